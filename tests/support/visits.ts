import { randomUUID } from "node:crypto";
import type { VisitRow } from "#app/analytics/visit-writer.server.ts";
import { sql } from "#server/platform/database.ts";
import type { TestSite } from "./site.ts";

/** Removes all visits and what was counted of them. */
export async function forgetVisits(): Promise<void> {
  await sql()`
    truncate visits, visit_sessions, visit_browsers, visit_words, page_counts, page_returns, source_counts, visitor_counts,
      visit_returns, narrowed_days, visits_left_out, scroll_counts`;
}

/** A page view as it is stored, at a time in Lagos: '2026-11-25T12:00'. */
export const viewAt = (time: string, session_id: string, others: Partial<VisitRow> = {}): VisitRow => ({
  session_id,
  event_timestamp: new Date(`${time}:00+01:00`),
  page_visited: "/tools",
  referrer_source: "Direct",
  device_type: "Mobile",
  screen_width: 360,
  user_agent: "a phone",
  clicked_element: null,
  ...others,
});

/** The browser of a phone, as the counter's requests name it. */
export const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

/** The session of {@link visitsTo}'s events. */
export const session_id = randomUUID();

/** Sends visits to a site as the counter does: a whole message, or one event of a page view. */
export function visitsTo(site: () => TestSite) {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    site().fetch("/api/visits", {
      json: body,
      headers: { "user-agent": phone, host: "mindsync.example", ...headers },
    });
  const sendEvent = (event: Record<string, unknown>, headers?: Record<string, string>) =>
    send({ session_id, events: [{ page_visited: "/", ...event }] }, headers);
  return { send, sendEvent };
}

/** The stored visits, oldest first. */
export const storedVisits = () => sql()`select * from visitor_analytics order by id`;
