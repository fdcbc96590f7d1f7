import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import { sql } from "#server/platform/database.ts";
import {
  browserKinds,
  dayMs,
  hourMs,
  MadeCounts,
  type MadeSession,
  madeSessions,
  offers,
  since,
  spanDays,
} from "./analytics-made.ts";
import { phone, visitedPages, visitSources } from "./analytics-visits.ts";
import { digits } from "./figures.ts";

/** How many characters of lines are sent at a time. */
const piece = 256 * 1024;

/** Joins lines into pieces. Each line already has its tabs and its line end. */
function* pieces(lines: Iterable<string>): Generator<string> {
  let text = "";
  for (const line of lines) {
    text += line;
    if (text.length < piece) continue;
    yield text;
    text = "";
  }
  if (text) yield text;
}

const lineOf = (values: readonly (string | number | null)[]) =>
  `${values.map((value) => value ?? "\\N").join("\t")}\n`;

/** Fills columns of a table by COPY. */
async function copy(
  transaction: TransactionSql,
  columns: string,
  rows: Iterable<readonly (string | number | null)[]>,
): Promise<void> {
  function* lines() {
    for (const row of rows) yield lineOf(row);
  }
  const table = await transaction.unsafe(`copy ${columns} from stdin`).writable();
  await pipeline(Readable.from(pieces(lines())), table);
}

/** Makes the monthly partitions, by putting a row of each month into the default partition and having it moved. */
async function makeMonths(until: number): Promise<void> {
  await sql()`
    truncate visits, visit_sessions, visit_browsers, visit_words, page_counts, page_returns, source_counts,
      visitor_counts, visit_returns, narrowed_days restart identity`;
  await sql().begin(async (transaction) => {
    await transaction`select set_config('mindsync.keep_figures', 'on', true)`;
    for (let at = until - spanDays * dayMs; at <= until; at += 10 * dayMs)
      await transaction`insert into visits (at, session, page) values (${new Date(at).toISOString()}, 1, 1)`;
    await transaction`select keep_visit_months()`;
    await transaction`truncate visits restart identity`;
  });
}

/** The ids of stored words and browsers, by position in the lists that the visits are made from. */
interface Ids {
  pages: number[];
  paths: number[];
  sources: number[];
  labels: number[];
  browsers: { id: number; device: string }[];
}

const pathOf = (page: string) => page.split("?")[0] ?? "";

async function storeWords(transaction: TransactionSql): Promise<Ids> {
  const words = [
    ...new Set([...visitedPages, ...visitedPages.map(pathOf), ...visitSources, ...offers, phone]),
  ];
  await transaction`insert into visit_words (word) select unnest(${words}::text[])`;
  const stored = await transaction<{ id: number; word: string }[]>`select id, word from visit_words`;
  const ids = new Map(stored.map(({ id, word }) => [word, id]));
  const idOf = (word: string) => ids.get(word) ?? 0;
  const browsers = await transaction<{ id: number; device: string }[]>`
    insert into visit_browsers (device_type, screen_width, agent)
    select device, width, ${idOf(phone)}
    from unnest(array['Mobile', 'Desktop']) as device cross join unnest(array[360, 380, 400, 420]) as width
    returning id, device_type as device`;
  if (browsers.length !== browserKinds)
    throw new Error(`${browsers.length} kinds of browser, not ${browserKinds}.`);
  return {
    pages: visitedPages.map(idOf),
    paths: visitedPages.map((page) => idOf(pathOf(page))),
    sources: visitSources.map(idOf),
    labels: offers.map(idOf),
    browsers: [...browsers],
  };
}

