import { assistantLaunchTime, botPackages } from "./bot-packages.ts";
import { demoNames } from "./demo-names.ts";
import { enterpriseOffers } from "./enterprise-offers.ts";
import { pages } from "./pages.ts";
import { readyInWords } from "./price-path.ts";
import { demoPrices, type EnterpriseId, naira, type PackageId } from "./prices.ts";
import { site } from "./site.ts";
import { buildTime } from "./working-days.ts";

/** What somebody wants, and the one thing to take for it. */
export interface Advice {
  /** In the buyer's own words. */
  readonly need: string;
  readonly take: string;
  readonly href: string;
  /** Both prices, in words. */
  readonly price: string;
  /** The setup and one month. */
  readonly firstMonth: string;
  /** How soon it works. */
  readonly live: string;
  /** The ready app of the same kind, with its price. */
  readonly orReady?: string;
}

interface Offered {
  readonly title: string;
  readonly setupPrice: number;
  readonly monthlyPrice: number;
}

const advise = (need: string, offer: Offered, href: string, live: string): Advice => ({
  need,
  take: offer.title,
  href,
  price: `${naira(offer.setupPrice)} setup, ${naira(offer.monthlyPrice)} per month`,
  firstMonth: naira(offer.setupPrice + offer.monthlyPrice),
  live,
});

function withId<Offer extends { readonly id: string }>(list: readonly Offer[], id: Offer["id"]): Offer {
  const found = list.find((offer) => offer.id === id);
  if (!found) throw new Error(`No offer is called ${id}.`);
  return found;
}

const packageFor = (need: string, id: PackageId) =>
  advise(need, withId(botPackages, id), `#${id}`, assistantLaunchTime);

const systemFor = (need: string, id: EnterpriseId): Advice => ({
  ...advise(need, withId(enterpriseOffers, id), `${pages.systems.path}#${id}`, buildTime),
  orReady: readyInWords(id),
});

const assistant = naira(demoPrices["whatsapp-assistant"].amount);

/** From the smallest need to the largest. */
export const advice: readonly Advice[] = [
  packageFor("I only want it to answer questions", "leadbot-basic"),
  packageFor("I want it to give quotes and take bookings", "smartagent-pro"),
  {
    need: "I want it to take orders and bookings, with no setup price",
    take: demoNames["whatsapp-assistant"],
    href: `${pages.demos.path}?demo=whatsapp-assistant`,
    price: `no setup price, ${assistant} per month`,
    firstMonth: assistant,
    live: "we agree the day with you",
  },
  {
    need: "I want it to take orders and count my shop’s stock",
    take: site.flagships.storefront,
    href: "/#storefront",
    price: "no setup price",
    firstMonth: "price agreed with you",
    live: "we agree the day with you",
  },
  packageFor("I want it to take orders, check stock and send invoices", "fullops-elite"),
  systemFor("I have three branches or more", "enterprise-intelligence-suite"),
  systemFor("I run a clinic, laboratory or pharmacy", "healthcare-system"),
  systemFor("I run a restaurant, bar or lounge", "restaurant-system"),
  systemFor("I sell, rent or manage property", "real-estate-system"),
];

export const whichOne = {
  heading: "Which one to choose",
  caption: "Needs, offers and prices",
  columns: {
    need: "What you want",
    take: "What to choose",
    firstMonth: "Setup and first month",
    live: "Time to launch",
  },
} as const;
