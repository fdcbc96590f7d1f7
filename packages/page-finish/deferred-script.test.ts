import { describe, expect, test } from "vitest";
import { deferScript, Surprise, withoutEndScript } from "./deferred-script.ts";
import { pageOf, start } from "./sample-page.ts";

const context = (rest: string) => `window.__reactRouterContext${rest}`;
const inParts =
  'import * as route0_clientAction from "/assets/root-5.js";\nimport * as route0_main from "/assets/root-3.js";\nconst route0 = {...route0_clientAction,...route0_main};';
const textsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);

describe("a public page", () => {
  test("has one script in its head, which names its routes and fetches nothing by itself", () => {
    const html = deferScript(pageOf(), "boot()");
    expect(html).toContain('<script data-routes="root routes/home/home">(d=>');
    expect(html).toContain(";boot()</script>");
    expect(html).not.toMatch(/modulepreload|count\.gen|entry\.client/);
    expect(html).toContain("<p>Hello</p>");
  });

  test("has one script at its end, whose parts run in order", () => {
    expect(textsOf(deferScript(pageOf(), "boot()")).slice(1)).toEqual([
      "",
      `((storageKey, restoreKey) => {scrolling();})("places", null);${context(" = {};")}${context(".stream = 1;")}` +
        `;${context('.streamController.enqueue("[1]\\n");')};${context(".streamController.close();")}`,
      "",
      "",
      "",
    ]);
  });

  test("may have a route in parts, and the hot-reload script in development", () => {
    const parts = deferScript(pageOf(start(inParts, '{"root":route0}')), "boot()");
    expect(parts).toContain('data-routes="root"');
    const developed = pageOf().replace(
      'import "/assets/manifest-1.js"',
      'import "/@id/hmr";import "/@id/manifest"',
    );
    expect(deferScript(developed, "boot()")).toContain('data-routes="root routes/home/home"');
  });
});

test("a prerendered page has its data and its routes in a file", () => {
  const deferred = deferScript(pageOf(), "boot()");
  let stored = "";
  const html = withoutEndScript(deferred, (script) => {
    stored = script;
    return "abc";
  });
  expect(stored).toMatch(/^\(\(storageKey, restoreKey\).*;export default\["root","routes\/home\/home"\]$/);
  expect(html).toContain('<script data-state="abc">(d=>');
  expect(html).not.toMatch(/__reactRouterContext|data-routes/);
  // React looks for every element.
  expect(textsOf(html)).toHaveLength(textsOf(deferred).length);
});

test("withoutEndScript throws Surprise for a page that was not deferred", () => {
  expect(() => withoutEndScript(pageOf(), () => "")).toThrow(Surprise);
});
