import { siteTroubles } from "#server/platform/health.ts";
import { type DayRange, dayRanges, defaultRange } from "../contract.ts";
import { getActiveUsersCount } from "../procedures/active-users.server.ts";
import { getVisitTotals } from "../procedures/visit-totals.server.ts";
import { type DashboardTab, isTab, tabLists } from "./lists.server.ts";

type TabList = {
  [Tab in DashboardTab]: { tab: Tab; list: Awaited<ReturnType<(typeof tabLists)[Tab]>> };
}[DashboardTab];

async function readTab(tab: DashboardTab, days: DayRange): Promise<TabList> {
  const list = await tabLists[tab](days);
  return { tab, list } as TabList;
}

/** The data for the dashboard's address (?range=30&tab=clicks): the cards' figures, one tab's list, and what is wrong. */
export async function readDashboard(query: URLSearchParams) {
  const days = dayRanges.find((range) => String(range) === query.get("range")) ?? defaultRange;
  const asked = query.get("tab") ?? "";
  const tab = isTab(asked) ? asked : "pages";
  const [active, totals, tabList, troubles] = await Promise.all([
    getActiveUsersCount(),
    getVisitTotals(days),
    readTab(tab, days),
    siteTroubles(),
  ]);
  return { days, active, totals, troubles, ...tabList };
}

export type DashboardFigures = Awaited<ReturnType<typeof readDashboard>>;
