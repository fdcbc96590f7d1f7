import { AppError } from "./errors.ts";

/** Levels of lists and objects within each other: the deepest call of this site has four. */
const mostLevels = 16;

/** Values in a body: the longest chat has some hundred. */
const mostValues = 5_000;

/** The longest name of a field, in characters. */
const longestName = 80;

const tooMuch = () =>
  new AppError("bad-request", "The body has more levels or values than a call of this site.");

/**
 * Refuses a text whose lists and objects are deeper or longer than any call needs, before it is parsed.
 * @throws AppError bad-request
 */
function checkShape(text: string): void {
  let levels = 0;
  let values = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted) {
      if (sign === "\\") at += 1;
    } else if (sign === "[" || sign === "{") levels += 1;
    else if (sign === "]" || sign === "}") levels -= 1;
    else if (sign === ",") values += 1;
    if (levels > mostLevels || values > mostValues) throw tooMuch();
  }
}

/** A text that PostgreSQL can store: without NUL characters and lone surrogates. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Makes a text storable, and leaves any other value. */
const cleaned = (_name: string, value: unknown): unknown =>
  typeof value === "string" ? storable(value) : value;

/** Refuses names that no field has. @throws AppError bad-request */
function checkNames(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name.length > longestName) throw tooMuch();
    checkNames(inner);
  }
}

/** Parses a text. Only one with escaped characters can have texts that are not storable. */
function parsed(text: string): unknown {
  const isStorable = !text.includes("\\u") && text.isWellFormed();
  const value: unknown = isStorable ? JSON.parse(text) : JSON.parse(text, cleaned);
  checkNames(value);
  return value;
}

/**
 * Parses the JSON of a call.
 * @throws AppError bad-request when it is not JSON, or has more levels, values or longer names than any call
 */
export function parseBoundedJson(text: string): unknown {
  checkShape(text);
  try {
    return parsed(text);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad-request", "The body is not valid JSON.", { cause });
  }
}
