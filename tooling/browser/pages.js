// The service worker of the public pages. Without a network, a page that was opened on this device before opens again;
// for any other there is a page of ours that lists them (not-opened.js). It stores only pages that are the same
// for everybody. Lessons have a worker of their own (lessons.js).
import { notOpened, offline } from "./not-opened.js";

const store = `mindsync-pages ${__VERSION__}`;
const stored = new Set(__PAGES__);
/** How many pages are stored; the oldest goes first. */
const most = 30;

/** Stores a page that is open already: the worker did not see it come. */
async function storeOpened() {
  const cache = await caches.open(store);
  for (const { url } of await clients.matchAll({ includeUncontrolled: true, type: "window" })) {
    const { pathname } = new URL(url);
    if (stored.has(pathname)) await cache.add(pathname);
  }
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(store).then((cache) => cache.add(offline)));
});

addEventListener("activate", (event) => {
  const begin = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("mindsync-pages ") && name !== store);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The request does not wait until the worker has started.
    await registration.navigationPreload?.enable();
    await clients.claim();
    await storeOpened().catch(() => {});
  };
  event.waitUntil(begin());
});

async function keep(pathname, answer) {
  const cache = await caches.open(store);
  await cache.put(pathname, answer);
  const [, oldest, ...others] = await cache.keys();
  if (others.length >= most) await cache.delete(oldest);
}

async function opened(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request));
    if (answer.ok && !search && stored.has(pathname)) event.waitUntil(keep(pathname, answer.clone()));
    return answer;
  } catch {
    const cache = await caches.open(store);
    const kept = request.method === "GET" && pathname !== offline && (await cache.match(pathname));
    return kept || notOpened();
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && new URL(request.url).origin === location.origin)
    event.respondWith(opened(event));
});
