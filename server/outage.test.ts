import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

const network = breakableDatabase();
let site: TestSite;

beforeAll(async () => {
  site = await testSite();
});
afterAll(() => network().cut());

const enrollment = () => ({
  submissionKey: randomUUID(),
  firstName: "Amaka",
  lastName: "Okafor",
  email: "amaka@mindsync.example",
  phone: "0803 123 4567",
  businessLevel: "startup",
  learningPath: "all-paths",
});

test("an outage of the database is reported in words, and ends without a restart", async () => {
  const admin = await site.signIn();
  expect((await site.fetch("/readyz")).status).toBe(200);
  await network().cut();

  const notReady = await site.fetch("/readyz");
  expect(notReady.status).toBe(503);
  expect(notReady.headers.get("retry-after")).toBe("5");
  expect(await notReady.text()).toBe("The database does not answer.");
  expect((await site.fetch("/healthz")).status).toBe(200);

  const refusals = await Promise.all([
    site.fetch("/api/course_enrollments", { json: enrollment() }),
    site.fetch("/api/course_enrollments", admin),
    site.fetch("/api/rpc/get_top_pages", { json: {}, headers: admin.headers }),
    site.fetch("/api/visits", { json: { session_id: randomUUID(), events: [{ page_visited: "/" }] } }),
  ]);
  for (const refused of refusals) {
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      title: "unavailable",
      detail: "Our records cannot be reached right now. Please try again in a minute.",
    });
  }
  expect((await site.fetch("/nowhere")).status).toBe(404);

  await network().mend();
  await expect.poll(async () => (await site.fetch("/readyz")).status, { timeout: 15_000 }).toBe(200);
  expect((await site.fetch("/api/course_enrollments", { json: enrollment() })).status).toBe(201);
  const kept = await site.fetch("/api/course_enrollments", admin);
  expect(await kept.json()).toHaveLength(1);
});
