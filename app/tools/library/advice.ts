import { z } from "zod";

const says = z.array(z.string().min(4).max(140)).min(8).max(20);

/** What is advised to owners who name a goal (content/library/goals.yaml), whatever their trade is. */
export const goalSchema = z.strictObject({
  /** The goal as people type it: to recognise it. */
  says,
  automations: z.array(z.string().min(60).max(420)).length(2),
  campaigns: z.array(z.string().min(60).max(420)).length(2),
  system: z.string().min(250).max(800),
});

/** What is said to a worry, a question or a plan inside a business idea (content/library/worries.yaml). */
export const worrySchema = z.strictObject({ says, answer: z.string().min(80).max(420) });

export type Goal = Omit<z.output<typeof goalSchema>, "says">;
export type Worry = Omit<z.output<typeof worrySchema>, "says">;
export type Advice = Goal | Worry;
