import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { sql } from "./database.ts";
import { limitKey } from "./limit-store.ts";
import { waitWords } from "./retry-after.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });
const typed = { productServiceName: "Akara" };
const account = { name: "Amaka", email: "amaka@mindsync.example", password: "correct horse battery" };

/** Makes a caller one who has reached a limit, 90 seconds before its end. */
async function reached(limit: string, caller: string): Promise<void> {
  const row = { key: `${limit}:${await limitKey(caller)}`, points: 100_000, expire: Date.now() + 90_000 };
  await sql()`insert into rate_limits ${sql()(row)} on conflict do nothing`;
}

test.each([
  ["a call", "tools", "/api/functions/generate-faq", { json: typed }],
  ["a call of the chat", "chat", "/api/functions/yemi-chat", { json: { message: "Hello" } }],
  ["a record", "enroll", "/api/course_enrollments", { json: anEnrollment() }],
  ["a page's form", "tools", "/tools/faq-generator", form(typed)],
  ["a form's data", "tools", "/tools/faq-generator.data", form(typed)],
  ["a document", "tools", "/tools/faq-generator/document", form({ written: "{}" })],
  ["a sign-up", "sign-up", "/sign-up", form(account)],
  ["a sign-up's data", "sign-up", "/sign-up.data", form(account)],
  ["a reset", "reset-asked", "/forgotten-password", form({ email: account.email })],
  ["a confirmation", "confirm-email", "/confirm-email", form({ token: "a-token-that-is-none" })],
] as const)("%s beyond its limit is told when to try again", async (_, limit, path, options) => {
  const caller = `192.0.2.${limit.length}`;
  await reached(limit, caller);
  const refused = await site.fetch(path, { ...options, headers: { "x-forwarded-for": caller } });
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThanOrEqual(90);
});

test("no other response has it, except an outage", async () => {
  expect((await site.fetch("/")).headers.get("retry-after")).toBeNull();
});

test("waits are told in minutes", () => {
  expect([1, 60, 61, 600].map(waitWords)).toEqual(["a minute", "a minute", "2 minutes", "10 minutes"]);
});
