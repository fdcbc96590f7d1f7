import { EmptyState } from "#app/ui/empty-state.tsx";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import type { PageStatistic } from "../contract.ts";
import { pageName } from "../page-names.ts";
import { MoreRow, shownRows } from "./more-row.tsx";
import { ShareBar } from "./share-bar.tsx";

/** Pages by page views, with their number of visitors. */
export function TopPagesTable({ pages }: { pages: readonly PageStatistic[] }) {
  if (!pages.length) {
    return (
      <EmptyState title="No page views in this time">
        They appear here as soon as somebody opens the site.
      </EmptyState>
    );
  }
  const most = pages[0]?.visit_count ?? 1;
  return (
    <Table
      caption="Pages by page views"
      columns={[{ label: "Page" }, { label: "Views", figure: true }, { label: "Visitors", figure: true }]}
    >
      {pages.slice(0, shownRows).map(({ page_visited, visit_count, unique_sessions }) => (
        <tr key={page_visited}>
          <td className={cellClass}>
            <span className="font-semibold [overflow-wrap:anywhere]">{pageName(page_visited)}</span>
            <ShareBar part={visit_count} whole={most} />
          </td>
          <td className={figureClass}>{visit_count}</td>
          <td className={figureClass}>{unique_sessions}</td>
        </tr>
      ))}
      <MoreRow rest={pages.slice(shownRows)} columns={3} />
    </Table>
  );
}
