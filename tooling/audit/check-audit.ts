import { z } from "zod";

/** A finding that the site may have until a day, because it cannot be used against it. */
export const acceptedFindings = z.array(
  z.strictObject({
    /** Its number at GitHub, such as GHSA-xxxx-xxxx-xxxx. */
    advisory: z.string().regex(/^GHSA(-[a-z\d]{4}){3}$/),
    /** Why it cannot be used here. */
    reason: z.string().min(20),
    /** The last day on which this is accepted. */
    until: z.iso.date(),
  }),
);
export type AcceptedFinding = z.infer<typeof acceptedFindings>[number];

const finding = z.object({
  name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
});

/** The report of `npm audit --json`, version 2. A package that is only affected by another one names it in `via`. */
const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), finding])) })),
});

/** What an audit found: lines to print, and whether something has to be done. */
export interface Audited {
  lines: string[];
  isClean: boolean;
}

/**
 * Compares the report of `npm audit --json` with the accepted findings.
 * @param report the parsed report
 * @param today the day in UTC, as 2026-11-23
 * @returns null when this is no report, such as the registry's error
 */
export function checkAudit(
  report: unknown,
  accepted: readonly AcceptedFinding[],
  today: string,
): Audited | null {
  const parsed = auditReport.safeParse(report);
  if (!parsed.success) return null;
  const found = new Map(
    Object.values(parsed.data.vulnerabilities)
      .flatMap(({ via }) => via.filter((one) => typeof one !== "string"))
      .map((one) => [one.url.split("/").at(-1) ?? one.url, one]),
  );
  const isAccepted = (advisory: string) =>
    accepted.some((one) => one.advisory === advisory && one.until >= today);
  const open = [...found].filter(([advisory]) => !isAccepted(advisory));
  const needless = accepted.filter(({ advisory }) => !found.has(advisory));
  return {
    isClean: open.length === 0,
    lines: [
      ...open.map(([, { name, severity, title, url }]) => `${severity}: ${name}: ${title} (${url})`),
      ...needless.map(
        ({ advisory }) => `${advisory} is accepted, and no longer found: take it off the list.`,
      ),
      `${found.size} known, ${found.size - open.length} accepted, ${open.length} to mend.`,
    ],
  };
}
