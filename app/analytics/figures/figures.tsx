import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { type FiguresOnScreen, readFigures } from "#app/analytics/figures/figures.server.ts";
import { Figures } from "#app/ui/figures.tsx";
import { dayWords } from "#content/day-words.ts";
import { figuresTexts as texts } from "#content/figures.ts";
import { titleOf } from "../page-names.ts";
import type { Route } from "./+types/figures.ts";
import { addressOf } from "./address.ts";
import { Chart } from "./chart.tsx";
import type { FilterName, Grouping, LeadFigures } from "./contract.ts";
import { doorName } from "./door-name.ts";
import { GroupTable } from "./group-table.tsx";
import { RangeAndFilters } from "./range-and-filters.tsx";

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, (query) => readFigures(query));

function Cards({ totals, totalsBefore }: Pick<FiguresOnScreen, "totals" | "totalsBefore">) {
  const card = (label: string, value: number, before: number) => ({
    label,
    value,
    note: texts.before(value, before),
  });
  const { leads } = totals;
  const { leads: leadsBefore } = totalsBefore;
  return (
    <Figures
      className="grid-cols-2 lg:grid-cols-4"
      list={[
        card(texts.cards.visitors, totals.visitors, totalsBefore.visitors),
        card(texts.cards.views, totals.views, totalsBefore.views),
        card(texts.cards.leads, leads.leads, leadsBefore.leads),
        card(texts.cards.value, leads.value, leadsBefore.value),
      ]}
    />
  );
}

/** What is missing from these figures, which would go unnoticed otherwise. */
function Notes({ figures }: { figures: FiguresOnScreen }) {
  const { shortened, unknownLeads, filter, totals } = figures;
  const withSource = figures.leads.source.reduce((sum, { leads }) => sum + leads, 0);
  const notes = [
    shortened && texts.shortened(shortened.what, dayWords(shortened.from)),
    unknownLeads > 0 && texts.unknownLeads(unknownLeads),
    totals.leads.leads > withSource && texts.unknownSources(totals.leads.leads - withSource),
    filter.door !== undefined && texts.doorOfLeads,
  ].filter((note) => typeof note === "string");
  return notes.map((note) => (
    <p key={note} className="max-w-prose rounded-xl bg-brand-soft px-4 py-3">
      {note}
    </p>
  ));
}

function noneOf(by: Grouping, { leads }: FiguresOnScreen): string {
  if (by === "country") return texts.noCountry;
  return by === "campaign" && leads.campaign.length ? texts.noVisitsOfCampaigns : texts.none;
}

/** What is shown beside a figure: that of the days before, unless nothing at all was counted then. */
const beside = (all: number) => (before: number) => (all > 0 ? before : undefined);

function VisitGroups({ figures, lists }: { figures: FiguresOnScreen; lists: readonly Grouping[] }) {
  const was = beside(figures.totalsBefore.views);
  return lists.map((by) => (
    <GroupTable
      key={by}
      heading={texts.groups[by]}
      columns={[texts.columns.visitors, texts.columns.views]}
      none={noneOf(by, figures)}
      rows={figures.groups[by].map(({ name, visitors, views, before }) => ({
        key: name,
        label: by === "entry" ? titleOf(name) : name,
        only: addressOf(figures, { filter: { ...figures.filter, [by]: name } }),
        figures: [visitors, views],
        before: was(before.visitors),
      }))}
    />
  ));
}

