import { z } from "zod";
import { lowerCase } from "./procedure-document.ts";
import { sectorIds } from "./sectors.ts";

/** When an advice is given. */
const when = {
  /** What it is given for, as people type it: to recognise it. */
  says: z.array(z.string().min(4).max(140)).min(8).max(24),
  /** The kinds of trade that its texts suit; without them it suits any trade, also one that we do not know. */
  of: z.array(z.enum(sectorIds)).min(1).optional(),
  /** It is given only if one of these was typed: 'abroad' for advice about exports. */
  words: z.array(lowerCase).min(3).max(40).optional(),
  /** The advice on the same matter, for any trade or for others, in whose place it is given where it suits. */
  insteadOf: z.string().optional(),
};

/** What is advised to owners who name a goal (content/library/goals), whatever their trade is. */
const goalSchema = z.strictObject({
  ...when,
  automations: z.array(z.string().min(60).max(420)).length(2),
  campaigns: z.array(z.string().min(60).max(420)).length(2),
  system: z.string().min(250).max(800),
});

/** What is said to a worry, a question or a plan inside a business idea (content/library/worries). */
const worrySchema = z.strictObject({ ...when, answer: z.string().min(80).max(420) });

type Told<Schema extends z.ZodType> = Omit<z.output<Schema>, "says"> & { id: string };
export type Goal = Told<typeof goalSchema>;
export type Worry = Told<typeof worrySchema>;
export type Advice = Goal | Worry;

/** The kinds of advice. Each is a folder of content/library, with one file for each area. */
export const adviceSchemas = { goals: goalSchema, worries: worrySchema } as const;
export type AdviceKind = keyof typeof adviceSchemas;
