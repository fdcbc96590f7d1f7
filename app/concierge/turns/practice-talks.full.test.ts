/** The practice talks that nothing is learnt from: some hundred messages through the encoder. */
import { expect, test } from "vitest";
import { inBatches } from "#tests/support/in-batches.ts";
import { judge } from "#tests/support/practice-talks.ts";
import { isHeldOut, readTalks } from "./read-talks.ts";

/** How many of them are right today (docs/decisions/0071). */
const rightToday = 45;

test("later messages are answered in their chat", { timeout: 300_000 }, async () => {
  const talks = (await readTalks()).filter((_, at) => isHeldOut(at));
  const judged = await inBatches(talks, async (talk) => ({ talk, ...(await judge(talk)) }));
  const wrong = judged.filter(({ isRight }) => !isRight);
  const told = wrong.map(
    ({ talk, answer, said }) => `${talk.turn}: ${answer.intent} ${said} (${talk.wants})`,
  );
  expect(judged.length - wrong.length, told.join("\n")).toBeGreaterThanOrEqual(rightToday);
});
