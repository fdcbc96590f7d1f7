import { figuresTexts as texts } from "#content/figures.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { csvFile } from "#server/platform/csv.ts";
import { pageName } from "../page-names.ts";
import {
  type Days,
  type FiguresQuery,
  type Filter,
  figuresQuery,
  type Grouping,
  type Reach,
} from "./contract.ts";
import { dataCost } from "./data-cost.server.ts";
import { daysOf } from "./days-contract.ts";
import { leadGroups, leadsKnow, leadTotals } from "./lead-groups.server.ts";
import { leftOut } from "./left-out.server.ts";
import { linesOf, narrowed, reachOf } from "./narrowed.server.ts";
import { countedPages, groupPages } from "./page-groups.server.ts";
import { visitorGroups } from "./visitor-groups.server.ts";
import { visitorTotals } from "./visitor-totals.server.ts";
import { visitorsByDay } from "./visitors-by-day.server.ts";

/** The visits of a filter without a page, from what was counted of how visits began. */
async function countedVisits(days: Days, filter: Filter) {
  const isWhole = !Object.keys(filter).length;
  const [totals, byDay, source, campaign, entry, device, country, pages] = await Promise.all([
    visitorTotals(days, filter),
    visitorsByDay(days, filter),
    visitorGroups("source", days, filter),
    visitorGroups("campaign", days, filter),
    visitorGroups("entry", days, filter),
    visitorGroups("device", days, filter),
    visitorGroups("country", days, filter),
    isWhole ? countedPages(days) : narrowed(days, filter).then((lists) => groupPages(linesOf(lists, "page"))),
  ]);
  return { totals, byDay, groups: { source, campaign, entry, device, country }, pages };
}

/** The visits that saw a page. */
async function visitsOfPage(days: Days, filter: Filter) {
  const lists = await narrowed(days, filter);
  const of = (by: Grouping) => linesOf(lists, by);
  return {
    totals: reachOf(lists, "all", "all"),
    byDay: daysOf(days).map((day) => ({ day, ...reachOf(lists, "day", day) })),
    groups: {
      source: of("source"),
      campaign: of("campaign"),
      entry: of("entry"),
      device: of("device"),
      country: of("country"),
    },
    pages: groupPages(linesOf(lists, "page")),
  };
}

const readVisits = ({ days, filter }: FiguresQuery) =>
  filter.page === undefined ? countedVisits(days, filter) : visitsOfPage(days, filter);

async function totalsOf(days: Days, filter: Filter): Promise<Reach> {
  if (filter.page === undefined) return visitorTotals(days, filter);
  return reachOf(await narrowed(days, filter), "all", "all");
}

const readLeadTotals = async (days: Days, filter: Filter) =>
  leadsKnow(filter) ? leadTotals(days, filter) : null;

async function readLeads({ days, filter }: FiguresQuery) {
  if (!leadsKnow(filter)) return null;
  const [source, campaign, landing, used, door] = await Promise.all([
    leadGroups("source", days, filter),
    leadGroups("campaign", days, filter),
    leadGroups("landing", days, filter),
    leadGroups("used", days, filter),
    leadGroups("door", days, filter),
  ]);
  return { source, campaign, landing, used, door };
}

/** Everything on the Figures screen, for its address. */
export async function readFigures(query: URLSearchParams, now = new Date()) {
  const asked = figuresQuery(query, now);
  const { days, before, filter } = asked;
  const [visits, reachBefore, totalLeads, leadsBefore, leads, events] = await Promise.all([
    readVisits(asked),
    totalsOf(before, filter),
    readLeadTotals(days, filter),
    readLeadTotals(before, filter),
    readLeads(asked),
    leftOut(days),
  ]);
  const cost = await dataCost(visits.totals, visits.pages);
  return {
    ...asked,
    ...visits,
    totals: { ...visits.totals, leads: totalLeads },
    totalsBefore: { ...reachBefore, leads: leadsBefore },
    leads,
    leftOut: events,
    dataCost: cost,
  };
}

export type FiguresOnScreen = Awaited<ReturnType<typeof readFigures>>;

/** The labels of the doors. Leads are grouped by the door's value, but the screen shows its label. */
const doorNames: Readonly<Record<string, string>> = Object.fromEntries(
  leadDoors.map(({ value, label }) => [value, label]),
);

interface Line {
  list: string;
  name: string;
  visitors?: number;
  views?: number;
  leads?: number;
  won?: number;
  value?: number;
}

/** All lists of the screen in one file, whole. */
export async function figuresFile(query: URLSearchParams): Promise<{ file: string; name: string }> {
  const { days, byDay, groups, pages, leads } = await readFigures(query);
  const listed = Object.entries(groups) as [keyof typeof groups, (typeof groups)["source"]][];
  const known = Object.entries(leads ?? {}) as [
    keyof NonNullable<typeof leads>,
    NonNullable<typeof leads>["source"],
  ][];
  const lines: Line[] = [
    ...byDay.map(({ day, ...reach }) => ({ list: texts.days, name: day, ...reach })),
    ...listed.flatMap(([by, rows]) => rows.map((row) => ({ list: texts.groups[by], ...row }))),
    ...pages.flatMap(({ path, views, queries }) => [
      { list: texts.pages, name: path, views },
      ...queries.map((one) => ({ list: texts.pages, name: `${path}?${one.query}`, views: one.views })),
    ]),
    ...known.flatMap(([by, rows]) => rows.map((row) => ({ list: texts.leadGroups[by], ...row }))),
  ];
  const { columns } = texts;
  const file = csvFile<Line>(
    [
      { heading: columns.list, of: ({ list }) => list },
      {
        heading: columns.name,
        of: ({ name }) => (name.startsWith("/") ? `${pageName(name)} ${name}` : (doorNames[name] ?? name)),
      },
      { heading: columns.visitors, of: ({ visitors }) => visitors },
      { heading: columns.views, of: ({ views }) => views },
      { heading: columns.leads, of: ({ leads }) => leads },
      { heading: columns.won, of: ({ won }) => won },
      { heading: columns.value, of: ({ value }) => value },
    ],
    lines,
  );
  return { file, name: `figures-${days.first}-${days.last}.csv` };
}
