import { z } from "zod";
import { cleanText } from "#app/forms/contract.ts";
import { toneIds, toolLimits } from "#content/tool-limits.ts";

const fillInAll = "Please fill in all fields";

/** What a visitor types into a tool. An empty field has the message of its tool (specification 1 §5). */
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

/** Which writing of the same input: 'Try again' asks for the next. The same version is the same text. */
export const version = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const tone = z.enum(toneIds).default("friendly");
export const length = z.enum(lengths).default("usual");

/** One text, or one line of a list, that an engine wrote. */
export const written = (most: number) => z.string().trim().min(1).max(most);
export const list = (least: number, most: number) => z.array(written(600)).min(least).max(most);

/** Who wrote an answer: the site's own engine, or a model. */
export const engines = ["built-in", "model"] as const;
export type Engine = (typeof engines)[number];
