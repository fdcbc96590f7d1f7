import { dashboardTexts } from "#app/content/back-office.ts";
import { enrolmentsDesk } from "#app/content/enrolments-desk.ts";
import { ClicksTable } from "#app/features/analytics/clicks-table.tsx";
import type { ClickEvent } from "#app/features/analytics/contract.ts";
import type { DashboardFigures } from "#app/features/analytics/dashboard.server.ts";
import { SourcesTable } from "#app/features/analytics/sources-table.tsx";
import { TopPagesTable } from "#app/features/analytics/top-pages-table.tsx";
import { EnrolmentList } from "#app/features/school/enrolment-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** The list of the chosen tab. */
export function TabPanel({ figures, clicks }: { figures: DashboardFigures; clicks: ClickEvent[] }) {
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading" className="mb-4 text-2xl">
        {dashboardTexts.tabs[figures.tab]}
      </h2>
      {figures.tab === "pages" && <TopPagesTable pages={figures.pages} />}
      {figures.tab === "enrollments" && (
        <>
          <ButtonLink kind="secondary" href="/admin-dashboard/enrolments" iconAfter="arrow" className="mb-4">
            {enrolmentsDesk.toDesk}
          </ButtonLink>
          <EnrolmentList enrolments={figures.enrolments} />
        </>
      )}
      {figures.tab === "clicks" && <ClicksTable clicks={clicks} />}
      {figures.tab === "sources" && <SourcesTable sources={figures.sources} />}
    </section>
  );
}
