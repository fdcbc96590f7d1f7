import { describe, expect, test } from "vitest";
import { modelAnswers, toolExamples } from "#tests/support/tool-examples.ts";
import { toolCallNames } from "../contract.ts";
import { tellPieces } from "./pieces.ts";

function told(name: (typeof toolCallNames)[number], text: string, step: number) {
  const pieces: [field: string, value: unknown][] = [];
  const tell = tellPieces(name, toolExamples[name], (field, value) => pieces.push([field, value]));
  for (let end = step; end < text.length + step; end += step) tell(text.slice(0, end));
  return pieces;
}

describe.each(toolCallNames)("%s", (name) => {
  test("reports its fields in order as they grow, and only with what is written", () => {
    const answer: Record<string, unknown> = modelAnswers[name];
    const pieces = told(name, JSON.stringify(answer), 3);
    // The end of the last field is told with the finished answer.
    const fields = Object.keys(answer);
    const toldFields = [...new Set(pieces.map(([field]) => field))];
    expect(toldFields).toEqual(fields.slice(0, toldFields.length));
    expect(toldFields.length).toBeGreaterThanOrEqual(fields.length - 1);
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

describe("reports only what keeps the rules", () => {
  const landing = "generate-landing-copy";
  const good = modelAnswers[landing];
  const allTold = (answer: object) => JSON.stringify(told(landing, JSON.stringify(answer), 1));

  test.each([
    ["a price", "One lesson is ₦1.5m. Call us.", "₦1"],
    ["a discount", "Now 90% off. Call us.", "90"],
    ["a number", "Call 0803 123 4567 now. Ask for us.", "080"],
    ["an address", "See zumatutors.com. It is there.", "zuma"],
  ])("%s that nobody gave is never told, nor is what follows it", (_, subheadline, start) => {
    const sent = allTold({ ...good, subheadline });
    expect(sent).toContain(good.headline);
    expect(sent).not.toContain(start);
    expect(sent).not.toContain(good.ctaLine);
  });

  test("and only whole sentences of a text that is still being written", () => {
    const subheadline = "We come to your house. You see the marks rise every week of the term.";
    const pieces = told(landing, JSON.stringify({ ...good, subheadline }), 1)
      .filter(([field]) => field === "subheadline")
      .map(([, value]) => value);
    expect(pieces).toEqual(["We come to your house.", subheadline]);
  });
});

test("reports a long text so rarely that the pieces are little larger than the text", () => {
  const sopTemplate = "Count the cash with the supervisor watching. ".repeat(400);
  const text = JSON.stringify({ sopTemplate });
  const weight = told("generate-sop", text, 4).reduce((sum, [, value]) => sum + String(value).length, 0);
  expect(weight).toBeLessThan(text.length * 14);
});
