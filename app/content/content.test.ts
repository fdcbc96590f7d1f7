import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as appointment from "./appointment.ts";
import * as assignments from "./assignments.ts";
import * as blog from "./blog.ts";
import * as careers from "./careers.ts";
import * as contactForm from "./contact-form.ts";
import * as demoPictures from "./demo-pictures.ts";
import * as demos from "./demos.ts";
import { ebookInsides } from "./ebook-insides.ts";
import * as ebooks from "./ebooks.ts";
import * as enrolment from "./enrolment.ts";
import * as exitOffer from "./exit-offer.ts";
import * as flagships from "./flagships.ts";
import * as home from "./home.ts";
import * as homeSections from "./home-sections.ts";
import * as leads from "./leads.ts";
import * as legal from "./legal.ts";
import * as materials from "./materials.ts";
import * as navigation from "./navigation.ts";
import * as offerComparison from "./offer-comparison.ts";
import * as offerPictures from "./offer-pictures.ts";
import * as offerQuestions from "./offer-questions.ts";
import * as offers from "./offers.ts";
import { plainPages } from "./pages.ts";
import * as prices from "./prices.ts";
import * as privacy from "./privacy.ts";
import * as quote from "./quote.ts";
import * as recruitment from "./recruitment.ts";
import * as school from "./school.ts";
import { site } from "./site.ts";
import * as terms from "./terms.ts";
import * as toolForms from "./tool-forms.ts";
import * as toolMessages from "./tool-messages.ts";
import * as toolTexts from "./tool-texts.ts";
import * as tools from "./tools.ts";
import * as toolsPage from "./tools-page.ts";
import { whatsappLink, whatsappLinkLimit } from "./whatsapp.ts";

const everything = {
  appointment,
  assignments,
  blog,
  careers,
  contactForm,
  demoPictures,
  demos,
  ebooks,
  ebookInsides,
  enrolment,
  exitOffer,
  flagships,
  home,
  homeSections,
  leads,
  legal,
  materials,
  navigation,
  offerComparison,
  offerPictures,
  offerQuestions,
  offers,
  plainPages,
  privacy,
  quote,
  recruitment,
  school,
  terms,
  toolForms,
  toolMessages,
  toolTexts,
  tools,
  toolsPage,
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
  "Copied!",
  "Downloaded!",
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

  it("begin at the least expensive of a kind", () => {
    expect(prices.startingPrice(prices.enterprisePrices)).toBe("from ₦850,000 setup and ₦150,000 per month");
    expect(prices.startingPrice(prices.packagePrices)).toBe("from ₦250,000 setup and ₦40,000 per month");
    expect(prices.startingPrice(prices.demoPrices)).toBe("from ₦50,000 per month");
  });

  it("of a first year are the setup and twelve months", () => {
    expect(prices.firstYearTotal({ setup: 850_000, monthly: 150_000 })).toBe(2_650_000);
  });

  it("stand in one file only", () => {
    const owners = new Set(["prices.ts", "site.ts"]);
    const typedTwice = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !owners.has(file))
      .filter((file) => /₦\d/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")));
    expect(typedTwice).toEqual([]);
  });
});

