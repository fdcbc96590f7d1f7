import { groupings, rowsAtOnce, type VisitFilter } from "./contract.ts";
import { readFigures } from "./figures.server.ts";

/** Days that the Figures screen is read for: longer ranges read the days beyond when they are asked for. */
const range = "30";

/**
 * Reads a month of figures through each filter that the screen offers with a row, so that its days are stored before
 * somebody presses the row. One after the other, because visitors come first: a month that is not stored yet takes seconds
 * for each where there are millions of visits, later only today's visits are read.
 * @returns the filters
 */
export async function storeCommonFilters(): Promise<VisitFilter[]> {
  const { groups, pages } = await readFigures(new URLSearchParams({ range }));
  const filters: VisitFilter[] = [
    ...groupings.flatMap((by) => groups[by].slice(0, rowsAtOnce).map(({ name }) => ({ [by]: name }))),
    ...pages.slice(0, rowsAtOnce).map(({ path }) => ({ page: path })),
  ];
  for (const filter of filters) await readFigures(new URLSearchParams({ range, ...filter }));
  return filters;
}
