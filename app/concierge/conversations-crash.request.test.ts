import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import { removeDataDirectory, startServerProcess } from "#tests/support/server-process.ts";
import { conversationOf } from "./record-exchange.server.ts";

let dataDirectory: string;
beforeAll(() => {
  dataDirectory = preparedDataDirectory();
});
afterAll(() => removeDataDirectory(dataDirectory));

test("an answered chat is stored, even if the server is killed in the middle of its work", async () => {
  const server = await startServerProcess({ dataDirectory, environment: { TRUST_PROXY: "1" } });
  const answered: string[] = [];
  // They continue until the server is gone, so that it is killed while answering.
  const visitors = Array.from({ length: 20 }, async () => {
    for (;;) {
      const sessionId = randomUUID();
      const answer = await fetch(`${server.address}/api/functions/yemi-chat`, {
        method: "POST",
        body: JSON.stringify({ userMessage: "How much is LeadBot Basic?", sessionId, currentPage: "/" }),
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": Array.from({ length: 4 }, () => randomInt(1, 255)).join("."),
        },
      });
      if (answer.ok) answered.push(sessionId);
    }
  });
  const gone = Promise.allSettled(visitors);
  await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThan(300);
  await server.end("SIGKILL");
  await gone;

  const database = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, "postgres") });
  openDatabase(database);
  try {
    const [kept] = await sql()<{ count: number }[]>`
      select count(distinct conversation_id)::int as count from concierge_exchanges
      where conversation_id in ${sql()(answered.map(conversationOf))}`;
    expect(kept?.count).toBe(answered.length);
  } finally {
    await closeDatabase();
    await database.release();
  }
}, 120_000);
