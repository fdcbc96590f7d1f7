/*
 * Regular expressions that find a person's number or address in a text, for PostgreSQL and JavaScript alike, without
 * regard to case. Both end where the number or address ends: ade@gmail.com is not in folade@gmail.com.
 */

const addressPattern = (email: string) =>
  `(?<![\\w.+-])${email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`;

/** Finds a number however it is spaced, with or without the country's code. */
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

/** The shortest word of a name that counts: 'A B' would be in every text. */
const shortestWord = 2;

/**
 * Finds whole full names, at the borders of words: 'Ada Obi' is not in 'Ada Obinna', and 'Ada' alone is in no pattern,
 * because it may be somebody else. Null where there is no full name.
 */
export function namePattern(names: Iterable<string>): string | null {
  const full = Array.from(names, (name) => name.trim().split(/\s+/)).filter(
    (words) => words.length > 1 && words.every((word) => Array.from(word).length >= shortestWord),
  );
  const word = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/['’]/g, "['’]");
  const patterns = full.map((words) => words.map(word).join("\\s+"));
  return patterns.length ? `(?<!\\w)(?:${patterns.join("|")})(?!\\w)` : null;
}
