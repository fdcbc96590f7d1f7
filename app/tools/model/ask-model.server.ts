import { log } from "#server/platform/log.ts";
import { type Model, ModelFailure } from "#server/platform/model.ts";
import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";
import { type OnField, tellPieces } from "./pieces.ts";
import { askedForm, correction, instructions, visitorData } from "./prompts.ts";
import { readAnswer } from "./read-answer.ts";

/** Attempts per answer: the first, and one more with the errors of the first. */
const tries = 2;

/** Enough for the longest answer, and for a model that thinks before it writes. */
const mostTokens = 6_000;

/** How much of a wrong answer the model is shown again, in characters. */
const shownAgain = 8_000;

export interface AskOptions {
  signal?: AbortSignal;
  onField: OnField;
}

/**
 * Has the model write the output of a call.
 * @throws ModelFailure if no attempt fits the contract
 */
export async function askModel<Name extends ToolCall>(
  model: Model,
  name: Name,
  input: ToolInput<Name>,
  { signal, onField }: AskOptions,
): Promise<ToolOutput<Name>> {
  const until = model.deadline();
  const messages: { role: "user" | "assistant"; content: string }[] = [
    { role: "user", content: visitorData(input) },
  ];
  let wrong: string[] = [];
  for (let count = 1; count <= tries; count += 1) {
    const text = await model.write({
      instructions: instructions(name),
      messages,
      schema: askedForm(name),
      mostTokens,
      until,
      signal,
      onText: tellPieces(name, input, onField),
    });
    const reading = readAnswer(name, input, text);
    if ("answer" in reading) return reading.answer;
    wrong = reading.places;
    log.info({ tool: name, try: count, wrong }, "a model's answer could not be used");
    messages.push(
      { role: "assistant", content: text.slice(0, shownAgain) || "{}" },
      { role: "user", content: correction(reading.errors) },
    );
  }
  throw new ModelFailure("malformed", wrong.join(", "));
}
