// The worker of /courses/: lessons that were opened on this device are there without a network. It answers for pages
// under /courses/ and what they are made of, and for nothing else. The page's side: app/school/lessons/offline-pages.ts.
const pages = "mindsync-lessons";
const parts = "mindsync-lesson-parts";

/** How long a slow network is waited for when the page is on the device too, in milliseconds. */
const patience = 6000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** Without its query, under which a page is the same. */
const addressOf = (request) => new URL(request.url).pathname;

/** From the network, and kept when the server says that it is a page to keep. */
async function fetched(request) {
  const answer = await fetch(request);
  const cache = await caches.open(pages);
  if (answer.ok && answer.headers.has("X-Keep-Offline")) await cache.put(addressOf(request), answer.clone());
  // Signed out, locked or gone: what was kept of it is no longer for whoever asks.
  else if ([401, 403, 404].includes(answer.status)) await cache.delete(addressOf(request));
  return answer;
}

/** A page: as the server has it now; as it was kept when there is no network, or one that does not answer. */
async function page(request) {
  const kept = await (await caches.open(pages)).match(addressOf(request));
  const fresh = fetched(request);
  if (!kept) return fresh;
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
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (/^\/(assets|fonts)\/|^\/icon\.svg$/.test(pathname)) event.respondWith(part(request));
});
