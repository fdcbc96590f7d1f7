import { dashboardTexts } from "#content/back-office.ts";
import { allPages } from "#content/pages.ts";
import type { PageStatistic } from "../contract.ts";
import { pageName } from "../page-names.ts";

/** The total views of each page that is listed more than once, with different queries. */
export function wholePages(pages: readonly PageStatistic[]): ReadonlyMap<string, number> {
  const wholes = new Map<string, { rows: number; views: number }>();
  for (const { page_visited, visit_count } of pages) {
    const [path = ""] = page_visited.split("?");
    const { rows, views } = wholes.get(path) ?? { rows: 0, views: 0 };
    wholes.set(path, { rows: rows + 1, views: views + visit_count });
  }
  return new Map([...wholes].flatMap(([path, { rows, views }]) => (rows > 1 ? [[path, views]] : [])));
}

/**
 * A page by its name. Where the dashboard has no name for it, by its title, with the address below; then the total of
 * `wholePages`, if the page has one.
 */
export function PageTitle({ page, wholes }: { page: string; wholes: ReadonlyMap<string, number> }) {
  const name = pageName(page);
  const title = name === page ? allPages.find(({ path }) => path === page)?.name : undefined;
  const views = wholes.get(page.split("?")[0] ?? "");
  return (
    <>
      <span className="font-semibold [overflow-wrap:anywhere]">{title ?? name}</span>
      {title && <span className="block text-sm text-muted [overflow-wrap:anywhere]">{page}</span>}
      {views !== undefined && (
        <span className="block text-sm text-muted">{dashboardTexts.wholePage(views)}</span>
      )}
    </>
  );
}
