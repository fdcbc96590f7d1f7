/** What the site does over HTTP when visits arrive faster than it can store them. */
import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { beforeAll, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { waitingVisits } from "./visit-writer.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const phone = "Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/130.0.0.0 Mobile Safari/537.36";
const each = 50;
const message = (session_id: string) => ({
  session_id,
  events: Array.from({ length: each }, (_, at) => ({ page_visited: "/tools", number: at + 1 })),
});

/** Runs something in a transaction, which ends only when this promise resolves. */
async function holding(run: (transaction: TransactionSql) => PromiseLike<unknown>) {
  const end = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const done = sql().begin(async (transaction) => {
    await run(transaction);
    held.resolve();
    await end.promise;
  });
  await held.promise;
  return async () => {
    end.resolve();
    await done;
  };
}

test("visits whose words are looked up wait within the same limit, and none is lost", async () => {
  await forgetVisits();
  const send = (session: string) =>
    site.fetch("/api/visits", { json: message(session), headers: { "user-agent": `${phone} not seen yet` } });
  const release = await holding(
    (transaction) => transaction`lock table visit_words in access exclusive mode`,
  );
  const tooMany = 5;
  const refused: [status: number, retryAfter: string | null][] = [];
  const sent = Array.from({ length: waitingVisits / each + tooMany }, async () => {
    const { status, headers } = await send(randomUUID());
    if (status !== 204) refused.push([status, headers.get("retry-after")]);
    return status;
  });
  // The others get no answer while the table is locked.
  await expect.poll(() => refused).toEqual(Array.from({ length: tooMany }, () => [503, "5"]));
  await release();
  expect((await Promise.all(sent)).filter((status) => status === 204)).toHaveLength(waitingVisits / each);
  expect((await send(randomUUID())).status).toBe(204);
  const [kept] =
    await sql()`select count(*)::int as rows, count(distinct session)::int as sessions from visits`;
  expect(kept).toEqual({ rows: waitingVisits + each, sessions: waitingVisits / each + 1 });
});

test("a full queue refuses with Retry-After, holds no more memory, and what was refused is stored once later", async () => {
  await forgetVisits();
  const send = (session: string) =>
    site.fetch("/api/visits", { json: message(session), headers: { "user-agent": phone } });
  // Stores the words first, so that later visits wait only for the writer.
  expect((await send(randomUUID())).status).toBe(204);
  const release = await holding((transaction) => transaction`select lock_visits()`);
  const first = send(randomUUID());
  await expect
    .poll(
      async () => (await sql()`select 1 from pg_locks where locktype = 'advisory' and not granted`).length,
    )
    .toBe(1);
  const tooMany = 5;
  let refusedAtOnce = 0;
  const waiting = Array.from({ length: waitingVisits / each + tooMany }, async () => {
    const { status } = await send(randomUUID());
    if (status === 503) refusedAtOnce += 1;
    return status;
  });
  // Once the queue is full, further requests are refused at once, whichever come last; those in the queue get no response yet.
  await expect.poll(() => refusedAtOnce).toBe(tooMany);
  const late = randomUUID();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  for (let time = 0; time < 200; time += 1) {
    const refused = await send(late);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(64e6);
  await release();
  expect((await first).status).toBe(204);
  expect((await Promise.all(waiting)).filter((status) => status === 204)).toHaveLength(waitingVisits / each);
  for (let time = 0; time < 2; time += 1) expect((await send(late)).status).toBe(204);
  const [kept] = await sql()`
    select count(*)::int as rows, count(distinct session)::int as sessions from visits`;
  expect(kept).toEqual({ rows: waitingVisits + 3 * each, sessions: waitingVisits / each + 3 });
});
