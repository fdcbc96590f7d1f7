import type { z } from "zod";

type Fields = Record<PropertyKey, unknown>;

/** A text of at most this many characters, ended at a word where there is one near the end. */
function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).toWellFormed();
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The same fields with another value at a path. */
function changed(
  value: unknown,
  [first, ...rest]: readonly PropertyKey[],
  change: (old: unknown) => unknown,
) {
  if (first === undefined) return change(value);
  const copy: Fields = (Array.isArray(value) ? [...value] : { ...(value as Fields) }) as Fields;
  copy[first] = changed(copy[first], rest, change);
  return copy;
}

/**
 * Shortens what is longer than its contract allows. A sentence repeats what the visitor typed, which may be a number of
 * a hundred digits, so that no limit on single inputs keeps a whole sentence within its own.
 */
export function withinLimits(written: unknown, output: z.ZodType): unknown {
  const { error } = output.safeParse(written);
  let fitting = written;
  for (const issue of error?.issues ?? []) {
    if (issue.code !== "too_big") continue;
    const most = Number(issue.maximum);
    fitting = changed(fitting, issue.path, (old) => {
      if (typeof old === "string") return clipped(old.trim(), most);
      return Array.isArray(old) ? old.slice(0, most) : old;
    });
  }
  return fitting;
}
