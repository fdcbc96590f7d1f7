import type { Bytes } from "./storage/stored-files.ts";

/**
 * Which part of a file a Range header asks for. A header that is not understood, or that asks for several parts at once,
 * is as good as none (RFC 9110): then the whole file is the answer.
 * @returns "none" when no such byte exists
 */
export function rangeOf(header: string | null, size: number): Bytes | "whole" | "none" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const start = Math.max(0, size - Number(last));
    return start < size ? { start, end: size - 1 } : "none";
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= size) return "none";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
