import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { labels, lookalike } from "#content/concierge/labels.ts";
import {
  markOf,
  readAllLessons,
  readClaimLessons,
  readDangerLessons,
  readLessons,
  readShortLessons,
} from "./lessons.ts";
import { learntClaims } from "./model/claims.ts";
import { learntPrecise } from "./precise/precise.ts";
import { readPreciseLessons } from "./precise/read-precise.ts";
import { learntDanger, learntLabels, learntShortLabels } from "./understand/built.ts";

test.each([
  [learntLabels, readAllLessons],
  [learntShortLabels, readShortLessons],
  [learntDanger, readDangerLessons],
  [learntClaims, readClaimLessons],
  [learntPrecise, readPreciseLessons],
])("%s was learnt from today's lines; if not, run `npm run learn`", async (file, read) => {
  const { mark } = JSON.parse(readFileSync(file, "utf8"));
  expect(mark).toBe(markOf(await read()));
});

test("every line of a claim says whether it promises or denies, and none is in an exam", async () => {
  const lessons = await readClaimLessons();
  const exams = ["lies", "truths"].flatMap(
    (name) =>
      JSON.parse(readFileSync(`tests/exams/concierge/2026-11-23-${name}.json`, "utf8")) as {
        lie?: string;
        sentence?: string;
      }[],
  );
  const asked = new Set(exams.map(({ lie, sentence }) => lie ?? sentence));
  for (const [id, lines] of lessons) {
    expect([id, lines.length > 8]).toEqual([id, true]);
    expect(lines.filter((line) => asked.has(line))).toEqual([]);
  }
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
