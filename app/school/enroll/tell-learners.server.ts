import { tierOpenMail, tierWaitsMail } from "#content/mails.ts";
import { tierName } from "#content/school.ts";
import { db, sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { openedTiers } from "./paid-tier.server.ts";
import { noteTold, requestsToTell, wonRequests } from "./tier-requests.server.ts";

/** A learner to be told of a tier that was paid for. */
interface Untold {
  ref: string;
  tier: string;
  /** The account, else the address that they left; null if neither is known. */
  to: string | null;
  isOpen: boolean;
  /** A repeat after a crash has the same one. */
  mailId: string;
}

interface PaidEnrollment {
  id: string;
  ref: string;
  email: string;
  tier: string;
}

/** Paid enrollments whose learner is not told yet. The minutes before leave time for Undo; after a day it is too late. */
function untoldEnrollments(at: Date) {
  const now = at.toISOString();
  return sql()<PaidEnrollment[]>`
    select id, ref, email, tier from course_enrollments
    where status in ('paid', 'active') and tier is not null and tier_told_at is null
      and tier_paid_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz - interval '2 minutes'
    order by tier_paid_at limit 100`;
}

/** The codes of a mail server that answers and refuses one mail, or one address. */
const refusedOne: readonly string[] = ["EENVELOPE", "EMESSAGE"];

/** Mails one learner. @returns what came of it: if the server does not answer, every further mail would wait as long */
async function mailed({ ref, tier, to, isOpen, mailId }: Untold): Promise<"sent" | "refused" | "no answer"> {
  if (!to) return "refused";
  try {
    await mailNow({ to, ...(isOpen ? tierOpenMail : tierWaitsMail)(tierName(tier), ref) }, mailId);
    return "sent";
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no code";
    log.error({ reason }, "a learner could not be told of the opened tier");
    return refusedOne.includes(reason) ? "refused" : "no answer";
  }
}

/** @returns whether the mail server answers */
async function tellOfEnrollments(now: Date): Promise<boolean> {
  for (const { id, ref, email, tier } of await untoldEnrollments(now)) {
    // Looked up for each: the mails before may have taken minutes.
    const opened = (await openedTiers([id])).get(id);
    const isOpen = opened?.isOpen ?? false;
    // A learner who was told that the tier is waiting gets a second mail, with an id of its own, once it is open.
    const mailId = `${tier}-${isOpen ? "open" : "waits"}-${id}`;
    const outcome = await mailed({ ref, tier, to: opened?.email ?? email, isOpen, mailId });
    if (outcome === "no answer") return false;
    if (outcome === "refused") continue;
    // If the tier opened while this mail was being sent, leave it unmarked: the next run sends the mail that it is open.
    await sql()`update course_enrollments set tier_told_at = now() where id = ${id} and tier = ${tier}
      and tier_paid_at <= ${now.toISOString()}::timestamptz - interval '2 minutes'`;
  }
  return true;
}

async function tellOfRequests(now: Date): Promise<void> {
  for (const { id } of await requestsToTell(db(), now)) {
    const [request] = await wonRequests(db(), [id], { untold: true });
    if (!request) continue;
    const { ref, tier, isOpen, account, email, entry } = request;
    const mailId = `${tier}-${isOpen ? "open" : "waits"}-${entry}`;
    const outcome = await mailed({ ref, tier, to: account ?? email, isOpen, mailId });
    if (outcome === "no answer") return;
    if (outcome === "sent") await noteTold(db(), request, isOpen);
  }
}

/**
 * Mails learners, once their payment is noted, that their courses are open or are waiting for their account. If the server
 * refuses a mail, the others still go out and the next run tries it again. Without a mail server this sends nothing, and
 * the owner uses the WhatsApp message that is prepared on the card.
 */
export async function tellLearners(now = new Date()): Promise<void> {
  if (!mailLeaves()) return;
  if (await tellOfEnrollments(now)) await tellOfRequests(now);
}
