/**
 * `npm run learn`: learns from content/concierge/asked to tell what visitors want, and writes content/concierge/learnt.json.
 * Reading the meaning of 20,000 lines takes a few minutes, so the build does not do it; a test says when it is due.
 */
import { writeFile } from "node:fs/promises";
import { namedInContent } from "#app/concierge/knowledge.server.ts";
import { markOf, readLessons } from "#app/concierge/lessons.ts";
import { learntLabels } from "#app/concierge/understand/built.ts";
import { asRead, labelFeatures } from "#app/concierge/understand/read-line.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { learn } from "#packages/recognise/learn.ts";

const lessons = await readLessons();
const batch = 64;
const examples = [];
for (const [subject, lines] of [...lessons.values()].entries())
  for (let from = 0; from < lines.length; from += batch) {
    const some = lines.slice(from, from + batch);
    const meanings = await Promise.all(some.map((line) => meaningOf(line)));
    for (const [at, line] of some.entries()) {
      const meaning = meanings[at];
      if (!meaning) throw new Error(`The encoder did not read: ${line}`);
      examples.push({
        subject,
        features: labelFeatures(asRead(line, namedInContent(line)), meaning),
      });
    }
  }
const learnt = learn([...lessons.keys()], examples);
await writeFile(learntLabels, `${JSON.stringify({ mark: markOf(lessons), learnt })}\n`);
console.log(`${examples.length} lines of ${lessons.size} labels → ${learntLabels}`);
