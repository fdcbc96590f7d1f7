import { figuresTexts as texts } from "#content/figures.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { csvFile } from "#server/platform/csv.ts";
import { pageName } from "../page-names.ts";
import { type Days, type FiguresQuery, type Filter, figuresQuery } from "./contract.ts";
import { dataCost } from "./data-cost.server.ts";
import { leadGroups, leadsKnow, leadTotals } from "./lead-groups.server.ts";
import { leftOut } from "./left-out.server.ts";
import { pageGroups } from "./page-groups.server.ts";
import { visitorGroups } from "./visitor-groups.server.ts";
import { visitorTotals } from "./visitor-totals.server.ts";
import { visitorsByDay } from "./visitors-by-day.server.ts";

async function readTotals(days: Days, filter: Filter) {
  const [reach, leads] = await Promise.all([
    visitorTotals(days, filter),
    leadsKnow(filter) ? leadTotals(days, filter) : null,
  ]);
  return { ...reach, leads };
}

async function readVisits({ days, filter }: FiguresQuery) {
  const [byDay, source, campaign, entry, device, country, pages] = await Promise.all([
    visitorsByDay(days, filter),
    visitorGroups("source", days, filter),
    visitorGroups("campaign", days, filter),
    visitorGroups("entry", days, filter),
    visitorGroups("device", days, filter),
    visitorGroups("country", days, filter),
    pageGroups(days, filter),
  ]);
  return { byDay, groups: { source, campaign, entry, device, country }, pages };
}

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
  const [totals, before, visits, leads, events] = await Promise.all([
    readTotals(asked.days, asked.filter),
    readTotals(asked.before, asked.filter),
    readVisits(asked),
    readLeads(asked),
    leftOut(asked.days),
  ]);
  const cost = await dataCost(totals, visits.pages);
  return { ...asked, totals, totalsBefore: before, ...visits, leads, leftOut: events, dataCost: cost };
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
