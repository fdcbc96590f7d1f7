import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readPieces } from "#app/tools/library/build-library.server.ts";

/** The lines of each `.txt` file of a folder, by the file's name. */
export async function readLines(folder: string): Promise<Map<string, string[]>> {
  const read = new Map<string, string[]>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort()) {
    const lines = (await readFile(join(folder, file), "utf8")).split("\n").map((line) => line.trim());
    read.set(basename(file, ".txt"), [...new Set(lines.filter(Boolean))]);
  }
  return read;
}

/** One in this many lines about trades is not learnt: a test uses it to count false alarms. */
export const tradeLines = 3;

/** What recognition is learnt from: the lines of each label, and lines about trades as businesses. */
export async function readLessons(): Promise<Map<string, string[]>> {
  const lessons = await readLines("content/concierge/asked");
  const trades = [...(await readPieces("trades")).values()].flatMap(({ says }) => says);
  lessons.get("business")?.push(...trades.filter((_, at) => at % tradeLines !== 1));
  return lessons;
}

/** A hash of the lessons. If it differs from the one in learnt.json, `npm run learn` is due. */
export function markOf(lessons: ReadonlyMap<string, readonly string[]>): string {
  return createHash("sha256")
    .update(JSON.stringify([...lessons]))
    .digest("hex")
    .slice(0, 16);
}
