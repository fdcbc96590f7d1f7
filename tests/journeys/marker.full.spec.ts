import { readFile } from "node:fs/promises";
import { devices, type Locator, type Page } from "@playwright/test";
import { prerenderedPaths, renderedPages } from "#app/prerendered.ts";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { bodies } from "./counted-visits.ts";
import { expect, hydrate, test } from "./fixtures.ts";

/** Nothing of ours contains this word, so wherever it is found a visitor typed it. */
const marker = "qzxmarker";

/** What a visitor may type where each kind of field refuses a plain word. */
const typed: Readonly<Record<string, string>> = {
  email: `${marker}@example.com`,
  url: `https://${marker}.example/`,
  tel: "0803 555 0199",
};

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent, expectedErrors: [/./] });

const fields = "input:visible, textarea:visible";
const mostPresses = 60;
const pressed = "main button:visible, main summary:visible, dialog button:visible, dialog summary:visible";

async function fillAll(place: Locator): Promise<void> {
  for (const field of await place.locator(fields).all()) {
    const kind = (await field.getAttribute("type").catch(() => null)) ?? "text";
    if (/^(?:checkbox|radio|file|number|date|time|range|hidden|password|submit)$/.test(kind)) continue;
    await field.fill(typed[kind] ?? `I sell ${marker} shoes in Aba`, { timeout: 1_000 }).catch(() => {});
  }
}

/**
 * Presses everything on a page, each thing on the page as it opens, after typing the word into every field.
 * @returns how many presses there were
 */
async function pressAll(page: Page, path: string): Promise<number> {
  const open = async () => {
    await page.goto(path);
    await hydrate(page);
    await fillAll(page.locator("body"));
  };
  await open();
  let presses = 0;
  // What opens, and the answer of a tool, has buttons of its own.
  for (let at = 0; at < Math.min(await page.locator(pressed).count(), mostPresses); at += 1) {
    if (new URL(page.url()).pathname !== path) await open();
    const one = page.locator(pressed).nth(at);
    const done = one.click({ timeout: 1_000 }).then(() => 1);
    presses += await done.catch(() => 0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await fillAll(page.locator("body"));
  }
  return presses;
}

const paths = [...new Set([...prerenderedPaths, ...renderedPages.map(({ path }) => path)])].filter(
  (path) => !/^\/(?:blog|store|terms)\b/.test(path) && !/\.\w+$/.test(path),
);

for (const path of paths)
  test(`what is typed on ${path} reaches no figure and no log`, async ({ page, database: _, site }) => {
    test.setTimeout(240_000);
    await forgetVisits();
    const sent = bodies(page);
    const presses = await pressAll(page, path);
    await page.goto("/terms");
    await expect
      .poll(async () => (await sql()`select 1 from visitor_analytics where page_visited = '/terms'`).length)
      .toBe(1);
    if (presses) expect(sent.join("\n")).toMatch(/"(?:Button|Interactive Element): /);
    expect(sent.join("\n").toLowerCase()).not.toContain(marker);
    expect((await readFile(site.log, "utf8")).toLowerCase()).not.toContain(marker);
    const tables = await sql()<{ name: string }[]>`
      select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`;
    const found: string[] = [];
    for (const { name } of tables)
      if ((await sql().unsafe(`select 1 from ${name} t where t::text ilike '%${marker}%' limit 1`)).length)
        found.push(name);
    expect(found.filter((name) => /visit|figure|label|word|click/.test(name))).toEqual([]);
  });
