import { z } from "zod";

/**
 * A department of the library (content/library/departments/<id>.yaml): whole procedures for its work. A document is
 * plain text. A heading stands alone in its line, a step begins with '# ' and gets its number when it is filled, and a
 * line that begins with '(+)' stands only in usual and long documents, with '(++)' only in long ones.
 */

const headings = [
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

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

const document = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const lines = text.split("\n").map((line) => line.trim());
    const found = lines.filter((line) => (headings as readonly string[]).includes(line));
    for (const needed of ["Purpose", "Safety and law first", "Steps", "Records", "When something goes wrong"])
      if (!found.includes(needed)) context.addIssue(`has no heading '${needed}'`);
    const order = found.map((line) => (headings as readonly string[]).indexOf(line));
    if (order.some((place, at) => at > 0 && place <= (order[at - 1] ?? -1)))
      context.addIssue(`headings stand in this order: ${headings.join(", ")}`);
    const count = (keep: (line: string) => boolean) => wordsOf(lines.filter(keep).join(" "));
    const short = count((line) => !line.startsWith("(+"));
    const usual = count((line) => !line.startsWith("(++)"));
    const long = count(() => true);
    if (short < 150 || short > 340) context.addIssue(`short has ${short} words, should have 150 to 340`);
    if (usual < 240 || usual > 440) context.addIssue(`usual has ${usual} words, should have 240 to 440`);
    if (long < usual + 30 || long > 620)
      context.addIssue(`long has ${long} words, should have ${usual + 30} to 620`);
    const steps = lines.filter((line) => /^(\(\+{1,2}\) ?)?# /.test(line));
    if (steps.length < 7) context.addIssue(`has ${steps.length} steps, should have 7 or more`);
    const marks = lines.find((line) => /[{}[\]|<>*]|^\d+\./.test(line));
    if (marks) context.addIssue(`no other marks and no numbers of steps: '${marks.slice(0, 40)}'`);
    if (/—|!/.test(text)) context.addIssue("no dash and no exclamation mark");
    if (/₦|\bnaira\b/i.test(text)) context.addIssue("no amounts");
  });

const lowerCase = z.string().regex(/^[^A-Z]+$/, "small letters only");

export const departmentSchema = z.strictObject({
  /** What 'Which is nearest?' shows: 'Dispensing in a pharmacy'. */
  name: z.string().min(4).max(60),
  /** One sentence about the work: read by the sentence encoder. */
  describes: z.string().min(40).max(260),
  called: z.array(lowerCase).min(4).max(25),
  /** 'company: department', as people type it into the two fields, or what they say of the work. */
  says: z.array(z.string().min(4).max(140)).min(10).max(20),
  /** Three whole procedures that are built differently: by the flow of the work, by the hours of the day, by a case. */
  documents: z.array(document).length(3),
});

export type Department = z.output<typeof departmentSchema>;
