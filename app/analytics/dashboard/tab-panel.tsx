import type { ReactNode } from "react";
import type { DashboardFigures } from "#app/analytics/dashboard/dashboard.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { dashboardTexts } from "#content/back-office.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import type { ClickEvent, DashboardTab } from "../contract.ts";
import { ClicksTable } from "./clicks-table.tsx";
import { SourcesTable } from "./sources-table.tsx";
import { TopPagesTable } from "./top-pages-table.tsx";

interface TabPanelProps {
  figures: DashboardFigures;
  clicks: ClickEvent[];
  /** The newest enrollments, rendered by the school. */
  enrollments: ReactNode;
}

type Panels = {
  [Tab in DashboardTab]: (figures: Extract<DashboardFigures, { tab: Tab }>, live: TabPanelProps) => ReactNode;
};

const panels: Panels = {
  pages: ({ list }) => <TopPagesTable pages={list} />,
  enrollments: (_, { enrollments }) => (
    <>
      <ButtonLink kind="secondary" href="/admin-dashboard/enrollments" iconAfter="arrow" className="mb-4">
        {enrollmentsList.toList}
      </ButtonLink>
      {enrollments}
    </>
  ),
  clicks: (_, { clicks }) => <ClicksTable clicks={clicks} />,
  sources: ({ list }) => <SourcesTable sources={list} />,
};

/** The list in the selected tab. */
export function TabPanel(props: TabPanelProps) {
  const { figures } = props;
  const panel = panels[figures.tab] as (figures: DashboardFigures, live: TabPanelProps) => ReactNode;
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading" className="mb-4 text-2xl">
        {dashboardTexts.tabs[figures.tab]}
      </h2>
      {panel(figures, props)}
    </section>
  );
}
