import { sql } from "#server/platform/database.ts";

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

interface Waiting {
  rows: VisitRow[];
  done: () => void;
  failed: (error: unknown) => void;
}

/** Rows in one statement at most. */
const most = 1000;

const waiting: Waiting[] = [];
let writing = false;

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

/** Writes what waits, one statement after the other, until nothing does. */
async function writeWaiting(): Promise<void> {
  writing = true;
  while (waiting.length) {
    let count = 0;
    let taken = 0;
    for (const { rows } of waiting) {
      if (taken && count + rows.length > most) break;
      count += rows.length;
      taken += 1;
    }
    const batch = waiting.splice(0, taken);
    try {
      await insert(batch.flatMap(({ rows }) => rows));
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
  writing = false;
}

/**
 * Keeps visits. Those that arrive while a statement is under way share the next one, so that one sync of the
 * disk serves them all; the promise settles only when the rows are durable.
 */
export function writeVisits(rows: VisitRow[]): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ rows, done, failed });
    if (!writing) void writeWaiting();
  });
}
