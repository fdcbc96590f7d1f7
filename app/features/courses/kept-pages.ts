/*
 * Lessons that were opened stay on the device: the page's side. The worker that answers with them when there is no
 * network is tooling/browser/lessons.js; it has these names too.
 */

const pages = "mindsync-lessons";
const parts = "mindsync-lesson-parts";
const worker = "/courses/offline.js";

/** What a page of the site is made of beside its document. */
const ownPart = /^\/(assets|fonts)\/|^\/icon\.svg$/;

/** Keeps the shown page and its parts, and sets the worker up. */
export async function keepThisPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.register(worker, { scope: "/courses/" });
  const [documents, files] = await Promise.all([caches.open(pages), caches.open(parts)]);
  const address = location.pathname;
  // The worker keeps what is opened from now on; this page was opened before there was one.
  if (!navigator.serviceWorker.controller || !(await documents.match(address))) await documents.add(address);
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && ownPart.test(pathname));
  for (const { pathname } of used) if (!(await files.match(pathname))) await files.add(pathname);
}

/** Forgets every lesson that this device keeps: whoever sits at it next is another. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in window)) return;
  await Promise.all([caches.delete(pages), caches.delete(parts)]);
  const found = await navigator.serviceWorker?.getRegistration("/courses/");
  await found?.unregister();
}
