import { newestEnrollments } from "#app/school/enroll/enroll.server.ts";
import type { DayRange } from "../contract.ts";
import { getRecentClicks } from "../procedures/recent-clicks.server.ts";
import { getReferrerBreakdown } from "../procedures/referrer-breakdown.server.ts";
import { getTopPages } from "../procedures/top-pages.server.ts";

/** The list of each of the dashboard's tabs; panels.tsx has what is drawn of it. */
export const tabLists = {
  pages: getTopPages,
  enrollments: () => newestEnrollments(),
  clicks: () => getRecentClicks(),
  sources: getReferrerBreakdown,
} satisfies Readonly<Record<string, (days: DayRange) => Promise<unknown>>>;

export type DashboardTab = keyof typeof tabLists;
export const isTab = (name: string): name is DashboardTab => Object.hasOwn(tabLists, name);
