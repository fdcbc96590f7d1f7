import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { LegalBlock, StoredOnDevice } from "./legal.ts";
import { naira } from "./prices.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const pages = [privacy, terms];
const blocks: readonly LegalBlock[] = pages.flatMap(({ sections }) =>
  sections.flatMap((part) => part.blocks),
);

describe("the legal pages", () => {
  test("have titles and descriptions that fit a search result", () => {
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(110);
      expect(description.length, description).toBeLessThanOrEqual(155);
    }
  });

  test("name each section once, and none is empty", () => {
    for (const { sections } of pages) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, blocks } of sections) {
        expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(blocks.length, id).toBeGreaterThan(0);
      }
    }
  });

  test("have the day of their last change", () => {
    for (const { updated } of pages) expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
  });

  test("name the owner of the site, with its registration and the address where they are set", async () => {
    const said = async () => (await import("./legal.ts")).whoRunsIt;
    expect(await said()).toBe("This site is run by Mindsync.");
    vi.resetModules();
    vi.stubEnv("SITE_NAME", "Okafor AI");
    expect(await said()).toBe("This site is run by Okafor AI.");
    vi.resetModules();
    vi.stubEnv("SITE_LEGAL_NAME", "Okafor Systems Ltd");
    vi.stubEnv("SITE_ADDRESS", "1 Example Street, Lagos");
    expect(await said()).toBe("This site is run by Okafor Systems Ltd, 1 Example Street, Lagos.");
    vi.resetModules();
    vi.stubEnv("SITE_CAC_NUMBER", "RC 1234567");
    expect(await said()).toBe("This site is run by Okafor Systems Ltd, RC 1234567, 1 Example Street, Lagos.");
  });

  test("promise no price: prices are on the pages of the offers", () => {
    expect(JSON.stringify(pages)).not.toContain(naira(0).slice(0, 1));
  });
});

describe("the privacy notice", () => {
  test("says for every place what is taken, why, on which legal basis and for how long", () => {
    const places = privacy.sections.find(({ id }) => id === "what")?.blocks[0];
    if (typeof places !== "object" || places.kind !== "answers") throw new Error("no places");
    expect(places.of.map(({ title }) => title).length).toBeGreaterThanOrEqual(9);
    for (const { title, answers } of places.of) {
      expect(
        answers.map(([question]) => question),
        title,
      ).toEqual(["What we collect", "What for", "Lawful basis", "How long"]);
    }
  });

  test("names everything that the site's code stores in a browser", () => {
    const [kept] = blocks.filter(
      (block): block is StoredOnDevice => typeof block === "object" && block.kind === "kept",
    );
    const named = new Set(kept?.rows.flatMap(({ keys }) => keys));
    // A channel name for messages between tabs: nothing is stored under it.
    const notSaved = new Set(["mindsync-signed-out"]);
    const sources = ["app", "tooling/browser", "packages/page-finish/browser"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /(?<!\.test|\.gen)\.(ts|tsx|js)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => file !== join("content", "privacy-device.ts")),
    );
    const used = new Map<string, string>();
    for (const file of sources) {
      const text = readFileSync(file, "utf8");
      for (const [, key = ""] of text.matchAll(/["'`](mindsync-[a-z-]+)/g)) used.set(key, file);
      for (const [, form] of text.matchAll(/formDraft\("([a-z-]+)"/g))
        used.set(`mindsync-${form}-draft`, file);
      for (const [, key = ""] of text.matchAll(/(?:local|session)Storage\.\w+\("([^"]+)"/g))
        used.set(key, file);
    }
    const unnamed = [...used].filter(([key]) => !named.has(key) && !notSaved.has(key));
    expect(unnamed, "name it in content/privacy-device.ts").toEqual([]);
    expect(used.has("mindsync-visits")).toBe(true);
  });
});
