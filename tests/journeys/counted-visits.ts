/** What the visitor counter sends, and what the server stores. */
import type { Page } from "@playwright/test";
import { sql } from "#server/platform/database.ts";

interface CountedVisit {
  session_id: string;
  page_visited: string;
  referrer_source: string;
  clicked_element: string | null;
  seconds_ago: number;
}

export const kept = () => sql()<CountedVisit[]>`
  select *, extract(epoch from now() - event_timestamp)::float as seconds_ago from visitor_analytics order by id`;
/** The address of each page view and the name of each clicked element. */
export const savedWords = async () =>
  (await kept()).map(({ page_visited, clicked_element }) => clicked_element ?? page_visited);

/** Collects the bodies of the requests that a page sends to the counter from now on. */
export const bodies = (page: Page): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/visits")) sent.push(request.postData() ?? "");
  });
  return sent;
};
