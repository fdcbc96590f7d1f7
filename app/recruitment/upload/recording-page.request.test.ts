import { beforeAll, expect, test } from "vitest";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { answerHeaders, pagePolicy } from "#server/platform/security-headers.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const shut = "camera=(),microphone=(),geolocation=(),payment=()";
const open = "camera=(self),microphone=(self),geolocation=(),payment=()";

async function headersOf(path: string) {
  const { headers } = await site.fetch(path);
  return [
    headers.get("permissions-policy"),
    headers
      .get("content-security-policy")
      ?.split(";")
      .find((rule) => rule.startsWith("media-src")),
  ];
}

test("only the application's page may use camera, microphone and recordings", async () => {
  for (const path of [
    "/recruitment/apply",
    "/recruitment/apply/",
    "/Recruitment/Apply",
    "/recruitment/apply?a=b",
  ])
    expect([path, await headersOf(path)]).toEqual([path, [open, "media-src 'self' https: blob:"]]);
  for (const path of ["/enroll", "/contact", "/recruitment/applyx", "/recruitment/admin"])
    expect([path, await headersOf(path)]).toEqual([path, [shut, "media-src 'self' https:"]]);
  expect((await site.fetch("/api/openapi.json")).headers.get("permissions-policy")).toBe(shut);
});

test("a prerendered page may not use them either", () => {
  expect(answerHeaders("/recruitment/overview")["Permissions-Policy"]).toBe(shut);
  expect(pagePolicy(readFinishedPages().everyPage, "/recruitment/overview")).not.toMatch(/blob:|media-src/);
});

test("the page without script says what to do instead of recording", async () => {
  const html = await (await site.fetch("/recruitment/apply")).text();
  expect(html).toContain("Sending a video or audio needs JavaScript.");
  expect(html).toMatch(/<input type="hidden" name="videoFile" value=""\/?>/);
});
