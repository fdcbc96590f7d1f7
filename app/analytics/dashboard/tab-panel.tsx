import type { ReactNode } from "react";
import type { DashboardFigures } from "#app/analytics/dashboard/dashboard.server.ts";
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

/** The list in the selected tab. */
export function TabPanel({ figures, clicks, enrollments }: TabPanelProps) {
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading" className="mb-4 text-2xl">
        {dashboardTexts.tabs[figures.tab]}
      </h2>
      {figures.tab === "pages" && <TopPagesTable pages={figures.list} />}
      {figures.tab === "enrollments" && (
        <>
          <ButtonLink kind="secondary" href="/admin-dashboard/enrollments" iconAfter="arrow" className="mb-4">
            {enrollmentsList.toList}
          </ButtonLink>
          {enrollments}
        </>
      )}
      {figures.tab === "clicks" && <ClicksTable clicks={clicks} />}
      {figures.tab === "sources" && <SourcesTable sources={figures.list} />}
    </section>
  );
}
