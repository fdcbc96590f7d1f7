import { sql } from "drizzle-orm";
import type { Profile } from "#app/accounts/contract.ts";
import { countMails } from "#app/accounts/staff/saved-mails.server.ts";
import type { Waiting } from "#app/admin/section-links.tsx";
import { countUnsentAlerts } from "#app/alerts/alert-settings.server.ts";
import { countUnanswered } from "#app/concierge/conversations.server.ts";
import { countToAnswer } from "#app/inbox/inbox.server.ts";
import { countNewLeads } from "#app/leads/inbox/inbox.server.ts";
import { countCallsToday } from "#app/leads/week.server.ts";
import { countPendingApplications } from "#app/recruitment/review/applications-list.server.ts";
import { countToLetIn } from "#app/school/enroll/enrollments.server.ts";
import { db } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";

/** How many mails were not sent. A folder that cannot be read is told by the Status screen, and hides no other figure. */
const mailsOrNone = () => countMails().catch(() => 0);

/** What is counted in the database. */
const counted = () => ({
  toAnswer: countToAnswer(),
  calls: countCallsToday(),
  leads: countNewLeads(),
  conversations: countUnanswered(),
  applications: countPendingApplications(),
  enrollments: countToLetIn(),
  alerts: countUnsentAlerts(),
});

/** How many records wait for the owner in each list, all in one statement. Plan: each count by itself, most by an index. */
export async function countWaiting(): Promise<Waiting> {
  const columns = Object.entries(counted()).map(
    ([name, number]) => sql`${number}::int as ${sql.identifier(name)}`,
  );
  const [[counts], mails] = await Promise.all([
    db().execute<Omit<Waiting, "mails">>(sql`select ${sql.join(columns, sql`, `)}`),
    mailsOrNone(),
  ]);
  if (!counts) throw new Error("Counts without a row.");
  return { ...counts, mails };
}

/** The same for an admin; null for anybody else, and when it cannot be read: the screen itself says then what is wrong. */
export async function readWaiting(whose: () => Promise<Profile | null>): Promise<Waiting | null> {
  try {
    const profile = await whose();
    return profile?.role === "admin" ? await countWaiting() : null;
  } catch (error) {
    log.error({ err: error }, "the figures of the navigation were not read");
    return null;
  }
}
