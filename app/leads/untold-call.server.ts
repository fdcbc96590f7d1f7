import { and, asc, eq, inArray } from "drizzle-orm";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";

/**
 * Whether a call is now another than its visitor knows, where nothing is mailed. The visitor knows it as it was booked, as
 * it was when somebody last opened their chat, and as they changed it themselves. So a change that was undone before they
 * heard of it is nothing to tell.
 * @param submission the id of the call's form
 */
export async function differsFromTold(submission: string): Promise<boolean> {
  const entries = await db()
    .select({ kind: leadHistory.kind, by: leadHistory.by, was: leadHistory.was, now: leadHistory.now })
    .from(leadHistory)
    .innerJoin(leads, eq(leads.id, leadHistory.lead_id))
    .where(and(eq(leads.submission_id, submission), inArray(leadHistory.kind, ["slot", "chat"])))
    .orderBy(asc(leadHistory.at));
  const isTimes = ({ kind }: (typeof entries)[number]) => kind === "slot";
  const [first] = entries.filter(isTimes);
  // Without a history nobody knows what the visitor was told.
  if (!first) return true;
  const told = entries.findLastIndex(({ kind, by }) => kind === "chat" || by === null);
  const known = entries.slice(0, told + 1).findLast(isTimes);
  return entries.findLast(isTimes)?.now !== (known ? known.now : first.was);
}
