import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoIds } from "#app/demos/contract.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate demo_user_sessions`;
});

const calls = "/api/demo_user_sessions";
const open = (headers: Record<string, string> = {}) => site.fetch(calls, { method: "POST", headers });
const read = (id: string) => site.fetch(`${calls}/${id}`);
const extend = (id: string, json: unknown, headers: Record<string, string> = {}) =>
  site.fetch(`${calls}/${id}`, { method: "PATCH", json, headers });

async function opened(): Promise<string> {
  const answer = await open();
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

interface Row {
  id: string;
  demos_accessed: string[];
  seconds_ago: number;
}

const rows = () => sql()<Row[]>`
  select id, demos_accessed, extract(epoch from now() - last_activity)::float as seconds_ago
  from demo_user_sessions`;

describe("a demo session", () => {
  test("begins as an empty row, with or without a body", async () => {
    const id = await opened();
    expect(await rows()).toMatchObject([{ id, demos_accessed: [] }]);
    const answer = await read(id);
    expect([answer.status, await answer.json()]).toEqual([200, { demos_accessed: [] }]);
    expect((await site.fetch(calls, { json: {} })).status).toBe(201);
    expect(await rows()).toHaveLength(2);
  });

  test("lists systems in the order of first access, each once", async () => {
    const id = await opened();
    for (const [sent, kept] of [
      [["telegram-bot"], ["telegram-bot"]],
      [
        ["telegram-bot", "healthcare"],
        ["telegram-bot", "healthcare"],
      ],
      [
        ["ai-sales-website", "healthcare", "ai-sales-website", "hospitality"],
        ["telegram-bot", "healthcare", "ai-sales-website", "hospitality"],
      ],
      [["hospitality"], ["telegram-bot", "healthcare", "ai-sales-website", "hospitality"]],
    ]) {
      const answer = await extend(id, { demos_accessed: sent });
      expect([answer.status, await answer.json()]).toEqual([200, { demos_accessed: kept }]);
      expect(await (await read(id)).json()).toEqual({ demos_accessed: kept });
    }
  });

  test("can hold every system, and no other session changes", async () => {
    const [one, other] = [await opened(), await opened()];
    expect((await extend(one, { demos_accessed: demoIds })).status).toBe(200);
    expect(await (await read(one)).json()).toEqual({ demos_accessed: demoIds });
    expect(await (await read(other)).json()).toEqual({ demos_accessed: [] });
  });

  test("records when it was last used, whatever time the caller sends", async () => {
    const id = await opened();
    await sql()`update demo_user_sessions set last_activity = now() - interval '1 day'`;
    await read(id);
    expect((await rows())[0]?.seconds_ago).toBeGreaterThan(80_000);
    const answer = await extend(id, {
      demos_accessed: ["healthcare"],
      last_activity: "1999-01-01T00:00:00Z",
    });
    expect(answer.status).toBe(200);
    expect((await rows())[0]?.seconds_ago).toBeLessThan(60);
  });

  test("loses nothing when callers read the same list and extend it at once", async () => {
    const id = await opened();
    for (let round = 0; round < 5; round += 1) {
      await sql()`update demo_user_sessions set demos_accessed = '{}'`;
      const answers = await Promise.all(demoIds.map((demo) => extend(id, { demos_accessed: [demo] })));
      expect(answers.map(({ status }) => status)).toEqual(demoIds.map(() => 200));
      const { demos_accessed } = await (await read(id)).json();
      expect(demos_accessed.toSorted()).toEqual(demoIds.toSorted());
    }
  });
});

describe("nothing is recorded", () => {
  test.each([
    "1",
    "healthcare",
    randomUUID(),
    `${randomUUID()}x`,
    "%00",
    "00000000-0000-0000-0000-000000000000",
  ])("for the session %s, which is none", async (id) => {
    for (const answer of [await read(id), await extend(id, { demos_accessed: ["healthcare"] })]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ title: "not-found" });
    }
    expect(await rows()).toEqual([]);
  });

  test("for an invalid list, not even its valid part", async () => {
    const id = await opened();
    for (const demos_accessed of [
      undefined,
      null,
      "healthcare",
      {},
      [],
      [""],
      [1],
      [null],
      ["Healthcare"],
      ["healthcare "],
      ["__proto__"],
      ["healthcare", "no-such-system"],
      [...demoIds, "healthcare"],
    ]) {
      const answer = await extend(id, { demos_accessed });
      const { title, fields } = await answer.json();
      expect([demos_accessed, answer.status, title]).toEqual([demos_accessed, 422, "invalid"]);
      expect(Object.keys(fields)[0]).toMatch(/^demos_accessed(\.\d)?$/);
    }
    for (const body of [null, [], "healthcare", 1]) expect((await extend(id, body)).status).toBe(422);
    expect((await site.fetch(calls, { json: "text" })).status).toBe(422);
    expect((await site.fetch(`${calls}/${id}`, { method: "PATCH", body: "{" })).status).toBe(400);
    expect(await rows()).toMatchObject([{ id, demos_accessed: [] }]);
  });

  test("for a body over the size limit", async () => {
    const id = await opened();
    const pad = "a".repeat(64 * 1024);
    expect((await extend(id, { demos_accessed: ["healthcare"], pad })).status).toBe(413);
    expect((await site.fetch(calls, { json: { pad } })).status).toBe(413);
    expect(await rows()).toMatchObject([{ id, demos_accessed: [] }]);
  });

  test("for a visitor who sends Global Privacy Control", async () => {
    const privacy = { "sec-gpc": "1" };
    expect((await open(privacy)).status).toBe(204);
    expect(await rows()).toEqual([]);
    const id = await opened();
    expect((await extend(id, { demos_accessed: ["healthcare"] }, privacy)).status).toBe(204);
    expect(await rows()).toMatchObject([{ id, demos_accessed: [] }]);
  });

  test("for a bot", async () => {
    const bot = {
      "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    };
    expect((await open(bot)).status).toBe(204);
    expect(await rows()).toEqual([]);
    const id = await opened();
    expect((await extend(id, { demos_accessed: ["healthcare"] }, bot)).status).toBe(204);
    expect(await rows()).toMatchObject([{ id, demos_accessed: [] }]);
  });

  test("for an unsupported method", async () => {
    const id = await opened();
    for (const method of ["DELETE", "PUT", "POST"]) {
      const answer = await site.fetch(`${calls}/${id}`, { method });
      expect([method, answer.status]).toEqual([method, 405]);
    }
    expect((await site.fetch(`${calls}/${id}/more`, { method: "DELETE" })).status).toBe(404);
    expect(await rows()).toMatchObject([{ id, demos_accessed: [] }]);
  });

  test("for another site's page", async () => {
    const elsewhere = { "sec-fetch-site": "cross-site" };
    expect((await open(elsewhere)).status).toBe(403);
    const id = await opened();
    expect((await extend(id, { demos_accessed: ["healthcare"] }, elsewhere)).status).toBe(403);
    expect(await rows()).toMatchObject([{ id, demos_accessed: [] }]);
  });
});

test("one caller may make three hundred requests in ten minutes", async () => {
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const missing = `${calls}/${randomUUID()}`;
  const answers = await Promise.all(Array.from({ length: 300 }, () => site.fetch(missing, { headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const refused = [
    await open(headers),
    await site.fetch(missing, { headers }),
    await extend(randomUUID(), { demos_accessed: ["healthcare"] }, headers),
  ];
  for (const answer of refused) expect(answer.status).toBe(429);
  expect(await rows()).toEqual([]);
});
