import { z } from "zod";
import type { Likeness } from "./likeness.ts";
import { lowerCase } from "./procedure-document.ts";
import type { ProcedurePart } from "./procedure-lines.ts";

/**
 * The blocks of the library (content/library/blocks): one part of the work each, written so that it is true of every company
 * that has it. A whole block has all parts of a procedure; the others have only steps for a procedure that is there already.
 */

const line = z
  .string()
  .min(14)
  .max(320)
  .regex(/^[^—!{}[\]|<>*₦]+$/, "no dash, no exclamation mark, no amounts and no marks");
const lines = (fewest: number, most: number) => z.array(line).min(fewest).max(most);
const said = z.string().min(4).max(140);

const wholeSchema = z.strictObject({
  /** What stands above its steps: 'Banking the day's money'. */
  name: z.string().min(4).max(60),
  /** The kinds of trade and the trades whose companies have it; left out if any company may. */
  of: z.array(z.string()).min(1).optional(),
  /** Other names that people type for it. */
  called: z.array(lowerCase).min(3).max(16),
  /** What people type into the field 'Department'. */
  says: z.array(said).min(2).max(24),
  purpose: line,
  safety: lines(1, 3),
  steps: lines(6, 12),
  checks: lines(1, 2),
  records: line,
  wrong: lines(1, 4),
});

const linesSchema = z.strictObject({ says: z.array(said).min(8).max(24), steps: lines(3, 4) });

export const blocksSchema = z.record(z.string(), z.union([wholeSchema, linesSchema]));

export type WrittenBlock = z.output<typeof blocksSchema>[string];

/** A block as the site loads it. */
export interface Block {
  readonly id: string;
  readonly name: string;
  readonly called: readonly string[];
  readonly of?: readonly string[] | undefined;
  /** Whether it can be a procedure of its own. */
  readonly isWhole: boolean;
  readonly parts: readonly ProcedurePart[];
}

/** All blocks, and what they are recognised by beside the jobs and the departments. */
export interface BlockShelf {
  readonly blocks: readonly Block[];
  readonly likeness: Likeness;
}

const numbered = (texts: readonly string[]) => texts.map((text) => ({ text, isStep: true, level: 0 }));
const plain = (texts: readonly string[]) => texts.map((text) => ({ text, isStep: false, level: 0 }));

/** A block as the site loads it. One that has no name is called by its id. */
export function loadedBlock(id: string, written: WrittenBlock): Block {
  if (!("purpose" in written)) {
    const words = id.replaceAll("-", " ");
    const name = words.charAt(0).toUpperCase() + words.slice(1);
    return {
      id,
      name,
      called: [],
      isWhole: false,
      parts: [{ heading: "Steps", lines: numbered(written.steps) }],
    };
  }
  const { name, called, of, purpose, safety, steps, checks, records, wrong } = written;
  return {
    id,
    name,
    called,
    of,
    isWhole: true,
    parts: [
      { heading: "Purpose", lines: plain([purpose]) },
      { heading: "Safety and law first", lines: numbered(safety) },
      { heading: "Steps", lines: numbered(steps) },
      { heading: "Checks", lines: plain(checks) },
      { heading: "Records", lines: plain([records]) },
      { heading: "When something goes wrong", lines: numbered(wrong) },
    ],
  };
}
