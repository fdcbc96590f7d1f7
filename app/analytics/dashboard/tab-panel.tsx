import type { ReactNode } from "react";
import type { DashboardFigures } from "#app/analytics/dashboard/dashboard.server.ts";
import type { DashboardTab } from "#app/analytics/dashboard/tab-lists.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { dashboardTexts } from "#content/back-office.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import type { ClickEvent } from "../contract.ts";
import { ClicksTable } from "./clicks-table.tsx";
import { SourcesTable } from "./sources-table.tsx";
import { TopPagesTable } from "./top-pages-table.tsx";

interface TabPanelProps {
  figures: DashboardFigures;
  clicks: ClickEvent[];
  /** The newest enrollments, rendered by the school. */
  enrollments: ReactNode;
}

interface Panel<Tab extends DashboardTab> {
  label: string;
  draw: (figures: Extract<DashboardFigures, { tab: Tab }>, live: TabPanelProps) => ReactNode;
}

const labels: Record<DashboardTab, string> = dashboardTexts.tabs;

/** What each tab shows, in the order of the tabs. */
const panels: { readonly [Tab in DashboardTab]: Panel<Tab> } = {
  pages: { label: labels.pages, draw: ({ list }) => <TopPagesTable pages={list} /> },
  enrollments: {
    label: labels.enrollments,
    draw: (_, { enrollments }) => (
      <>
        <ButtonLink kind="secondary" href="/admin-dashboard/enrollments" iconAfter="arrow" className="mb-4">
          {enrollmentsList.toList}
        </ButtonLink>
        {enrollments}
      </>
    ),
  },
  clicks: { label: labels.clicks, draw: (_, { clicks }) => <ClicksTable clicks={clicks} /> },
  sources: { label: labels.sources, draw: ({ list }) => <SourcesTable sources={list} /> },
};

/** The tabs with their labels. */
export const tabs = Object.entries(panels).map(([name, { label }]) => ({ name, label }));

/** The list in the selected tab. */
export function TabPanel(props: TabPanelProps) {
  const { figures } = props;
  const { label, draw } = panels[figures.tab] as Panel<DashboardTab>;
  return (
    <section aria-labelledby="list-heading">
      {/* Whoever sees the screen reads it on the tab. */}
      <h2 id="list-heading" className="sr-only">
        {label}
      </h2>
      {draw(figures, props)}
    </section>
  );
}
