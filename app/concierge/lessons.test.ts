import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { labels, lookalike } from "#content/concierge/labels.ts";
import { markOf, readLessons } from "./lessons.ts";
import { learntLabels } from "./understand/built.ts";

test("recognition was learnt from today's lines; if not, run `npm run learn`", async () => {
  const { mark } = JSON.parse(readFileSync(learntLabels, "utf8"));
  expect(mark).toBe(markOf(await readLessons()));
});

test("every label has lines, and every file of lines is a label", async () => {
  const lessons = await readLessons();
  expect([...lessons.keys()].sort()).toEqual([...labels, lookalike].sort());
  for (const [label, lines] of lessons) expect([label, lines.length > 60]).toEqual([label, true]);
});

test("no line is learnt for two labels", async () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const [label, lines] of await readLessons())
    for (const line of lines) {
      const before = seen.get(line.toLowerCase());
      if (before && before !== label) twice.push(`${line}: ${before}, ${label}`);
      seen.set(line.toLowerCase(), label);
    }
  expect(twice).toEqual([]);
});
