/** How many kinds of error are counted between two saves: a fault that names itself differently each time stays small. */
const mostKinds = 50;

/** The longest name of a kind, in characters. */
export const errorKindLength = 120;

const counts = new Map<string, number>();

/**
 * The kind of a logged error: its message and the type and code of the error behind it. Numbers vary from one to the
 * next, so they are left out.
 */
function kindOf(fields: unknown, message: unknown): string {
  const text = String(message ?? "an error").replace(/\d[\d.:]*/g, "…");
  const error = typeof fields === "object" && fields !== null && "err" in fields ? fields.err : undefined;
  if (!(error instanceof Error)) return text.slice(0, errorKindLength);
  const code = "code" in error && /^\w{1,40}$/.test(String(error.code)) ? ` ${error.code}` : "";
  return `${text} (${error.name}${code})`.slice(0, errorKindLength);
}

/** Counts an error of the log by its kind. Takes what the log was given, and keeps nothing else of it. */
export function countError(first: unknown, second?: unknown): void {
  const kind = typeof first === "string" ? kindOf(undefined, first) : kindOf(first, second);
  if (counts.has(kind) || counts.size < mostKinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

/** The errors since the last call, by kind. */
export function takeErrorCounts(): Map<string, number> {
  const taken = new Map(counts);
  counts.clear();
  return taken;
}

/** Counts errors again that could not be saved. */
export function returnErrorCounts(taken: ReadonlyMap<string, number>): void {
  for (const [kind, count] of taken) counts.set(kind, (counts.get(kind) ?? 0) + count);
}