describe("ebooks", () => {
  const list = ebooks.ebooks;
  const words = (paragraphs: readonly string[]) => paragraphs.join(" ").split(/\s+/).length;

  it("have a modest price each, and no price is without its ebook", () => {
    expect(list.map(({ slug }) => slug)).toEqual(Object.keys(prices.ebookPrices));
    for (const { slug, price } of list) {
      expect(price).toBe(prices.ebookPrices[slug]);
      expect(price.per).toBe("once");
      expect(price.amount).toBeGreaterThanOrEqual(2_500);
      expect(price.amount).toBeLessThanOrEqual(7_500);
    }
  });

  it("are ordered by a message that names the book and its price", () => {
    for (const { title, price, message } of list) {
      expect(message).toContain(title);
      expect(message).toContain(prices.naira(price.amount));
    }
    expect(new Set(list.map(({ message }) => message)).size).toBe(list.length);
  });

  it("say what is learnt, what is inside and, as a sample, something useful", () => {
    for (const { slug, learn, path, pages } of list) {
      expect(path).toBe(`/store/${slug}`);
      expect([4, 5]).toContain(learn.length);
      expect(pages).toBeGreaterThan(40);
      const { chapters, sample } = ebookInsides[slug];
      expect(chapters.length).toBeGreaterThanOrEqual(7);
      expect(chapters).toContain(sample.from);
      expect(words(sample.paragraphs), slug).toBeGreaterThanOrEqual(150);
      expect(words(sample.paragraphs), slug).toBeLessThanOrEqual(250);
    }
  });

  it("have a cover each, no two alike", () => {
    expect(list.map(({ cover }) => cover).sort()).toEqual([...ebooks.coverArts].sort());
  });

  it("say before the order when the file comes", () => {
    expect(ebooks.storeTexts.text).toContain("after your payment is confirmed");
    expect(ebooks.storeTexts.steps.map(({ text }) => text).join(" ")).toContain(
      "When we have confirmed the payment, the PDF comes in the same chat.",
    );
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
    expect(homeSections.services.list).toHaveLength(6);
    expect(school.learningPaths.map((path) => path.modules)).toEqual([12, 8, 10, 15]);
    expect(careers.roles.list).toHaveLength(5);
    expect(careers.performance.metrics).toHaveLength(5);
    expect(careers.performance.levels).toHaveLength(4);
    expect(careers.onboarding.steps).toHaveLength(4);
    expect(assignments.testAssignments.list).toHaveLength(5);
    expect(plainPages).toHaveLength(10);
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
    "/tools/bot-playground",
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
    "/tools",
    "/",
    "/ai-enterprise-systems",
    "/whatsapp-ai-packages",
    "/video-courses",
    "/privacy",
    "/terms",
    "/business-apps",
    "/recruitment/admin",
    "/#about",
    "/#services",
    "/#appointment",
    "/#contact",
    "/#store",
    "/blog",
  ]);

  it("lead only to specified screens and to anchors that are there", () => {
    expect(texts.filter(({ field, text }) => field === "href" && !specified.has(text))).toEqual([]);
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
    const pages = [
      ...plainPages,
      offers.enterprisePage,
      offers.packagesPage,
      { title: demos.demosPage.title, description: demos.demosPage.summary },
      ...demos.demoSystems.map(demos.demoPageTexts),
      ...ebooks.ebooks,
      toolsPage.toolsPage,
      ...Object.keys(toolForms.toolForms).map((slug) => {
        const tool = tools.tools.find((known) => known.slug === slug);
        if (!tool) throw new Error(`${slug} has no card`);
        return { title: toolsPage.toolPageTitle(tool), description: toolsPage.toolSummary(tool) };
      }),
      blog.blogTexts,
    ];
    for (const page of pages) {
      expect(page.title.length, page.title).toBeLessThanOrEqual(60);
      expect(page.description.length, page.description).toBeGreaterThanOrEqual(110);
      expect(page.description.length, page.description).toBeLessThanOrEqual(155);
    }
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
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

  it("of the enterprise systems lead to a demo that is there", () => {
    const known: string[] = demos.demoSystems.map((system) => system.id);
    for (const id of Object.values(offers.enterpriseDemos)) expect(known).toContain(id);
  });

  it("name the demo that made the visitor write, and differ by the button", () => {
    for (const { name } of demos.demoSystems) {
      const messages = Object.values(demos.demoMessages).map((message) => message(name));
      for (const message of messages) expect(message).toContain(name);
      expect(new Set(messages).size).toBe(messages.length);
    }
  });

  it("differ from offer to offer, so that the owner knows what was tapped", () => {
    const own = [...offers.enterpriseOffers, ...offers.botPackages, ...offers.addOns].map(
      (offer) => offer.ctaMessage,
    );
    expect(new Set(own).size).toBe(own.length);
  });
});
