import { test as base } from "vitest";
import { aliases, spokenQueries } from "#app/prerendered.ts";
import { site as brand } from "#content/site.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";
import { type Crawl, type CrawledPage, crawl } from "./crawl.ts";

interface Crawled extends Crawl {
  /** Full addresses of the site begin with one of these: the server's own, and the one that the site is built for. */
  origins: readonly [string, ...string[]];
  /** Pages that exist without a link to them, and the not-found page. */
  strays: Crawl["pages"];
  /** Pages that search engines may list: linked, and without noindex. */
  listed: readonly CrawledPage[];
  fetch: WholeSite["fetch"];
}

/** Addresses that work without being linked. */
const unlinked = [
  ...Object.keys(aliases),
  ...Object.entries(spokenQueries).flatMap(([path, words]) => words.map((word) => `${path}?${word}`)),
  "/admin-login",
  "/no-such-page",
];

function mayBeListed({ address, status, canonical, meta }: CrawledPage): boolean {
  const own = new URL(canonical[0] ?? "", brand.url).pathname === new URL(address, brand.url).pathname;
  return status === 200 && own && !address.includes("?") && !meta.robots?.join().includes("noindex");
}

/** Shared by the tests of the whole site without script: it is crawled once, and the tests check the result. */
export const test = base.extend<{ crawled: Crawled }>({
  crawled: [
    async ({ task: _ }, use) => {
      const site = await wholeSite();
      const origins = ["http://site.test", brand.url] as const;
      const { answers, pages } = await crawl(["/"], origins, site);
      const others = await crawl(unlinked, origins, site, { follow: false });
      await use({
        answers,
        pages,
        origins,
        strays: others.pages,
        listed: [...pages.values()].filter(mayBeListed),
        fetch: site.fetch,
      });
      site.close();
    },
    { scope: "file" },
  ],
});

export { expect } from "vitest";

/** The problems and where they are; empty when there are none. A problem of many pages is reported once. */
export function faults<Item>(
  items: Iterable<Item>,
  find: (item: Item) => readonly string[] | string | false | null | undefined,
  name: (item: Item) => string,
): string[] {
  const found = [...items].flatMap((item) =>
    [find(item) || []].flat().map((fault) => ({ fault, at: name(item) })),
  );
  return [...Map.groupBy(found, ({ fault }) => fault)].map(([fault, all]) => {
    const places = [...new Set(all.map(({ at }) => at))];
    return `${places.slice(0, 3).join(", ")}${places.length > 3 ? ` and ${places.length - 3} more` : ""}: ${fault}`;
  });
}
