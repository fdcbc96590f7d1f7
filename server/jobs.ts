import { eraseOldLinks, eraseOldSessions } from "#app/accounts/accounts.server.ts";
import { eraseUsedCodes } from "#app/accounts/second-factor/codes.server.ts";
import { eraseOldStaffChanges } from "#app/accounts/staff/staff-accounts.server.ts";
import { sendMorning } from "#app/alerts/morning.server.ts";
import { sendAlerts } from "#app/alerts/send-alerts.server.ts";
import { sendWeek } from "#app/alerts/week-mail.server.ts";
import { storeCommonFilters } from "#app/analytics/figures/common-filters.server.ts";
import { keepVisitMonths, visitDays } from "#app/analytics/visit-months.server.ts";
import { eraseOldDemoSessions } from "#app/demos/demos.server.ts";
import { remindOfCalls } from "#app/leads/reminders.server.ts";
import { clearEmptyMedia, clearMedia } from "#app/recruitment/upload/media-clearing.server.ts";
import { scanWaiting } from "#app/recruitment/upload/media-scan.server.ts";
import { eraseByTime } from "#app/retention/erase-old.server.ts";
import { eraseRemovedParts } from "#app/school/editor/removed-parts.server.ts";
import { tellLearners } from "#app/school/enroll/tell-learners.server.ts";
import { statusChecks } from "#app/status/checks.server.ts";
import { saveErrorCounts } from "#app/status/records.server.ts";
import { placeOf, watchOutage, watchStatus } from "#app/status/watch.server.ts";
import { eraseOldBookLinks } from "#app/store/book-links.server.ts";
import { eraseOldWriterChanges } from "#app/writer/writer.server.ts";
import { nightlyBackup } from "./backup/nightly.ts";
import type { Config } from "./platform/config.ts";
import type { Job } from "./platform/jobs.ts";
import { eraseOldLimits } from "./platform/rate-limit.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

async function eraseOldStaffRecords(): Promise<void> {
  await Promise.all([eraseUsedCodes(), eraseOldStaffChanges(), eraseOldWriterChanges()]);
}

async function eraseDeadLinks(): Promise<void> {
  await Promise.all([eraseOldLinks(), eraseOldBookLinks()]);
}

async function keepVisits(): Promise<void> {
  await Promise.all([keepVisitMonths(), eraseOldDemoSessions(visitDays)]);
}

/** Every job of the site. */
export const jobs = (config: Pick<Config, "APPLICATION_MONTHS" | "BACKUP_HOUR" | "PORT">): readonly Job[] => [
  {
    name: "erase-old-applications",
    every: hour,
    run: () => eraseByTime.applications(config.APPLICATION_MONTHS),
  },
  { name: "erase-old-leads", every: hour, run: eraseByTime.leads },
  // Mails and the list of erased people are files: each machine has its own.
  { name: "erase-old-mails", every: hour, run: eraseByTime.mails, everywhere: true },
  { name: "keep-erased-list", every: hour, run: eraseByTime.erasures, everywhere: true },
  { name: "erase-old-links", every: hour, run: eraseDeadLinks },
  { name: "erase-old-sessions", every: hour, run: () => eraseOldSessions() },
  { name: "erase-old-limits", every: hour / 6, run: () => eraseOldLimits() },
  { name: "erase-old-staff-records", every: hour, run: eraseOldStaffRecords },
  { name: "erase-old-conversations", every: hour, run: eraseByTime.conversations },
  { name: "keep-visit-months", every: hour, run: keepVisits },
  { name: "store-common-filters", every: hour, run: storeCommonFilters },
  { name: "erase-old-alerts", every: hour, run: eraseByTime.alerts },
  { name: "erase-removed-course-parts", every: hour, run: () => eraseRemovedParts() },
  { name: "clear-empty-media", every: hour / 12, run: () => clearEmptyMedia() },
  { name: "scan-media", every: minute, run: scanWaiting },
  { name: "clear-media", every: hour, run: () => clearMedia() },
  { name: "save-error-counts", every: minute, run: () => saveErrorCounts(), everywhere: true },
  // New leads are told of at once (app/alerts/listen.server.ts); this repeats what failed.
  { name: "send-alerts", every: minute, run: () => sendAlerts() },
  { name: "remind-of-calls", every: 5 * minute, run: () => remindOfCalls() },
  { name: "tell-learners", every: minute, run: () => tellLearners() },
  { name: "send-morning-mail", every: 10 * minute, run: () => sendMorning() },
  { name: "send-week-mail", every: 10 * minute, run: () => sendWeek() },
  {
    name: "watch-status",
    every: 3 * minute,
    run: () => watchStatus(statusChecks, placeOf(config)),
    // Each machine has its own disk, and the model may work in one process and fail in another.
    everywhere: true,
    withoutDatabase: watchOutage,
  },
  nightlyBackup(config),
];
