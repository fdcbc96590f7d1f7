import { z } from "zod";
import { demoSystems } from "#content/demos.ts";

/** The systems that a visitor can view. */
export const demoIds = demoSystems.map(({ id }) => id);

/** The id of a visitor's demo session (table demo_user_sessions). */
export const demoSession = z.object({ id: z.uuid() });
export type DemoSession = z.infer<typeof demoSession>;

/** Systems that a visitor opened. They are added to the stored list, so that the same list may be sent again. */
export const demoVisitInput = z.object({
  demos_accessed: z
    .array(z.enum(demoIds, { error: "There is no such demo system" }))
    .min(1, "Name at least one demo system")
    .max(demoIds.length, `There are ${demoIds.length} demo systems`),
});
export type DemoVisitInput = z.infer<typeof demoVisitInput>;

/** The stored list, in the order in which the systems were first opened. */
export const demosAccessed = z.object({ demos_accessed: z.array(z.string()) });
export type DemosAccessed = z.infer<typeof demosAccessed>;
