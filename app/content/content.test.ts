import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as appointment from "./appointment.ts";
import * as assignments from "./assignments.ts";
import * as careers from "./careers.ts";
import * as contactForm from "./contact-form.ts";
import * as demos from "./demos.ts";
import * as enrolment from "./enrolment.ts";
import * as flagships from "./flagships.ts";
import * as home from "./home.ts";
import * as leads from "./leads.ts";
import * as materials from "./materials.ts";
import * as navigation from "./navigation.ts";
import * as offers from "./offers.ts";
import { plainPages } from "./pages.ts";
import * as prices from "./prices.ts";
import * as recruitment from "./recruitment.ts";
import * as school from "./school.ts";
import { site } from "./site.ts";
import * as tools from "./tools.ts";
import { whatsappLink, whatsappLinkLimit } from "./whatsapp.ts";

const everything = {
  appointment,
  assignments,
  careers,
  contactForm,
  demos,
  enrolment,
  flagships,
  home,
  leads,
  materials,
  navigation,
  offers,
  plainPages,
  recruitment,
  school,
  tools,
};

/** Every text in a piece of content, with the name of the field that holds it and the field's owner. */
function textsOf(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, field));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
}

const texts = textsOf(everything);

/** Sentences of the specification, kept letter by letter, marks of excitement included. */
const exactTexts = new Set([
  "Application Submitted!",
  "Thanks for applying! We'll review your submission and reach out on WhatsApp within 48 hours if you're shortlisted. Stay sharp.",
  "Enrollment submitted successfully! Redirecting to WhatsApp...",
  "Demo Coming Soon",
]);

describe("prices", () => {
  it("are those of the specification", () => {
    expect(prices.demoPrices).toEqual({
      healthcare: { amount: 150000, per: "month", from: true },
      hospitality: { amount: 200000, per: "month" },
      "real-estate": { amount: 180000, per: "month" },
      "enterprise-suite": { amount: 250000, per: "month" },
      "telegram-bot": { amount: 50000, per: "month" },
      "whatsapp-assistant": { amount: 75000, per: "month" },
      "ai-sales-website": { amount: 120000, per: "month" },
    });
    expect(prices.enterprisePrices).toEqual({
      "enterprise-intelligence-suite": { setup: 1500000, monthly: 200000 },
      "healthcare-system": { setup: 850000, monthly: 150000 },
      "restaurant-system": { setup: 1200000, monthly: 180000 },
      "real-estate-system": { setup: 1800000, monthly: 250000 },
    });
    expect(prices.packagePrices).toEqual({
      "leadbot-basic": { setup: 250000, monthly: 40000 },
      "smartagent-pro": { setup: 450000, monthly: 70000 },
      "fullops-elite": { setup: 750000, monthly: 150000 },
    });
    expect(prices.addOnPrices).toEqual({
      "whatsapp-broadcast": { amount: 150000, per: "once" },
      "web-chat-widget": { amount: 100000, per: "once" },
      "ai-reporting-memory": { amount: 120000, per: "month" },
      "whatsapp-crm": { amount: 250000, per: "once" },
      "payment-integration": { amount: 100000, per: "once" },
    });
    expect(prices.freeCoursePrice).toEqual({ usual: 1000000, now: 0 });
  });

  it("belong to the offer, package, add-on or demo of the same id, each sold once", () => {
    expect(offers.enterpriseOffers.map((offer) => offer.id)).toEqual(Object.keys(prices.enterprisePrices));
    for (const offer of offers.enterpriseOffers) {
      const { setupPrice: setup, monthlyPrice: monthly } = offer;
      expect({ setup, monthly }).toEqual(prices.enterprisePrices[offer.id]);
    }
    expect(offers.botPackages.map((offer) => offer.id)).toEqual(Object.keys(prices.packagePrices));
    for (const offer of offers.botPackages) {
      const { setupPrice: setup, monthlyPrice: monthly } = offer;
      expect({ setup, monthly }).toEqual(prices.packagePrices[offer.id]);
    }
    expect(offers.addOns.map((addOn) => addOn.id)).toEqual(Object.keys(prices.addOnPrices));
    for (const addOn of offers.addOns) expect(addOn.price).toBe(prices.addOnPrices[addOn.id]);
    expect(demos.demoSystems.map((system) => system.id)).toEqual(Object.keys(prices.demoPrices));
    for (const system of demos.demoSystems) expect(system.price).toBe(prices.demoPrices[system.id]);
  });

  it("are written the way people read them", () => {
    expect(prices.naira(850_000)).toBe("₦850,000");
    expect(prices.naira(0)).toBe("₦0");
    expect(prices.naira(-3_500)).toBe("-₦3,500");
    expect(prices.priceInWords({ setup: 850_000, monthly: 150_000 })).toBe(
      "₦850,000 one-time setup, ₦150,000 per month",
    );
    expect(prices.priceInWords({ amount: 150_000, per: "month", from: true })).toBe(
      "from ₦150,000 per month",
    );
    expect(prices.priceInWords({ amount: 100_000, per: "once" })).toBe("₦100,000 once");
  });

  it("stand in one file only", () => {
    const owners = new Set(["prices.ts", "site.ts"]);
    const typedTwice = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !owners.has(file))
      .filter((file) => /₦\d/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")));
    expect(typedTwice).toEqual([]);
  });
});

