import { sql } from "drizzle-orm";
import type { Profile } from "#app/accounts/contract.ts";
import { countMails } from "#app/accounts/staff/saved-mails.server.ts";
import type { Waiting } from "#app/admin/section-links.tsx";
import { countUnsentAlerts } from "#app/alerts/alert-settings.server.ts";
import { countUnanswered } from "#app/concierge/conversations.server.ts";
import { countToAnswer } from "#app/inbox/inbox.server.ts";
import { countCallsToday } from "#app/leads/calls-of-week.server.ts";
import { countNewLeads } from "#app/leads/messages/messages.server.ts";
import { countPendingApplications } from "#app/recruitment/review/applications-list.server.ts";
import { countToLetIn } from "#app/school/enroll/enrollments.server.ts";
import { db } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";

/**
 * How many mails were not sent. When their folder cannot be read, the Status screen says so; here they count as none, so that
 * the other figures are still shown.
 */
const mailsOrNone = () => countMails().catch(() => 0);

/** The queries of the figures that the database has, each by the name of its figure. */
const counted = () =>
  ({
    toAnswer: countToAnswer(),
    calls: countCallsToday(),
    leads: countNewLeads(),
    conversations: countUnanswered(),
    applications: countPendingApplications(),
    enrollments: countToLetIn(),
    alerts: countUnsentAlerts(),
  }) satisfies Record<Exclude<keyof Waiting, "mails">, unknown>;

/**
 * How many records wait for the owner in each list. One statement asks for all counts.
 * Plan: each count is a subquery of its own, and most of them read an index.
 */
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

/**
 * The same for an admin, and null for anybody else. It is null too when the counts cannot be read, because the screen itself
 * then says what is wrong.
 */
export async function readWaiting(whose: () => Promise<Profile | null>): Promise<Waiting | null> {
  try {
    const profile = await whose();
    return profile?.role === "admin" ? await countWaiting() : null;
  } catch (error) {
    log.error({ err: error }, "the figures of the navigation were not read");
    return null;
  }
}
