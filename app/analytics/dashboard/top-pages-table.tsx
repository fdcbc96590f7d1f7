import { EmptyState } from "#app/ui/empty-state.tsx";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import { dashboardTexts } from "#content/back-office.ts";
import { allPages } from "#content/pages.ts";
import type { PageStatistic } from "../contract.ts";
import { pageName } from "../page-names.ts";
import { MoreRow, shownRows } from "./more-row.tsx";
import { ShareBar } from "./share-bar.tsx";

/** The total views of each page that is listed more than once, with different queries. */
function wholePages(pages: readonly PageStatistic[]): ReadonlyMap<string, number> {
  const wholes = new Map<string, { rows: number; views: number }>();
  for (const { page_visited, visit_count } of pages) {
    const [path = ""] = page_visited.split("?");
    const { rows, views } = wholes.get(path) ?? { rows: 0, views: 0 };
    wholes.set(path, { rows: rows + 1, views: views + visit_count });
  }
  return new Map([...wholes].flatMap(([path, { rows, views }]) => (rows > 1 ? [[path, views]] : [])));
}

function Whole({ views }: { views: number | undefined }) {
  if (views === undefined) return null;
  return <span className="block text-sm text-muted">{dashboardTexts.wholePage(views)}</span>;
}

/** A page by its name. Where the dashboard has no name for it, by its title, with the address below. */
function PageTitle({ page }: { page: string }) {
  const name = pageName(page);
  const title = name === page ? allPages.find(({ path }) => path === page)?.name : undefined;
  return (
    <>
      <span className="font-semibold [overflow-wrap:anywhere]">{title ?? name}</span>
      {title && <span className="block text-sm text-muted [overflow-wrap:anywhere]">{page}</span>}
    </>
  );
}

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
  const wholes = wholePages(pages);
  return (
    <Table
      caption="Pages by page views"
      columns={[{ label: "Page" }, { label: "Views", figure: true }, { label: "Visitors", figure: true }]}
    >
      {pages.slice(0, shownRows).map(({ page_visited, visit_count, unique_sessions }) => (
        <tr key={page_visited}>
          <td className={cellClass}>
            <PageTitle page={page_visited} />
            <Whole views={wholes.get(page_visited.split("?")[0] ?? "")} />
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
