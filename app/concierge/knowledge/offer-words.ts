import type { Flagship } from "#content/flagships.ts";
import type { AddOnId, DemoId, EnterpriseId, PackageId } from "#content/prices.ts";
import { site } from "#content/site.ts";

/** Names that visitors use for an offer, and other words that refer to it. */
interface Words {
  readonly names: readonly string[];
  readonly keywords: string;
}

const brand = site.name;

export const systemWords: Readonly<Record<EnterpriseId, Words>> = {
  "enterprise-intelligence-suite": {
    names: [
      "enterprise intelligence suite",
      "intelligence suite",
      "enterprise intelligence",
      "my branch",
      "several branch",
      "all branch",
      "distributor",
      "manufacturer",
    ],
    keywords:
      "steal theft monitor control abroad branch dashboard distributor group department report figures stock staff company head office",
  },
  "healthcare-system": {
    names: [
      "healthcare ai system",
      "healthcare",
      "health system",
      "hospital",
      "clinic",
      "pharmacy",
      "laboratory",
      "medical",
    ],
    keywords: "patient doctor nurse appointment hmo drug card dentist",
  },
  "restaurant-system": {
    names: ["restaurant ai system", "restaurant", "bar", "lounge", "caterer", "buka", "eatery"],
    keywords: "kitchen food menu table waiter order catering canteen mama put",
  },
  "real-estate-system": {
    names: ["real estate ai system", "real estate", "property", "estate", "landlord"],
    keywords: "land plot house rent tenant developer agent instalment viewing",
  },
};

export const appWords: Readonly<Record<DemoId, Words>> = {
  healthcare: {
    names: [
      `${brand} health`,
      "healthcare demo",
      "healthcare app",
      "health app",
      "hospital app",
      "clinic app",
      "clinic demo",
      "hospital demo",
    ],
    keywords: "patient doctor appointment bill",
  },
  hospitality: {
    names: [
      `${brand} hospitality`,
      "hospitality",
      "hospitality app",
      "hospitality demo",
      "hotel",
      "hotel app",
      "restaurant demo",
      "restaurant app",
      "guest house",
    ],
    keywords: "room table kitchen guest booking short let",
  },
  "real-estate": {
    names: [
      `${brand} estate`,
      "estate app",
      "estate demo",
      "real estate demo",
      "real estate app",
      "property app",
      "property demo",
    ],
    keywords: "listing viewing instalment tenant",
  },
  "enterprise-suite": {
    names: [`${brand} enterprise suite`, "enterprise suite", "enterprise demo", "enterprise app"],
    keywords: "approval department staff stock",
  },
  "telegram-bot": {
    names: ["telegram ai bot", "telegram bot", "telegram"],
    keywords: "channel community group member",
  },
  "whatsapp-assistant": {
    names: ["whatsapp ai assistant", "whatsapp assistant", "ai assistant"],
    keywords: "salon parcel status chat reply customer track delivery",
  },
  "ai-sales-website": {
    names: ["ai sales website", "sales website", "website", "web site"],
    keywords: "page instagram seller online shop web",
  },
};

export const packageWords: Readonly<Record<PackageId, Words>> = {
  "leadbot-basic": {
    names: ["leadbot basic", "leadbot", "basic package", "basic bot", "basic plan"],
    keywords: "lead question small tutorial first",
  },
  "smartagent-pro": {
    names: [
      "smartagent pro",
      "smartagent",
      "pro package",
      "popular package",
      "pro bot",
      "pro plan",
      "most popular",
    ],
    keywords: "quote follow up booking sell fashion pidgin",
  },
  "fullops-elite": {
    names: [
      "fullops assistant elite",
      "fullops elite",
      "fullops",
      "elite package",
      "elite bot",
      "elite plan",
    ],
    keywords: "order invoice receipt stock dispatch wholesale department",
  },
};

export const addOnWords: Readonly<Record<AddOnId, Words>> = {
  "whatsapp-broadcast": {
    names: ["whatsapp broadcast", "broadcast", "bulk message"],
    keywords: "notice group send everybody",
  },
  "web-chat-widget": {
    names: ["web chat widget", "chat widget", "web chat", "widget", "chat website", "bot website"],
    keywords: "window site",
  },
  "ai-reporting-memory": {
    names: ["ai reporting memory", "ai reporting", "reporting memory", "ai memory"],
    keywords: "remember returning report memory",
  },
  "whatsapp-crm": {
    names: ["whatsapp crm integration", "crm integration", "crm"],
    keywords: "customer list contact",
  },
  "payment-integration": {
    names: [
      "payment integration",
      "payment link",
      "paystack",
      "flutterwave",
      "payment bot",
      "accept payment",
      "collect payment",
      "receive payment",
    ],
    keywords: "card transfer pay checkout",
  },
};

export const flagshipWords: Readonly<Record<Flagship["id"], Words>> = {
  storefront: {
    names: [
      site.flagships.storefront,
      "storefront",
      "whatsapp shop",
      "whatsapp store",
      "online shop",
      "online store",
      "ecommerce",
      "shop on whatsapp",
    ],
    keywords: "sell product order stock catalogue inventory multi store shop boutique",
  },
  books: {
    names: [
      site.flagships.books,
      "book app",
      "bookkeeping",
      "bookkeeping by chat",
      "record sale",
      "accountant",
      "accounting software",
    ],
    keywords: "profit expense account accounting record sale debt ledger money shop daily gain lose loss",
  },
};
