import { readAdvice, readLines, readPieces } from "#app/tools/library/read-library.server.ts";
import { lookalike } from "#content/concierge/labels.ts";
import { harmAnswers, harmless } from "#content/refusals.ts";
import { readLessons, tradeLines } from "./lessons.ts";

const folder = "content/library/harm";

/** One line in so many of each kind of harm is also learnt behind an ordinary business, as in a form with several fields. */
const everyHarmLine = 4;

/** One clause in so many is learnt: with more, ordinary lines would outweigh those of harm. */
const everyClause = 3;

const isHarm = (kind: string) => Object.hasOwn(harmAnswers, kind);

/** A list's item at a place, beginning again at its end. */
const turned = (items: readonly string[], at: number) => items[at % items.length] ?? "";

/**
 * Training lines for recognising harm: the lines of each kind of harm, and harmless ones from trades, sectors, departments,
 * owners who say what they do, and messages that only sound like danger.
 */
export async function readHarmLessons(): Promise<Map<string, string[]>> {
  const lessons = await readLines(folder);
  // People use the tools in English and Pidgin.
  const asked = await readLessons(readLines("content/concierge/asked"));
  const trades = [...(await readPieces("trades")).values()].flatMap(({ says }) => says);
  const notLearnt = new Set(trades.filter((_, at) => at % tradeLines === 1));
  const departments = [...(await readPieces("departments")).values()].flatMap(({ says }) => says);
  const sectors = [...(await readPieces("sectors")).values()].flatMap(({ says }) => says);
  lessons
    .get(harmless)
    ?.push(
      ...(asked.get("business") ?? []).filter((line) => !notLearnt.has(line)),
      ...departments,
      ...sectors,
      ...(asked.get(lookalike) ?? []),
    );
  await addForms(
    lessons,
    trades.filter((line) => !notLearnt.has(line)),
  );
  return lessons;
}

/**
 * Adds texts as long as a form's: ordinary ones with what owners offer, want and fear, and harm behind an ordinary beginning.
 * Without them a long text of ordinary parts looks like harm, because lines of harm are longer.
 */
async function addForms(lessons: ReadonlyMap<string, string[]>, trades: readonly string[]): Promise<void> {
  const [goals, worries, clauses] = await Promise.all([
    // One area is enough: the lines of all would outweigh those of harm.
    readAdvice("goals", "any-trade.yaml"),
    readAdvice("worries", "any-idea.yaml"),
    readLines("content/library/clauses"),
  ]);
  const some = (kind: string) => (clauses.get(kind) ?? []).filter((_, at) => at % everyClause === 0);
  const wants = [...[...goals.values()].flatMap(({ says }) => says), ...some("goal")];
  const fears = [...[...worries.values()].flatMap(({ says }) => says), ...some("remark")];
  const facts = [...some("fact"), ...some("price")];
  const buyers = some("audience");
  for (const [kind, lines] of lessons)
    if (isHarm(kind))
      lines.push(
        ...lines
          .filter((_, at) => at % everyHarmLine === 0)
          .map((line, at) => `${turned(trades, at * 7 + lines.length)}. ${line}`),
      );
  lessons
    .get(harmless)
    ?.push(
      ...wants.map((want, at) => `${turned(trades, at * 5)}. ${want}`),
      ...fears.map((fear, at) => `${turned(trades, at * 11 + 3)}. ${fear}`),
      ...facts.map((fact, at) => `${fact}. ${turned(facts, at * 3 + 1)}. ${turned(buyers, at)}`),
    );
}
