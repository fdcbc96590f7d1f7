/*
 * Regular expressions that find a person's number, address or name in a text. They work in PostgreSQL and JavaScript,
 * ignore case and match whole numbers and addresses only: ade@gmail.com does not match folade@gmail.com.
 */

const addressPattern = (email: string) =>
  `(?<![\\w.+-])${email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`;

/** Finds a number with any spacing, with or without the country code. */
function numberPattern(phone: string): string {
  const spaced = (digits: string) => digits.split("").join("[\\s().-]*");
  const digits = phone.replace(/\D/g, "");
  const number = digits.startsWith("234")
    ? `(?:(?:\\+|00)?${spaced("234")}[\\s().-]*|0[\\s().-]*)?${spaced(digits.slice(3))}`
    : `(?:\\+|00)?${spaced(digits)}`;
  return `(?<!\\d)${number}(?!\\d)`;
}

/** Finds any of a person's numbers and addresses; null if they have none. */
export function reachPattern({
  phones,
  emails,
}: {
  phones: Iterable<string>;
  emails: Iterable<string>;
}): string | null {
  const patterns = [...Array.from(phones, numberPattern), ...Array.from(emails, addressPattern)];
  return patterns.length ? patterns.join("|") : null;
}

/** Minimum letters in each word of a name, because 'A B' would match too many texts. */
const shortestWord = 2;

/**
 * Finds full names as whole words: 'Ada Obi' does not match 'Ada Obinna'. A first name alone is ignored, because it may be
 * somebody else's. Null if there is no full name.
 */
export function namePattern(names: Iterable<string>): string | null {
  const full = Array.from(names, (name) => name.trim().split(/\s+/)).filter(
    (words) => words.length > 1 && words.every((word) => Array.from(word).length >= shortestWord),
  );
  const word = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/['’]/g, "['’]");
  const patterns = full.map((words) => words.map(word).join("\\s+"));
  return patterns.length ? `(?<!\\w)(?:${patterns.join("|")})(?!\\w)` : null;
}
