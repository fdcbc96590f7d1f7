import { listEnrollments } from "#app/school/enroll/enroll.server.ts";
import {
  getActiveUsersCount,
  getRecentClicks,
  getReferrerBreakdown,
  getTopPages,
  getVisitTotals,
} from "../analytics.server.ts";
import { type DashboardTab, type DayRange, dashboardTabs, dayRanges, defaultRange } from "../contract.ts";

async function readTab(tab: DashboardTab, days: DayRange) {
  switch (tab) {
    case "pages":
      return { tab, pages: await getTopPages(days) };
    case "enrollments":
      return { tab, enrollments: await listEnrollments() };
    case "clicks":
      return { tab, clicks: await getRecentClicks() };
    case "sources":
      return { tab, sources: await getReferrerBreakdown(days) };
  }
}

/** The data for the dashboard's address (?range=30&tab=clicks): the cards' figures and one tab's list. */
export async function readDashboard(query: URLSearchParams) {
  const days = dayRanges.find((range) => String(range) === query.get("range")) ?? defaultRange;
  const tab = dashboardTabs.find((known) => known === query.get("tab")) ?? "pages";
  const [active, totals, list] = await Promise.all([
    getActiveUsersCount(),
    getVisitTotals(days),
    readTab(tab, days),
  ]);
  return { days, active, totals, ...list };
}

export type DashboardFigures = Awaited<ReturnType<typeof readDashboard>>;