/** A random-looking UUID that belongs to a session. */
function sessionKey(id: number): string {
  const hash = createHash("md5").update(`${id}s`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const moment = (at: number) => new Date(at).toISOString();
const hourText = (hour: number) => moment(hour * hourMs);
const dayStart = (day: number) => moment(day * dayMs - hourMs);
const dayText = (day: number) => moment(day * dayMs).slice(0, 10);

/** The hour or day of the previous view. */
const sinceText = (now: number, kind: number, text: (unit: number) => string) =>
  kind === since.none ? "-infinity" : text(kind === since.same ? now : now - 1);

/** The numbers in a key of the sums, one for each of its parts. */
type Parts = [number, number, number, number, number, number];

function* pageCountRows(counts: MadeCounts, { pages }: Ids) {
  for (const [span, sums, text] of [
    ["hour", counts.pageHours, hourText],
    ["day", counts.pageDays, dayStart],
  ] as const)
    for (const [unit, page, kind, views] of sums.entries() as Generator<Parts>)
      yield [span, text(unit), pages[page] ?? 0, sinceText(unit, kind, text), views];
}

function* sourceCountRows(counts: MadeCounts, { sources }: Ids) {
  const sums = new Map<string, [span: string, at: string, source: number, views: number, clicks: number]>();
  for (const [hour, source, isClick, count] of counts.sourceHours.entries() as Generator<Parts>)
    for (const [span, at] of [
      ["hour", hourText(hour)],
      ["day", dayStart(Math.floor((hour + 1) / 24))],
    ] as const) {
      const key = `${span} ${at} ${source}`;
      const sum = sums.get(key) ?? [span, at, sources[source] ?? 0, 0, 0];
      sum[isClick ? 4 : 3] += count;
      sums.set(key, sum);
    }
  yield* sums.values();
}

function visitorCountRows(counts: MadeCounts, { paths, sources, browsers }: Ids) {
  const sums = new Map<string, (string | number)[]>();
  for (const [day, kind, page, source, browser, views] of counts.visitors.entries() as Generator<Parts>) {
    const { device = "" } = browsers[browser] ?? {};
    // Pages with a query begin a visit on their path.
    const row = [
      dayText(day),
      sinceText(day, kind, dayText),
      paths[page] ?? 0,
      sources[source] ?? 0,
      0,
      device,
      "",
    ];
    const key = row.join(" ");
    const [before = 0] = (sums.get(key) ?? []).slice(-1);
    sums.set(key, [...row, Number(before) + views]);
  }
  return sums.values();
}

/** Copies the counts that the site would have made of the visits. */
async function copyCounts(transaction: TransactionSql, counts: MadeCounts, ids: Ids): Promise<void> {
  await copy(transaction, "page_counts (span, at, page, since, views)", pageCountRows(counts, ids));
  await copy(transaction, "source_counts (span, at, source, views, clicks)", sourceCountRows(counts, ids));
  await copy(
    transaction,
    "visitor_counts (day, since, entry, source, campaign, device, country, views)",
    visitorCountRows(counts, ids),
  );
  const returns = new Map<string, (string | number)[]>();
  for (const [before, at, page] of counts.pageReturns) {
    const key = `${before} ${at} ${page}`;
    const views = Number(returns.get(key)?.[3] ?? 0) + 1;
    returns.set(key, [moment(before), moment(at), ids.pages[page] ?? 0, views]);
  }
  await copy(transaction, "page_returns (before, at, page, views)", returns.values());
  await copy(
    transaction,
    "visit_returns (day, session)",
    counts.returns.map(([day, session]) => [dayText(day), session]),
  );
}

/**
 * Empties the tables and fills them by COPY: thirty days, sessions of four rows within a minute, popular pages more often
 * than others, every third row a click. Rows are in order of time, as with real visits. It also makes the site's counts on
 * the way, because recount_visits() would take longer than everything else.
 * @param until the end of the thirty days, in milliseconds since 1970
 */
export async function fillVisits(rows: number, until = Date.now()): Promise<void> {
  console.log(`  filling the tables with ${digits(rows)} visits …`);
  const started = performance.now();
  await makeMonths(until);
  const counts = new MadeCounts();
  await sql().begin(async (transaction) => {
    const ids = await storeWords(transaction);
    // The triggers would count the rows a second time.
    await transaction`alter table visits disable trigger user`;
    const sessionRow = ({ id, source, browser, rows: [first] }: MadeSession) => [
      id,
      sessionKey(id),
      moment(first?.at ?? until),
      ids.paths[first?.page ?? 0] ?? 0,
      ids.sources[source] ?? 0,
      ids.browsers[browser]?.id ?? 0,
    ];
    function* sessionRows() {
      for (const session of madeSessions(rows, until)) yield sessionRow(session);
    }
    function* visitRows() {
      for (const session of madeSessions(rows, until)) {
        counts.add(session);
        for (const [at, row] of session.rows.entries())
          yield [
            moment(row.at),
            session.id,
            ids.pages[row.page] ?? 0,
            ids.sources[session.source] ?? 0,
            at + 1,
            row.label === null ? null : (ids.labels[row.label] ?? 0),
          ];
      }
    }
    await copy(
      transaction,
      "visit_sessions (id, session_id, first_at, entry, source, browser)",
      sessionRows(),
    );
    await transaction`select setval(pg_get_serial_sequence('visit_sessions', 'id'), max(id)) from visit_sessions`;
    await copy(transaction, "visits (at, session, page, source, number, label)", visitRows());
    await copyCounts(transaction, counts, ids);
    await transaction`alter table visits enable trigger user`;
  });
  await sql()`vacuum analyze`;
  console.log(`  … in ${digits((performance.now() - started) / 1000)} s`);
}
