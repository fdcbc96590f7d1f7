// The service worker of the public pages. Without a network, a page that was opened on this device before opens again;
// for any other there is a page of ours that lists them (app/site/offline.tsx). It stores only pages that are the same
// for everybody. Lessons have a worker of their own (lessons.js).
const store = `mindsync-pages ${__VERSION__}`;
const stored = new Set(__PAGES__);
const offline = "/offline";
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

/** Our own page, with links to the stored ones. It has no script: the address is another page's. */
async function notOpened(cache) {
  const page = await cache.match(offline);
  if (!page) return Response.error();
  const [html, ...opened] = await Promise.all(
    [page, ...(await cache.matchAll()).slice(1)].map((answer) => answer.text()),
  );
  const paths = (await cache.keys()).slice(1).map(({ url }) => new URL(url).pathname);
  const links = opened.map(
    (text, at) => `<li><a href="${paths[at]}">${/<title>([^<]*)/.exec(text)?.[1]}</a></li>`,
  );
  const headers = new Headers(page.headers);
  headers.delete("content-encoding");
  return new Response(
    html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/(<ul [^>]*data-opened[^>]*>)/, `$1${links.join("")}`),
    { status: 503, headers },
  );
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
    return kept || notOpened(cache);
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && new URL(request.url).origin === location.origin)
    event.respondWith(opened(event));
});
