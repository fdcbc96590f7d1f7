import { z } from "zod";
import { lowerCase, procedureDocument } from "./procedure-document.ts";

/** A department of the library (content/library/departments/<id>.yaml): whole procedures for its work. */

export const departmentSchema = z.strictObject({
  /** What 'Which is nearest?' shows: 'Dispensing in a pharmacy'. */
  name: z.string().min(4).max(60),
  /** One sentence about the work: read by the sentence encoder. */
  describes: z.string().min(40).max(260),
  /** The kinds of trade and the trades whose companies have it; left out if any company may. */
  of: z.array(z.string()).min(1).optional(),
  called: z.array(lowerCase).min(4).max(25),
  /** 'company: department', as people type it into the two fields, or what they say of the work. */
  says: z.array(z.string().min(4).max(140)).min(10).max(20),
  /** Three whole procedures that are built differently: by the flow of the work, by the hours of the day, by a case. */
  documents: z.array(procedureDocument({ short: 150, usual: 240, more: 30 })).length(3),
});

export type Department = z.output<typeof departmentSchema>;
