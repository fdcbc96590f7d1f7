import { beforeAll, describe, expect, test } from "vitest";
import { policyHash, readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { createApp } from "#server/app.ts";
import { surprisingBuild } from "#tests/support/surprising-build.ts";

const pages = readFinishedPages();
const executable = /<script(?![^>]*type="application\/(?:ld\+)?json")([^>]*)>([\s\S]*?)<\/script>/g;

/** The parts of a page that its own Content-Security-Policy would refuse. */
function refused(html: string, policy: string): string[] {
  const directive = (name: string) => policy.split(";").find((part) => part.startsWith(`${name} `)) ?? "";
  const allowed = (name: string, attributes: string, text: string) =>
    directive(name).includes(policyHash(text)) ||
    directive(name).includes(`'nonce-${/ nonce="([^"]+)"/.exec(attributes)?.[1]}'`) ||
    (/ src="\//.test(attributes) && directive(name).includes("'self'"));
  const scripts = [...html.matchAll(executable)]
    .filter(([, attributes = "", text = ""]) => text + attributes && !allowed("script-src", attributes, text))
    .map(([whole]) => whole);
  const styles = [...html.matchAll(/<style([^>]*)>([\s\S]*?)<\/style>/g)]
    .filter(([, attributes = "", text = ""]) => !allowed("style-src", attributes, text))
    .map(([whole]) => whole.slice(0, 80));
  return [...scripts, ...styles];
}

const changes: readonly (readonly [string, (html: string) => string])[] = [
  ["attributes in another order", (html) => html.replace('type="module" async=""', 'async="" type="module"')],
  [
    "other words in the start script",
    (html) => html.replace("window.__reactRouterRouteModules", "globalThis.modules"),
  ],
  ["its data in another way", (html) => html.replaceAll("streamController", "controller")],
  [
    "no counter's attributes",
    (html) => html.replace('<script async="" src="/assets/count', '<script src="/assets/count'),
  ],
  ["a style element called otherwise", (html) => html.replace("<style data-site", "<style data-sheet")],
];

describe("a rendered page with unexpected HTML", () => {
  let build: Awaited<ReturnType<typeof surprisingBuild>>;
  let rendered = "";
  let change = (html: string) => html;
  beforeAll(async () => {
    build = await surprisingBuild((html) => {
      rendered = change(html);
      return rendered;
    });
  });

  test.each(changes)("(%s) is sent unchanged, and its policy lets it work", async (_, changed) => {
    change = changed;
    const app = createApp({ build, pages, trustProxy: 0 });
    const answer = await app.request("/sign-in");
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toBe(rendered);
    expect(html).toContain("/assets/entry.client-");
    expect(refused(html, answer.headers.get("content-security-policy") ?? "")).toEqual([]);
  });

  test("may be half a page, or empty", async () => {
    for (const half of [(html: string) => html.slice(0, 5000), () => ""]) {
      change = half;
      const answer = await createApp({ build, pages, trustProxy: 0 }).request("/sign-in");
      expect([answer.status, await answer.text()]).toEqual([200, rendered]);
    }
  });

  test("is the exception: what React Router writes today is finished, within its policy", async () => {
    change = (html) => html;
    const app = createApp({ build, pages, trustProxy: 0 });
    for (const path of ["/sign-in", "/contact", "/enroll", "/nowhere"]) {
      const answer = await app.request(path);
      const html = await answer.text();
      expect([path, html.includes(pages.boot)]).toEqual([path, true]);
      expect(html.length).toBeLessThan(rendered.length * 0.7);
      expect(refused(html, answer.headers.get("content-security-policy") ?? "")).toEqual([]);
    }
  });
});
