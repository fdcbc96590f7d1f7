import { backOfficePage, isBackOffice, shownAttributes } from "./back-office-page.ts";
import { deferScript, Surprise, withoutEndScript } from "./deferred-script.ts";
import { type FinishedPages, policyHash } from "./finished-pages.ts";
import { cachedRules, type FoundRules, type Naming, withOwnRules } from "./own-rules.ts";
import { namesFrom, type ShortNames } from "./short-names.ts";

/** Pages longer than this, in characters, are left unchanged: finding their rules would block all other visitors. */
const largest = 500_000;

/** End tags in drawings that have no nested elements, and of elements that never have children. */
const emptyShape = /><\/(?:path|rect|circle)>/g;
const emptyElement = /(<(?:meta|link|img|input|br|hr)\b[^>]*)\/>/g;

/** In development: React compares this nonce with its own, which it does not have in the browser, and would warn. */
const stylesNonce = /(<link data-react-router-critical-css="[^>]*?) nonce="[^"]*"/g;

export interface PageParts {
  /** The boot script. */
  boot: string;
  /** Assigns short names to the page's rules; without it the page keeps the whole stylesheet (`npm run dev`). */
  naming?: Naming | undefined;
  /** Stores the script at the end of a prerendered page and returns the name by which hydrate.js finds it. */
  store?: (script: string) => string;
  find?: Parameters<typeof withOwnRules>[2];
}

export interface FinishedPage {
  html: string;
  /** The page's own rules, as its policy names them; undefined where it has the whole stylesheet in it. */
  ownStyles?: string;
  /** Short names used in the page. */
  names?: ShortNames;
}

async function finish(given: string, { boot, naming, store, find }: PageParts): Promise<FinishedPage> {
  const html = naming ? given : given.replace(stylesNonce, "$1");
  if (html.length > largest) throw new Surprise("a very large page");
  if (!/<\/html>\s*$/.test(html)) throw new Surprise("no end of the page");
  if (isBackOffice(html)) return { html: html.replace("<html", `<html${shownAttributes}`) };
  const deferred = deferScript(html, boot);
  if (!naming) return { html: deferred };
  const light = (store ? withoutEndScript(deferred, store) : deferred)
    .replace(emptyShape, "/>")
    .replace(emptyElement, "$1>")
    // React Router finds links to routes that it does not know yet by this attribute; it knows all routes of this site.
    .replaceAll(' data-discover="true"', "");
  const { html: finished, rules, names } = await withOwnRules(light, naming, find);
  return { html: finished, ownStyles: policyHash(rules), names };
}

type Surprised = (reason: string, error?: unknown) => void;

/** Says what was unexpected, without any text of the page; with the error if it was not thrown on purpose. */
function report(surprised: Surprised, error: unknown): void {
  if (error instanceof Surprise) surprised(error.message);
  else surprised("an error", error);
}

/**
 * Finishes a page that React Router rendered: its script is deferred, and it carries only its own rules. On any
 * surprise the page is returned unchanged: it still works, but more slowly and with more bytes.
 * @param surprised receives the kind of surprise
 */
export async function finishPage(
  html: string,
  parts: PageParts,
  surprised: Surprised,
): Promise<FinishedPage> {
  try {
    return await finish(html, parts);
  } catch (error) {
    report(surprised, error);
    return { html };
  }
}

/** A finished page as it is sent. */
export interface RenderedPage {
  page: Buffer<ArrayBuffer>;
  ownStyles?: string | undefined;
}

interface RenderedParts extends Pick<FinishedPages, "boot"> {
  shortNames?: ShortNames | undefined;
  /** Address of the whole stylesheet, which pages of the back office link; without it they keep its text. */
  styles?: string | undefined;
}

/**
 * Finishes the pages that are rendered for each visitor. Each kind of surprise is reported once.
 * @param found what servers of the same build share
 */
export function pageFinisher(
  { boot, shortNames, styles }: RenderedParts,
  warn: Surprised,
  found?: FoundRules,
): (page: Buffer<ArrayBuffer>) => Promise<RenderedPage> {
  const reported = new Set<string>();
  const naming = shortNames && namesFrom(shortNames);
  const find = cachedRules(found);
  const surprised: Surprised = (reason, error) => {
    if (reported.has(reason)) return;
    reported.add(reason);
    warn(reason, error);
  };
  return async (page) => {
    if (styles && isBackOffice(page)) {
      try {
        return backOfficePage(page, styles);
      } catch (error) {
        report(surprised, error);
        return { page };
      }
    }
    const { html, ownStyles } = await finishPage(page.toString(), { boot, naming, find }, surprised);
    return { page: Buffer.from(html), ownStyles };
  };
}
