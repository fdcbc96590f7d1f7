import { test as base } from "vitest";
import { aliases, spokenQueries } from "#app/prerendered.ts";
import { site as brand } from "#content/site.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";
import { type Crawl, type CrawledPage, crawl } from "./crawl.ts";

interface Crawled extends Crawl {
  /** Full addresses of the site begin with one of these: the server's own, and the one it is built for. */
  origins: readonly [string, ...string[]];
  /** Pages that are there but that no link leads to, and the one for what is not there. */
  strays: Crawl["pages"];
  /** Pages that search engines may list: found by links, and nothing in them forbids it. */
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

/** Tests of the whole site as it is found without script: it is walked once, and they look at what was found. */
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

/** What is wrong and where; nothing when all is as it should be. What is wrong on many pages is said once. */
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
