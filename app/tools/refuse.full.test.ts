/** Ordinary forms of many trades, none of them learnt: hundreds of lines through the encoder. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inBatches } from "#tests/support/in-batches.ts";
import { toolCalls } from "./contract.ts";
import { refuse } from "./refuse.server.ts";

const lines = readFileSync("tests/exams/tools/ordinary-forms.txt", "utf8").trim().split("\n");

test("of ordinary forms hardly one is refused", async () => {
  const { input } = toolCalls["evaluate-business-idea"];
  const read = await inBatches(lines, async (line) =>
    refuse("evaluate-business-idea", input.parse({ businessIdea: line })).then(
      () => undefined,
      (error: Error) => `${line}: ${error.message}`,
    ),
  );
  const refused = read.filter((one) => one !== undefined);
  expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(3);
});
