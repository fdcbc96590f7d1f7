import { mediaNameLength } from "./media-contract.ts";

/**
 * Characters that are removed from names: control characters and invisible ones, some of which reverse the order of
 * letters.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The extension. */
const ending = /\.[^.\s]{1,10}$/u;

/**
 * A file's name as it is stored and shown: without folders and invisible characters. One that is too long is shortened,
 * but keeps its extension. It is never used as a path.
 */
export function cleanFileName(given: string): string {
  const name = (given.toWellFormed().split(/[/\\]/).at(-1) ?? "")
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\s+/gu, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const letters = Array.from(name);
  if (letters.length === 0) return "recording";
  if (letters.length <= mediaNameLength) return name;
  const kept = Array.from(ending.exec(name)?.[0] ?? "");
  return [...letters.slice(0, mediaNameLength - kept.length), ...kept].join("");
}
