import { readPieces } from "#app/tools/library/build-library.server.ts";
import { lookalike } from "#content/concierge/labels.ts";
import { harmless } from "#content/refusals.ts";
import { readLessons, readLines, tradeLines } from "./lessons.ts";

const folder = "content/library/harm";

/**
 * What harm is learnt from: the lines of each kind, and as harmless also lines of trades and departments, owners who say
 * what they do, and what only sounds like danger.
 */
export async function readHarmLessons(): Promise<Map<string, string[]>> {
  const lessons = await readLines(folder);
  const asked = await readLessons();
  const trades = [...(await readPieces("trades")).values()].flatMap(({ says }) => says);
  const notLearnt = new Set(trades.filter((_, at) => at % tradeLines === 1));
  const departments = [...(await readPieces("departments")).values()].flatMap(({ says }) => says);
  lessons
    .get(harmless)
    ?.push(
      ...(asked.get("business") ?? []).filter((line) => !notLearnt.has(line)),
      ...departments,
      ...(asked.get(lookalike) ?? []),
    );
  return lessons;
}
