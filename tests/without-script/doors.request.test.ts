/** The WhatsApp buttons of the pages in a browser without script: each stores a lead before WhatsApp opens. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tierTexts } from "#content/course-pages.ts";
import { demosPage } from "#content/demos.ts";
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { enterpriseOffers } from "#content/enterprise-offers.ts";
import { books, storefront } from "#content/flagships.ts";
import { type PressDoor, pressAddress } from "#content/lead-doors.ts";
import { playgroundClosing } from "#content/playground-closing.ts";
import { toolsPage } from "#content/tools-page.ts";
import { makeCourse } from "#tests/support/course.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { phone } from "#tests/support/visits.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";

testDatabase();
let site: WholeSite;
let courseSlug: string;
beforeAll(async () => {
  site = await wholeSite();
  courseSlug = (await makeCourse({ tier: "pro" })).slug;
});
afterAll(() => site.close());
beforeEach(forgetLeads);

const [ebook] = ebooks;
const clinic = enterpriseOffers.find(({ id }) => id === "healthcare-system");
const campaign = "utm_source=flyer&utm_campaign=balogun-market";

interface Button {
  /** The page with the button, and the query that selects what is asked for. */
  page: string;
  query?: string;
  label: string;
  items: readonly string[];
}

const buttons: Readonly<Record<Exclude<PressDoor, "exit-offer">, () => Button>> = {
  quote: () => ({
    page: "/whatsapp-ai-packages",
    query: "package=smartagent-pro&add=payment-integration",
    label: "Send this list on WhatsApp",
    items: ["smartagent-pro", "payment-integration"],
  }),
  demo: () => ({
    page: "/business-apps",
    query: "demo=healthcare",
    label: demosPage.getLabel,
    items: ["healthcare"],
  }),
  enterprise: () => ({
    page: "/ai-enterprise-systems",
    label: clinic?.ctaText ?? "",
    items: ["healthcare-system"],
  }),
  ebook: () => ({ page: ebook?.path ?? "", label: storeTexts.orderLabel, items: [ebook?.slug ?? ""] }),
  tier: () => ({ page: `/courses/${courseSlug}`, label: tierTexts.ask("Pro"), items: ["pro"] }),
};

/** Buttons for offers without a card of their own. Each is a request to buy, so each is a lead. */
const others: readonly (readonly [PressDoor, () => Button])[] = [
  ["demo", () => ({ page: "/business-apps", label: demosPage.action.label, items: [] })],
  ["enterprise", () => ({ page: "/", label: storefront.action.label, items: ["storefront"] })],
  ["enterprise", () => ({ page: "/", label: books.action.label, items: ["books"] })],
  ["enterprise", () => ({ page: "/tools", label: toolsPage.custom.ctaLabel, items: [] })],
  ["quote", () => ({ page: "/tools/bot-playground", label: playgroundClosing.chatLabel, items: [] })],
];

test.each([...Object.entries(buttons), ...others])(
  "the button of a %s stores a lead with its page and campaign, and its message has the Ref",
  async (door, button) => {
    const { page, query, label, items } = button();
    const visitor = new PlainBrowser(site.fetch);
    const address = `${page}?${[query, campaign].filter(Boolean).join("&")}`;
    await visitor.open(address);
    expect(visitor.status).toBe(200);
    const link = visitor.link(label).attribute("href") ?? "";
    expect(link.startsWith(pressAddress(door as PressDoor))).toBe(true);
    const answer = await site.fetch(link, {
      headers: {
        "user-agent": phone,
        "sec-fetch-site": "same-origin",
        referer: `http://localhost${address}`,
      },
    });
    const chat = new URL(answer.headers.get("location") ?? "");
    expect([answer.status, chat.hostname]).toEqual([302, "wa.me"]);
    const [lead, ...more] = await storedLeads();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      door,
      items,
      form_page: page,
      first_source: "flyer",
      campaign: "balogun-market",
    });
    expect(chat.searchParams.get("text")?.split("\n").at(-1)).toBe(`Ref: ${lead?.ref}`);
  },
);
