import { z } from "zod";

const says = z.array(z.string().min(4).max(140)).min(8).max(24);

/** What is advised to owners who name a goal (content/library/goals), whatever their trade is. */
const goalSchema = z.strictObject({
  /** The goal as people type it: to recognise it. */
  says,
  automations: z.array(z.string().min(60).max(420)).length(2),
  campaigns: z.array(z.string().min(60).max(420)).length(2),
  system: z.string().min(250).max(800),
});

/** What is said to a worry, a question or a plan inside a business idea (content/library/worries). */
const worrySchema = z.strictObject({ says, answer: z.string().min(80).max(420) });

type Told<Schema extends z.ZodType> = Omit<z.output<Schema>, "says"> & { id: string };
export type Goal = Told<typeof goalSchema>;
export type Worry = Told<typeof worrySchema>;
export type Advice = Goal | Worry;

/** The kinds of advice. Each is a folder of content/library, with one file for each area. */
export const adviceSchemas = { goals: goalSchema, worries: worrySchema } as const;
export type AdviceKind = keyof typeof adviceSchemas;
