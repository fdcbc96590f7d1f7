import { getRecentClicks } from "../procedures/recent-clicks.server.ts";
import { getReferrerBreakdown } from "../procedures/referrer-breakdown.server.ts";
import { getTopPages } from "../procedures/top-pages.server.ts";

/** What a tab of the dashboard lists, by the tab. Enrollments are the school's own. */
export const tabLists = {
  pages: (days: number) => getTopPages(days),
  clicks: () => getRecentClicks(),
  sources: (days: number) => getReferrerBreakdown(days),
} as const;
