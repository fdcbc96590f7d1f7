import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { begunAs, forgetBegun, readSaved, save, saveBegun } from "./saved-upload.ts";

function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
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

test("the tab's upload is saved until it is removed", () => {
  expect(readSaved()).toBeNull();
  save(upload);
  save({ ...upload, whole: true });
  expect(readSaved()).toEqual({ ...upload, whole: true });
  save(null);
  expect(readSaved()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("a begun file is recognised for as long as the server has it, and its name is not stored", () => {
  saveBegun("a mark", "one", 0);
  saveBegun("another", "two", hours(1));
  expect(begunAs("a mark", hours(24) - 1)).toBe("one");
  expect(begunAs("a mark", hours(24))).toBeUndefined();
  expect(begunAs("another", hours(24))).toBe("two");
  // Writing removes entries that are too old.
  saveBegun("third", "three", hours(24));
  expect(localStorage.getItem(localStorage.key(0) ?? "")).not.toContain("one");
  forgetBegun("two", hours(24));
  forgetBegun("three", hours(24));
  expect(localStorage).toHaveLength(0);
});

test("entries that are too old are removed when the form is opened again", () => {
  saveBegun("a mark", "one", 0);
  readSaved(hours(24) - 1);
  expect(localStorage).toHaveLength(1);
  readSaved(hours(24));
  expect(localStorage).toHaveLength(0);
});

test("a browser that stores nothing, or has other data there, causes no error", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "{no json",
    setItem() {
      throw new Error("full");
    },
  });
  vi.stubGlobal("localStorage", undefined);
  save(upload);
  save(null);
  saveBegun("a mark", "one");
  forgetBegun("one");
  expect([readSaved(), begunAs("a mark")]).toEqual([null, undefined]);
});
