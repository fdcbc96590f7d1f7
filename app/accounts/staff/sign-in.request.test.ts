import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { createApp } from "#server/app.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const wait = /Too many tries from here\. Please wait \d+ minutes and try again\./;
const form = (email: string, password: string) => ({
  method: "POST",
  body: new URLSearchParams({ email, password }),
});

test.each(["/admin-login", "/recruitment/admin"])(
  "%s: after ten tries an address has to wait",
  async (door) => {
    const password = "correct horse battery";
    const { profile } = await site.signIn({ password });
    const from = door === "/admin-login" ? "203.0.113.7" : "203.0.113.8";
    const attempt = (secret: string, address: string) =>
      site.fetch(door, { ...form(profile.email, secret), headers: { "x-forwarded-for": address } });
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt("wrong horse battery", from)).status).toBe(401);
    }
    for (const secret of ["wrong horse battery", password]) {
      const refused = await attempt(secret, from);
      expect(refused.status).toBe(429);
      expect(await refused.text()).toMatch(wait);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await attempt(password, "203.0.113.99")).status).toBe(302);
  },
);

test("an address that the client adds before the proxy's own is ignored", async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    const headers = { "x-forwarded-for": `203.0.113.${count}, 198.51.100.7` };
    const answer = await site.fetch("/admin-login", { ...form("nobody@mindsync.example", "wrong"), headers });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test("without a proxy, an address that the client sends is ignored", async () => {
  const build = await import(pathToFileURL("build/server/index.js").href);
  const app = createApp({ build, pages: readFinishedPages(), trustProxy: 0 });
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    const headers = { "x-forwarded-for": `203.0.113.${count}` };
    const answer = await app.request("/admin-login", {
      ...form("nobody@mindsync.example", "wrong"),
      headers,
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
