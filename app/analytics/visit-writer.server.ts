import { sql } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";

/** A row of visitor_analytics, before PostgreSQL numbers it. */
export interface VisitRow {
  session_id: string;
  event_timestamp: Date;
  page_visited: string;
  referrer_source: string;
  device_type: string;
  screen_width: number | null;
  user_agent: string;
  clicked_element: string | null;
}

function insert(rows: VisitRow[]) {
  const column = <Key extends keyof VisitRow>(key: Key) => rows.map((row) => row[key]);
  return sql()`
    insert into visitor_analytics
      (session_id, event_timestamp, page_visited, referrer_source, device_type, screen_width, user_agent, clicked_element)
    select * from unnest(
      ${column("session_id")}::uuid[], ${rows.map((row) => row.event_timestamp.toISOString())}::text[]::timestamptz[],
      ${column("page_visited")}::text[], ${column("referrer_source")}::text[], ${column("device_type")}::text[],
      ${column("screen_width")}::smallint[], ${column("user_agent")}::text[], ${column("clicked_element")}::text[])`;
}

/** Stores visits, in one statement if they arrive together; the promise resolves when the rows are durable. */
export const writeVisits = groupWriter(insert, { inStatement: 1000 });
