/** What was typed into a form, by field. */
export type Typed = Readonly<Record<string, string>>;

const key = "mindsync-tool-drafts";

function readAll(): Record<string, Typed> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Typed>) : {};
  } catch {
    return {};
  }
}

/** What was last typed into a tool's form on this device. */
export function readDraft(slug: string): Typed {
  return readAll()[slug] ?? {};
}

/** Saves the content of a tool's form; null deletes it. */
export function keepDraft(slug: string, typed: Typed | null): void {
  const { [slug]: _, ...others } = readAll();
  const drafts = typed ? { ...others, [slug]: typed } : others;
  try {
    if (Object.keys(drafts).length) localStorage.setItem(key, JSON.stringify(drafts));
    else localStorage.removeItem(key);
  } catch {
    // If storage is full or blocked, there is simply no draft.
  }
}
