import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { findPostmaster } from "#packages/embedded-postgres/pidfile.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
} from "#tests/support/server-process.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const environment = { TRUST_PROXY: "1" };
const postmasterOf = (dataDirectory: string) => findPostmaster(join(dataDirectory, "postgres"));

const hour = 3_600_000;
/**
 * A visit in two messages, with every event in a different hour and most on earlier days: pages that are seen again, and a
 * click. The second message changes the counts of the first.
 */
const visitParts = [
  [
    { page_visited: "/?utm_source=TikTok&utm_campaign=june", number: 1, ago: 23 * hour },
    { page_visited: "/tools", number: 2, ago: 20 * hour },
  ],
  [
    { page_visited: "/", number: 3, ago: 21 * hour },
    { page_visited: "/tools", number: 4 },
    { page_visited: "/tools", number: 5, clicked_element: "Button: Enroll Now" },
  ],
] as const;
const wholeVisit = visitParts.flat().length;

/** Sends JSON as a phone with its own address would. */
function send(address: string, path: string, body: unknown): Promise<Response> {
  const from = Array.from({ length: 4 }, () => randomInt(1, 255)).join(".");
  return fetch(address + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      "user-agent": phone,
      "x-forwarded-for": from,
      "x-country": "NG",
    },
  });
}

/** Queries the database behind a server from this process. */
async function asking<Answer>(dataDirectory: string, ask: () => Promise<Answer>): Promise<Answer> {
  const database = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, "postgres") });
  openDatabase(database);
  try {
    return await ask();
  } finally {
    await closeDatabase();
    await database.release();
  }
}

/** Returns the counts as stored and the counts from a recount of all rows. Changes nothing. */
async function countedAgain() {
  const counts = (transaction: Pick<ReturnType<typeof sql>, "unsafe">) =>
    transaction.unsafe<{ what: string; views: string }[]>(`
      select concat_ws(' ', 'page', span, at, page, since) as what, views from page_counts where views <> 0
      union all select concat_ws(' ', 'source', span, at, source, clicks), views from source_counts
      union all select concat_ws(' ', 'visitor', day, since, entry, source, campaign, device, country), views
        from visitor_counts where views <> 0
      union all select concat_ws(' ', 'page again', before, at, page), views from page_returns where views <> 0
      union all select concat_ws(' ', 'session again', day, session), 1 from visit_returns
      order by 1`);
  const kept = [...(await counts(sql()))];
  let anew: typeof kept = [];
  const undone = new Error("undone");
  await sql()
    .begin(async (transaction) => {
      await transaction`select recount_visits()`;
      anew = [...(await counts(transaction))];
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return { kept, anew };
}

describe("a server that is killed in the middle of its work", () => {
  let dataDirectory: string;
  let server: ServerProcess | undefined;
  /** How long a start takes when nothing was killed, in milliseconds. */
  let usualStart = 0;
  beforeAll(() => {
    dataDirectory = preparedDataDirectory();
  });
  afterAll(async () => {
    await server?.end("SIGKILL");
    await removeDataDirectory(dataDirectory);
  });

  // Two kills, or twenty in the full run. Every second one kills the database as well.
  test.each(
    Array.from({ length: process.env.TEST_FULL ? 20 : 2 }, (_, time) => [time + 1, time % 2 === 1] as const),
  )(
    "kill %i, starts again at once, and has all it acknowledged, once and counted",
    async (_, database) => {
      const started = performance.now();
      const first = server ?? (await startServerProcess({ dataDirectory, environment }));
      usualStart ||= performance.now() - started;
      const forms: { submissionKey: string }[] = [];
      const refs = new Map<string, string>();
      /** How many events of a session were acknowledged. */
      const counted = new Map<string, number>();
      const answered = new Set<number>();
      // All of them go on until the server is gone, so that it is always killed with requests under way.
      const visitors = Array.from({ length: 200 }, async (_, index) => {
        for (;;) {
          if (index % 2) {
            const session_id = randomUUID();
            for (const events of visitParts) {
              const { status } = await send(first.address, "/api/visits", { session_id, events });
              answered.add(status);
              expect(status).toBe(204);
              counted.set(session_id, (counted.get(session_id) ?? 0) + events.length);
            }
          } else {
            const submissionKey = randomUUID();
            const form = anEnrollment({ submissionKey });
            forms.push({ ...form, submissionKey });
            const answer = await send(first.address, "/api/course_enrollments", form);
            answered.add(answer.status);
            expect(answer.status).toBe(201);
            refs.set(submissionKey, (await answer.json()).ref);
          }
        }
      });
      const gone = Promise.allSettled(visitors);
      await expect.poll(() => Math.min(refs.size, counted.size), { timeout: 60_000 }).toBeGreaterThan(100);
      if (database) process.kill(postmasterOf(dataDirectory)?.pid ?? 0, "SIGKILL");
      await first.end("SIGKILL");
      // Each was cut off in the end. Before that, a server whose database has just died may say so.
      expect(new Set((await gone).map(({ status }) => status))).toEqual(new Set(["rejected"]));
      expect([201, 204, ...(database ? [503] : [])]).toEqual(expect.arrayContaining([...answered]));

      const began = performance.now();
      server = await startServerProcess({ dataDirectory, environment });
      // On a machine so busy that any start is slow, this one may be slow as well.
      expect(performance.now() - began).toBeLessThan(Math.max(10_000, 2 * usualStart));
      const { address } = server;
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);

      const keys = forms.map(({ submissionKey }) => submissionKey);
      const kept = () =>
        asking(dataDirectory, async () => ({
          enrollments: await sql()<{ submission_key: string; ref: string }[]>`
          select submission_key, ref from course_enrollments where submission_key in ${sql()(keys)}`,
          counted: await countedAgain(),
          visits: await sql()<{ session: string; count: number }[]>`
          select session_id as session, count(*)::int as count from visitor_analytics group by 1`,
        }));
      const before = await kept();
      const byKey = new Map(before.enrollments.map(({ submission_key, ref }) => [submission_key, ref]));
      for (const [key, ref] of refs) expect(byKey.get(key)).toBe(ref);
      expect(before.counted.kept).toEqual(before.counted.anew);
      expect(before.counted.kept.filter(({ what }) => what.startsWith("page again"))).not.toEqual([]);
      const stored = new Map(before.visits.map(({ session, count }) => [session, count]));
      // A message that was under way may be stored without having been acknowledged.
      for (const [session, events] of counted) expect([events, wholeVisit]).toContain(stored.get(session));

      const again = await Promise.all(forms.map((form) => send(address, "/api/course_enrollments", form)));
      expect(new Set(again.map(({ status }) => status)), server.output().slice(-3000)).toEqual(
        new Set([201]),
      );
      for (const [index, answer] of again.entries()) {
        const known = refs.get(keys[index] ?? "");
        if (known) expect((await answer.json()).ref).toBe(known);
      }
      expect((await kept()).enrollments).toHaveLength(forms.length);
    },
    120_000,
  );

  test("stops normally after all of that", async () => {
    expect(await server?.end()).toBe(0);
    server = undefined;
  });
});
