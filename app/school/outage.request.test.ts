import { beforeAll, expect, test } from "vitest";
import { type TestSite, testSite } from "#tests/support/site.ts";

// This test opens no database at all.
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

test("the school's page works without its courses and says that they could not be read", async () => {
  const answer = await site.fetch("/video-courses");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const words of ["Failed to load content", "Learning Paths", "Enroll Now"])
    expect(html).toContain(words);
  expect(html).not.toContain("Course Management");
});

test("the pages of a course, a certificate and a learner say that the records are unavailable", async () => {
  const cookie = "mindsync.session_token=some.thing";
  for (const path of ["/courses/business-automation", "/certificates/22222-22222-22222-22222"])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 503]);
  expect((await site.fetch("/learning", { headers: { cookie } })).status).toBe(503);
  const json = { learner: "x", lesson: "11111111-1111-4111-8111-111111111111" };
  expect((await site.fetch("/api/lesson_progress", { headers: { cookie }, json })).status).toBe(503);
});
