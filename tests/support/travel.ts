/** Visits and leads of known visitors, for tests of the figures. */
import { recordVisits } from "#app/analytics/analytics.server.ts";
import { sql } from "#server/platform/database.ts";

export const phone = "Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/130.0.0.0 Mobile Safari/537.36";
export const laptop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36";

interface Journey {
  /** Lagos time of the first page. */
  at: string;
  pages: readonly string[];
  from?: string;
  userAgent?: string;
  country?: string;
  /** Minutes between the pages. */
  pause?: number;
}

let count = 0;

/** Counts a visitor of these pages, as the counter would. */
export async function travel({ at, pages, from, userAgent = phone, country, pause = 1 }: Journey) {
  count += 1;
  const session_id = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  for (const [place, page_visited] of pages.entries()) {
    const now = new Date(Date.parse(`${at}:00+01:00`) + place * pause * 60_000);
    await recordVisits(
      { session_id, ...(from ? { from } : {}), events: [{ page_visited, number: place + 1 }] },
      { userAgent, now, ...(country ? { country } : {}) },
    );
  }
}

interface KnownLead {
  day: string;
  source: string | null;
  campaign?: string;
  landing: string;
  used?: string;
  /** The value won, in naira. */
  value?: number;
  door?: string;
  device?: string;
  country?: string;
}

/** Stores a lead that came at noon in Lagos. */
export async function lead(row: KnownLead) {
  const { day, source, campaign = null, landing, used = null, value, door = "contact" } = row;
  const { device = null, country = null } = row;
  count += 1;
  await sql()`
    insert into leads (ref, door, person, wants, first_source, last_source, campaign, landing, used, device, country,
      stage, value, created_at)
    values (${`REF-${count}`}, ${door}, gen_random_uuid(), 'A bot', ${source}, ${source}, ${campaign}, ${landing},
      ${used}, ${device}, ${country}, ${value ? "won" : "new"}, ${value ?? null}, ${`${day}T12:00:00+01:00`})`;
}
