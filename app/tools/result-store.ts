import { savedResults } from "#content/tool-limits.ts";
import type { Answer } from "./ask-tool.ts";

/** A text that a tool wrote for this visitor earlier. */
export interface ToolResult extends Answer {
  id: string;
  /** Slug of the tool's page. */
  slug: string;
  input: Readonly<Record<string, string>>;
  /** Which version of the text for this input, from 1. */
  version: number;
  /** When it was written, in milliseconds. */
  at: number;
}

/** A text that a tool has just written. */
export type FreshResult = Omit<ToolResult, "id" | "at">;

const key = "mindsync-tool-results";

function isResult(value: unknown): value is ToolResult {
  if (typeof value !== "object" || value === null) return false;
  const { id, slug, input, version, at, written, engine } = value as Partial<Record<string, unknown>>;
  return (
    [id, slug, engine].every((text) => typeof text === "string") &&
    [version, at].every((number) => typeof number === "number") &&
    [input, written].every((fields) => typeof fields === "object" && fields !== null)
  );
}

/** Whether both have the same input and text: a reloaded page brings a result that is already stored. */
function isSame(one: FreshResult, other: FreshResult): boolean {
  const content = ({ slug, input, version, written }: FreshResult) =>
    JSON.stringify([slug, input, version, written]);
  return content(one) === content(other);
}

type ResultStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function readStored(storage: () => ResultStorage): ToolResult[] {
  try {
    const found: unknown = JSON.parse(storage().getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** Stores as many as there is room for, newest first. @returns the number stored */
function writeStored(storage: () => ResultStorage, list: readonly ToolResult[]): number {
  for (let count = Math.min(list.length, savedResults); count > 0; count -= 1) {
    try {
      storage().setItem(key, JSON.stringify(list.slice(0, count)));
      return count;
    } catch {
      // Storage is full: drop the oldest.
    }
  }
  try {
    storage().removeItem(key);
  } catch {
    // Nothing was stored.
  }
  return 0;
}

/**
 * The visitor's last results, newest first, on this device only. The last ten are stored. Older ones last until the
 * visitor leaves the page, and so do all of them if the browser cannot store anything.
 */
export function resultStore(storage: () => ResultStorage) {
  let results: readonly ToolResult[] | undefined;
  /** Ids of results that only this page has. */
  let unstored: readonly string[] = [];
  const listeners = new Set<() => void>();

  function show(list: readonly ToolResult[]): void {
    results = list;
    for (const listener of listeners) listener();
  }

  function store(list: readonly ToolResult[]): void {
    unstored = list.slice(writeStored(storage, list)).map(({ id }) => id);
    show(list);
  }

  const all = () => {
    results ??= readStored(storage);
    return results;
  };

  /** What is stored now (another tab may have changed it), plus what only this page has. */
  function current(): ToolResult[] {
    const here = all().filter(({ id }) => unstored.includes(id));
    return [...readStored(storage), ...here].sort((one, other) => other.at - one.at);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: all,
    /** Adds a new result. @returns the stored result */
    add(fresh: FreshResult): ToolResult {
      const list = current();
      const known = list.find((other) => isSame(other, fresh));
      if (known) return known;
      const at = Date.now();
      const result = { ...fresh, at, id: at.toString(36) + Math.random().toString(36).slice(2) };
      store([result, ...list]);
      return result;
    },
    remove(id: string): void {
      store(current().filter((result) => result.id !== id));
    },
    clear(): void {
      store([]);
    },
    /** Call when another tab has changed the storage. */
    reread(): void {
      show(current());
    },
    key,
  };
}

export const toolResults = resultStore(() => localStorage);

/** All versions for the same input, oldest first. */
export function versionsOf(results: readonly ToolResult[], shown: FreshResult): readonly ToolResult[] {
  const input = JSON.stringify(shown.input);
  const same = results.filter(
    ({ slug, input: other }) => slug === shown.slug && JSON.stringify(other) === input,
  );
  return same.sort((one, other) => one.version - other.version || one.at - other.at);
}
