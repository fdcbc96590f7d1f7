import { figuresTexts as texts } from "#content/figures.ts";
import { csvFile } from "#server/platform/csv.ts";
import { pageName } from "../page-names.ts";
import {
  type Days,
  type FiguresQuery,
  figuresQuery,
  groupings,
  type LeadFigures,
  leadGroupings,
  type Reach,
  type VisitFilter,
} from "./contract.ts";
import { counted, type DayFigures } from "./counted.server.ts";
import { dataCost } from "./data-cost.server.ts";
import { daysOf, lagosToday } from "./days-contract.ts";
import { doorName } from "./door-name.ts";
import { leadLists } from "./lead-lists.server.ts";
import { leftOut } from "./left-out.server.ts";
import { groupsOf, type Lists, reachOf, viewsOf } from "./lists.ts";
import { narrowed, oldestStored } from "./narrowed.server.ts";
import { countedPages, groupPages, type PageGroup } from "./page-groups.server.ts";
import { type ScrollDepth, scrollDepths } from "./scroll-depth.server.ts";
import { unknownLeads } from "./unknown-leads.server.ts";

/** A range, and as many days before it. */
type Ranges = Pick<FiguresQuery, "days" | "before">;

/** The visits part of the screen, from their lists, each with the days before. */
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

/** The lists of the visits that pass a filter, from their rows, for both ranges. */
const narrowedBoth = ({ days, before }: Ranges, filter: VisitFilter) =>
  Promise.all([narrowed(days, filter), narrowed(before, filter)]);

/** Each day, with the figures of the day that is one length of the range earlier. */
const comparedDays = (days: readonly DayFigures[], earlier: readonly DayFigures[]) =>
  days.map((figures, at) => {
    const { visitors = 0, views = 0 } = earlier[at] ?? {};
    return { ...figures, before: { visitors, views } };
  });

/** The visits of a filter without a page, from what was counted of how visits began. */
async function countedVisits({ days, before }: Ranges, filter: VisitFilter) {
  const isWhole = !Object.keys(filter).length;
  const [now, earlier, pages] = await Promise.all([
    counted(days, filter),
    counted(before, filter),
    isWhole
      ? countedPages(days, before)
      : narrowedBoth({ days, before }, filter).then(([now, before]) => narrowedPages(now, before)),
  ]);
  return {
    ...shownOf(now.lists, earlier.lists),
    byDay: comparedDays(now.byDay, earlier.byDay),
    pages,
  };
}

/** The visits that saw a page. */
async function visitsOfPage({ days, before }: Ranges, filter: VisitFilter) {
  const [now, earlier] = await narrowedBoth({ days, before }, filter);
  const dayOf = (lists: Lists) => (day: string) => ({ day, ...reachOf(lists, "day", day) });
  return {
    ...shownOf(now, earlier),
    byDay: comparedDays(daysOf(days).map(dayOf(now)), daysOf(before).map(dayOf(earlier))),
    pages: narrowedPages(now, earlier),
  };
}

/**
 * Which part of a range a filter cannot show: visits of single pages are read from rows, which are deleted in time.
 * @returns the day on which the figures begin, which figures these are, and whether only those of the days before are short
 */
function shortenedBy({ days, before }: Ranges, filter: VisitFilter, now: Date) {
  const from = oldestStored(lagosToday(now));
  if (!Object.keys(filter).length || before.first >= from) return null;
  const what: "figures" | "pages" = filter.page === undefined ? "pages" : "figures";
  return { from, what, onlyBefore: days.first >= from };
}

/**
 * How far down all visits came, by page, or with a page in the filter those of that page there: nothing else about a visit is stored
 * with it.
 */
const depthsFor = async (days: Days, { page, ...others }: VisitFilter) =>
  Object.keys(others).length ? null : scrollDepths(days, page);

/** Each page with how far down it was read, where that is known. */
const withDepth = (pages: readonly PageGroup[], depths: ReadonlyMap<string, ScrollDepth> | null) =>
  pages.map((page) => ({ ...page, read: depths?.get(page.path) ?? null }));

/** Everything on the Figures screen, for its address. */
export async function readFigures(query: URLSearchParams, now = new Date()) {
  const asked = figuresQuery(query, now);
  const { days, before, filter } = asked;
  const { door: _, ...visitFilter } = filter;
  const [{ totals, reachBefore, ...visits }, leads, unknown, events, depths] = await Promise.all([
    visitFilter.page === undefined ? countedVisits(asked, visitFilter) : visitsOfPage(asked, visitFilter),
    leadLists(days, before, filter),
    unknownLeads(days, filter),
    leftOut(days),
    depthsFor(days, visitFilter),
  ]);
  const shortened = shortenedBy(asked, visitFilter, now);
  // If the pages covered fewer days than the visitors, a visit would look too cheap.
  const isPagesShort = shortened?.what === "pages" && !shortened.onlyBefore;
  return {
    ...asked,
    ...visits,
    pages: withDepth(visits.pages, depths),
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
  /** Of the views that told how far down they came: how many of 100 reached the middle and the end of the page. */
  half?: number | undefined;
  whole?: number | undefined;
  before?: Partial<Reach> & Partial<LeadFigures>;
}

/** The numbers in the file's columns, for the range and for the days before. */
const figureColumns = ["visitors", "views", "leads", "won", "value"] as const;

const ofHundred = (part: number, all: number) => Math.round((100 * part) / all);

/** The lines of the file: the totals, the days and every list of the screen. */
function linesOf({ totals, totalsBefore, byDay, groups, pages, leads }: FiguresOnScreen): Line[] {
  const flat = ({ leads: found, ...reach }: typeof totals) => ({ ...reach, ...found });
  return [
    { list: texts.all, name: texts.all, ...flat(totals), before: flat(totalsBefore) },
    ...byDay.map(({ day, ...reach }) => ({ list: texts.days, name: day, ...reach })),
    ...groupings.flatMap((by) => groups[by].map((row) => ({ list: texts.groups[by], ...row }))),
    ...pages.flatMap(({ path, views, before, queries, read }) => [
      {
        list: texts.pages,
        name: path,
        views,
        before: { views: before },
        ...(read && { half: ofHundred(read.half, read.views), whole: ofHundred(read.whole, read.views) }),
      },
      ...queries.map((one) => ({ list: texts.pages, name: `${path}?${one.query}`, views: one.views })),
    ]),
    ...leadGroupings.flatMap((by) =>
      leads[by].map((row) => ({
        list: texts.leadGroups[by],
        ...row,
        // A campaign may have the name of a door.
        name: by === "door" ? doorName(row.name) : row.name,
      })),
    ),
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
        of: ({ name }) => (name.startsWith("/") ? `${pageName(name)} ${name}` : name),
      },
      ...figureColumns.map((column) => ({ heading: columns[column], of: (line: Line) => line[column] })),
      ...figureColumns.map((column) => ({
        heading: texts.columnBefore(columns[column]),
        of: ({ before }: Line) => before?.[column],
      })),
      { heading: columns.half, of: ({ half }) => half },
      { heading: columns.whole, of: ({ whole }) => whole },
    ],
    linesOf(figures),
  );
  return { file, name: `figures-${figures.days.first}-${figures.days.last}.csv` };
}
