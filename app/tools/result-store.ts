import { savedResults } from "#content/tool-limits.ts";
import type { Answer } from "./ask-tool.ts";

/** What a tool once wrote for this visitor. */
export interface ToolResult extends Answer {
  id: string;
  /** The tool's page. */
  slug: string;
  input: Readonly<Record<string, string>>;
  /** Which writing of the input it is. */
  version: number;
  /** When it was written, in milliseconds. */
  at: number;
}

/** What a tool wrote just now. */
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

/** Whether both have the same input and text: a page that was loaded again brings a result that is stored already. */
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

/** Stores as many as there is room for, the newest first. @returns how many */
function writeStored(storage: () => ResultStorage, list: readonly ToolResult[]): number {
  for (let count = Math.min(list.length, savedResults); count > 0; count -= 1) {
    try {
      storage().setItem(key, JSON.stringify(list.slice(0, count)));
      return count;
    } catch {
      // Full: the oldest goes first.
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
 * The visitor's last results, newest first, on this device only. The last ten outlive the page. Older ones are there
 * until the page is left, and so are all of them where the browser stores nothing.
 */
export function resultStore(storage: () => ResultStorage) {
  let results: readonly ToolResult[] | undefined;
  /** Those that only this page has. */
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

  /** What is stored now, because another tab may have changed it, with what only this page has. */
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
    /** Adds what was written just now. @returns the stored result */
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
    /** Another tab has changed what is stored. */
    reread(): void {
      show(current());
    },
    key,
  };
}

export const toolResults = resultStore(() => localStorage);

/** Every writing of the same input, the first one first. */
export function versionsOf(results: readonly ToolResult[], shown: FreshResult): readonly ToolResult[] {
  const input = JSON.stringify(shown.input);
  const same = results.filter(
    ({ slug, input: other }) => slug === shown.slug && JSON.stringify(other) === input,
  );
  return same.sort((one, other) => one.version - other.version || one.at - other.at);
}
