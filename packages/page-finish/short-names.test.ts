import { describe, expect, test } from "vitest";
import { readFinishedPages } from "./finished-pages.ts";
import { namesFrom, ownNames, shortenRules, shortenTags, shortNamesOf } from "./short-names.ts";

const css =
  "@layer components{.sheet{color:red}.sheet .row{color:red}}@layer utilities{.flex{display:flex}.mt-1\\.5{margin:1px}.row{display:grid}.hover\\:flex:hover{display:flex}:is(:where(.group):hover .group-hover\\:block){display:block}@media (min-width:1px){.sm\\:\\[\\&\\>p\\]\\:mt-1>p{margin:0}}}.loud{color:blue}";

const page =
  '<style>.flex{}</style><p class="mt-1.5 flex sheet">class="flex"</p><a title="x" class="flex group sm:[&amp;&gt;p]:mt-1">';

test("the utilities that pages use most have the shortest names", () => {
  expect(shortNamesOf(css, [page])).toEqual({
    flex: "a",
    "mt-1.5": "b",
    "sm:[&>p]:mt-1": "c",
    "hover:flex": "d",
    "group-hover:block": "e",
  });
});

test("a short name is never one that pages already use", () => {
  const names = shortNamesOf(css, [page, '<i class="a flex">']);
  expect(Object.values(names)).not.toContain("a");
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
});

test("many names stay different", () => {
  const many = Array.from({ length: 3000 }, (_, at) => `.w-${at}{width:${at}px}`).join("");
  const names = Object.values(shortNamesOf(`@layer utilities{${many}}`, []));
  expect(new Set(names).size).toBe(3000);
  expect(names.every((name) => /^[a-z][a-z0-9_-]*$/.test(name) && name.length <= 3)).toBe(true);
});

test("rules and tags are shortened alike, and nothing else is", () => {
  const names = shortNamesOf(css, [page]);
  expect(shortenRules(css, names)).toBe(
    "@layer components{.sheet{color:red}.sheet .row{color:red}}@layer utilities{.a{display:flex}.b{margin:1px}.row{display:grid}.d:hover{display:flex}:is(:where(.group):hover .e){display:block}@media (min-width:1px){.c>p{margin:0}}}.loud{color:blue}",
  );
  expect(shortenTags(page, names)).toBe(
    '<style>.flex{}</style><p class="b a sheet">class="flex"</p><a title="x" class="a group c">',
  );
});

test("names that scripts look for stay unchanged", () => {
  const { shortNames } = readFinishedPages();
  expect(Object.keys(shortNames).length).toBeGreaterThan(300);
  for (const name of ["font-heading", "later", "needs-js", "group", "chat-button", "headline"]) {
    expect(shortNames).not.toHaveProperty([name]);
  }
});

test("a page gets the names of the build that its rules select", () => {
  expect(namesFrom({ flex: "a", "mt-1.5": "b" })(".flex{display:flex}.other{top:0}")).toEqual({ flex: "a" });
});

describe("a page's own names", () => {
  const rules = ".flex{display:flex}.gap-2{gap:1px}.mt-1{margin-top:1px}";
  const utilities = ["flex", "gap-2", "mt-1", "aria-invalid:red"];

  test("are shared by utilities that are on exactly the same elements", () => {
    const html = '<p class="flex gap-2 sheet">x</p><p class="sheet gap-2 flex mt-1">y</p>';
    const names = ownNames(utilities)(rules, html);
    expect(names).toEqual({ flex: "a", "gap-2": "a", "mt-1": "b" });
    expect(shortenTags(html, names)).toBe('<p class="a sheet">x</p><p class="sheet a b">y</p>');
    expect(shortenRules(rules, names)).toBe(".a{display:flex}.a{gap:1px}.b{margin-top:1px}");
  });

  test("differ where one element has only one of the two, in a closed dialog too", () => {
    const html = '<p class="flex gap-2">x</p><dialog class="flex"></dialog>';
    const names = ownNames(utilities)(rules, html);
    expect(names.flex).not.toBe(names["gap-2"]);
  });

  test("are not given to utilities without a rule or to classes that are no utilities", () => {
    const names = ownNames(utilities)(rules, '<p class="flex aria-invalid:red group a">x</p>');
    expect(names).toEqual({ flex: "b" });
  });
});
