/* Lists that the browser stores on this device. */

const listeners = new Set<() => void>();

/** The list in a stored text; empty when it is something else. */
export function parseList<Entry>(json: string | null): Entry[] {
  try {
    const kept: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** A stored list; empty when the browser stores nothing. */
export function readList<Entry>(key: string): Entry[] {
  try {
    return parseList(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** @returns whether the browser stored it */
export function writeList(key: string, list: readonly unknown[]): boolean {
  try {
    if (list.length) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
    for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}

/** Tells of each change of a list, in this tab or another. @returns a function that ends it */
export function onListChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
