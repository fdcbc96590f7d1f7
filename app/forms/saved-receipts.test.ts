import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maskedPhone, savedReceipt, saveReceipt } from "./saved-receipts.ts";

const day = 24 * 60 * 60 * 1000;
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["0803 111 2222", "0803 ••• 2222"],
  ["+44 20 7946 0958", "+44 2 ••• 0958"],
  ["+1 212 555 0100", "+1 21 ••• 0100"],
])("%s is stored as %s", (phone, kept) => {
  expect(maskedPhone(phone)).toBe(kept);
});

test("a receipt is found by its reference for a day, without its number", () => {
  saveReceipt({ ref: "APT-7K3F9", slot: "2026-11-24T10:30", phone: "0803 111 2222" }, 0);
  saveReceipt({ ref: "MSG-2B4C6", phone: null }, 1);
  expect(savedReceipt("APT-7K3F9", day - 1)).toMatchObject({
    ref: "APT-7K3F9",
    slot: "2026-11-24T10:30",
    phone: "0803 ••• 2222",
  });
  expect(savedReceipt("MSG-2B4C6", day - 1)).toMatchObject({ ref: "MSG-2B4C6", phone: null });
  expect(savedReceipt("APT-00000", 0)).toBeNull();
  expect(savedReceipt("APT-7K3F9", day)).toBeNull();
  expect([...storage.values()].join()).not.toContain("111");
});

test("one that is a day old is removed when the next is saved", () => {
  saveReceipt({ ref: "APT-7K3F9", slot: "2026-11-24T10:30", phone: null }, 0);
  saveReceipt({ ref: "MSG-2B4C6", phone: null }, day);
  expect([...storage.values()].join()).not.toContain("APT-7K3F9");
});

test("a storage that is forbidden or has other data stores nothing, and nothing fails", () => {
  storage.set("mindsync-receipts", "{");
  expect(savedReceipt("APT-7K3F9")).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  saveReceipt({ ref: "APT-7K3F9", phone: null });
  expect(savedReceipt("APT-7K3F9")).toBeNull();
});
