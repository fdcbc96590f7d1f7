/** Every door of the site, as a visitor goes through it. */
import { devices, type Locator, type Page } from "@playwright/test";
import { contactFields } from "#content/contact-form.ts";
import { demosPage } from "#content/demos.ts";
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { enterpriseOffers } from "#content/enterprise-offers.ts";
import { exitOffer } from "#content/exit-offer.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { followUp } from "#content/tool-texts.ts";
import { makeCourse } from "#tests/support/course.ts";
import { field, openChat, send } from "../concierge/panel.ts";
import * as enrollment from "../enrollment/form.ts";
import { leave, offer, open } from "../exit-offer.ts";
import { expect, hydrate } from "../fixtures.ts";
import { choose, fillContact, fillDetails, someSlots } from "../leads/forms.ts";
import { add, card, quoteOf } from "../offers/quote.ts";
import { openFilled, submitButton } from "../recruitment/apply.ts";
import { openTool, writeExample } from "../tool-pages.ts";

/** Headless Chromium calls itself HeadlessChrome, which counts as a bot: its presses make no lead. */
export const person = devices["Desktop Chrome"].userAgent;

interface Door {
  door: LeadDoor;
  /** Where the visitor is then, or the beginning of it. */
  page: string;
  /** What the inbox shows of it: the name of what is wanted, or words that were typed. */
  said: RegExp;
  /** Goes to the door, and does all but the last press. @returns what is to be pressed */
  come(page: Page): Promise<Locator>;
}

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

const [ebook] = ebooks;
const healthcare = enterpriseOffers.find(({ id }) => id === "healthcare-system");

export const doors: readonly Door[] = [
  {
    door: "contact",
    page: "/contact",
    said: /Two shops, one book/,
    async come(page) {
      await ready(page, "/contact");
      const form = page.locator("form", { has: page.getByLabel(contactFields.name.label) });
      await fillContact(form);
      return form.getByRole("button", { name: "Send message" });
    },
  },
  {
    door: "appointment",
    page: "/appointment",
    said: /My orders get lost/,
    async come(page) {
      const [slot = ""] = await someSlots(1);
      await ready(page, `/appointment?day=${slot.slice(0, 10)}`);
      const form = page.locator("form", { has: page.getByLabel("WhatsApp number") });
      await choose(form, slot);
      await fillDetails(form);
      return form.getByRole("button", { name: "Book this time" });
    },
  },
  {
    door: "follow-up",
    page: "/tools/marketing-generator",
    said: /Three posts a week/,
    async come(page) {
      await openTool(page, "marketing-generator");
      await writeExample(page, "marketing-generator");
      const form = page.getByRole("region", { name: followUp.heading });
      await form.getByLabel("Your name").fill("Amaka Okafor");
      await form.getByLabel("Email").fill("amaka@mindsync.example");
      await form.getByLabel("Your message").fill("Three posts a week, please.");
      return form.getByRole("button", { name: followUp.submitLabel });
    },
  },
  {
    door: "enrollment",
    page: "/video-courses",
    said: /No lost orders/,
    async come(page) {
      await ready(page, "/video-courses");
      const dialog = await enrollment.openDialog(page);
      await enrollment.fillIn(dialog, enrollment.visitor());
      return dialog.getByRole("button", { name: "Enroll Now" });
    },
  },
  {
    door: "ebook",
    page: ebook?.path ?? "",
    said: new RegExp(ebook?.title ?? "?"),
    async come(page) {
      await ready(page, ebook?.path ?? "");
      return page.locator("main").getByRole("link", { name: storeTexts.orderLabel, exact: true }).first();
    },
  },
  {
    door: "quote",
    page: "/whatsapp-ai-packages",
    said: /SmartAgent Pro.*Payment integration/,
    async come(page) {
      await ready(page, "/whatsapp-ai-packages");
      await card(page, "SmartAgent Pro").getByRole("button").click();
      await add(page, "Payment integration").click();
      return (await quoteOf(page)).getByRole("link", { name: "Send this list on WhatsApp" });
    },
  },
  {
    door: "demo",
    page: "/business-apps",
    said: /Mindsync Health/,
    async come(page) {
      await ready(page, "/business-apps?demo=healthcare");
      return page.getByRole("link", { name: demosPage.getLabel });
    },
  },
  {
    door: "enterprise",
    page: "/ai-enterprise-systems",
    said: /Healthcare AI System/,
    async come(page) {
      await ready(page, "/ai-enterprise-systems");
      return page.getByRole("link", { name: healthcare?.ctaText ?? "?", exact: true });
    },
  },
  {
    door: "exit-offer",
    page: "/terms",
    said: new RegExp(exitOffer.chat.label),
    async come(page) {
      await open(page);
      await leave(page);
      return offer(page).getByRole("link", { name: exitOffer.chat.label });
    },
  },
  {
    door: "chat",
    page: "/tools",
    said: /please call me on 0803 471 1471/,
    async come(page) {
      await openChat(page, "/tools");
      await field(page).fill("I have two shops, please call me on 0803 471 1471");
      return send(page);
    },
  },
  {
    door: "tier",
    page: "/courses/",
    said: /Pro.*Selling rice/,
    async come(page) {
      const { slug } = await makeCourse({ tier: "pro" });
      await ready(page, `/courses/${slug}`);
      return page.getByRole("link", { name: "Ask for Pro on WhatsApp" });
    },
  },
  {
    door: "application",
    page: "/recruitment/apply",
    said: /I know every shop on my street/,
    async come(page) {
      const { form } = await openFilled(page);
      return submitButton(form);
    },
  },
];

/** The visitor is told that it worked: by the chat that opens with a reference, or on the page. @returns the reference */
export async function confirmed(
  page: Page,
  { door }: Door,
  chat: Promise<Page> | null,
): Promise<string | null> {
  if (door === "chat") {
    await expect(page.getByRole("dialog").getByText("0803 471 1471").last()).toBeVisible();
    return null;
  }
  if (!chat) {
    await expect(page.getByRole("heading", { level: 1, name: "Application Submitted!" })).toBeVisible();
    return null;
  }
  const opened = await chat;
  await opened.waitForURL("https://wa.me/**");
  const text = new URL(opened.url()).searchParams.get("text") ?? "";
  await opened.close();
  return /Ref: ([A-Z]{3}-\w{5})$/.exec(text)?.[1] ?? null;
}
