import { describe, expect, test } from "vitest";
import { type Module, sharedFiles } from "./shared-files.ts";

/** Modules by name: each with its size and what it imports. */
const modulesOf = (given: Record<string, [size: number, ...imports: string[]]>) =>
  new Map<string, Module>(Object.entries(given).map(([id, [size, ...imports]]) => [id, { size, imports }]));

const page = (start: string, spare: number) => ({ starts: [start], spare });
const sorted = (files: string[][]) => files.map((ids) => ids.toSorted().join(" ")).toSorted();

describe("which modules share a file", () => {
  const modules = modulesOf({
    home: [900, "kit", "hero", "form"],
    shop: [900, "kit", "form"],
    terms: [900, "kit"],
    kit: [500, "icon"],
    icon: [100],
    form: [300],
    hero: [700],
  });
  const starts = ["home", "shop", "terms"];
  const files = (spare: number) =>
    sorted(
      sharedFiles(
        modules,
        starts.map((start) => page(start, spare)),
        new Set(starts),
      ),
    );

  test("those that the same pages load, at no cost; what one page loads stays with it", () => {
    expect(files(0)).toEqual(["form", "icon kit"]);
  });

  test("those whose joining makes no page load more than it may", () => {
    expect(files(299)).toEqual(["form", "icon kit"]);
    expect(files(300)).toEqual(["form icon kit"]);
  });

  test("a page that loads what it does not use also pays for what that imports", () => {
    const more = modulesOf({
      one: [1, "a"],
      two: [1, "a", "b"],
      three: [1, "b"],
      a: [10],
      b: [10, "deep"],
      deep: [1000],
    });
    const pages = ["one", "two", "three"].map((start) => page(start, 100));
    const joined = sharedFiles(more, pages, new Set(["one", "two", "three"]));
    expect(sorted(joined)).toEqual(["a", "b deep"]);
  });

  test("two files never import each other, and each comes after those that it imports", () => {
    const circle = modulesOf({
      one: [1, "top"],
      two: [1, "top"],
      three: [1, "middle"],
      four: [1, "bottom"],
      top: [10, "middle"],
      middle: [900, "bottom"],
      bottom: [10],
    });
    // The fourth page may load top but not middle, by way of which top imports bottom.
    const starts = ["one", "two", "three", "four"];
    const joined = sharedFiles(
      circle,
      starts.map((start) => page(start, 500)),
      new Set(starts),
    );
    const at = (id: string) => joined.findIndex((ids) => ids.includes(id));
    expect(at("bottom")).toBeLessThanOrEqual(at("middle"));
    expect(at("middle")).toBeLessThanOrEqual(at("top"));
    expect(at("bottom")).not.toBe(at("top"));
  });
});
