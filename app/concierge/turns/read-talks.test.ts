import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { labels } from "#content/concierge/labels.ts";
import { readPrecise } from "../precise/read-precise.ts";
import { isHeldOut, readTalks, readTurnLessons } from "./read-talks.ts";

const talks = await readTalks();

test("every practice talk wants labels and precise answers that there are", async () => {
  const ids = new Set<string>([...labels, ...(await readPrecise()).answers.map(({ id }) => id)]);
  const unknown = talks.flatMap(({ turn, wants }) =>
    wants.filter((want) => !ids.has(want.replace(/\*|:.*/, ""))).map((want) => `${turn}: ${want}`),
  );
  expect(unknown).toEqual([]);
});

/** Everybody writes shorter messages: 'how much is it'. */
const leastWords = 6;
const isOwn = (line: string) => line.split(" ").length >= leastWords;

test("none of their last messages is in an exam, and none of the talks kept for a test is learnt", async () => {
  const folder = "tests/exams/concierge";
  const exams = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const asked = exams.map((name) => readFileSync(`${folder}/${name}`, "utf8").toLowerCase());
  const told = (line: string) => asked.some((exam) => exam.includes(JSON.stringify(line.toLowerCase())));
  expect(talks.map(({ turn }) => turn).filter((turn) => isOwn(turn) && told(turn))).toEqual([]);
  const learnt = new Set([...(await readTurnLessons()).values()].flat());
  const held = talks.filter((_, at) => isHeldOut(at)).map(({ turn }) => turn);
  expect(held.filter((turn) => isOwn(turn) && learnt.has(turn))).toEqual([]);
});
