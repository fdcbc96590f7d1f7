import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";
import { xmlFault } from "#tests/support/xml.ts";
import { zippedTexts } from "#tests/support/zip.ts";
import type { Deck } from "./deck.ts";
import { deckMaterial } from "./deck-material.ts";
import { decks } from "./index.ts";

const named = decks.map((deck) => [deck.course.slug, deck] as const);
const made = new Map<Deck, Promise<Buffer>>();

const make = async (deck: Deck) => Buffer.from(await deckMaterial(deck).make());

async function partsOf(deck: Deck): Promise<Record<string, string>> {
  const file = made.get(deck) ?? make(deck);
  made.set(deck, file);
  return zippedTexts(await file);
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

describe.each(named)("the file of %s", (_, deck) => {
  it("is well-formed in every part", async () => {
    const parts = await partsOf(deck);
    expect(Object.keys(parts).length).toBeGreaterThan(30);
    const faults = Object.entries(parts).map(([path, xml]) => [path, xmlFault(xml)]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });

  it("lists the parts that are there, and those only", async () => {
    const parts = await partsOf(deck);
    const listed = matches(parts["[Content_Types].xml"] ?? "", /PartName="\/([^"]+)"/g);
    expect(listed.filter((path) => !(path in parts))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    for (const [path, xml] of Object.entries(parts).filter(([name]) => name.endsWith(".rels"))) {
      const folder = path.replace(/_rels\/[^/]+$/, "");
      const targets = [...xml.matchAll(/<Relationship [^>]*>/g)].map(([whole]) => whole);
      for (const target of targets.filter((whole) => !whole.includes('TargetMode="External"'))) {
        const [to = ""] = matches(target, /Target="([^"]+)"/g);
        const { pathname } = new URL(to, `https://deck.example/${folder}`);
        expect(pathname.slice(1) in parts, `${path}: ${to}`).toBe(true);
      }
    }
  });

  it("has the title of each slide where screen readers look for it, and its notes", async () => {
    const parts = await partsOf(deck);
    for (const [at, { title, notes }] of deck.slides.entries()) {
      const slide = parts[`ppt/slides/slide${at + 1}.xml`] ?? "";
      const titled = slide.split("</p:sp>").filter((shape) => shape.includes('<p:ph type="title"/>'));
      expect(titled.length, title).toBe(1);
      expect(titled[0]).toContain('name="Title"');
      const plain = (xml: string) =>
        matches(xml, /<a:t>([^<]*)<\/a:t>/g)
          .join("")
          .replaceAll("&apos;", "'");
      expect(plain(titled[0] ?? "")).toBe(title);
      expect(plain(parts[`ppt/notesSlides/notesSlide${at + 1}.xml`] ?? "")).toContain(notes.slice(0, 60));
    }
  });

  it("numbers the shapes of a slide once, and says what they show or that they are decoration", async () => {
    const parts = await partsOf(deck);
    for (const [path, xml] of Object.entries(parts).filter(([name]) => /slides\/slide\d+\.xml$/.test(name))) {
      const ids = matches(xml, /<p:cNvPr id="(\d+)"/g);
      expect(new Set(ids).size, path).toBe(ids.length);
      expect(xml).not.toContain("¦");
      const tables = xml.match(/<p:graphicFrame>.*?<\/p:nvGraphicFramePr>/gs) ?? [];
      expect(tables.filter((table) => !/descr="Table: [^"]+"/.test(table))).toEqual([]);
    }
  });

  it("uses one face that is everywhere, and the brand's name", async () => {
    const parts = await partsOf(deck);
    const slides = Object.entries(parts).filter(([name]) => /slides\/slide\d+\.xml$/.test(name));
    const faces = new Set(slides.flatMap(([, xml]) => matches(xml, /<a:latin typeface="([^"]+)"/g)));
    expect([...faces]).toEqual(["Arial"]);
    expect(parts["docProps/core.xml"]).toContain(deck.course.title);
    expect(parts["docProps/core.xml"]).toContain(site.school);
  });
});

describe("two builds", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(named)("of %s on two days give the same bytes", async (_, deck) => {
    vi.setSystemTime(new Date("2026-12-01T08:00:00Z"));
    const first = await make(deck);
    vi.setSystemTime(new Date("2027-06-30T17:30:00Z"));
    expect((await make(deck)).equals(first)).toBe(true);
  });
});
