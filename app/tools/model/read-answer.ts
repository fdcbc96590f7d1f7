import { type ToolCall, type ToolInput, type ToolOutput, toolCalls } from "../contract.ts";
import { intoForm, shapeOf } from "./into-form.ts";
import { inPairs, withBotFormat, withHandles } from "./mend.ts";
import { notGiven } from "./not-given.ts";
import { marks } from "./prompts.ts";
import { readJson } from "./read-json.ts";

/** The result of parsing an answer: the answer itself, or errors for the model to fix. */
export type Reading<Name extends ToolCall> =
  | { answer: ToolOutput<Name> }
  | {
      /** For the model. They may repeat what it wrote. */
      errors: string[];
      /** For the log: only places and error types. */
      places: string[];
    };

/** Calls whose answer is an estimate and may have its own amounts. */
const estimates: readonly ToolCall[] = ["evaluate-business-idea", "generate-growth-strategy", "generate-sop"];

/** The fields of a call's output. */
export function fieldsOf(name: ToolCall): string[] {
  return Object.keys(toolCalls[name].output.shape);
}

/** Parses an answer, fixes what can be fixed, and checks it against the contract and the rules. */
export function readAnswer<Name extends ToolCall>(
  name: Name,
  input: ToolInput<Name>,
  text: string,
): Reading<Name> {
  const found = readJson(text, fieldsOf(name));
  if (!found)
    return { errors: ["It is not a JSON object with the fields asked for."], places: ["no object"] };
  const { output } = toolCalls[name];
  const fitted = intoForm(inPairs(withHandles(found)), shapeOf(output));
  const checked = output.safeParse(withBotFormat({ ...fitted }));
  if (!checked.success) {
    const { issues } = checked.error;
    return {
      errors: issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
      places: issues.map(({ path, code }) => `${path.join(".")} ${code}`),
    };
  }
  const broken = brokenRules(name, input, checked.data);
  if (broken.length) return { errors: broken, places: ["rules"] };
  return { answer: checked.data as ToolOutput<Name> };
}

/** The rules that an answer, or a part of one, breaks and that no schema can express. */
export function brokenRules(name: ToolCall, input: object, answer: object): string[] {
  const written = JSON.stringify(answer);
  const given = Object.values(input).join("\n");
  const invented = notGiven(written, given, { amounts: !estimates.includes(name) });
  return [
    ...invented.map((what) => `'${what}' is not in the visitor's data: leave it out.`),
    ...(written.includes(marks.close.slice(1, -1)) ? ["It repeats the marks around the data."] : []),
  ];
}
