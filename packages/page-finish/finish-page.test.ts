import { describe, expect, test } from "vitest";
import { finishPage, pageFinisher } from "./finish-page.ts";
import { policyHash } from "./finished-pages.ts";
import { counter, early, pageOf, start, styles } from "./sample-page.ts";

/** As `pageFinisher`, with texts in place of bytes. */
function finishing(...given: Parameters<typeof pageFinisher>) {
  const finish = pageFinisher(...given);
  return async (html: string) => {
    const { page: finished, ownStyles } = await finish(Buffer.from(html));
    return { html: finished.toString(), ownStyles };
  };
}

const boot = "boot()";
const shortNames = { flex: "a", "gap-2": "b", grid: "c" };

test("a public page has its script deferred and its own rules with short names", async () => {
  const reasons: string[] = [];
  const finish = finishing({ boot, shortNames }, (reason) => void reasons.push(reason));
  const { html, ownStyles } = await finish(pageOf());
  const rules = "@layer utilities{.a{display:flex}.b{gap:1px}}";
  expect(html).toContain(`<style data-site="">${rules}</style>`);
  expect(html).toContain('<p class="a b">You</p>');
  expect(html).toContain(`;${boot}</script>`);
  expect(ownStyles).toBe(policyHash(rules));
  expect(reasons).toEqual([]);
});

test("the rules are found once for pages that differ only in what no rule selects", async () => {
  const found = { rules: new Map(), most: 2 };
  const finish = finishing({ boot, shortNames }, () => {}, found);
  const [one = "", other = ""] = await Promise.all(
    ["a", "b"].map(async (value) => {
      const more = `<form action="/forms/${value}"><input value="${value}"/></form><script nonce="${value}"></script>`;
      return (await finish(pageOf().replace("</body>", `${more}</body>`))).html;
    }),
  );
  expect(one).toContain('nonce="a"');
  expect(other).toContain('nonce="b"');
  expect(found.rules.size).toBe(1);
  await finish(pageOf().replace("flex", "grid"));
  expect(found.rules.size).toBe(2);
});

test("without names, as in development, it keeps the whole stylesheet", async () => {
  const { html, ownStyles } = await finishing({ boot }, () => {})(pageOf());
  expect(html).toContain(styles);
  expect(html).toContain(`;${boot}</script>`);
  expect(ownStyles).toBeUndefined();
});

test("a page of the back office keeps its script, has the heading face at once, and links the stylesheet", async () => {
  const html = pageOf().replace(counter, "");
  const shown = html.replace("<html", '<html data-heading="" data-painted=""');
  const address = "/assets/site-a1.css";
  const finish = (given: string, sheet?: string) =>
    finishing({ boot, shortNames, styles: sheet }, () => {})(given);
  expect(await finish(html)).toEqual({ html: shown, ownStyles: undefined });
  const linked = `<link rel="stylesheet" href="${address}"/><style data-site=""></style>`;
  expect(await finish(html, address)).toEqual({
    html: shown.replace(styles, linked),
    ownStyles: policyHash(""),
  });
  const without = html.replace(styles, "");
  expect(await finish(without, address)).toEqual({ html: without, ownStyles: undefined });
});

const page = pageOf();
const strange: readonly (readonly [string, string])[] = [
  ["that is empty", ""],
  ["that is no HTML", "Something went wrong."],
  ["that ends in its middle", page.slice(0, page.length / 2)],
  ["that ends before its end", page.replace("</html>", "")],
  ["of a megabyte", page.replace("Hello", "Hello ".repeat(175_000))],
  ["without a module script", page.replace(start(), "")],
  ["with two module scripts", page.replace(start(), start() + start())],
  ["with attributes in another order", page.replace('type="module" async=""', 'async="" type="module"')],
  ["whose script does something else", page.replace("window.__reactRouterRouteModules", "alert(1);$&")],
  ["with a route in unknown parts", page.replaceAll("route1", "route1_secret")],
  ["whose routes are called otherwise", page.replaceAll("route0", "module0")],
  ["without an early script", page.replace(early, "")],
  ["without a script for its data", page.replace("window.__reactRouterContext = {};", "")],
  ["whose data comes in another way", page.replaceAll("streamController", "controller")],
  ["without places of scrolling", page.replace("storageKey, restoreKey", "key")],
  ["whose counter has other attributes", page.replace('async="" src="/assets/count', 'src="/assets/count')],
  ["without a stylesheet", page.replace(styles, "")],
  ["whose stylesheet is empty", page.replace(styles, '<style data-site=""></style>')],
  ["with two stylesheets", page.replace(styles, styles + styles)],
  ["with a stylesheet beside its own", page.replace(styles, `${styles}<style>p{color:red}</style>`)],
  ["whose stylesheet is broken", page.replace("{display:flex}", "{display:flex")],
];

describe("a page", () => {
  test.each(strange)("%s is returned unchanged, without an error", async (_, html) => {
    const finish = finishing({ boot, shortNames }, () => {});
    const { html: finished, ownStyles } = await finish(html);
    expect([finished, ownStyles]).toEqual([html, undefined]);
  });

  test("with unknown scripts is finished, and keeps them", async () => {
    const more = '<script nonce="x">extra()</script><script src="/other.js"></script>';
    const { html } = await finishing({ boot, shortNames }, () => {})(
      page.replace("</body>", `${more}</body>`),
    );
    expect(html).toContain(more);
    expect(html).toContain(`;${boot}</script>`);
  });
});

test("each kind of surprise is reported once, without any text of the page", async () => {
  const reasons: string[] = [];
  const finish = finishing({ boot, shortNames }, (reason) => void reasons.push(reason));
  for (const name of ["Ada", "Bola"]) {
    for (const html of [page.replace(start(), ""), page.replace(styles, "")])
      await finish(html.replace("Hello", name));
  }
  expect(reasons).toEqual(["no module script", "no <style data-site>"]);
});

test("an error in finding rules is a surprise, and the next page of its kind is tried again", async () => {
  const reasons: string[] = [];
  const broken = () => Promise.reject(new Error("Ada's data"));
  const parts = { boot, naming: () => ({}), find: broken };
  expect(await finishPage(page, parts, (reason) => void reasons.push(reason))).toEqual({ html: page });
  expect(reasons).toEqual(["an error"]);
});
