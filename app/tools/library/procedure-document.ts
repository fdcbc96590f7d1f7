import { z } from "zod";

/**
 * A whole procedure of the library, in plain text. A heading is alone in its line, a step begins with '# ' and gets its
 * number when it is filled, and a line that begins with '(+)' is only in usual and long documents, with '(++)' only in
 * long ones.
 */

/** What people type is compared in small letters. */
export const lowerCase = z.string().regex(/^[^A-Z]+$/, "small letters only");

export const headings = [
  "Purpose",
  "Scope",
  "Safety and law first",
  "Who does what",
  "Before you begin",
  "Steps",
  "Checks",
  "Records",
  "When something goes wrong",
] as const;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
export const isHeading = (line: string) => (headings as readonly string[]).includes(line);

/** The fewest words of a short and a usual document, and how many more a long one has than a usual one. */
interface Fewest {
  readonly short: number;
  readonly usual: number;
  readonly more: number;
}

/** The schema of a document. Its own bounds are its fewest words; the most are the same for all. */
export const procedureDocument = (fewest: Fewest) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const lines = text.split("\n").map((line) => line.trim());
      const found = lines.filter(isHeading);
      for (const needed of [
        "Purpose",
        "Safety and law first",
        "Steps",
        "Records",
        "When something goes wrong",
      ])
        if (!found.includes(needed)) context.addIssue(`has no heading '${needed}'`);
      const order = found.map((line) => (headings as readonly string[]).indexOf(line));
      if (order.some((place, at) => at > 0 && place <= (order[at - 1] ?? -1)))
        context.addIssue(`headings stand in this order: ${headings.join(", ")}`);
      const joined = lines.find((line, at) => at > 0 && isHeading(line) && lines[at - 1] !== "");
      if (joined) context.addIssue(`an empty line comes before '${joined}'`);
      const count = (keep: (line: string) => boolean) => wordsIn(lines.filter(keep).join(" "));
      const short = count((line) => !line.startsWith("(+"));
      const usual = count((line) => !line.startsWith("(++)"));
      const long = count(() => true);
      if (short < fewest.short || short > 340)
        context.addIssue(`short has ${short} words, should have ${fewest.short} to 340`);
      if (usual < fewest.usual || usual > 440)
        context.addIssue(`usual has ${usual} words, should have ${fewest.usual} to 440`);
      if (long < usual + fewest.more || long > 620)
        context.addIssue(`long has ${long} words, should have ${usual + fewest.more} to 620`);
      const steps = lines.filter((line) => /^(\(\+{1,2}\) ?)?# /.test(line));
      if (steps.length < 7) context.addIssue(`has ${steps.length} steps, should have 7 or more`);
      const marks = lines.find((line) => /[{}[\]|<>*]|^\d+\.|^#(?! )/.test(line));
      if (marks) context.addIssue(`no other marks and no numbers of steps: '${marks.slice(0, 40)}'`);
      if (/—|!/.test(text)) context.addIssue("no dash and no exclamation mark");
      if (/₦|\bnaira\b/i.test(text)) context.addIssue("no amounts");
    });

const fewLetters = 20;

/** The sentences of a document, without its headings, its marks and sentences of a few words, which may be said twice. */
export const longSentencesOf = (document: string): string[] =>
  document
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !isHeading(line))
    .flatMap((line) =>
      line
        .replace(/^\(\+{1,2}\)\s*/, "")
        .replace(/^# /, "")
        .split(/(?<=[.?])\s+/),
    )
    .filter((sentence) => sentence.length > fewLetters);
