// The service worker of /courses/: lessons that were opened on this device work without a network. For others there is a
// page of ours that lists what does (not-opened.js). It only handles pages under /courses/ and their files. The page's
// side is app/school/lessons/offline-pages.ts.
import { lessonStore, notOpened } from "./not-opened.js";

const pages = lessonStore;
const parts = "mindsync-lesson-parts";

/** How long to wait for a slow network when the page is also on the device, in milliseconds. */
const patience = 6000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** The address without its query, which does not change the page. */
const addressOf = (request) => new URL(request.url).pathname;

/** Fetches from the network, and caches the response if the server allows it. */
async function fetched(request) {
  const answer = await fetch(request);
  const cache = await caches.open(pages);
  if (answer.ok && answer.headers.has("X-Keep-Offline")) await cache.put(addressOf(request), answer.clone());
  // Signed out, locked or gone: the cached copy must no longer be shown.
  else if ([401, 403, 404].includes(answer.status)) await cache.delete(addressOf(request));
  return answer;
}

/**
 * Starts a page's script without a touch also where it would wait for one to save data: only script shows and sends the
 * progress that waits on the device (app/school/lessons/outbox.ts), and the files are on the device as well.
 */
const starter = "/courses/start.js";
const start = `document.querySelector("button")?.dispatchEvent(new Event("focusin"))`;

async function started(answer) {
  if (!answer.headers.has("X-Keep-Offline")) return answer;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(html.replace("</head>", `<script defer src="${starter}"></script></head>`), {
    headers,
  });
}

/** A page: from the server; from the cache when there is no network, or it does not respond in time. */
async function page(request) {
  const kept = await (await caches.open(pages)).match(addressOf(request));
  const fresh = fetched(request);
  if (!kept) return fresh.catch(notOpened);
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** A file with a hash in its name never changes. */
async function part(request) {
  const cache = await caches.open(parts);
  const kept = await cache.match(addressOf(request));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(addressOf(request), answer.clone());
  return answer;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request).then(started));
  else if (pathname === starter)
    event.respondWith(new Response(start, { headers: { "content-type": "text/javascript" } }));
  else if (/^\/(assets|fonts)\/|^\/icon\.svg$/.test(pathname)) event.respondWith(part(request));
});
