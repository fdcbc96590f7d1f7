import { tierOpenMail, tierWaitsMail } from "#content/mails.ts";
import { tierName } from "#content/school.ts";
import { sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { openedTiers } from "./paid-tier.server.ts";

interface Untold {
  id: string;
  ref: string;
  email: string;
  tier: string;
}

/** Paid enrollments whose learner is not told yet. The minutes before leave time for Undo; after a day it is too late. */
function untold(at: Date) {
  const now = at.toISOString();
  return sql()<Untold[]>`
    select id, ref, email, tier from course_enrollments
    where status in ('paid', 'active') and tier is not null and tier_told_at is null
      and tier_paid_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz - interval '2 minutes'
    order by tier_paid_at limit 100`;
}

/** The codes of a mail server that answers and refuses one mail, or one address. */
const refusedOne: readonly string[] = ["EENVELOPE", "EMESSAGE"];

/**
 * Mails learners, once their payment is noted, that their courses are open or are waiting for their account. If the server
 * refuses a mail, the others still go out and the next run tries it again; a repeat after a crash has the same id. Without a
 * mail server this sends nothing, and the owner uses the WhatsApp message prepared on the card.
 */
export async function tellLearners(now = new Date()): Promise<void> {
  if (!mailLeaves()) return;
  const rows = await untold(now);
  for (const { id, ref, email, tier } of rows) {
    // Looked up for each: the mails before may have taken minutes.
    const opened = (await openedTiers([id])).get(id);
    const isOpen = opened?.isOpen;
    const mail = (isOpen ? tierOpenMail : tierWaitsMail)(tierName(tier), ref);
    try {
      // A learner who was told that the tier is waiting gets a second mail, with an id of its own, once it is open.
      const mailId = `${tier}-${isOpen ? "open" : "waits"}-${id}`;
      await mailNow({ to: opened?.email ?? email, ...mail }, mailId);
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : "no code";
      log.error({ reason }, "a learner could not be told of the opened tier");
      if (refusedOne.includes(reason)) continue;
      // If the server does not answer, every further mail would wait as long, so this run ends.
      return;
    }
    // If the tier opened while this mail was being sent, leave it unmarked: the next run sends the mail that it is open.
    await sql()`update course_enrollments set tier_told_at = now() where id = ${id} and tier = ${tier}
      and tier_paid_at <= ${now.toISOString()}::timestamptz - interval '2 minutes'`;
  }
}
