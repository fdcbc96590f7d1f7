import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fullRun } from "#tests/support/budget.ts";
import { xmlFault } from "#tests/support/xml.ts";
import { zippedTexts } from "#tests/support/zip.ts";

const brand = {
  SITE_NAME: "Adébáyọ̀ & Daughters Business Technology Consulting",
  SITE_URL: "https://www.adebayo-and-daughters-technology.com.ng",
  SITE_WHATSAPP_SALES: "+2347011112222",
};

beforeEach(() => {
  for (const [name, value] of Object.entries(brand)) vi.stubEnv(name, value);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it("fits a longer name and address, and an ampersand breaks no file", async () => {
  const { decks } = await import("./index.ts");
  const { deckMaterial } = await import("./deck-material.ts");
  // The brand is at the same places in all of them.
  for (const deck of fullRun ? decks : decks.slice(0, 2)) {
    const parts = zippedTexts(Buffer.from(await deckMaterial(deck).make()));
    const faults = Object.entries(parts).map(([path, xml]) => [path, xmlFault(xml)]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
    const last = parts[`ppt/slides/slide${deck.slides.length}.xml`];
    expect(last).toContain("www.adebayo-and-daughters-technology.com.ng/free-courses");
    expect(last).toContain("+234 701 111 2222");
    expect(parts["docProps/app.xml"]).toContain("Adébáyọ̀ &amp; Daughters");
  }
});
