import { sql } from "#server/platform/database.ts";
import type { TestSite } from "./site.ts";

/** A lead as the table has it. */
export interface StoredLead {
  id: string;
  ref: string;
  door: string;
  person: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  wants: string;
  items: string[];
  value: number | null;
  first_source: string | null;
  last_source: string | null;
  campaign: string | null;
  landing: string | null;
  form_page: string | null;
  used: string | null;
  stage: string;
  lost_reason: string | null;
  owner: string | null;
  follow_up: string | null;
  tags: string[];
  answered_at: string | null;
}

/** All leads, oldest first. */
export const storedLeads = () => sql()<StoredLead[]>`select * from leads order by created_at, id`;

/** Removes all leads with their records. */
export async function forgetLeads(): Promise<void> {
  await sql()`truncate contact_submissions, course_enrollments, recruitment_applications, concierge_exchanges, leads cascade`;
}

/** What the visitor counter remembers of somebody who pressed an advertisement on TikTok. */
export const tikTokVisit = JSON.stringify({
  key: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a77",
  at: "/business-apps?utm_source=tiktok&utm_campaign=dec-sale",
  from: "",
  last: "",
  used: "/tools/faq-generator",
});

/** The prepared texts of the chats that a page of the back office links to; reading them notes nothing. */
export async function preparedChats(
  site: TestSite,
  html: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const links = html.matchAll(
    /href="(\/(?:admin-dashboard\/inbox|recruitment\/admin\/applications)\/[\w-]+\/chat[^"]*)"/g,
  );
  return Promise.all(
    [...links].map(async ([, path = ""]) => {
      const answer = await site.fetch(path, { headers: { ...headers, "sec-fetch-site": "none" } });
      return new URL(answer.headers.get("location") ?? "").searchParams.get("text") ?? "";
    }),
  );
}
