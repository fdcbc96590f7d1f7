import { join } from "node:path";
import { createAccount } from "#app/accounts/accounts.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { searchQuery } from "#app/admin/search.server.ts";
import { applicationsOnPage } from "#app/recruitment/review/contract.ts";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { fillApplications } from "#tests/support/saved-applications.ts";
import { digits, type Figure, median, percentile } from "./figures.ts";
import { buildIfStale, type RunningSite, residentMemory, startSite } from "./site.ts";

const applications = 20_000;
const warmUps = 5;
const asks = 20;
const target = { p95Ms: 150 };
const portal = "/recruitment/admin";

/** A reviewer with a session of the running site, and a second one who also scores. */
async function reviewers(): Promise<{ cookie: string; ids: string[] }> {
  const accounts = ["rita", "bola"].map((name) => ({
    email: `${name}@mindsync.example`,
    password: "correct horse battery",
    role: "recruiter" as const,
    full_name: name,
  }));
  const ids = [];
  for (const account of accounts) ids.push((await createAccount(account)).id);
  const { headers } = await signIn({ email: "rita@mindsync.example", password: "correct horse battery" });
  return { cookie: headers.getSetCookie().join("; "), ids };
}

async function searching(text: string): Promise<string> {
  const form = new FormData();
  form.set("q", text);
  return `${portal}${await searchQuery(form)}`;
}

/** Times requests for an address, one after the other, each to the end of its response. */
async function timed({ address }: RunningSite, path: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < warmUps + asks; count += 1) {
    const began = performance.now();
    const answer = await fetch(`${address}${path}`, { headers: { cookie }, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    if (count >= warmUps) times.push(performance.now() - began);
  }
  return times;
}

async function figureOf(site: RunningSite, [what, path]: readonly [string, string], cookie: string) {
  const times = await timed(site, path, cookie);
  const p95 = percentile(times, 0.95);
  return {
    what: `${what}, p95 of ${asks}`,
    target: `≤ ${target.p95Ms} ms`,
    measured: `${digits(p95, 1)} ms (median ${digits(median(times), 1)} ms)`,
    met: p95 <= target.p95Ms,
  };
}

/** Downloads the whole file once, and reads the process's memory afterwards. */
async function measureFile({ address, pid }: RunningSite, cookie: string): Promise<Figure> {
  const before = await residentMemory(pid);
  let most = before ?? Number.NaN;
  const watch = setInterval(async () => {
    most = Math.max(most, (await residentMemory(pid)) ?? Number.NaN);
  }, 50);
  const began = performance.now();
  const answer = await fetch(`${address}${portal}/applications.csv`, { headers: { cookie } });
  const { byteLength } = await answer.arrayBuffer();
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  return {
    what: "all of them as a file",
    target: "",
    measured: `${digits(seconds, 1)} s, ${digits(byteLength / 1e6)} MB; the process grew by ${digits((most - (before ?? 0)) / 1e6)} MB`,
  };
}

/** Measures the recruitment portal with twenty thousand applications, through the requests of a reviewer's browser. */
export async function benchRecruitment(): Promise<Figure[]> {
  await buildIfStale();
  const site = await startSite();
  try {
    // Joins the site's own PostgreSQL to fill its tables from outside.
    const postgres = await startEmbeddedPostgres({ dataDirectory: join(site.dataDirectory, "postgres") });
    openDatabase(postgres);
    try {
      const { cookie, ids } = await reviewers();
      await fillApplications(applications, ids);
      const [one] = await sql()<{ id: string }[]>`
        select id from recruitment_applications order by created_at offset ${applications / 2} limit 1`;
      const asked: (readonly [string, string])[] = [
        ["the first page", portal],
        ["the last page", `${portal}?page=${applications / applicationsOnPage}`],
        ["the pending ones", `${portal}?status=pending`],
        ["search by name", await searching("amaka okafor")],
        ["search by number", await searching("0800 123")],
        ["search that finds nothing", await searching("nobody at all")],
        ["by name", `${portal}?sort=name`],
        ["by score", `${portal}?sort=score`],
        ["by tech rating", `${portal}?sort=tech`],
        ["one application, with its neighbours", `${portal}/applications/${one?.id}`],
        ["one application, with its neighbours by score", `${portal}/applications/${one?.id}?sort=score`],
        ["GET /api/recruitment_applications", "/api/recruitment_applications"],
      ];
      const figures: Figure[] = [];
      for (const each of asked) figures.push(await figureOf(site, each, cookie));
      return [...figures, await measureFile(site, cookie)];
    } finally {
      await closeDatabase();
      await postgres.release();
    }
  } finally {
    await site.stop();
  }
}
