import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import type { Seen } from "./mixed-kinds.ts";
import { recording } from "./mixed-people.ts";

/** Of one kind of record: how many were acknowledged, and how many of them are missing or there twice. */
export interface Kept {
  what: string;
  acknowledged: number;
  missing: number;
  twice: number;
}

const sumOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

function compared(what: string, acknowledged: readonly string[], stored: readonly string[]): Kept {
  const times = new Map<string, number>();
  for (const key of stored) times.set(key, (times.get(key) ?? 0) + 1);
  return {
    what,
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((key) => !times.has(key)).length,
    twice: [...times.values()].filter((count) => count > 1).length,
  };
}

/**
 * Looks for every acknowledged write of the load in this database, and for its files in this folder.
 * @param down when there was no database. Visitors who chat are answered all the same, and nothing is promised to them
 */
export async function storedOnce(
  sql: Sql,
  folder: string,
  seen: Seen,
  down: { from: number; to: number },
): Promise<Kept[]> {
  const promised = [...seen.chats].filter(([, at]) => at < down.from || at > down.to).map(([sign]) => sign);
  const keys = async (rows: Promise<readonly Record<string, unknown>[]>) =>
    (await rows).map(({ key }) => String(key));
  const [visits, enrollments, contacts, chats, complete] = await Promise.all([
    keys(sql`select session_id as key from visitor_analytics`),
    keys(sql`select email as key from course_enrollments`),
    keys(sql`select email as key from contact_submissions`),
    keys(sql`select (regexp_match(question, '\\?\\s+(\\S+)'))[1] as key from concierge_exchanges`),
    keys(sql`select id as key from recruitment_media where state = 'complete'`),
  ]);
  const whole: string[] = [];
  for (const id of complete) {
    const file = await readFile(join(folder, "uploads", id)).catch(() => Buffer.alloc(0));
    if (sumOf(file) === sumOf(recording)) whole.push(id);
  }
  return [
    compared("visits", seen.visits, visits),
    compared("enrollments", seen.enrollments, enrollments),
    compared("messages", seen.contacts, contacts),
    compared("chats asked while there was a database", promised, chats),
    compared("recordings, checksum equal", seen.uploads, whole),
  ];
}
