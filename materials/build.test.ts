import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freeCourses } from "#content/materials.ts";
import { materials } from "./index.ts";
import { type MaterialEntry, materialsDirectory } from "./material.ts";

describe("the materials", () => {
  it("belong to a free course, each under a name of its own that every system takes", () => {
    const slugs = freeCourses.map(({ slug }) => slug);
    expect(materials.filter(({ course }) => !slugs.includes(course))).toEqual([]);
    const names = materials.map(({ course, file }) => `${course}/${file}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z]+$/.test(name))).toEqual([]);
  });

  it("begin with the deck of each course", () => {
    const decks = materials.filter(({ kind }) => kind === "deck").map(({ course }) => course);
    expect(decks).toEqual(freeCourses.map(({ slug }) => slug));
  });

  it("are listed in the manifest as they were built, and nothing else was built", () => {
    // That each file is what its source makes is tested beside the decks and the worksheets.
    const entries: MaterialEntry[] = JSON.parse(
      readFileSync(join(materialsDirectory, "manifest.json"), "utf8"),
    );
    expect(entries.map(({ bytes: _, ...entry }) => entry)).toEqual(
      materials.map(({ make: _, ...material }) => material),
    );
    for (const { course, file, bytes } of entries) {
      expect(statSync(join(materialsDirectory, course, file)).size).toBe(bytes);
      expect(bytes).toBeGreaterThan(0);
    }
    const files = readdirSync(materialsDirectory, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(entries.length + 1);
  });
});
