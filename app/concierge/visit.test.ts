import { describe, expect, test } from "vitest";
import { scrolledShare, visitStore } from "./visit.ts";

function tabStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const forbidden = {
  getItem(): never {
    throw new DOMException("", "SecurityError");
  },
  setItem(): never {
    throw new DOMException("", "SecurityError");
  },
  removeItem(): never {
    throw new DOMException("", "SecurityError");
  },
};

test("a page is scrolled in per cent of its scrollable length", () => {
  expect(scrolledShare(0, 3000, 700)).toBe(0);
  expect(scrolledShare(1150, 3000, 700)).toBe(50);
  expect(scrolledShare(2300, 3000, 700)).toBe(100);
  // Scrolled beyond its ends, as phones allow, and a page that fits the screen.
  expect(scrolledShare(-80, 3000, 700)).toBe(0);
  expect(scrolledShare(2399, 3000, 700)).toBe(100);
  expect(scrolledShare(0, 700, 700)).toBe(0);
});

describe("a visit", () => {
  test("records the furthest scroll position of each page", () => {
    const visit = visitStore(tabStorage, () => 0);
    visit.scrolled("/", 0);
    visit.scrolled("/", 60);
    visit.scrolled("/tools", 10);
    visit.scrolled("/", 20);
    expect(visit.read().depth).toEqual({ "/": 60, "/tools": 10 });
  });

  test("remembers a hundred pages, the last ones seen", () => {
    const visit = visitStore(tabStorage, () => 0);
    for (let page = 0; page < 150; page += 1) visit.scrolled(`/blog/${page}`, 1);
    const paths = Object.keys(visit.read().depth);
    expect(paths).toHaveLength(100);
    expect(paths.at(-1)).toBe("/blog/149");
  });

  test("continues on the next page, and counts its seconds from the first", () => {
    const storage = tabStorage();
    const first = visitStore(
      () => storage,
      () => 5000,
    );
    first.scrolled("/", 40);
    first.change({ draft: "How much is" });
    first.keep();
    first.keepView("minimised");
    const next = visitStore(
      () => storage,
      () => 90_000,
    );
    expect(next.read()).toEqual({ since: 5000, depth: { "/": 40 }, noticed: false, draft: "How much is" });
    expect(next.view()).toBe("minimised");
    expect(next.seconds(95_999)).toBe(90);
    // The clock was set back.
    expect(next.seconds(4000)).toBe(0);
    next.keepView("closed");
    expect(first.view()).toBe("closed");
  });

  test("lasts as long as the page if nothing can be stored, and starts again on invalid data", () => {
    const visit = visitStore(
      () => forbidden,
      () => 1000,
    );
    visit.change({ noticed: true });
    visit.keepView("open");
    expect(visit.read().noticed).toBe(true);
    expect(visit.view()).toBe("closed");
    for (const text of ["null", "[]", "{", '{"since":"now","depth":7,"noticed":"yes","draft":null}']) {
      const odd = { ...tabStorage(), getItem: () => text };
      const { since, noticed, draft, depth } = visitStore(
        () => odd,
        () => 1000,
      ).read();
      expect({ since, noticed, draft, depth }).toEqual({ since: 1000, noticed: false, draft: "", depth: {} });
    }
  });
});
