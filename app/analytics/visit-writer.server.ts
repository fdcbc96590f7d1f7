import { sql } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";

/** A page view or click, with the names of the columns of visitor_analytics. */
export interface VisitRow {
  session_id: string;
  event_timestamp: Date;
  page_visited: string;
  referrer_source: string;
  device_type: string;
  screen_width: number | null;
  user_agent: string;
  clicked_element: string | null;
  /** Of the event in its session: an event that is sent twice is stored once. */
  number?: number | undefined;
  /** Where the session came from, an advertisement's name included; the referrer where it is not given. */
  origin?: string | undefined;
  campaign?: string | undefined;
  country?: string | undefined;
}

/** Gives each different value a number from 1 on, in the order in which they come. */
function numbered<Value>() {
  const places = new Map<string, number>();
  const values: Value[] = [];
  const placeOf = (key: string, value: Value) => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, values.push(value));
    return values.length;
  };
  return { values, placeOf };
}

/**
 * Stores a group of rows. Words and browsers are sent once for all of them, because most rows have the same ones.
 * Plan: words, browsers and sessions by their unique indexes, then the trigger's statement (count_visits), which reads the
 * rows of the group's sessions by visits_session.
 */
function insert(rows: VisitRow[]) {
  const words = numbered<string>();
  const wordOf = (word: string | null | undefined) => (word == null ? null : words.placeOf(word, word));
  const browsers = numbered<{ device: string; width: number | null; agent: number | null }>();
  const events = rows.map((row) => {
    const agent = wordOf(row.user_agent);
    const [device, width] = [row.device_type, row.screen_width];
    return {
      entry: wordOf(row.page_visited.split("?")[0]),
      page: wordOf(row.page_visited),
      source: wordOf(row.referrer_source),
      browser: browsers.placeOf(`${device} ${width} ${agent}`, { device, width, agent }),
      label: wordOf(row.clicked_element),
      origin: wordOf(row.origin ?? row.referrer_source),
      campaign: wordOf(row.campaign),
    };
  });
  const column = (key: keyof (typeof events)[number]) => events.map((event) => event[key]);
  return sql()`
    select store_visits(
      ${words.values}::text[], ${browsers.values.map(({ device }) => device)}::text[],
      ${browsers.values.map(({ width }) => width)}::smallint[], ${browsers.values.map(({ agent }) => agent)}::integer[],
      ${rows.map((row) => row.session_id)}::uuid[],
      ${rows.map((row) => row.event_timestamp.toISOString())}::text[]::timestamptz[],
      ${column("entry")}::integer[], ${column("page")}::integer[], ${column("source")}::integer[],
      ${column("browser")}::integer[], ${column("label")}::integer[], ${rows.map((row) => row.number ?? null)}::integer[],
      ${column("origin")}::integer[], ${column("campaign")}::integer[], ${rows.map((row) => row.country ?? null)}::text[])`;
}

/** How many rows may wait to be stored. */
export const waitingVisits = 20_000;

/**
 * Stores visits and what is counted of them, in one statement if they arrive together. The promise resolves when the
 * rows are durable, and rejects when more wait than the memory should hold.
 */
export const writeVisits = groupWriter(insert, { inStatement: 1000, waiting: waitingVisits });
