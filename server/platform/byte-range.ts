import type { Bytes } from "./storage/stored-files.ts";

/**
 * The part of a file that a Range header requests. An invalid header, or one that requests several parts at once, is
 * ignored (RFC 9110): the response is then the whole file.
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
