/** How the built pages are sent: policy, caching, and missing pages. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { conciergeButton } from "#content/concierge-button.ts";
import { footer } from "#content/navigation.ts";
import { testDatabase } from "#tests/support/database.ts";
import { readHtml } from "#tests/support/html.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";

testDatabase();
let site: WholeSite;
beforeAll(async () => {
  site = await wholeSite();
});
afterAll(() => site.close());

test.each(["/", "/video-courses", "/tools", "/enroll", "/admin-login", "/recruitment/admin"])(
  "%s has a policy that lets nothing inline run but what it names",
  async (path) => {
    const policy = (await site.fetch(path)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  },
);

test.each(["/", "/business-apps", "/tools/faq-generator"])(
  "%s is not sent again while it has not changed",
  async (path) => {
    const first = await site.fetch(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await site.fetch(path, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
    const other = await site.fetch(path, { headers: { "If-None-Match": '"older"' } });
    expect(other.status).toBe(200);
  },
);

test.each(["/", "/video-courses", "/tools"])("%s may be stored by the browser for Back", async (path) => {
  expect((await site.fetch(path)).headers.get("cache-control")).not.toContain("no-store");
});

test.each(["/no-such-page?x=1", "/blog/nothing", "/store/nothing"])(
  "%s says that it is not there and leads home",
  async (path) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(404);
    const page = readHtml(await answer.text());
    expect(page.one("title").text).toMatch(/^Page not found/);
    expect(page.one("h1").text).toBe("Oops! Page not found");
    const home = page.all("main a").find(({ text }) => text === "Return to Home");
    expect(home?.attribute("href")).toBe("/");
  },
);

test("the back office does not show the concierge's button", async () => {
  for (const path of ["/admin-login", "/recruitment/admin"]) {
    const page = await site.page(path);
    expect(page.all(".chat-button")).toEqual([]);
  }
  const [button] = (await site.page("/tools")).all(".chat-button");
  expect(button?.attribute("aria-label")).toBe(conciergeButton.label);
  expect(button?.attribute("href")).toMatch(/^https:\/\/wa\.me\/2347000000002\?text=Hello%20Yemi/);
});

test("every page ends with links to the privacy notice and the terms", async () => {
  for (const path of ["/", "/tools", "/recruitment/overview", "/enroll"]) {
    const page = await site.page(path);
    for (const { label, href } of footer.legal) {
      const link = page.all("footer a").find(({ text }) => text === label);
      expect(link?.attribute("href"), path).toBe(href);
    }
  }
});

test("the visitor counter is at most 1.0 KB", () => {
  const [name = ""] = readdirSync("build/client/assets").filter((file) => /^count.*\.js$/.test(file));
  expect(gzipSync(readFileSync(`build/client/assets/${name}`)).length).toBeLessThanOrEqual(1024);
});
