import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { eraseOldAlerts } from "#app/alerts/send-alerts.server.ts";
import { eraseOldConversations } from "#app/concierge/conversations.server.ts";
import { completeErasedList, forgetOldErasures } from "#app/person/erase-again.server.ts";
import { emptyLeads } from "#app/person/erase-person.server.ts";
import { eraseOldApplications } from "#app/recruitment/apply/old-applications.server.ts";
import { leadAlerts } from "#db/schema/alerts.ts";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { bookLinks } from "#db/schema/store.ts";
import { db } from "#server/platform/database.ts";
import { savedMailsFolder } from "#server/platform/mail.ts";
import { removeMailsBefore } from "#server/platform/saved-mails.ts";
import { readRetention } from "./retention.server.ts";

const day = 24 * 60 * 60_000;

/** How many leads are erased in one transaction. */
const atOnce = 200;

/** When something last happened with a lead. */
const lastTouched = sql`greatest(${leads.created_at}, ${leads.answered_at},
  (select max(entry.at) from ${leadHistory} as entry where entry.lead_id = "leads"."id"),
  (select enrollment.status_changed_at from ${courseEnrollments} as enrollment where enrollment.id = "leads"."enrollment_id"),
  (select message.changed_at from ${contactSubmissions} as message where message.id = "leads"."submission_id"))`;

/** Leads that are due. Applications have a time of their own, and learners are stored with their account. */
function dueLeads(condition: SQL, months: number, now: Date): SQL | undefined {
  const border = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`;
  return and(
    condition,
    // The last condition implies this one, which an index answers: what happened since is looked up for old leads alone.
    sql`${leads.created_at} < ${border}`,
    isNull(leads.erased_at),
    isNull(leads.application_id),
    sql`not exists (select 1 from ${courseEnrollments} as learner
      where learner.id = "leads"."enrollment_id" and learner.user_id is not null)`,
    sql`${lastTouched} < ${border}`,
  );
}

/** Erases some leads with the records of their forms. @returns how many there were */
async function eraseSome(where: SQL | undefined, now: Date): Promise<number> {
  return db().transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(leads)
      .where(where)
      .orderBy(leads.id)
      .limit(atOnce)
      .for("update");
    const ids = due.map(({ id }) => id);
    if (!ids.length) return 0;
    await emptyLeads(transaction, ids, now);
    await transaction.delete(leadHistory).where(inArray(leadHistory.lead_id, ids));
    await transaction.delete(leadAlerts).where(inArray(leadAlerts.lead_id, ids));
    await transaction.delete(bookLinks).where(inArray(bookLinks.lead_id, ids));
    const submissions = due.flatMap(({ submission_id }) => submission_id ?? []);
    await transaction.delete(contactSubmissions).where(inArray(contactSubmissions.id, submissions));
    const enrollments = due.flatMap(({ enrollment_id }) => enrollment_id ?? []);
    await transaction.delete(courseEnrollments).where(inArray(courseEnrollments.id, enrollments));
    return ids.length;
  });
}

/** Erases leads that are older than the owner's times. What the figures count stays (emptyLeads). */
export async function eraseOldLeads(
  times: { leads: number; clients: number },
  now = new Date(),
): Promise<void> {
  const kinds = [
    dueLeads(sql`${leads.stage} <> 'won'`, times.leads, now),
    dueLeads(sql`${leads.stage} = 'won'`, times.clients, now),
  ];
  for (const due of kinds) while ((await eraseSome(due, now)) === atOnce);
}

const timesNow = async () => (await readRetention()).times;

/** Erasure records from before this date are deleted, because no backup is that old. */
export async function erasuresBorder(): Promise<Date> {
  const border = new Date();
  border.setUTCMonth(border.getUTCMonth() - (await timesNow()).erasures);
  return border;
}

/** What the jobs erase, each by the owner's time for it. */
export const eraseByTime = {
  leads: async () => eraseOldLeads(await timesNow()),
  conversations: async () => eraseOldConversations(new Date(), (await timesNow()).chats),
  alerts: async () => eraseOldAlerts((await timesNow()).alerts),
  /** @param months the environment's, where the owner has set nothing */
  applications: async (months: number) => {
    const { times, set } = await readRetention();
    await eraseOldApplications(set.has("applications") ? times.applications : months);
  },
  mails: async () =>
    removeMailsBefore(savedMailsFolder(), new Date(Date.now() - (await timesNow()).mails * day)),
  erasures: async () => {
    await forgetOldErasures(await erasuresBorder());
    await completeErasedList();
  },
} as const;
