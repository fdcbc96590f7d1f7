/**
 * `npm run learn`: learns from content/concierge/asked to tell what visitors want, and writes content/concierge/learnt.json.
 * Reading the meaning of 20,000 lines takes a few minutes, so the build does not do it; a test says when it is due.
 */
import { writeFile } from "node:fs/promises";
import { askedMark } from "#app/concierge/asked-mark.ts";
import { readLessons } from "#app/concierge/build-concierge.ts";
import { namedInContent } from "#app/concierge/knowledge.server.ts";
import { learntLabels } from "#app/concierge/understand/built.ts";
import { asRead, labelFeatures } from "#app/concierge/understand/read-line.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { learn } from "#packages/recognise/learn.ts";

const asked = await readLessons();
const batch = 64;
const examples = [];
for (const [subject, lines] of [...asked.values()].entries())
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
const learnt = learn([...asked.keys()], examples);
await writeFile(learntLabels, `${JSON.stringify({ mark: askedMark(asked), learnt })}\n`);
console.log(`${examples.length} lines of ${asked.size} labels → ${learntLabels}`);
