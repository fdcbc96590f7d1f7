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

function insert(rows: VisitRow[]) {
  const column = <Key extends keyof VisitRow>(key: Key) => rows.map((row) => row[key] ?? null);
  return sql()`
    select store_visits(
      ${column("session_id")}::uuid[], ${rows.map((row) => row.event_timestamp.toISOString())}::text[]::timestamptz[],
      ${column("page_visited")}::text[], ${column("referrer_source")}::text[], ${column("device_type")}::text[],
      ${column("screen_width")}::smallint[], ${column("user_agent")}::text[], ${column("clicked_element")}::text[],
      ${column("number")}::integer[], ${rows.map((row) => row.origin ?? row.referrer_source)}::text[],
      ${column("campaign")}::text[], ${column("country")}::text[])`;
}

/** How many rows may wait to be stored. */
export const waitingVisits = 20_000;

/**
 * Stores visits and what is counted of them, in one statement if they arrive together. The promise resolves when the
 * rows are durable, and rejects when more wait than the memory should hold.
 */
export const writeVisits = groupWriter(insert, { inStatement: 1000, waiting: waitingVisits });
