/**
 * `npm run learn`: learns from content/concierge/asked what visitors want, and from content/concierge/claims what a model
 * claims, and writes the learnt files beside them. Only what is due is learnt: reading the meaning of 26,000 lines takes a
 * few minutes, so the build does not do it; tests say when it is due.
 */
import { readFile, writeFile } from "node:fs/promises";
import { namedInContent } from "#app/concierge/knowledge.server.ts";
import { markOf, readClaimLessons, readLessons } from "#app/concierge/lessons.ts";
import { claimFeatures, learntClaims } from "#app/concierge/model/claims.ts";
import { learntLabels } from "#app/concierge/understand/built.ts";
import { asRead, labelFeatures } from "#app/concierge/understand/read-line.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import type { Features } from "#packages/recognise/features.ts";
import { type Example, learn } from "#packages/recognise/learn.ts";

type Lessons = ReadonlyMap<string, readonly string[]>;

const batch = 64;

/** Learns to tell the ids of lessons apart, and writes it to a file. */
async function learnInto(
  file: string,
  lessons: Lessons,
  read: (line: string, meaning: Float32Array) => Features,
): Promise<void> {
  const mark = markOf(lessons);
  const before = await readFile(file, "utf8").catch(() => "{}");
  if (JSON.parse(before).mark === mark) return console.log(`${file} was learnt from these lines.`);
  const examples: Example[] = [];
  for (const [subject, lines] of [...lessons.values()].entries())
    for (let from = 0; from < lines.length; from += batch) {
      const some = lines.slice(from, from + batch);
      const meanings = await Promise.all(some.map((line) => meaningOf(line)));
      for (const [at, line] of some.entries()) {
        const meaning = meanings[at];
        if (!meaning) throw new Error(`The encoder did not read: ${line}`);
        examples.push({ subject, features: read(line, meaning) });
      }
    }
  const learnt = learn([...lessons.keys()], examples);
  await writeFile(file, `${JSON.stringify({ mark, learnt })}\n`);
  console.log(`${examples.length} lines of ${lessons.size} ids → ${file}`);
}

await learnInto(learntLabels, await readLessons(), (line, meaning) =>
  labelFeatures(asRead(line, namedInContent(line)), meaning),
);
await learnInto(learntClaims, await readClaimLessons(), (line, meaning) =>
  claimFeatures(asRead(line, []), meaning),
);
