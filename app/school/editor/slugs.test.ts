import { expect, test } from "vitest";
import { courseLimits } from "../courses/contract.ts";
import { filePlaces, withLists } from "./form-values.ts";
import { freeSlug, slugOf } from "./slugs.ts";

test("a slug is made from a title in any letters", () => {
  expect(slugOf("Ẹ̀kọ́ & Rice: the 2nd bag!")).toBe("eko-and-rice-the-2nd-bag");
  expect(slugOf("  --  ")).toBe("untitled");
  expect(slugOf("你好")).toBe("untitled");
  const long = slugOf("word ".repeat(100));
  expect(long.length).toBeLessThanOrEqual(courseLimits.slug - 4);
  expect(long).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("a slug that is taken gets a number", () => {
  expect(freeSlug("rice", [])).toBe("rice");
  expect(freeSlug("rice", ["rice", "rice-2"])).toBe("rice-3");
});

test("numbered fields become lists, also with gaps, and other names do not", () => {
  const { files, choices } = withLists({
    "files.1.name": "B",
    "files.0.href": "/a",
    "files.999.name": "far",
    "choices.2": "C",
    "choices.0": "A",
    "choices.x": "no",
  });
  expect(files).toEqual([{ href: "/a" }, { name: "B" }]);
  expect(choices).toEqual(["A", "", "C"]);
});

test("a lesson's form has two rows more than files, up to the maximum", () => {
  expect(filePlaces({})).toBe(2);
  expect(filePlaces({ "files.0.name": "A", "files.1.name": "" })).toBe(3);
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`files.${at}.name`, "A"]));
  expect(filePlaces(many)).toBe(courseLimits.files);
});
