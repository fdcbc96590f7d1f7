import type { ToolCall } from "../contract.ts";
import { toolCalls } from "../contract.ts";
import { intoForm, shapeOf } from "./into-form.ts";
import { brokenRules, fieldsOf } from "./read-answer.ts";
import { readJson } from "./read-json.ts";

/** Receives a field of an answer, or as much of it as is written; a later call replaces the earlier value. */
export type OnField = (field: string, value: unknown) => void;

/**
 * A field is sent again when it has grown by a tenth, or by a line. Each piece is the whole field, so sending it at
 * every word would send a long text a thousand times over a slow mobile network.
 */
const worthTelling = (before: number, now: number) => now > before + Math.max(24, before / 10);

/** Up to this many characters, each new one is checked, so that the first piece is sent at once. */
const promptUntil = 500;

/** What may end a sentence, or be the point in a figure that is still being written. */
const unsure = /[.!?…]+$/;

/**
 * Reports the fields of an answer while it is being written, sentence by sentence. Only what keeps the rules for the whole
 * answer is told; the answer will be refused for the first thing that does not, so nothing is told after it.
 * @returns a function that takes all text written so far
 */
export function tellPieces(name: ToolCall, input: object, onField: OnField): (soFar: string) => void {
  const fields = fieldsOf(name);
  const { output } = toolCalls[name];
  const told = new Map<string, string>();
  let read = 0;
  let isBroken = false;
  return (soFar) => {
    const early = told.size === 0 && soFar.length < promptUntil;
    if (isBroken || (!early && !worthTelling(read, soFar.length))) return;
    read = soFar.length;
    const found = readJson(soFar.replace(unsure, ""), fields);
    if (!found) return;
    const begun = Object.keys(found).filter((field) => fields.includes(field));
    for (const [field, there] of Object.entries(intoForm(found, shapeOf(output)))) {
      const whole = field !== begun.at(-1);
      const value = whole ? there : withoutHalf(there);
      const text = JSON.stringify(value);
      const before = told.get(field) ?? "";
      if (text === before || isEmpty(value)) continue;
      if (before && !whole && !worthTelling(before.length, text.length)) continue;
      isBroken = brokenRules(name, input, { [field]: value }).length > 0;
      if (isBroken) return;
      told.set(field, text);
      onField(field, value);
    }
  };
}

/** A list of objects without its last entry, which may be incomplete. */
function withoutHalf(value: unknown): unknown {
  return Array.isArray(value) && typeof value.at(-1) === "object" ? value.slice(0, -1) : value;
}

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
