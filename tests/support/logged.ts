import { inspect } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";
import { log } from "#server/platform/log.ts";

export interface LogEntry {
  level: "info" | "warn" | "error";
  message: string;
  [name: string]: unknown;
}

/** What the server logs in a test, from its start; also everything written to the console. */
export function logged(): { entries: LogEntry[]; text(): string } {
  const kept: { entries: LogEntry[]; console: unknown[] } = { entries: [], console: [] };
  beforeEach(() => {
    kept.entries.length = 0;
    kept.console.length = 0;
    for (const level of ["info", "warn", "error"] as const) {
      vi.spyOn(log, level).mockImplementation((first: unknown, ...rest: unknown[]) => {
        const fields = typeof first === "object" ? first : {};
        const message = typeof first === "string" ? first : String(rest[0] ?? "");
        kept.entries.push({ ...fields, level, message });
      });
      vi.spyOn(console, level).mockImplementation((...all: unknown[]) => {
        kept.console.push(all);
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return {
    entries: kept.entries,
    text: () => inspect([kept.entries, kept.console], { depth: null, maxStringLength: null }),
  };
}
