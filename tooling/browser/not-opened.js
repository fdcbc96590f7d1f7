// What both service workers show in place of a page that cannot be reached: a page of ours (app/site/offline.tsx) with
// links to what is on the device. The build joins it with each of them.
export const offline = "/offline";
export const lessonStore = "mindsync-lessons";

/** Links to the pages of a cache by their titles. What has no title, such as whose lessons these are, is no page. */
async function linksIn(name, nameOf) {
  if (!name || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const links = (await cache.keys()).map(async ({ url }) => {
    const { pathname } = new URL(url);
    const text = pathname !== offline && (await (await cache.match(pathname))?.text());
    const title = /<title>([^<]*)/.exec(text || "")?.[1];
    return title ? `<li><a href="${pathname}">${nameOf(title)}</a></li>` : "";
  });
  return Promise.all(links);
}

/** Our own page, with links to the stored lessons and pages. It has no script: the address is another page's. */
export async function notOpened() {
  const pageStore = (await caches.keys()).filter((name) => name.startsWith("mindsync-pages ")).at(-1);
  const page = pageStore && (await (await caches.open(pageStore)).match(offline));
  if (!page) return Response.error();
  const links = await Promise.all([
    // Every lesson's title ends with the name of the school.
    linksIn(lessonStore, (title) => title.replace(/ · [^·]*$/, "")),
    linksIn(pageStore, (title) => title),
  ]);
  const html = await page.text();
  const headers = new Headers(page.headers);
  headers.delete("content-encoding");
  return new Response(
    html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<ul [^>]*data-opened[^>]*>/, (list) => list + links.flat().join("")),
    { status: 503, headers },
  );
}
