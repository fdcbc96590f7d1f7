/**
 * `npm run learn`: learns from content/concierge/asked to tell what visitors want and from content/bots/asked to tell the
 * kinds of messages to practice bots, and writes a learnt.json for each. Only what has changed is learnt anew: reading the
 * meaning of 20,000 lines takes a few minutes, so the build does not do it; a test says when it is due.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { namedInContent } from "#app/concierge/knowledge.server.ts";
import { markOf, readLessons } from "#app/concierge/lessons.ts";
import { learntLabels } from "#app/concierge/understand/built.ts";
import { asRead, labelFeatures } from "#app/concierge/understand/read-line.ts";
import { kindFeatures, learntKinds } from "#app/playground/kinds/kinds.ts";
import { readBotLessons } from "#app/playground/kinds/lessons.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import type { Features } from "#packages/recognise/features.ts";
import { learn } from "#packages/recognise/learn.ts";

const batch = 32;

/** Learns lessons and writes the result to a file, unless the file has them already. */
async function learnInto(
  file: string,
  lessons: ReadonlyMap<string, readonly string[]>,
  featuresOf: (line: string, meaning: Float32Array) => Features,
): Promise<void> {
  const mark = markOf(lessons);
  if (existsSync(file) && JSON.parse(await readFile(file, "utf8")).mark === mark) return;
  const examples = [];
  for (const [subject, lines] of [...lessons.values()].entries())
    for (let from = 0; from < lines.length; from += batch) {
      const some = lines.slice(from, from + batch);
      const meanings = await Promise.all(some.map((line) => meaningOf(line)));
      for (const [at, line] of some.entries()) {
        const meaning = meanings[at];
        if (!meaning) throw new Error(`The encoder did not read: ${line}`);
        examples.push({ subject, features: featuresOf(line, meaning) });
      }
    }
  const learnt = learn([...lessons.keys()], examples);
  await writeFile(file, `${JSON.stringify({ mark, learnt })}\n`);
  console.log(`${examples.length} lines of ${lessons.size} labels → ${file}`);
}

await learnInto(learntLabels, await readLessons(), (line, meaning) =>
  labelFeatures(asRead(line, namedInContent(line)), meaning),
);
await learnInto(learntKinds, await readBotLessons(), kindFeatures);
