import { z } from "zod";
import { cleanText } from "#app/forms/contract.ts";
import { toneIds, toolLimits } from "#content/tool-limits.ts";

const fillInAll = "Please fill in all fields";

/** A field that a visitor fills in. If it is empty, the message is that of its tool (specification 1 §5). */
function typed(label: string, most: number, empty = fillInAll) {
  return z
    .string({ error: empty })
    .overwrite(cleanText)
    .min(1, { error: empty, abort: true })
    .max(most, `${label} must be at most ${most} characters`);
}
export const line = (label: string, empty?: string) => typed(label, toolLimits.line, empty);
export const text = (label: string, empty?: string) => typed(label, toolLimits.text, empty);

export const lengths = ["short", "usual", "long"] as const;
export type Length = (typeof lengths)[number];

/** The version of the text: 'Try again' asks for the next one. The same input and version always give the same text. */
export const version = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const tone = z.enum(toneIds).default("friendly");
export const length = z.enum(lengths).default("usual");

/** One text, or one line of a list, in the output. */
export const written = (most: number) => z.string().trim().min(1).max(most);
export const list = (least: number, most: number) => z.array(written(600)).min(least).max(most);

/** What wrote an answer: the site's built-in engine, or a model. */
export const engines = ["built-in", "model"] as const;
export type Engine = (typeof engines)[number];
