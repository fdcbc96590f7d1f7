import { RateLimiterMemory } from "rate-limiter-flexible";
import { sql } from "#server/platform/database.ts";
import { limitKey } from "#server/platform/limit-store.ts";
import { networkOf } from "#server/platform/network-of.ts";
import { unknownPage } from "./page-names.ts";
import type { VisitRow } from "./visit-writer.server.ts";

/*
 * Each word of a visit is stored once and used by its number. A word that was never there before takes room for 400 days,
 * so that nobody may bring many: what is beyond the limits is counted under a word that is there.
 */

const hour = 60 * 60;
const ofNetwork = new RateLimiterMemory({ points: 150, duration: hour });
const ofEverybody = new RateLimiterMemory({ points: 5000, duration: 24 * hour });

/** Words that this process has seen in the table; forgotten when there are too many of them. */
const seen = new Set<string>();
const mostSeen = 20_000;

const wordsOf = (row: VisitRow): string[] =>
  [
    row.page_visited,
    row.page_visited.split("?")[0],
    row.referrer_source,
    row.user_agent,
    row.clicked_element,
    row.origin,
    row.campaign,
  ].filter((word) => typeof word === "string");

/** The words that the table does not have yet. */
async function newWords(rows: readonly VisitRow[]): Promise<string[]> {
  const asked = [...new Set(rows.flatMap(wordsOf))].filter((word) => !seen.has(word));
  if (!asked.length) return [];
  const there = await sql()<
    { word: string }[]
  >`select word from visit_words where word = any(${asked}::text[])`;
  if (seen.size > mostSeen) seen.clear();
  for (const { word } of there) seen.add(word);
  return asked.filter((word) => !seen.has(word));
}

async function mayBring(words: number, address: string): Promise<boolean> {
  try {
    await ofNetwork.consume(await limitKey(networkOf(address)), words);
    await ofEverybody.consume("all", words);
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/** A visit without the words that are not there yet. */
function withoutNew(row: VisitRow, fresh: ReadonlySet<string>): VisitRow {
  const known = (word: string, other: string) => (fresh.has(word) ? other : word);
  const [path = "/"] = row.page_visited.split("?");
  return {
    ...row,
    page_visited: known(row.page_visited, known(path, unknownPage)),
    referrer_source: known(row.referrer_source, "Other"),
    user_agent: known(row.user_agent, ""),
    clicked_element:
      row.clicked_element && known(row.clicked_element, `${row.clicked_element.split(":")[0]}: other`),
    origin: row.origin && known(row.origin, "Other"),
    campaign: row.campaign && known(row.campaign, "Other"),
  };
}

/**
 * The visits as they may be stored.
 * @param address of who sends them, which counts with its network and is not stored
 */
export async function withinNewWords(rows: VisitRow[], address: string): Promise<VisitRow[]> {
  const fresh = await newWords(rows);
  if (!fresh.length || (await mayBring(fresh.length, address))) return rows;
  const refused = new Set(fresh);
  return rows.map((row) => withoutNew(row, refused));
}
