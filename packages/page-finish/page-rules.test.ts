import { expect, test } from "vitest";
import { shortRules } from "./page-rules.ts";

test("control parts that the page does not have bring no rules", () => {
  const css = "::placeholder{opacity:1}::-webkit-search-decoration{appearance:none}input{color:red}";
  expect(shortRules(css, "<input>")).toBe("input{color:red}");
  expect(shortRules(css, '<input placeholder="Name">')).toBe("::placeholder{opacity:1}input{color:red}");
  expect(shortRules(css, '<input type="search">')).toContain("search-decoration");
});

test("a variable that nothing sets is replaced by its initial value", () => {
  const css =
    '.border{border-style:var(--tw-border-style)}@property --tw-border-style{syntax:"*";initial-value:solid}';
  expect(shortRules(css, "")).toBe(".border{border-style:solid}");
});

test("a variable that a rule sets remains", () => {
  const css =
    '.lead{--tw-leading:1.2}.text{line-height:var(--tw-leading,calc(1 / .75))}@property --tw-leading{syntax:"*"}';
  expect(shortRules(css, "")).toBe(css);
});

test("where nothing sets it and it has no initial value, its fallback is used", () => {
  expect(shortRules(".a{line-height:var(--tw-leading,var(--step,1.5))}", "")).toBe(
    ".a{line-height:var(--step,1.5)}",
  );
  expect(shortRules(".a{color:red;transform:var(--tw-rotate-x, )}", "")).toBe(".a{color:red}");
});

test("the fallback for old browsers only has what is read", () => {
  const css =
    "@layer properties{@supports (x:y){*{--tw-leading:initial;--tw-gone:0}}}.lead{--tw-leading:2}.text{line-height:var(--tw-leading,1)}";
  expect(shortRules(css, "")).toBe(css.replace(";--tw-gone:0", ""));
  expect(shortRules("@layer properties{@supports (x:y){*{--tw-gone:0}}}.a{color:red}", "")).toBe(
    ".a{color:red}",
  );
});

test("empty shadows, repeated declarations and comments go", () => {
  const css =
    "/*! a licence */a{text-decoration:inherit;text-decoration:inherit}.s{box-shadow:var(--tw-ring), 0 1px #000}@property --tw-ring{initial-value:0 0 #0000}";
  expect(shortRules(css, "")).toBe("a{text-decoration:inherit}.s{box-shadow:0 1px #000}");
});

test("a :has() rule is dropped where the page has no match for its argument", () => {
  const css =
    "html:has(.on-paper){background:0 0}body:has([data-print]) p{display:none}html:has(dialog:modal){overflow:hidden}";
  expect(shortRules(css, "<dialog open>")).toBe("html:has(dialog:modal){overflow:hidden}");
  expect(shortRules(css, '<p class="on-paper" data-print="">')).toBe(
    css.replace("html:has(dialog:modal){overflow:hidden}", ""),
  );
});

test("what is said of a form that waits for the network is only where there is a form", () => {
  const css = "body:has(form) [data-unsent]:after{content:'x'}";
  expect(shortRules(css, "<form>")).toBe(css);
  expect(shortRules(css, "<a data-unsent>")).toBe("");
});

test("::backdrop brings its rules only where a dialog is open", () => {
  const css = "p::backdrop,::backdrop{margin:0}p{margin:0}";
  expect(shortRules(css, "<p>")).toBe("p{margin:0}");
  expect(shortRules(css, "<dialog open>")).toBe(css);
});

test("default text styles are dropped, unless another rule changes them", () => {
  const css = "html{font-feature-settings:initial;tab-size:4}button{font-feature-settings:inherit;margin:0}";
  expect(shortRules(css, "")).toBe("html{tab-size:4}button{margin:0}");
  const unusual = `${css}p{font-feature-settings:"tnum"}`;
  expect(shortRules(unusual, "")).toBe(unusual);
});
