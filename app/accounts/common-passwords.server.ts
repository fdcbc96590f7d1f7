import { createRequire } from "node:module";
import { site } from "#content/site.ts";
import { AppError } from "#server/platform/errors.ts";

const commonPasswordMessage =
  "This password is too easy to guess. Please choose another one, such as several words in a row.";

/** The package's list as a set: 49,000 passwords from published leaks, most frequent first, all in lower case. */
let list: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  if (!list) {
    // Loaded when the first password is chosen: most processes never need it.
    const { dictionary }: typeof import("@zxcvbn-ts/language-common") = createRequire(import.meta.url)(
      "@zxcvbn-ts/language-common",
    );
    list = new Set(dictionary["passwords-common"]);
  }
  return list;
}

/** Whether each character follows the one before at the same step: 'aaaa', '0123', '9876', 'abcd'. */
function isRun(characters: readonly string[]): boolean {
  const steps = characters.slice(1).map((character, index) => {
    return (character.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0);
  });
  return Math.abs(steps[0] ?? 0) <= 1 && steps.every((step) => step === steps[0]);
}

/** Words that somebody who guesses at this site tries first. */
const siteWords = [
  ...[site.name, site.ownerName, site.conciergeName].flatMap((name) =>
    name.toLowerCase().split(/[^\p{L}]+/u),
  ),
  ..."recruitment recruiter password welcome learner whatsapp nigeria school lagos admin login".split(" "),
].filter(Boolean);

/** Whether a password is words of the site and hardly anything else, as in 'Mindsync@2026' and 'schooladmin1'. */
function isOfSiteWords(plain: string): boolean {
  const letters = plain.replace(/[^\p{L}]/gu, "");
  const rest = siteWords.reduce((left, word) => left.replaceAll(word, ""), letters);
  return rest !== letters && rest.length < 4;
}

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const trimmed = plain.trim();
  const characters = Array.from(trimmed);
  // Two or three different characters, as in '1212121212', are no better than one.
  if (new Set(characters).size <= 3 || isRun(characters)) return true;
  if (commonPasswords().has(trimmed) || isOfSiteWords(trimmed)) return true;
  const repeated = /^(.+?)\1+$/.exec(trimmed)?.[1];
  return repeated !== undefined && (repeated.length <= 4 || commonPasswords().has(repeated));
}

/** @throws AppError invalid, at the password's field, for a common password */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError("invalid", commonPasswordMessage, { fields: { password: [commonPasswordMessage] } });
}
