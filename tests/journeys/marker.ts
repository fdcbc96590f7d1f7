/** Types a word into every field of a page, presses everything, and checks that the word turns up nowhere it must not be. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { bodies } from "./counted-visits.ts";
import { expect, hydrate } from "./fixtures.ts";

/** Our own texts never contain these, so wherever one is found, a visitor typed it. */
const marker = "qzxmarker";
const number = "0803 555 0199";
const marked = /qzxmarker|803\W?555\W?0199/i;

/** What to type into the kinds of field that refuse a plain word. */
const typed: Readonly<Record<string, string>> = {
  email: `${marker}@example.com`,
  url: `https://${marker}.example/`,
  tel: number,
  number: "8035550199",
  password: "Qzxmarker lamp 0803 555 0199",
};

/** The tables that may store what a visitor sends with a form, a chat or an account. */
const ofForms: ReadonlySet<string> = new Set([
  "account",
  "application_history",
  "appointments",
  "concierge_exchanges",
  "contact_submissions",
  "course_enrollments",
  "erasures",
  "lead_history",
  "leads",
  "recruitment_applications",
  '"user"',
  "user_profiles",
  "verification",
]);

const fields = "input:visible, textarea:visible";
const mostPresses = 60;
const pressed = ":is(button, summary, a[data-tap]):visible";

async function fillAll(place: Locator): Promise<void> {
  for (const field of await place.locator(fields).all()) {
    const kind = (await field.getAttribute("type").catch(() => null)) ?? "text";
    if (/^(?:checkbox|radio|date|time|range|hidden|submit)$/.test(kind)) continue;
    // The name of a file is typed by somebody, too.
    const done =
      kind === "file"
        ? field.setInputFiles({ name: `${marker}.txt`, mimeType: "text/plain", buffer: Buffer.from(marker) })
        : field.fill(typed[kind] ?? `I sell ${marker} shoes in Aba`, { timeout: 1_000 });
    await done.catch(() => {});
  }
}

/**
 * Types the word into every field of a page and presses everything on it, opening the page again whenever a press leaves it.
 * @returns how many presses there were, and how many things there were to press
 */
async function pressAll(
  page: Page,
  path: string,
  within: string,
): Promise<{ presses: number; pressable: number }> {
  const open = async () => {
    await page.goto(path);
    await hydrate(page);
    await fillAll(page.locator("body"));
  };
  await open();
  const pressable = page.locator(within).locator(pressed);
  let presses = 0;
  // Parts that open, and the results of a tool, have buttons of their own.
  for (let at = 0; at < Math.min(await pressable.count(), mostPresses); at += 1) {
    if (new URL(page.url()).pathname !== path) await open();
    const one = pressable.nth(at);
    // What lies under something that has opened cannot be pressed.
    const done = one.click({ timeout: 1_000 }).then(() => 1);
    presses += await done.catch(() => 0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await fillAll(page.locator("body"));
  }
  return { presses, pressable: Math.min(await pressable.count(), mostPresses) };
}

/** The tables that contain what was typed. */
async function tablesWithMark(): Promise<string[]> {
  const tables = await sql()<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`;
  const found: string[] = [];
  for (const { name } of tables)
    if ((await sql().unsafe(`select 1 from ${name} t where t::text ~* $1 limit 1`, [marked.source])).length)
      found.push(name);
  return found;
}

/**
 * Expects that nothing typed on a page reaches the counter, a figure, a log or a table that is not meant for it.
 * @param within the part of the page in which everything is pressed
 */
export async function expectUnmarked(page: Page, path: string, log: string, within: string): Promise<void> {
  await forgetVisits();
  const sent = bodies(page);
  const { presses, pressable } = await pressAll(page, path, within);
  // What has opened may cover others.
  expect(presses).toBeGreaterThan(pressable / 2);
  await page.goto("/terms");
  await expect
    .poll(async () => (await sql()`select 1 from visitor_analytics where page_visited = '/terms'`).length)
    .toBe(1);
  expect(sent.join("\n")).toMatch(/"(?:button|summary|a): /);
  expect(sent.join("\n")).not.toMatch(marked);
  expect(await readFile(log, "utf8")).not.toMatch(marked);
  expect((await tablesWithMark()).filter((name) => !ofForms.has(name))).toEqual([]);
}
