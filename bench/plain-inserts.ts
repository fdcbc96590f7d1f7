import { randomUUID } from "node:crypto";
import { sql } from "#server/platform/database.ts";
import { phone, visitedPages } from "./analytics-visits.ts";
import { median } from "./figures.ts";

const inStatement = 100;
const rounds = 3;

/**
 * Measures the rows per second of this PostgreSQL with plain, durable inserts of a hundred rows, one after the other, into
 * a table with the same columns, one index and no counts. The site's rate is reported as a share of this.
 */
export async function plainInserts(seconds: number): Promise<number> {
  await sql()`
    create table plain_visits (
      id bigint generated always as identity primary key, session_id uuid, at timestamptz, page text, source text,
      device text, width smallint, agent text, label text)`;
  const rates: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      let rows = 0;
      while (performance.now() - started < seconds * 1000) {
        const batch = Array.from({ length: inStatement }, (_, at) => ({
          session_id: randomUUID(),
          at: new Date().toISOString(),
          page: visitedPages[(rows + at) % visitedPages.length] ?? "/",
          source: "Direct",
          device: "Mobile",
          width: 360,
          agent: phone,
          label: at % 3 ? null : "Button: Chat on WhatsApp",
        }));
        await sql()`insert into plain_visits ${sql()(batch)}`;
        rows += inStatement;
      }
      rates.push((rows * 1000) / (performance.now() - started));
    }
  } finally {
    await sql()`drop table plain_visits`;
  }
  return median(rates);
}
