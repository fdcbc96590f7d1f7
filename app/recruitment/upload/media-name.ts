import { mediaNameLength } from "./media-contract.ts";

/** What no name needs: control characters, and invisible ones, some of which turn the order of letters around. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The ending that says what kind of file it is. */
const ending = /\.[^.\s]{1,10}$/u;

/**
 * A file's name as it is kept and shown: without the folders before it and without what cannot be seen; one that is too
 * long is shortened, its ending kept. It is never used as a path.
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
