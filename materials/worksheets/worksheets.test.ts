import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freeCourses } from "#content/materials.ts";
import { xmlFault } from "#tests/support/xml.ts";
import { zippedTexts } from "#tests/support/zip.ts";
import { materials } from "../index.ts";
import { type Material, materialsDirectory } from "../material.ts";
import { worksheets } from "./index.ts";
import { worksheetMaterial } from "./materials-of.ts";

const made = new Map(worksheets.map((sheet) => [sheet.file, worksheetMaterial(sheet)] as const));
const ofKind = (kind: Material["kind"]) => [...made].filter(([, material]) => material.kind === kind);
/** Each file is made once here; the build has made it before. */
const files = new Map<Material, Promise<Buffer>>();

function bytesOf(material: Material): Promise<Buffer> {
  const file = files.get(material) ?? material.make().then((bytes) => Buffer.from(bytes));
  files.set(material, file);
  return file;
}

describe("the worksheets", () => {
  it("are fifty files or more with the decks, each course with seven or more beside its deck", () => {
    expect(materials.length).toBeGreaterThanOrEqual(50);
    for (const { slug } of freeCourses)
      expect([slug, worksheets.filter(({ course }) => course === slug).length >= 7]).toEqual([slug, true]);
  });

  it("have a title and a description that no other has", () => {
    for (const key of ["title", "description", "file"] as const) {
      const texts = materials.map((material) => material[key]);
      if (key === "description") {
        expect(worksheets.filter(({ description }) => !/^.{50,140}$/.test(description))).toEqual([]);
      }
      const decks = materials.filter(({ kind }) => kind === "deck").map((deck) => deck[key]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at && !decks.includes(text))).toEqual([]);
    }
  });

  it.each([...made])("%s is made of the same bytes as in the build", async (_, material) => {
    const built = readFileSync(join(materialsDirectory, material.course, material.file));
    expect((await bytesOf(material)).equals(built)).toBe(true);
  });
});

describe.each(ofKind("document"))("%s", (_, material) => {
  it("is well-formed, has its title, and no day but the fixed one", async () => {
    const parts = await zippedTexts(await bytesOf(material));
    const faults = Object.entries(parts).map(([path, xml]) => [path, xmlFault(xml)]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
    const text = parts["word/document.xml"] ?? "";
    expect(text).toContain(material.title.replaceAll("&", "&amp;").slice(0, 20));
    expect(text).not.toContain("**");
    const days = parts["docProps/core.xml"]?.match(/\d{4}-\d\d-\d\dT/g);
    expect(new Set(days)).toEqual(new Set(["2026-11-21T"]));
  });
});

describe.each(ofKind("pdf"))("%s", (_, material) => {
  it("carries its face with it, ₦ too", async () => {
    const pdf = (await bytesOf(material)).toString("latin1");
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    const names = [...pdf.matchAll(/\/FontName \/([A-Z]+)\+/g)].map(([, tag]) => tag);
    const embedded = pdf.match(/\/FontFile2 /g) ?? [];
    expect(embedded.length).toBeGreaterThan(0);
    expect(names.length).toBe(embedded.length);
    expect(pdf).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
    const sheet = worksheets.find(({ file }) => file === material.file);
    // The face of ₦ is one of its own, in each weight that the sheet sets it in.
    const letters = JSON.stringify(sheet).includes("₦") ? 3 : 2;
    expect(embedded.length).toBeGreaterThanOrEqual(letters);
  });
});

describe.each(ofKind("text"))("%s", (_, material) => {
  it("is plain words with line ends for every system", async () => {
    const text = (await bytesOf(material)).toString("utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).not.toMatch(/[^\r]\n|\*\*/);
    expect(text).toContain(material.title.toUpperCase());
  });
});
