import { figuresTexts as texts } from "#content/figures.ts";
import { csvFile } from "#server/platform/csv.ts";
import { pageName } from "../page-names.ts";
import {
  type FiguresQuery,
  figuresQuery,
  groupings,
  type LeadFigures,
  leadGroupings,
  type Reach,
  type VisitFilter,
} from "./contract.ts";
import { countedLists } from "./counted-lists.server.ts";
import { dataCost } from "./data-cost.server.ts";
import { daysOf, lagosToday } from "./days-contract.ts";
import { doorName } from "./door-name.ts";
import { leadLists } from "./lead-lists.server.ts";
import { leftOut } from "./left-out.server.ts";
import { groupsOf, type Lists, reachOf, viewsOf } from "./lists.ts";
import { narrowed, oldestStored } from "./narrowed.server.ts";
import { countedPages, groupPages } from "./page-groups.server.ts";
import { unknownLeads } from "./unknown-leads.server.ts";
import { type DayFigures, visitorsByDay } from "./visitors-by-day.server.ts";

/** A range, and as many days before it. */
type Ranges = Pick<FiguresQuery, "days" | "before">;

/** What the screen shows of visits, from their lists, each with the days before. */
const shownOf = (now: Lists, before: Lists) => ({
  totals: reachOf(now, "all", "all"),
  reachBefore: reachOf(before, "all", "all"),
  groups: {
    source: groupsOf(now, before, "source"),
    campaign: groupsOf(now, before, "campaign"),
    entry: groupsOf(now, before, "entry"),
    device: groupsOf(now, before, "device"),
    country: groupsOf(now, before, "country"),
  },
});

const narrowedPages = (now: Lists, before: Lists) =>
  groupPages(viewsOf(now, "page"), viewsOf(before, "page"));

/** The lists of the visits that a filter leaves, from their rows, for both ranges. */
const narrowedBoth = ({ days, before }: Ranges, filter: VisitFilter) =>
  Promise.all([narrowed(days, filter), narrowed(before, filter)]);

/** The visits of a filter without a page, from what was counted of how visits began. */
async function countedVisits({ days, before }: Ranges, filter: VisitFilter) {
  const isWhole = !Object.keys(filter).length;
  const [{ now, before: earlier }, byDay, pages] = await Promise.all([
    countedLists(days, before, filter),
    visitorsByDay({ first: before.first, last: days.last }, filter),
    isWhole
      ? countedPages(days, before)
      : narrowedBoth({ days, before }, filter).then(([now, before]) => narrowedPages(now, before)),
  ]);
  return { ...shownOf(now, earlier), byDay, pages };
}

/** The visits that saw a page. */
async function visitsOfPage({ days, before }: Ranges, filter: VisitFilter) {
  const [now, earlier] = await narrowedBoth({ days, before }, filter);
  const dayOf = (lists: Lists) => (day: string) => ({ day, ...reachOf(lists, "day", day) });
  return {
    ...shownOf(now, earlier),
    byDay: [...daysOf(before).map(dayOf(earlier)), ...daysOf(days).map(dayOf(now))],
    pages: narrowedPages(now, earlier),
  };
}

/**
 * What a filter cannot show of a range: visits of single pages are read from rows, which are not stored for good.
 * @returns the day on which these figures begin, of what they are, and whether only those of the days before are short
 */
function shortenedBy({ days, before }: Ranges, filter: VisitFilter, now: Date) {
  const from = oldestStored(lagosToday(now));
  if (!Object.keys(filter).length || before.first >= from) return null;
  const what: "figures" | "pages" = filter.page === undefined ? "pages" : "figures";
  return { from, what, onlyBefore: days.first >= from };
}

/** Each day, with the views of the day that is as many days before as the range has. */
function comparedDays({ days, before }: Ranges, byDay: readonly DayFigures[]) {
  const viewsOn = new Map(byDay.map(({ day, views }) => [day, views]));
  const earlier = daysOf(before);
  return byDay
    .filter(({ day }) => day >= days.first)
    .map((figures, at) => ({ ...figures, before: viewsOn.get(earlier[at] ?? "") ?? 0 }));
}

/** Everything on the Figures screen, for its address. */
export async function readFigures(query: URLSearchParams, now = new Date()) {
  const asked = figuresQuery(query, now);
  const { days, before, filter } = asked;
  const { door: _, ...visitFilter } = filter;
  const [{ totals, reachBefore, byDay, ...visits }, leads, unknown, events] = await Promise.all([
    visitFilter.page === undefined ? countedVisits(asked, visitFilter) : visitsOfPage(asked, visitFilter),
    leadLists(days, before, filter),
    unknownLeads(days, filter),
    leftOut(days),
  ]);
  const shortened = shortenedBy(asked, visitFilter, now);
  // Pages of fewer days than the visitors would make a visit look cheap.
  const isPagesShort = shortened?.what === "pages" && !shortened.onlyBefore;
  return {
    ...asked,
    ...visits,
    byDay: comparedDays(asked, byDay),
    totals: { ...totals, leads: leads.total },
    totalsBefore: { ...reachBefore, leads: leads.totalBefore },
    leads: leads.groups,
    unknownLeads: unknown,
    shortened,
    leftOut: events,
    dataCost: isPagesShort ? null : dataCost(totals, visits.pages),
  };
}

export type FiguresOnScreen = Awaited<ReturnType<typeof readFigures>>;

interface Line extends Partial<Reach>, Partial<LeadFigures> {
  list: string;
  name: string;
  before?: Partial<Reach> & Partial<LeadFigures>;
}

/** Numbers of the file's columns, of the range and of the days before. */
const figureColumns = ["visitors", "views", "leads", "won", "value"] as const;

/** The lines of the file: the totals, the days and every list of the screen. */
function linesOf({ totals, totalsBefore, byDay, groups, pages, leads }: FiguresOnScreen): Line[] {
  const flat = ({ leads: found, ...reach }: typeof totals) => ({ ...reach, ...found });
  return [
    { list: texts.all, name: texts.all, ...flat(totals), before: flat(totalsBefore) },
    ...byDay.map(({ day, before, ...reach }) => ({
      list: texts.days,
      name: day,
      ...reach,
      before: { views: before },
    })),
    ...groupings.flatMap((by) => groups[by].map((row) => ({ list: texts.groups[by], ...row }))),
    ...pages.flatMap(({ path, views, before, queries }) => [
      { list: texts.pages, name: path, views, before: { views: before } },
      ...queries.map((one) => ({ list: texts.pages, name: `${path}?${one.query}`, views: one.views })),
    ]),
    ...leadGroupings.flatMap((by) => leads[by].map((row) => ({ list: texts.leadGroups[by], ...row }))),
  ];
}

/** All lists of the screen in one file, whole, each line with the days before. */
export async function figuresFile(query: URLSearchParams): Promise<{ file: string; name: string }> {
  const figures = await readFigures(query);
  const { columns } = texts;
  const file = csvFile<Line>(
    [
      { heading: columns.list, of: ({ list }) => list },
      {
        heading: columns.name,
        of: ({ name }) => (name.startsWith("/") ? `${pageName(name)} ${name}` : doorName(name)),
      },
      ...figureColumns.map((column) => ({ heading: columns[column], of: (line: Line) => line[column] })),
      ...figureColumns.map((column) => ({
        heading: texts.columnBefore(columns[column]),
        of: ({ before }: Line) => before?.[column],
      })),
    ],
    linesOf(figures),
  );
  return { file, name: `figures-${figures.days.first}-${figures.days.last}.csv` };
}
