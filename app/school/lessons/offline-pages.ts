import cloth from "#app/ui/cloth.svg";

/*
 * Stores opened lessons on the device: the page's side. The service worker that serves them offline is
 * tooling/browser/lessons.js; it has these names too.
 */

const pages = "mindsync-lessons";
const parts = "mindsync-lesson-parts";
const worker = "/courses/offline.js";

/** Files that a page of the site loads besides its document. */
const ownPart = /^\/(assets|fonts)\/|^\/icon\.svg$/;

/** The cache entry that says whose pages these are. */
const owner = "/courses/learner";

/** Removes the pages of a learner who did not sign out when another one opens a lesson. */
async function onlyOf(learner: string): Promise<void> {
  const kept = await (await caches.open(pages)).match(owner);
  if (kept && (await kept.text()) === learner) return;
  await Promise.all([caches.delete(pages), caches.delete(parts)]);
  await (await caches.open(pages)).put(owner, new Response(learner));
}

/** Stores the shown page and its files for a learner, and registers the service worker. */
export async function keepThisPage(learner: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window) || !navigator.onLine) return;
  await onlyOf(learner);
  await navigator.serviceWorker.register(worker, { scope: "/courses/" });
  const [documents, files] = await Promise.all([caches.open(pages), caches.open(parts)]);
  const address = location.pathname;
  // The worker stores pages that are opened from now on, but this page was opened before it was active.
  if (!navigator.serviceWorker.controller || !(await documents.match(address))) await documents.add(address);
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && ownPart.test(pathname));
  // The strip of cloth is loaded after the paint, which may be later than this.
  for (const pathname of [...used.map(({ pathname }) => pathname), cloth]) {
    if (!(await files.match(pathname))) await files.add(pathname);
  }
}

/** Stores the shown page again, after something on it has changed. */
export async function keepThisPageAnew(): Promise<void> {
  if ("caches" in window && navigator.onLine) await (await caches.open(pages)).add(location.pathname);
}

/** Removes all stored lessons, because the next user of this device may be somebody else. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in window)) return;
  await Promise.all([caches.delete(pages), caches.delete(parts)]);
  const found = await navigator.serviceWorker?.getRegistration("/courses/");
  await found?.unregister();
}
