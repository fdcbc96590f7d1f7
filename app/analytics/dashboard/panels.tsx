import type { ReactNode } from "react";
import type { DashboardFigures } from "#app/analytics/dashboard/dashboard.server.ts";
import type { DashboardTab } from "#app/analytics/dashboard/lists.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { enrollmentsList } from "#content/enrollments-list.ts";
import type { ClickEvent, PageStatistic, ReferrerStatistic } from "../contract.ts";
import { ClicksTable } from "./clicks-table.tsx";
import { FigureTable } from "./figure-table.tsx";
import { PageTitle, wholePages } from "./page-title.tsx";
import { ReferrerBadge } from "./referrer-badge.tsx";

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

/** The tabs in their order: the label of each, and what it shows of its list (lists.server.ts). */
const panels: { readonly [Tab in DashboardTab]: Panel<Tab> } = {
  pages: { label: "Top Pages", draw: ({ list }) => <TopPages pages={list} /> },
  enrollments: {
    label: "School Enrollments",
    draw: (_, { enrollments }) => (
      <>
        <ButtonLink kind="secondary" href="/admin-dashboard/enrollments" iconAfter="arrow" className="mb-4">
          {enrollmentsList.toList}
        </ButtonLink>
        {enrollments}
      </>
    ),
  },
  clicks: { label: "Click Events", draw: (_, { clicks }) => <ClicksTable clicks={clicks} /> },
  sources: { label: "Traffic Sources", draw: ({ list }) => <Sources sources={list} /> },
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

/** Pages by page views, with their number of visitors. */
function TopPages({ pages }: { pages: readonly PageStatistic[] }) {
  if (!pages.length) {
    return (
      <EmptyState title="No page views in this time">
        They appear here as soon as somebody opens the site.
      </EmptyState>
    );
  }
  const wholes = wholePages(pages);
  return (
    <FigureTable
      caption="Pages by page views"
      columns={["Page", "Views", "Visitors"]}
      rows={pages.map(({ page_visited, visit_count, unique_sessions }) => ({
        key: page_visited,
        name: <PageTitle page={page_visited} wholes={wholes} />,
        views: visit_count,
        beside: unique_sessions,
      }))}
      whole={pages[0]?.visit_count ?? 1}
    />
  );
}

function Sources({ sources }: { sources: readonly ReferrerStatistic[] }) {
  if (!sources.length) {
    return (
      <EmptyState title="No visits in this time" tile="dots">
        Where visitors come from appears here: TikTok, Google, a link on WhatsApp, or your address typed in.
      </EmptyState>
    );
  }
  const all = sources.reduce((sum, { visit_count }) => sum + visit_count, 0);
  return (
    <FigureTable
      caption="Traffic sources by page views"
      columns={["Source", "Views", "Share"]}
      rows={sources.map(({ referrer_source, visit_count }) => ({
        key: referrer_source,
        name: <ReferrerBadge source={referrer_source} />,
        views: visit_count,
        beside: `${Math.round((100 * visit_count) / all)} %`,
      }))}
      whole={all}
    />
  );
}
