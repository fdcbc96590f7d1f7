import { RateLimiterMemory } from "rate-limiter-flexible";
import { sql } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { networkOf } from "#server/platform/network-of.ts";
import { isOwnPath } from "./known-pages.ts";
import { unknownPage } from "./page-names.ts";
import { type VisitRow, waitingVisits } from "./visit-writer.server.ts";

/*
 * Each word of a visit is stored once, and rows refer to it by ID. A new word takes up space for 400 days, so the number of
 * new words is limited. Beyond the limits, a visit is counted under a general word such as 'Other'.
 */

const hour = 60 * 60;
const ofNetwork = new RateLimiterMemory({ points: 150, duration: hour });
const ofEverybody = new RateLimiterMemory({ points: 5000, duration: 24 * hour });

/** Words that this process has found in the table; cleared when there are too many. */
const seen = new Set<string>();
const mostSeen = 20_000;

/** The words of a visit that a client can make up. Labels and most paths are the site's own, so they are few. */
function wordsOf({ page_visited, ...row }: VisitRow): string[] {
  const [path = "/", query] = page_visited.split("?");
  const words = [row.referrer_source, row.user_agent, row.origin, row.campaign];
  if (query !== undefined) words.push(page_visited);
  if (!isOwnPath(path)) words.push(path);
  return words.filter((word) => typeof word === "string");
}

/** How many rows are waiting for their words to be looked up. */
let waiting = 0;

/**
 * Which of these words are in the table.
 * @param rows how many rows wait for this answer
 * @throws AppError unavailable when more rows wait than the memory should hold
 */
async function storedWords(words: readonly string[], rows: number) {
  if (waiting + rows > waitingVisits)
    throw new AppError("unavailable", "Too many visits wait for their words to be looked up.");
  waiting += rows;
  try {
    return await sql()<
      { word: string }[]
    >`select word from visit_words where word = any(${words as string[]}::text[])`;
  } finally {
    waiting -= rows;
  }
}

/** The words that are not in the table yet. */
async function newWords(rows: readonly VisitRow[]): Promise<string[]> {
  const asked = [...new Set(rows.flatMap(wordsOf))].filter((word) => !seen.has(word));
  if (!asked.length) return [];
  const there = await storedWords(asked, rows.length);
  if (seen.size > mostSeen) seen.clear();
  for (const { word } of there) seen.add(word);
  return asked.filter((word) => !seen.has(word));
}

async function mayBring(words: number, address: string): Promise<boolean> {
  try {
    await ofNetwork.consume(networkOf(address), words);
    await ofEverybody.consume("all", words);
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/** Replaces a visit's new words with general ones. */
function withoutNew(row: VisitRow, fresh: ReadonlySet<string>): VisitRow {
  const known = (word: string, other: string) => (fresh.has(word) ? other : word);
  const [path = "/"] = row.page_visited.split("?");
  return {
    ...row,
    page_visited: known(row.page_visited, known(path, unknownPage)),
    referrer_source: known(row.referrer_source, "Other"),
    user_agent: known(row.user_agent, ""),
    origin: row.origin && known(row.origin, "Other"),
    campaign: row.campaign && known(row.campaign, "Other"),
  };
}

/**
 * The visits as they may be stored, within the limits on new words.
 * @param address the client's IP address, for the limit of its network; it is not stored
 */
export async function withinNewWords(rows: VisitRow[], address: string): Promise<VisitRow[]> {
  const fresh = await newWords(rows);
  if (!fresh.length || (await mayBring(fresh.length, address))) return rows;
  const refused = new Set(fresh);
  return rows.map((row) => withoutNew(row, refused));
}
