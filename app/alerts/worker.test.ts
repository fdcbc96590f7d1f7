/** The service worker of the back office: it shows push messages, opens their page, and handles no requests. */
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";

const source = readFileSync("tooling/browser/alerts.js", "utf8");
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
let windows: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[];
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  listeners = new Map();
  runInContext(
    source,
    createContext({
      addEventListener: (name: string, heard: (event: object) => void) => listeners.set(name, heard),
      registration: { showNotification },
      clients: { matchAll: async () => windows, openWindow, claim: async () => {} },
      skipWaiting: () => {},
    }),
  );
});

/** Sends an event to the worker, and waits until it is handled. */
async function happens(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) });
  await Promise.all(work);
}

const message = {
  title: "2 new leads",
  body: "Quote. Open the inbox.",
  url: "/admin-dashboard/inbox",
  tag: "a-batch",
};

test("shows what is pushed, under its tag, so that what comes twice replaces the first", async () => {
  await happens("push", { data: { json: () => message } });
  const shown = { body: message.body, tag: "a-batch", icon: "/icon.svg", data: { url: message.url } };
  expect(showNotification.mock.calls).toEqual([["2 new leads", shown]]);
});

test("a tap opens the inbox: in a window that is open, else in a new one", async () => {
  const close = vi.fn();
  const tap = { notification: { close, data: { url: message.url } } };
  await happens("notificationclick", tap);
  expect(openWindow.mock.calls).toEqual([[message.url]]);
  const page = { focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) };
  windows.push(page);
  await happens("notificationclick", tap);
  expect([page.focus.mock.calls.length, page.navigate.mock.calls]).toEqual([1, [[message.url]]]);
  expect([openWindow.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
});

test("handles no request, so that no page comes from it", () => {
  expect([...listeners.keys()].sort()).toEqual(["activate", "install", "notificationclick", "push"]);
});
