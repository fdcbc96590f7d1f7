import { z } from "zod";

/*
 * Makes a model's output fit the contract if that loses nothing: drops empty entries, converts wrong types, shortens
 * long texts at the end of a sentence and removes Markdown.
 */

type Shape = z.core.JSONSchema.BaseSchema;

const shapes = new WeakMap<z.ZodType, Shape>();

/** The JSON Schema of a contract. */
export function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema) ?? z.toJSONSchema(schema);
  shapes.set(schema, known);
  return known;
}

/** Converts any value to text. */
function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join("\n");
  if (typeof value === "object" && value !== null) {
    return Object.values(value).map(asText).filter(Boolean).join(": ");
  }
  return "";
}

/** Removes the marks of Markdown, which a page would show as they are. */
function plain(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/^```\w*$/gm, "")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g, "$2")
    .trim();
}

/** Shortens a text to at most `most` characters, at the end of a sentence or else of a word. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const sentence = /^[\s\S]*[.!?…](?=\s)/.exec(start)?.[0] ?? "";
  if (sentence.length > most / 2) return sentence.trimEnd();
  return start.replace(/\s+\S*$/, "").replace(/[\s,;:–-]+$/, "");
}

const bullet = /^\s*(?:[-•*–]|\d{1,2}[.)])\s+/;

/** The fields of an object converted to the schema; fields that end up empty are left out. */
export function intoForm(
  value: Record<string, unknown>,
  { properties = {}, required = [] }: Shape,
): Record<string, unknown> {
  const fitted = Object.entries(properties).map(([name, shape]): [string, unknown] => [
    name,
    typeof shape === "boolean" ? undefined : valueInForm(value[name], shape),
  ]);
  // A list that must be there stays, so that the error says how many entries the model left out.
  const isEmpty = (name: string, part: unknown) =>
    part === undefined || (Array.isArray(part) && !part.length && !required.includes(name));
  return Object.fromEntries(fitted.filter(([name, part]) => !isEmpty(name, part)));
}

function valueInForm(value: unknown, shape: Shape): unknown {
  if (shape.type === "string") {
    const text = shortened(plain(asText(value)), shape.maxLength ?? Number.POSITIVE_INFINITY);
    return text === "" ? undefined : text;
  }
  if (shape.type === "array") return listInForm(value, shape);
  return typeof value === "object" && value !== null ? intoForm({ ...value }, shape) : undefined;
}

function listInForm(value: unknown, shape: Shape): unknown[] {
  const { items } = shape;
  if (typeof items !== "object" || Array.isArray(items)) return [];
  const entries: unknown[] =
    typeof value === "string" ? value.split("\n") : Array.isArray(value) ? value : [];
  const fitted = entries
    .map((entry) => valueInForm(typeof entry === "string" ? entry.replace(bullet, "") : entry, items))
    .filter((entry) => entry !== undefined && (typeof entry !== "object" || hasAll(entry, items)));
  const seen = new Set<string>();
  const once = fitted.filter((entry) => {
    const same = JSON.stringify(entry).toLowerCase();
    return !seen.has(same) && seen.add(same);
  });
  return once.slice(0, shape.maxItems);
}

function hasAll(entry: unknown, { required = [] }: Shape): boolean {
  return typeof entry === "object" && entry !== null && required.every((name) => name in entry);
}
