import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freeCourses } from "#content/materials.ts";
import { buildMaterials } from "./build.ts";
import { materials } from "./index.ts";
import type { MaterialEntry } from "./material.ts";

let directory: string;
let entries: MaterialEntry[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "materials-"));
  entries = await buildMaterials(directory);
});
afterAll(() => rm(directory, { recursive: true }));

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

  it("are listed in the manifest as they were built", async () => {
    expect(JSON.parse(await readFile(join(directory, "manifest.json"), "utf8"))).toEqual(entries);
    expect(entries.map(({ course, file }) => [course, file])).toEqual(
      materials.map(({ course, file }) => [course, file]),
    );
    for (const { course, file, bytes } of entries) {
      expect((await stat(join(directory, course, file))).size).toBe(bytes);
      expect(bytes).toBeGreaterThan(0);
    }
  });
});
