import { describe, expect, test } from "vitest";
import { modelAnswers } from "#tests/support/tool-examples.ts";
import { toolCallNames } from "../contract.ts";
import { tellPieces } from "./pieces.ts";

function told(name: (typeof toolCallNames)[number], text: string, step: number) {
  const pieces: [field: string, value: unknown][] = [];
  const tell = tellPieces(name, (field, value) => pieces.push([field, value]));
  for (let end = step; end < text.length + step; end += step) tell(text.slice(0, end));
  return pieces;
}

describe.each(toolCallNames)("%s", (name) => {
  test("reports its fields in order as they grow, and only with what is written", () => {
    const answer: Record<string, unknown> = modelAnswers[name];
    const pieces = told(name, JSON.stringify(answer), 3);
    expect([...new Set(pieces.map(([field]) => field))]).toEqual(Object.keys(answer));
    for (const [field, value] of pieces) {
      const whole = answer[field];
      if (typeof whole === "string") expect(whole.startsWith(String(value))).toBe(true);
      else if (Array.isArray(whole) && Array.isArray(value)) {
        const last = value.length - 1;
        expect(value.slice(0, last)).toEqual(whole.slice(0, last));
        expect(JSON.stringify(whole[last])).toContain(JSON.stringify(value[last]).slice(0, -2));
      }
    }
  });
});

test("reports a name once it is complete", () => {
  const { names } = modelAnswers["generate-business-names"];
  for (const [, value] of told("generate-business-names", JSON.stringify({ names }), 1)) {
    expect(names).toEqual(expect.arrayContaining(value as unknown[]));
  }
});

test("reports a long text so rarely that the pieces are little larger than the text", () => {
  const sopTemplate = "Count the cash with the supervisor watching. ".repeat(400);
  const text = JSON.stringify({ sopTemplate });
  const weight = told("generate-sop", text, 4).reduce((sum, [, value]) => sum + String(value).length, 0);
  expect(weight).toBeLessThan(text.length * 14);
});
