import cloth from "#app/ui/cloth.svg";

/*
 * Lessons that were opened stay on the device: the page's side. The worker that answers with them when there is no
 * network is tooling/browser/lessons.js; it has these names too.
 */

const pages = "mindsync-lessons";
const parts = "mindsync-lesson-parts";
const worker = "/courses/offline.js";

/** What a page of the site is made of beside its document. */
const ownPart = /^\/(assets|fonts)\/|^\/icon\.svg$/;

/** Under this address the cache says whose pages these are. */
const owner = "/courses/learner";

/** Pages of somebody who did not sign out go when the next one opens a lesson. */
async function onlyOf(learner: string): Promise<void> {
  const kept = await (await caches.open(pages)).match(owner);
  if (kept && (await kept.text()) === learner) return;
  await Promise.all([caches.delete(pages), caches.delete(parts)]);
  await (await caches.open(pages)).put(owner, new Response(learner));
}

/** Keeps the shown page and its parts for a learner, and sets the worker up. */
export async function keepThisPage(learner: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window) || !navigator.onLine) return;
  await onlyOf(learner);
  await navigator.serviceWorker.register(worker, { scope: "/courses/" });
  const [documents, files] = await Promise.all([caches.open(pages), caches.open(parts)]);
  const address = location.pathname;
  // The worker keeps what is opened from now on; this page was opened before there was one.
  if (!navigator.serviceWorker.controller || !(await documents.match(address))) await documents.add(address);
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && ownPart.test(pathname));
  // The strip of cloth is fetched after the paint, which may be later than this.
  for (const pathname of [...used.map(({ pathname }) => pathname), cloth]) {
    if (!(await files.match(pathname))) await files.add(pathname);
  }
}

/** Keeps the shown page once more, after something on it has changed. */
export async function keepThisPageAnew(): Promise<void> {
  if ("caches" in window && navigator.onLine) await (await caches.open(pages)).add(location.pathname);
}

/** Forgets every lesson that this device keeps: whoever sits at it next is another. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in window)) return;
  await Promise.all([caches.delete(pages), caches.delete(parts)]);
  const found = await navigator.serviceWorker?.getRegistration("/courses/");
  await found?.unregister();
}
