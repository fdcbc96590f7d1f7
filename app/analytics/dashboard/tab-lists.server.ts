import { getRecentClicks } from "../procedures/recent-clicks.server.ts";
import { getReferrerBreakdown } from "../procedures/referrer-breakdown.server.ts";
import { getTopPages } from "../procedures/top-pages.server.ts";

/** Loads the list of each dashboard tab except enrollments, which dashboard.server.ts adds. */
export const tabLists = {
  pages: (days: number) => getTopPages(days),
  clicks: () => getRecentClicks(),
  sources: (days: number) => getReferrerBreakdown(days),
} as const;
