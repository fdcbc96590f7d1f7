/**
 * The service worker of the back office: it shows push messages, opens their page, tells the site a new push address, and
 * handles no requests.
 */
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";

const source = readFileSync("tooling/browser/alerts.js", "utf8");
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
let windows: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[];
let listeners: Map<string, (event: object) => void>;
/** What the browser stores: the address that the site has. */
let stored: Map<string, string>;

const cache = {
  put: async (name: string, answer: Response) => void stored.set(name, await answer.text()),
  match: async (name: string) => (stored.has(name) ? new Response(stored.get(name)) : undefined),
};

/** A subscription as browsers give it. */
const subscriptionAt = (endpoint: string, options: object = {}) => ({
  endpoint,
  options,
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: "the-key", auth: "the-secret" } }),
});

const getSubscription = vi.fn(async (): Promise<object | null> => null);
const subscribe = vi.fn(async (_: object): Promise<object> => subscriptionAt("https://push.example/new"));
const fetchSite = vi.fn(
  async (_: string, { method }: RequestInit): Promise<Response> =>
    method === "POST" ? new Response(null, { status: 204 }) : Response.json({ publicKey: "key-of-the-site" }),
);

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  listeners = new Map();
  stored = new Map();
  runInContext(
    source,
    createContext({
      addEventListener: (name: string, heard: (event: object) => void) => listeners.set(name, heard),
      registration: { showNotification, pushManager: { getSubscription, subscribe } },
      caches: { open: async () => cache },
      fetch: fetchSite,
      Response,
      URLSearchParams,
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
  expect([...listeners.keys()].sort()).toEqual([
    "activate",
    "install",
    "notificationclick",
    "push",
    "pushsubscriptionchange",
  ]);
});

describe("when the browser replaces the push address", () => {
  const device = "/admin-dashboard/alerts/device";
  const old = "https://push.example/old";
  const renewed = "https://push.example/new";
  const changes = (event: { oldSubscription?: object | null; newSubscription?: object | null } = {}) =>
    happens("pushsubscriptionchange", { oldSubscription: null, newSubscription: null, ...event });
  /** What the site was told, each as its fields. */
  const told = () =>
    fetchSite.mock.calls
      .filter(([, { method }]) => method === "POST")
      .map(([address, { body }]) => [address, Object.fromEntries(body as URLSearchParams)]);
  const whole = { old, endpoint: renewed, p256dh: "the-key", auth: "the-secret" };

  test("subscribes again with the same key, and tells the site both addresses", async () => {
    const applicationServerKey = new ArrayBuffer(65);
    await changes({ oldSubscription: subscriptionAt(old, { applicationServerKey }) });
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
    expect(told()).toEqual([[device, whole]]);
    expect([...stored.values()]).toEqual([renewed]);
  });

  test("takes the subscription that the browser made itself", async () => {
    await changes({ oldSubscription: subscriptionAt(old), newSubscription: subscriptionAt(renewed) });
    expect(subscribe).not.toHaveBeenCalled();
    expect(told()).toEqual([[device, whole]]);
  });

  test("knows the old address where the browser names none, from the last message, and asks the site for its key", async () => {
    getSubscription.mockResolvedValueOnce(subscriptionAt(old));
    await happens("push", { data: { json: () => message } });
    await changes();
    expect(subscribe.mock.calls).toEqual([
      [{ userVisibleOnly: true, applicationServerKey: "key-of-the-site" }],
    ]);
    expect(told()).toEqual([[device, whole]]);
  });

  test("tells the site the address that the site has, also after a change that it could not be told of", async () => {
    stored.set(device, old);
    fetchSite.mockRejectedValueOnce(new TypeError("no network"));
    const options = { applicationServerKey: new ArrayBuffer(65) };
    const missed = subscriptionAt("https://push.example/missed", options);
    await expect(changes({ newSubscription: missed })).rejects.toThrow("no network");
    await changes({ oldSubscription: missed });
    expect(told().at(-1)).toEqual([device, whole]);
  });

  test("remembers the old address where the site refuses, and follows no redirect to the sign-in screen", async () => {
    stored.set(device, old);
    fetchSite.mockResolvedValueOnce(new Response("", { status: 404 }));
    await changes({ newSubscription: subscriptionAt(renewed) });
    expect([...stored.values()]).toEqual([old]);
    await changes();
    expect(fetchSite.mock.calls.map(([, { redirect }]) => redirect)).toEqual(["error", "error", "error"]);
  });

  test("does nothing on a device that was never told", async () => {
    await changes();
    expect([subscribe.mock.calls, fetchSite.mock.calls]).toEqual([[], []]);
  });

  test("does nothing more where messages are not allowed any more", async () => {
    stored.set(device, old);
    subscribe.mockRejectedValueOnce(new DOMException("not allowed", "NotAllowedError"));
    await expect(changes()).rejects.toThrow("not allowed");
    expect(told()).toEqual([]);
  });
});
