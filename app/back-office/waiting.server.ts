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
import { log } from "#server/platform/log.ts";

/** How many mails were not sent. A folder that cannot be read is told by the Status screen, and hides no other figure. */
const mailsOrNone = () => countMails().catch(() => 0);

/** How many records wait for the owner in each list. */
export async function countWaiting(): Promise<Waiting> {
  const [toAnswer, calls, leads, conversations, applications, enrollments, mails, alerts] = await Promise.all(
    [
      countToAnswer(),
      countCallsToday(),
      countNewLeads(),
      countUnanswered(),
      countPendingApplications(),
      countToLetIn(),
      mailsOrNone(),
      countUnsentAlerts(),
    ],
  );
  return { toAnswer, calls, leads, conversations, applications, enrollments, mails, alerts };
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
