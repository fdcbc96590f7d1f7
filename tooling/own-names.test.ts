import { expect, test } from "vitest";
import { withOwnNames } from "./own-names.ts";

const page = (rules: string, body: string) =>
  `<style data-site="">@layer components{.sheet{top:0}}@layer utilities{${rules}}</style>${body}`;

const named = (rules: string, body: string, utilities: string[]) => {
  const { html, names } = withOwnNames(page(rules, body), utilities);
  const [, inside, rest] = /@layer utilities\{([\s\S]*)\}<\/style>([\s\S]*)/.exec(html) ?? [];
  return { rules: inside, body: rest, names };
};

test("utilities that stand on the same elements are one name and one rule", () => {
  const { rules, body, names } = named(
    ".flex{display:flex}.gap-2{gap:1px}.mt-1{margin-top:1px}",
    '<p class="flex gap-2 sheet">x</p><p class="sheet flex gap-2 mt-1">y</p>',
    ["flex", "gap-2", "mt-1"],
  );
  expect(rules).toBe(".a{display:flex;gap:1px}.b{margin-top:1px}");
  expect(body).toBe('<p class="a sheet">x</p><p class="sheet a b">y</p>');
  expect(names).toEqual({ a: ["flex", "gap-2"], b: ["mt-1"] });
});

test("in each circumstance they are one rule of their own", () => {
  const { rules } = named(
    ".flex{display:flex}.red{color:red}.x\\:a:hover{top:0}.x\\:b:hover{color:blue}@media (min-width:1px){.sm\\:c{left:0}.sm\\:d{float:left}}",
    '<p class="flex red x:a x:b sm:c sm:d">x</p>',
    ["flex", "red", "x:a", "x:b", "sm:c", "sm:d"],
  );
  expect(rules).toBe(
    ".a{display:flex;color:red}.a:hover{top:0;color:blue}@media (min-width:1px){.a{left:0;float:left}}",
  );
});

test("rules stay apart where one between them says something else about the same on the same element", () => {
  const utilities = ["p-1", "px-2", "bold"];
  const rules = ".p-1{padding:1px}.px-2{padding-inline:2px}.bold{font-weight:700}";
  // What is moved behind .px-2 would win over it.
  expect(named(rules, '<p class="p-1 bold px-2">x</p><p class="p-1 bold">y</p>', utilities).rules).toBe(
    ".a{padding:1px}.b{padding-inline:2px}.a{font-weight:700}",
  );
  expect(named(rules, '<p class="p-1 bold">x</p><p class="px-2">y</p>', utilities).rules).toBe(
    ".b{padding-inline:2px}.a{padding:1px;font-weight:700}",
  );
});

test("of a property that is said twice in one rule the last remains", () => {
  const rules = ".static{position:static;top:0}.fixed{position:fixed}";
  expect(named(rules, '<p class="static fixed">x</p>', ["static", "fixed"]).rules).toBe(
    ".a{top:0;position:fixed}",
  );
});

test("what is said of the elements inside stays before what they say of themselves", () => {
  const rules = ".m-1{margin:1px}.stack>*{margin:2px}.red{color:red}";
  expect(named(rules, '<p class="stack"><b class="m-1 red">x</b></p>', ["m-1", "stack", "red"]).rules).toBe(
    ".a{margin:1px}.b>*{margin:2px}.a{color:red}",
  );
});

test("a utility without a rule on this page, and what is none, keep their names", () => {
  const { body, names } = named(".flex{display:flex}", '<p class="flex aria-invalid:red group a">x</p>', [
    "flex",
    "aria-invalid:red",
  ]);
  expect(body).toBe('<p class="b aria-invalid:red group a">x</p>');
  expect(names).toEqual({ b: ["flex"] });
});

test("tags begin with their class, scripts are left alone", () => {
  const body = '<script class="x">let a = \'<a href="/" class="flex">\'</script>';
  expect(named(".flex{display:flex}", `<a href="/" class="flex" rel="x">y</a>${body}`, ["flex"]).body).toBe(
    `<a class="a" href="/" rel="x">y</a>${body}`,
  );
});
