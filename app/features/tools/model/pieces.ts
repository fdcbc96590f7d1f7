import type { ToolCall } from "../contract.ts";
import { toolCalls } from "../contract.ts";
import { intoForm, shapeOf } from "./into-form.ts";
import { fieldsOf } from "./read-answer.ts";
import { readJson } from "./read-json.ts";

/** Takes a field of an answer, or as much of it as there is; a later call replaces what it said before. */
export type OnField = (field: string, value: unknown) => void;

/**
 * A field is told again when it has grown by a tenth, or by a line. Each piece is the whole field, so telling it at
 * every word would send a long text a thousand times over a slow phone's network.
 */
const worthTelling = (before: number, now: number) => now > before + Math.max(24, before / 10);

/**
 * Tells the fields of an answer while it is being written.
 * @returns takes the text written so far
 */
export function tellPieces(name: ToolCall, onField: OnField): (soFar: string) => void {
  const fields = fieldsOf(name);
  const { output } = toolCalls[name];
  const told = new Map<string, string>();
  let read = 0;
  return (soFar) => {
    if (told.size > 0 && !worthTelling(read, soFar.length)) return;
    const found = readJson(soFar, fields, { keepCut: true });
    if (!found) return;
    read = soFar.length;
    const begun = fields.filter((field) => field in found);
    for (const [field, value] of Object.entries(intoForm(found, shapeOf(output)))) {
      const text = JSON.stringify(value);
      const before = told.get(field) ?? "";
      const whole = field !== begun.at(-1);
      if (text === before || isEmpty(value)) continue;
      if (before && !whole && !worthTelling(before.length, text.length)) continue;
      told.set(field, text);
      onField(field, value);
    }
  };
}

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
