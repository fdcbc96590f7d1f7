import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLines } from "#app/tools/library/read-library.server.ts";
import { harmAnswers, harmless, noSubjectAnswers } from "#content/refusals.ts";
import { readHarmLessons } from "./harm-lessons.ts";
import { markOf } from "./lessons.ts";
import { harmLines, learntHarm } from "./understand/built.ts";

const lines = await readLines("content/library/harm");

test("harm was learnt from today's lines; if not, run `npm run learn`", async () => {
  const { mark } = JSON.parse(readFileSync(learntHarm, "utf8"));
  expect(mark).toBe(markOf(await readHarmLessons()));
});

test("the meanings of harm's lines are today's; if not, run `npm run learn`", () => {
  const { mark, subjects } = JSON.parse(readFileSync(harmLines, "utf8"));
  const kept = [...lines].filter(([kind]) => !Object.hasOwn(noSubjectAnswers, kind));
  expect(mark).toBe(markOf(new Map(kept)));
  expect(subjects).toHaveLength(kept.flatMap(([, some]) => some).length);
});

test("every kind of harm has lines and an answer", () => {
  const kinds = [...Object.keys(harmAnswers), ...Object.keys(noSubjectAnswers), harmless];
  expect([...lines.keys()].sort()).toEqual(kinds.sort());
  for (const [kind, some] of lines) expect([kind, some.length >= 40]).toEqual([kind, true]);
});

test("no line stands in two files", () => {
  const all = [...lines.values()].flat().map((line) => line.toLowerCase());
  const seen = new Set<string>();
  expect(all.filter((line) => seen.size === seen.add(line).size)).toEqual([]);
});

test("answers are short, without lecture", () => {
  for (const answer of Object.values({ ...harmAnswers, ...noSubjectAnswers })) {
    expect(answer.split(/\s+/).length, answer).toBeLessThanOrEqual(60);
    expect(answer).not.toMatch(/[!—]|should know|sorry/i);
  }
});
