import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";
import { xmlFault } from "#tests/support/xml.ts";
import { zippedTexts } from "#tests/support/zip.ts";
import { materialsDirectory } from "../material.ts";
import type { Deck } from "./deck.ts";
import { deckMaterial } from "./deck-material.ts";
import { decks } from "./index.ts";

// Each deck is made once here, on another day than in the build.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-06-30T17:30:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

const named = decks.map((deck) => [deck.course.slug, deck] as const);
const made = new Map<Deck, Promise<Buffer>>();

function fileOf(deck: Deck): Promise<Buffer> {
  const file =
    made.get(deck) ??
    deckMaterial(deck)
      .make()
      .then((bytes) => Buffer.from(bytes));
  made.set(deck, file);
  return file;
}

const opened = new Map<Deck, Record<string, string>>();

async function partsOf(deck: Deck): Promise<Record<string, string>> {
  const parts = opened.get(deck) ?? zippedTexts(await fileOf(deck));
  opened.set(deck, parts);
  return parts;
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

it.each(named)("two builds of %s on two days give the same bytes", async (_, deck) => {
  const { course, file } = deckMaterial(deck);
  const built = readFileSync(join(materialsDirectory, course, file));
  expect((await fileOf(deck)).equals(built)).toBe(true);
});