describe("what there is", () => {
  it("has the specified number of each", () => {
    expect(demos.demoSystems).toHaveLength(Number(site.claims.demoSystems));
    expect(materials.freeCourses).toHaveLength(Number(site.claims.freeCourses));
    expect(tools.tools).toHaveLength(Number(site.claims.freeTools));
    expect(home.hero.headlines).toHaveLength(5);
    expect(home.hero.destinations).toHaveLength(6);
    expect(home.exploreDialog.options).toHaveLength(5);
    expect(home.services.list).toHaveLength(6);
    expect(school.learningPaths.map((path) => path.modules)).toEqual([12, 8, 10, 15]);
    expect(careers.roles.list).toHaveLength(5);
    expect(careers.performance.metrics).toHaveLength(5);
    expect(careers.performance.levels).toHaveLength(4);
    expect(careers.onboarding.steps).toHaveLength(4);
    expect(assignments.testAssignments.list).toHaveLength(5);
    expect(plainPages).toHaveLength(22);
  });

  it("keeps the learning paths and their choices together", () => {
    const ids: string[] = school.learningPaths.map((path) => path.id);
    expect(enrolment.learningPathChoices.map((choice) => choice.value)).toEqual([...ids, "all-paths"]);
    expect(school.learningPaths.map((path) => `${path.duration}, ${path.level}`)).toEqual([
      "8 weeks, Intermediate",
      "6 weeks, Advanced",
      "7 weeks, Expert",
      "10 weeks, Intermediate",
    ]);
  });

  it("describes every offer and system fully", () => {
    for (const { features } of [...offers.enterpriseOffers, ...offers.botPackages]) {
      expect(features.length).toBeGreaterThanOrEqual(5);
      expect(features.length).toBeLessThanOrEqual(7);
    }
    for (const system of demos.demoSystems) {
      expect(system.features.length).toBeGreaterThanOrEqual(5);
      expect(system.useCases.length).toBeGreaterThanOrEqual(3);
    }
    expect(offers.botPackages.filter((offer) => offer.popular).map((offer) => offer.id)).toEqual([
      "smartagent-pro",
    ]);
    expect(new Set(demos.demoSystems.map((system) => system.category))).toEqual(
      new Set(demos.demoCategories),
    );
    expect(new Set(tools.tools.map((tool) => tool.category))).toEqual(new Set(tools.toolCategories));
  });

  it("adds the sample ledger up", () => {
    expect(flagships.ledgerTotals).toEqual({
      sales: 64_000,
      costOfGoods: 53_900,
      expenses: 3_500,
      profit: 6_600,
    });
    expect(flagships.storefront.conversation.map((message) => message.text).join(" ")).toContain(
      "Total ₦38,500",
    );
  });
});

