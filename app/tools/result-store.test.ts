import { describe, expect, test } from "vitest";
import { type FreshResult, resultStore, versionsOf } from "./result-store.ts";

/** A browser storage with limited room, in characters. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

const result = (name: string, changed: Partial<FreshResult> = {}): FreshResult => ({
  slug: "faq-generator",
  input: { productServiceName: name },
  version: 1,
  written: { botReadyFormat: `Q: ${name}` },
  engine: "built-in",
  ...changed,
});
/** A store on a new device. */
function freshStore() {
  const device = storage();
  return resultStore(() => device);
}
const names = (store: ReturnType<typeof resultStore>) =>
  store.read().map(({ input }) => input.productServiceName);

describe("the last results", () => {
  test("survive a reload, newest first, ten at most", () => {
    const device = storage();
    const store = resultStore(() => device);
    for (let at = 1; at <= 12; at += 1) store.add(result(`${at}`));
    expect(names(store)).toHaveLength(12);
    expect(names(resultStore(() => device))).toEqual(["12", "11", "10", "9", "8", "7", "6", "5", "4", "3"]);
  });

  test("are not listed twice", () => {
    const store = freshStore();
    const first = store.add(result("Rice"));
    expect(store.add(result("Rice"))).toEqual(first);
    expect(store.read()).toHaveLength(1);
  });

  test("are removed one by one or all together, and listeners are told", () => {
    const device = storage();
    const store = resultStore(() => device);
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    const { id } = store.add(result("Rice"));
    store.add(result("Beans"));
    store.remove(id);
    expect(names(store)).toEqual(["Beans"]);
    store.clear();
    expect(store.read()).toEqual([]);
    expect(device.getItem(store.key)).toBeNull();
    expect(told).toBe(4);
  });

  test("of two tabs are merged, and what one tab removes does not come back", () => {
    const device = storage();
    const [here, there] = [resultStore(() => device), resultStore(() => device)];
    const { id } = here.add(result("Rice"));
    there.add(result("Beans"));
    here.add(result("Yam"));
    expect(names(here).toSorted()).toEqual(["Beans", "Rice", "Yam"]);
    there.remove(id);
    here.reread();
    here.add(result("Garri"));
    expect(names(here).toSorted()).toEqual(["Beans", "Garri", "Yam"]);
  });

  test("that do not fit push the oldest out of storage, but not off the page", () => {
    const device = storage(400);
    const store = resultStore(() => device);
    for (const name of ["Rice", "Beans", "Yam", "Garri"]) store.add(result(name));
    expect(names(store)).toHaveLength(4);
    const kept = names(resultStore(() => device));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(["Garri", "Yam", "Beans", "Rice"].slice(0, kept.length));
  });

  test("stay on the page if the browser stores nothing", () => {
    const store = resultStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    store.add(result("Rice"));
    store.add(result("Beans"));
    expect(names(store).toSorted()).toEqual(["Beans", "Rice"]);
  });

  test("are empty if something else is stored under their key", () => {
    for (const text of [
      "",
      "null",
      "7",
      "{}",
      '[null,1,"x",{"id":"a"},{"id":1,"slug":2}]',
      "[[]]",
      "<html>",
    ]) {
      const device = storage();
      const store = resultStore(() => device);
      device.setItem(store.key, text);
      expect(store.read()).toEqual([]);
    }
  });
});

test("versions are the results of one input, in order", () => {
  const store = freshStore();
  const second = store.add(result("Rice", { version: 2, written: { botReadyFormat: "two" } }));
  store.add(result("Beans"));
  store.add(result("Rice", { slug: "sop-writer" }));
  const first = store.add(result("Rice"));
  expect(versionsOf(store.read(), second).map(({ id }) => id)).toEqual([first.id, second.id]);
});
