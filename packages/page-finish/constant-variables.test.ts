import postcss from "postcss";
import { describe, expect, test } from "vitest";
import { inlineOverruled, inlineOwn } from "./constant-variables.ts";

const overruled = (css: string, html: string) => {
  const root = postcss.parse(css);
  inlineOverruled(root, html);
  return root.toString();
};

const own = (css: string) => {
  const root = postcss.parse(css);
  inlineOwn(root);
  return root.toString();
};

describe("a variable that one rule sets and others read", () => {
  const css =
    ".lg{line-height:var(--tw-leading,1.5)}.tight{--tw-leading:1.2;line-height:1.2}@media (min-width:1px){.md\\:lg{line-height:var(--tw-leading,1.5)}}";
  const settled =
    ".lg{line-height:1.5}.tight{line-height:1.2}@media (min-width:1px){.md\\:lg{line-height:1.5}}";

  test("is replaced where the rule that sets it comes last anyway", () => {
    expect(overruled(css, '<p class="lg tight"><p class="md:lg">')).toBe(settled);
  });

  test("remains where an element reads it in a later rule", () => {
    expect(overruled(css, '<p class="lg"><p class="tight md:lg">')).toBe(css);
  });

  test("remains where a rule selects more than one class, or reads it in another way", () => {
    for (const more of [
      ".prose p{line-height:var(--tw-leading,2)}",
      ".a{margin:calc(var(--tw-leading) * 2)}",
      ".b{height:var(--tw-leading,2)}",
    ]) {
      expect(overruled(css + more, "<p>")).toBe(css + more);
    }
  });

  test("remains where the rule that sets it does not set the property itself", () => {
    const only = ".lg{line-height:var(--tw-leading,1.5)}.tight{--tw-leading:1.2}";
    expect(overruled(only, "<p>")).toBe(only);
  });
});

describe("a variable that only its own rules read", () => {
  test("is replaced by its value", () => {
    expect(own(".s{--tw-shadow:0 1px #000;box-shadow:var(--tw-shadow)}")).toBe(
      ".s{--tw-shadow:0 1px #000;box-shadow:0 1px #000}",
    );
  });

  test("remains where another rule reads it, or its value uses other variables", () => {
    for (const css of [
      ".s{--tw-shadow:0 1px #000;box-shadow:var(--tw-shadow)}.t{box-shadow:var(--tw-shadow)}",
      ".s{--tw-shadow:0 1px var(--tw-color);box-shadow:var(--tw-shadow)}",
    ]) {
      expect(own(css)).toBe(css);
    }
  });
});