function Queries({ queries }: Pick<FiguresOnScreen["pages"][number], "queries">) {
  return (
    <details className="text-sm text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        {texts.pageQueries(queries.length)}
      </summary>
      <ul>
        {queries.map(({ query, views }) => (
          <li key={query}>
            ?{query}: {views}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Pages({ figures }: { figures: FiguresOnScreen }) {
  const { pages, filter } = figures;
  const was = beside(figures.totalsBefore.views);
  return (
    <GroupTable
      heading={texts.pages}
      columns={[texts.columns.views]}
      rows={pages.map(({ path, views, before, queries, read }) => ({
        key: path,
        label: titleOf(path),
        only: addressOf(figures, { filter: { ...filter, page: path } }),
        figures: [views],
        before: was(before),
        detail: (
          <>
            {read && <p className="text-sm text-muted">{texts.read(read.half, read.whole, read.views)}</p>}
            {queries.length > 0 && <Queries queries={queries} />}
          </>
        ),
      }))}
    />
  );
}

const noLeads: LeadFigures = { leads: 0, won: 0, value: 0 };
const leadFigures = ({ leads, won, value }: LeadFigures) => [leads, won, texts.naira(value)];
const leadColumns = [texts.columns.leads, texts.columns.won, texts.columns.value];

/** The groups of leads beside the first pages and the doors, which have figures of their own, in two columns. */
const plainGroups = [
  [["source", "source", (name: string) => name]],
  [
    ["campaign", "campaign", (name: string) => name],
    ["used", "page", titleOf],
  ],
] as const;

function Leads({ figures }: { figures: FiguresOnScreen }) {
  const { leads, groups, filter } = figures;
  const entries = new Map(groups.entry.map((page) => [page.name, page]));
  const landed = new Set(leads.landing.map(({ name }) => name));
  const only = (by: FilterName, name: string) => addressOf(figures, { filter: { ...filter, [by]: name } });
  const was = beside(figures.totalsBefore.views);
  const wereLeads = beside(figures.totalsBefore.leads.leads);
  const isUnpriced = leads.door.some(({ won, value }) => won > 0 && value === 0);
  return (
    <>
      {isUnpriced && <p className="text-muted lg:col-span-2">{texts.unpriced}</p>}
      <GroupTable
        isWide
        heading={texts.leadGroups.landing}
        columns={[texts.columns.visitors, ...leadColumns]}
        rows={[...leads.landing, ...groups.entry.filter(({ name }) => !landed.has(name))].map((row) => ({
          key: row.name,
          label: titleOf(row.name),
          only: only("entry", row.name),
          figures: [entries.get(row.name)?.visitors ?? 0, ...leadFigures({ ...noLeads, ...row })],
          before: was(entries.get(row.name)?.before.visitors ?? 0),
        }))}
      />
      {plainGroups.map((lists) => (
        <div key={lists[0][0]} className="grid min-w-0 grid-cols-1 gap-8">
          {lists.map(([by, filtered, labelOf]) => (
            <GroupTable
              key={by}
              heading={texts.leadGroups[by]}
              columns={leadColumns}
              rows={leads[by].map((row) => ({
                key: row.name,
                label: labelOf(row.name),
                only: only(filtered, row.name),
                figures: leadFigures(row),
                before: wereLeads(row.before.leads),
              }))}
            />
          ))}
        </div>
      ))}
      <GroupTable
        isWide
        heading={texts.leadGroups.door}
        columns={[...leadColumns, texts.perHundred]}
        rows={leads.door.map((row) => ({
          key: row.name,
          label: doorName(row.name),
          only: only("door", row.name),
          figures: [...leadFigures(row), texts.share(row.leads, figures.totals.visitors)],
          before: wereLeads(row.before.leads),
        }))}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}

export default function FiguresScreen({ loaderData: figures }: Route.ComponentProps) {
  return (
    <AdminPage heading={texts.heading} className="gap-5 max-md:py-4 md:gap-8">
      <RangeAndFilters query={figures} />
      <Notes figures={figures} />
      <Cards {...figures} />
      <Chart days={figures.byDay} only={(day) => addressOf(figures, { days: { first: day, last: day } })} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {/* Long lists on the left, short ones on the right: side by side in rows they would leave holes. */}
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <VisitGroups figures={figures} lists={["source"]} />
          <Pages figures={figures} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <VisitGroups figures={figures} lists={["campaign", "entry", "device", "country"]} />
        </div>
        <Leads figures={figures} />
      </div>
      <p className="max-w-prose text-muted">
        {texts.text} {figures.dataCost !== null && texts.dataCost(figures.dataCost)}{" "}
        {figures.leftOut > 0 && texts.leftOut(figures.leftOut)}
      </p>
    </AdminPage>
  );
}
