import { expect, test } from "vitest";
import { tools } from "#content/tools.ts";
import { sampleLine } from "./sample-line.server.ts";

test.each(tools)("$slug: the line on its card is what the tool wrote", async (tool) => {
  const { answer } = await sampleLine(tool);
  expect(answer.length).toBeGreaterThan(20);
  expect(answer).not.toContain("____");
  expect(answer).not.toContain("…");
  expect(answer).not.toContain("'");
  expect(answer.length).toBeLessThanOrEqual(120);
  expect(tool.example.input.flatMap(({ lines }) => lines as readonly string[])).not.toContain(answer);
});
