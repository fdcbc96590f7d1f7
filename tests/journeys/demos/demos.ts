import type { Page } from "@playwright/test";
import { demoSystems } from "#content/demos.ts";
import { demoPrices, priceInWords } from "#content/prices.ts";
import { chatAddress } from "../chat-address.ts";
import { expect } from "../fixtures.ts";

/** Specification 1, sections 2 and 9, word for word. */
export const categories = [
  ["All Systems", "/business-apps"],
  ["Healthcare", "/business-apps?category=healthcare"],
  ["Hospitality", "/business-apps?category=hospitality"],
  ["Real Estate", "/business-apps?category=real-estate"],
  ["Enterprise", "/business-apps?category=enterprise"],
  ["AI Bots", "/business-apps?category=ai-bots"],
  ["Digital Sales", "/business-apps?category=digital-sales"],
] as const;

export const systems = [
  ["healthcare", "Mindsync Health", "Healthcare", priceInWords(demoPrices.healthcare)],
  ["hospitality", "Mindsync Hospitality", "Hospitality", priceInWords(demoPrices.hospitality)],
  ["real-estate", "Mindsync Estates", "Real Estate", priceInWords(demoPrices["real-estate"])],
  [
    "enterprise-suite",
    "Mindsync Enterprise Suite",
    "Enterprise",
    priceInWords(demoPrices["enterprise-suite"]),
  ],
  ["telegram-bot", "Telegram AI Bot", "AI Bots", priceInWords(demoPrices["telegram-bot"])],
  ["whatsapp-assistant", "WhatsApp AI Assistant", "AI Bots", priceInWords(demoPrices["whatsapp-assistant"])],
  ["ai-sales-website", "AI Sales Website", "Digital Sales", priceInWords(demoPrices["ai-sales-website"])],
] as const;

export const names = systems.map(([, name]) => name);
export const textsOf = (id: string) => {
  const found = demoSystems.find((system) => system.id === id);
  if (!found) throw new Error(`no system ${id}`);
  return found;
};

export const cards = (page: Page) => page.locator("#systems > ul > li");
export const cardNames = (page: Page) => cards(page).getByRole("heading");
export const tryDemo = (page: Page, name: string) =>
  page.getByRole("link", { name: `Try Live Demo: ${name}` });
export const viewer = (page: Page, name: string) => page.getByRole("dialog", { name });
export const dialogs = (page: Page) => page.locator("dialog[open]");

/** The text in a link to WhatsApp. */
export async function messageOf(link: ReturnType<Page["locator"]>): Promise<string> {
  const address = await chatAddress(link);
  expect(address.href).toMatch(/^https:\/\/wa\.me\/234\d{10}\?text=/);
  return address.searchParams.get("text") ?? "";
}
