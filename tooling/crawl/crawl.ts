import type { WholeSite } from "#tests/support/whole-site.ts";
import { type PageFacts, readPage } from "./read-page.ts";

export interface Answer {
  /** The path with its query, as requested. */
  address: string;
  status: number;
  type: string;
  /** Where it redirects to. */
  location: string | null;
  /** Some of the pages that link to it. */
  from: string[];
}

/** A page of the site and its contents. */
export interface CrawledPage extends Answer, PageFacts {
  html: string;
}

export interface Crawl {
  /** Every address of the site that was requested, pages and files. */
  answers: ReadonlyMap<string, Answer>;
  /** The addresses that returned a page, whatever the status. */
  pages: ReadonlyMap<string, CrawledPage>;
}

/** How many addresses that differ only in their query values are requested for one page. */
const variants = 8;

/** How many requests run at a time. */
const atOnce = 8;

/** The target of a link: an address of the site with its query, and the fragment. */
export function inside(
  href: string,
  on: string,
  origins: readonly string[],
): { address: string; place: string } | null {
  const url = URL.parse(href, new URL(on, origins[0]));
  if (!url || !origins.includes(url.origin)) return null;
  return { address: url.pathname + url.search, place: decodeURIComponent(url.hash.slice(1)) };
}

/** An address with its query names, without their values. */
function kindOf(address: string): string {
  const url = new URL(address, "http://site");
  return `${url.pathname}?${[...new Set(url.searchParams.keys())].sort()}`;
}

/**
 * Crawls the whole site from its starting pages: every link of every page is requested once, at any depth.
 * @param origins beginnings of the site's full addresses
 */
export async function crawl(
  start: readonly string[],
  origins: readonly [string, ...string[]],
  site: WholeSite,
  { follow = true } = {},
): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const pages = new Map<string, CrawledPage>();
  const kinds = new Map<string, number>();
  const waiting: string[] = [];

  function meet(address: string, from: string) {
    const known = answers.get(address);
    if (known) {
      if (known.from.length < 3 && from !== address) known.from.push(from);
      return;
    }
    const kind = kindOf(address);
    const met = kinds.get(kind) ?? 0;
    if (address.includes("?") && met >= variants) return;
    kinds.set(kind, met + 1);
    answers.set(address, { address, status: 0, type: "", location: null, from: [from] });
    waiting.push(address);
  }

  async function visit(address: string) {
    const answer = answers.get(address);
    if (!answer) return;
    const response = await site.fetch(address);
    answer.status = response.status;
    answer.type = response.headers.get("content-type") ?? "";
    answer.location = response.headers.get("location");
    if (!answer.type.startsWith("text/html")) {
      await response.body?.cancel();
      return;
    }
    const html = await response.text();
    const facts = readPage(html);
    pages.set(address, { ...answer, ...facts, html });
    if (!follow) return;
    const found = [...facts.links.map(({ href }) => href), ...facts.files, ...(facts.meta["og:image"] ?? [])];
    for (const href of found) {
      const target = inside(href, address, origins);
      if (target) meet(target.address, address);
    }
  }

  for (const address of start) meet(address, "the start of the crawl");
  while (waiting.length) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return { answers, pages };
}
