import { join } from "node:path";
import { createAccount } from "#app/accounts/accounts.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { searchQuery } from "#app/admin/search.server.ts";
import { leadsOnPage } from "#app/inbox/contract.ts";
import { inboxTexts } from "#content/inbox.ts";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { fillLeads } from "#tests/support/saved-leads.ts";
import { digits, type Figure, percentile } from "./figures.ts";
import { buildIfStale, type RunningSite, startSite } from "./site.ts";

const warmUps = 5;
const asks = 40;
const target = { p95Ms: 100 };
const { path: inbox } = inboxTexts;

/** Creates the owner with a session on the running site. */
async function owner(): Promise<{ cookie: string; id: string }> {
  const email = "owner@mindsync.example";
  const password = "correct horse battery";
  const { id } = await createAccount({ email, password, role: "admin", full_name: "Owner" });
  const { headers } = await signIn({ email, password });
  return { id, cookie: headers.getSetCookie().join("; ") };
}

async function searching(text: string): Promise<string> {
  const form = new FormData();
  form.set("q", text);
  return searchQuery(form);
}

/** The measured requests: the first page, each tab, each filter, and searches. */
async function everyPage(last: number): Promise<(readonly [string, string])[]> {
  const queries: (readonly [string, string])[] = [
    ["the first page", ""],
    ...(["open", "mine", "waiting", "done"] as const).map(
      (tab) => [`tab ‘${inboxTexts.tabs[tab]}’`, `?tab=${tab}`] as const,
    ),
    ["the last page of a tab", `?tab=done&page=${last}`],
    ["by door", "?door=chat"],
    ["by source", "?source=TikTok"],
    ["source not known", "?source=none"],
    ["by stage", "?stage=quoted"],
    ["by day", "?day=yesterday"],
    ["those overdue", "?overdue=1"],
    ["follow-ups due", "?due=1"],
    ["search by name", await searching("amaka okafor 4")],
    ["search by number", await searching("0700 000 12")],
    ["search by words", await searching("lost on whatsapp")],
    ["search by Ref", await searching("QUO-99")],
    ["search that finds nothing", await searching("nobody at all")],
  ];
  return queries.map(([what, query]) => [what, `${inbox}${query}`] as const);
}

/** Times requests to an address, one after the other, each until the last byte of the response. */
async function figureOf(
  { address }: RunningSite,
  [what, path]: readonly [string, string],
  cookie: string,
): Promise<Figure> {
  const times: number[] = [];
  for (let count = 0; count < warmUps + asks; count += 1) {
    const began = performance.now();
    const answer = await fetch(`${address}${path}`, { headers: { cookie }, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    if (count >= warmUps) times.push(performance.now() - began);
  }
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return {
    what: `${what}, p95 of ${asks}`,
    target: `≤ ${target.p95Ms} ms`,
    measured: `${digits(p95, 1)} ms (p50 ${digits(p50, 1)} ms)`,
    met: p95 <= target.p95Ms,
  };
}

/** Measures the inbox with thousands of leads, with the requests that the owner's browser sends. */
export async function benchInbox({ leads }: { leads: number }): Promise<Figure[]> {
  await buildIfStale();
  const site = await startSite();
  try {
    // Connects to the site's own PostgreSQL to fill its tables from outside.
    const postgres = await startEmbeddedPostgres({ dataDirectory: join(site.dataDirectory, "postgres") });
    openDatabase(postgres);
    try {
      const { id, cookie } = await owner();
      await fillLeads(1, leads);
      await sql()`update leads set owner = ${id}, follow_up = current_date where ref like '%7'`;
      // As autovacuum does within a minute of so many changes.
      await sql()`vacuum analyze leads`;
      const figures: Figure[] = [];
      for (const each of await everyPage(Math.ceil((leads * 2) / 5 / leadsOnPage)))
        figures.push(await figureOf(site, each, cookie));
      return figures;
    } finally {
      await closeDatabase();
      await postgres.release();
    }
  } finally {
    await site.stop();
  }
}
