import { z } from "zod";
import { doors } from "#app/inbox/contract.ts";
import { alertTexts } from "#content/alerts.ts";

/** How often an alert is tried. The pauses double, from one minute on: eight tries take about four hours. */
export const mostTries = 8;

/** The most leads that one mail tells of in full. */
export const leadsInMail = 20;

const hour = z
  .literal(["", ...Array.from({ length: 24 }, (_, at) => String(at))])
  .default("")
  .transform((text) => (text ? Number(text) : null));

/** What an admin wants to be told of. */
export const alertForm = z
  .object({
    intent: z.literal("save"),
    door: z.array(z.enum(doors)).max(doors.length).default([]),
    quiet_from: hour,
    quiet_to: hour,
    morning: z
      .literal("on")
      .optional()
      .transform((ticked) => ticked === "on"),
  })
  .refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), {
    path: ["quiet_to"],
    error: alertTexts.form.bothHours,
  });
export type AlertInput = z.output<typeof alertForm>;

/** The buttons without fields. */
export const alertButton = z.object({ intent: z.enum(["test", "again"]) });