describe("addresses", () => {
  const pagePaths = [
    "/ai-enterprise-systems",
    "/whatsapp-ai-packages",
    "/business-apps",
    "/tools",
    ...tools.tools.map((tool) => tool.path),
    "/free-courses",
    "/recruitment/overview",
    "/recruitment/apply",
    "/recruitment/onboarding",
    "/recruitment/roles",
    "/recruitment/performance",
    "/recruitment/test-assignments",
    "/recruitment/territory-playbook",
    "/recruitment/contact",
  ];
  const specified = new Set([
    ...pagePaths,
    "/",
    "/video-courses",
    "/recruitment/admin",
    "/#about",
    "/#services",
    "/#appointment",
    "/#contact",
  ]);

  it("lead only to specified screens and to anchors that are there", () => {
    // The store's anchor is one of the three choices the specification words exactly.
    const unknown = texts.filter(({ field, text }) => field === "href" && !specified.has(text));
    expect(new Set(unknown.map(({ text }) => text))).toEqual(new Set(["/#store"]));
  });

  it("of the plain pages are the specified ones, each once", () => {
    expect(plainPages.map((page) => page.path)).toEqual(pagePaths);
  });

  it("of the tools are those of the specification", () => {
    expect(tools.tools.map((tool) => tool.path).sort()).toEqual([
      "/tools/bot-playground",
      "/tools/business-name-generator",
      "/tools/faq-generator",
      "/tools/growth-strategy",
      "/tools/idea-evaluator",
      "/tools/landing-copy",
      "/tools/marketing-generator",
      "/tools/product-description",
      "/tools/sop-writer",
    ]);
    for (const tool of tools.tools) expect(tool.path).toBe(`/tools/${tool.slug}`);
  });

  it("of the hero are labelled as specified", () => {
    expect(home.hero.destinations.map(({ label, href }) => `${label} ${href}`)).toEqual([
      "Enterprise AI Systems /ai-enterprise-systems",
      "WhatsApp AI Packages /whatsapp-ai-packages",
      "Business App Demos /business-apps",
      "Free AI Tools /tools",
      `${site.school} /video-courses`,
      "Free Courses /free-courses",
    ]);
  });
});

describe("lengths", () => {
  it("of headlines fit a phone", () => {
    for (const { headline, subheadline } of home.hero.headlines) {
      expect(headline.length, headline).toBeLessThanOrEqual(45);
      expect(subheadline.length, subheadline).toBeLessThanOrEqual(120);
    }
  });

  it("of the forms' own pages fit a search result", () => {
    for (const { title, summary } of [appointment.appointmentPage, contactForm.contactPage]) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(summary.length, summary).toBeGreaterThanOrEqual(110);
      expect(summary.length, summary).toBeLessThanOrEqual(155);
    }
  });

  it("of titles and descriptions fit a search result, and no two are alike", () => {
    for (const page of plainPages) {
      expect(page.title.length, page.title).toBeLessThanOrEqual(60);
      expect(page.description.length, page.description).toBeGreaterThanOrEqual(110);
      expect(page.description.length, page.description).toBeLessThanOrEqual(155);
    }
    expect(new Set(plainPages.map((page) => page.title)).size).toBe(plainPages.length);
    expect(new Set(plainPages.map((page) => page.description)).size).toBe(plainPages.length);
  });
});

describe("voice", () => {
  it("has no word of the adverts", () => {
    const forbidden = /revolutioni[sz]e|leverag|unlock|empower|cutting-edge|lorem|seamless|game.chang/i;
    expect(texts.filter(({ text }) => forbidden.test(text))).toEqual([]);
  });

  it("promises nothing for later but the territory playbooks", () => {
    const later = texts.filter(({ text }) => /coming soon/i.test(text) && !exactTexts.has(text));
    expect(new Set(later.map(({ text }) => text))).toEqual(new Set(["Territory playbooks (coming soon)"]));
  });

  it("does not shout", () => {
    expect(texts.filter(({ text }) => text.includes("!") && !exactTexts.has(text))).toEqual([]);
  });

  it("leaves no text empty or with a gap in it", () => {
    expect(texts.filter(({ text }) => text.trim() === "" || /undefined|NaN|\[object/.test(text))).toEqual([]);
  });
});

describe("WhatsApp messages", () => {
  const messages = texts.filter(({ field }) => ["message", "ctaMessage", "chatMessage"].includes(field));

  it("say something and arrive whole", () => {
    expect(messages.length).toBeGreaterThan(40);
    for (const { text } of messages) {
      expect(text.trim().length, text).toBeGreaterThan(3);
      const link = whatsappLink("concierge", text);
      expect(link.length).toBeLessThan(whatsappLinkLimit);
      expect(new URL(link).searchParams.get("text")).toBe(text);
    }
  });

  it("name the demo that made the visitor write", () => {
    for (const { name } of demos.demoSystems) expect(demos.demoMessage(name)).toContain(name);
  });

  it("differ from offer to offer, so that the owner knows what was tapped", () => {
    const own = [...offers.enterpriseOffers, ...offers.botPackages, ...offers.addOns].map(
      (offer) => offer.ctaMessage,
    );
    expect(new Set(own).size).toBe(own.length);
  });
});
