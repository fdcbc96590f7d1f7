import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { begunAs, forget, forgetBegun, keep, keepBegun, readKept } from "./kept-upload.ts";

function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const upload = { id: "an id", name: "me.mp4", size: 5, whole: false, recorded: false };
const hours = (count: number) => count * 60 * 60_000;

test("what the tab shows is kept until it is forgotten", () => {
  expect(readKept()).toBeNull();
  keep(upload);
  keep({ ...upload, whole: true });
  expect(readKept()).toEqual({ ...upload, whole: true });
  forget();
  expect(readKept()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("a file that was begun is known for as long as the server has it, and nothing names it", () => {
  keepBegun("a mark", "one", 0);
  keepBegun("another", "two", hours(1));
  expect(begunAs("a mark", hours(24) - 1)).toBe("one");
  expect(begunAs("a mark", hours(24))).toBeUndefined();
  expect(begunAs("another", hours(24))).toBe("two");
  // What is too old goes when something is written.
  keepBegun("third", "three", hours(24));
  expect(localStorage.getItem(localStorage.key(0) ?? "")).not.toContain("one");
  forgetBegun("two", hours(24));
  forgetBegun("three", hours(24));
  expect(localStorage).toHaveLength(0);
});

test("what is too old goes when the form is opened again", () => {
  keepBegun("a mark", "one", 0);
  readKept(hours(24) - 1);
  expect(localStorage).toHaveLength(1);
  readKept(hours(24));
  expect(localStorage).toHaveLength(0);
});

test("a browser that keeps nothing, or holds something else there, is none the worse", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "{no json",
    setItem() {
      throw new Error("full");
    },
  });
  vi.stubGlobal("localStorage", undefined);
  keep(upload);
  forget();
  keepBegun("a mark", "one");
  forgetBegun("one");
  expect([readKept(), begunAs("a mark")]).toEqual([null, undefined]);
});
