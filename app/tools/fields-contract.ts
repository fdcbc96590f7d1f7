import { z } from "zod";
import { cleanText } from "#app/forms/contract.ts";
import { type OwnFactName, ownFactFields } from "#content/own-facts.ts";
import { toneIds, toolLimits } from "#content/tool-limits.ts";
import type { FormOfTool } from "#content/tool-parts.ts";

/** A field that a visitor fills in. If it is empty, the message is that of its tool (specification 1 §5). */
function typed(label: string, most: number, empty: string) {
  return z
    .string({ error: empty })
    .overwrite(cleanText)
    .min(1, { error: empty, abort: true })
    .max(most, `${label} must be at most ${most} characters`);
}

/** The schemas of the fields of a tool's form, by their names in the call. */
export const fieldsOf = <const Form extends Pick<FormOfTool, "fields" | "emptyMessage">>({
  fields,
  emptyMessage,
}: Form) =>
  Object.fromEntries(
    fields.map(({ name, label, kind }) => [name, typed(label, toolLimits[kind], emptyMessage)]),
  ) as { [Name in Form["fields"][number]["name"]]: ReturnType<typeof typed> };

/** A fact that a visitor may add in 'Make it yours'. Left empty, it is missing. */
const added = (label: string) =>
  z
    .string()
    .overwrite(cleanText)
    .max(toolLimits.line, `${label} must be at most ${toolLimits.line} characters`)
    .optional()
    .transform((typed) => typed || undefined);

/** The schemas of the optional facts of a tool, with the labels of its form. */
export const ownFacts = <Name extends OwnFactName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, added(ownFactFields[name].label)])) as Record<
    Name,
    ReturnType<typeof added>
  >;

/** The piece of the library that a visitor named as nearest, by its id, or 'none'. */
export const nearest = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, "There is no such choice")
  .optional();

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
