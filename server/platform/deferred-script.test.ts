import { describe, expect, test } from "vitest";
import { counterOf, deferScript, withoutEndScript } from "./deferred-script.ts";

const counter = '<script async="" src="/assets/count.gen-a1.js"></script>';
const start = (
  modules: string,
  names: string,
) => `<script type="module" async="">import "/assets/manifest-1.js";
${modules}
  window.__reactRouterRouteModules = ${names};

import("/assets/entry.client-2.js");</script>`;
const whole = 'import * as route0 from "/assets/root-3.js";\nimport * as route1 from "/assets/home-4.js";';
const names = '{"root":route0,"routes/home/home":route1}';
const page = (script: string) =>
  `<html lang="en"><head><script>(d=>{d.js=""})(document.documentElement.dataset)</script>` +
  `<link rel="modulepreload" href="/assets/root-3.js"/>${counter}</head><body><p>Hello</p>${script}</body></html>`;

describe("a public page", () => {
  test("has one script in its head, which names its routes, and fetches nothing by itself", () => {
    const html = deferScript(page(start(whole, names)), "boot()");
    expect(html).toContain('<script data-routes="root routes/home/home">(d=>');
    expect(html).toContain(";boot()</script>");
    expect(html).not.toMatch(/modulepreload|count\.gen|entry\.client/);
    expect(html).toContain("<p>Hello</p>");
  });

  test("has one script at its end, whose parts run in their order", () => {
    const context = (rest: string) => `window.__reactRouterContext${rest}`;
    const end = [
      `<script>((storageKey, restoreKey) => {\n\t\tscrolling();\n\t})("places", null)</script>`,
      `<script>${context(" = {};")}${context(".stream = 1;")}</script>`,
      start(whole, names),
      `<!--$--><script>${context('.streamController.enqueue("[1]\\n");')}</script>`,
      `<script>${context(".streamController.close();")}</script><!--/$-->`,
    ];
    const html = deferScript(page(end.join("")), "boot()");
    const texts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    expect(texts).toEqual([
      "",
      `((storageKey, restoreKey) => {scrolling();})("places", null);${context(" = {};")}${context(".stream = 1;")}` +
        `${context('.streamController.enqueue("[1]\\n");')};${context(".streamController.close();")}`,
      "",
      "",
      "",
    ]);
  });

  test("may have a route in parts", () => {
    const parts = `import * as route0_clientAction from "/assets/root-5.js";\nimport * as route0_main from "/assets/root-3.js";\nconst route0 = {...route0_clientAction,...route0_main};`;
    const html = deferScript(page(start(parts, '{"root":route0}')), "boot()");
    expect(html).toContain('data-routes="root"');
  });

  test.each([
    ["in unknown parts", start(whole.replaceAll("route1", "route1_secret"), names)],
    ["that does something else", start(`${whole}\nalert(1);`, names)],
    ["that is not there", ""],
  ])("with a script %s stops the build", (_, script) => {
    expect(() => deferScript(page(script), "boot()")).toThrow("did React Router");
  });
});

describe("a prerendered page", () => {
  const end = `<script>((storageKey, restoreKey) => {})("places", null)</script><script>window.__reactRouterContext = {};</script>`;

  test("has its data in a file, which its script names", async () => {
    const deferred = deferScript(page(start(whole, names) + end), "boot()");
    let kept = "";
    const html = await withoutEndScript(deferred, async (script) => {
      kept = script;
      return "abc";
    });
    expect(kept).toBe('((storageKey, restoreKey) => {})("places", null);window.__reactRouterContext = {};');
    expect(html).toContain('<script data-state="abc" data-routes="root routes/home/home">');
    expect(html).not.toContain("__reactRouterContext");
    // React looks for every element.
    expect(html.match(/<script/g)).toHaveLength(deferred.match(/<script/g)?.length ?? 0);
  });

  test("without such a script stops the build", async () => {
    await expect(withoutEndScript("<p>", async () => "")).rejects.toThrow("did React Router");
  });
});

test("a page of the back office keeps its script and has the heading face at once", () => {
  const html = page(start(whole, names)).replace(counter, "");
  expect(counterOf(html)).toBeUndefined();
  expect(deferScript(html, "boot()")).toBe(html.replace("<html", '<html data-heading="" data-painted=""'));
});
