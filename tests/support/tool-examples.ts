import { type ToolCall, toolCalls } from "#app/tools/contract.ts";

type Examples<Side extends "input" | "output"> = {
  readonly [Name in ToolCall]: (typeof toolCalls)[Name]["example"][Side];
};

const examples = (side: "input" | "output") =>
  Object.fromEntries(Object.entries(toolCalls).map(([name, { example }]) => [name, example[side]]));

/** What a visitor types into each tool. */
export const toolExamples = examples("input") as Examples<"input">;

/** What a model that follows its instructions writes for it. */
export const modelAnswers = examples("output") as Examples<"output">;
