import { PurgeCSS } from "purgecss";
import { Surprise } from "./deferred-script.ts";
import { shortRules } from "./page-rules.ts";
import { type ShortNames, shortenRules, shortenTags } from "./short-names.ts";

const styleElement = /(<style data-site[^>]*>)([\s\S]*?)(<\/style>)/;
/** Attributes whose values no rule selects. */
const texts = /(\s(?:href|src|d|content|alt|title|placeholder|value|aria-label))="[^"]*"/g;

/** A closed dialog is not visible, and the script that fills it loads the whole stylesheet. */
const closedDialog = /<dialog(?![^>]*\sopen)[^>]*><\/dialog>/g;

/** Attributes that script or the visitor may set on existing elements: rules that select them remain. */
const dynamicAttributes = [
  "open",
  "data-theme",
  "data-js",
  "data-heading",
  "data-face",
  "data-later",
  "data-painted",
  "data-entrance",
  "data-fading",
  "data-held",
  "data-unsent",
];

/**
 * The inline stylesheet of a page: the site's whole one, until the page has its own rules.
 * @throws Surprise when the page has none, or another one beside it
 */
export function wholeStyles(html: string): string {
  const css = styleElement.exec(html)?.[2];
  if (!css) throw new Surprise("no <style data-site>");
  if (html.match(/<style[\s>]/g)?.length !== 1) throw new Surprise("more than one stylesheet");
  return css;
}

/**
 * Links the whole stylesheet in place of its text, for pages that people open many times a day: the browser fetches it once.
 * The emptied element remains because React looks for it.
 * @throws Surprise when the page has none, or another one beside it
 */
export function linkStyles(html: string, address: string): string {
  wholeStyles(html);
  return html.replace(
    styleElement,
    (_, open, _css, close) => `<link rel="stylesheet" href="${address}"/>${open}${close}`,
  );
}

/**
 * Every word in the page's tags that may be the name of a tag, a class or an attribute; the text between them is left
 * out.
 */
function words(html: string): string[] {
  const tags = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1").match(/<[a-z][^>]*>/gi) ?? [];
  return (
    tags
      .join("")
      .replace(texts, "$1")
      .match(/[^<>"'\s]+/g) ?? []
  ).map((word) =>
    word.replace(/=$/, "").replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'"),
  );
}

export interface OwnRules {
  rules: string;
  /** The short names of the utilities that have a rule here. */
  names: ShortNames;
}

/** Assigns short names for the rules of a page. */
export type Naming = (rules: string, html: string) => ShortNames;

type FindRules = (css: string, elements: string, naming: (rules: string) => ShortNames) => Promise<OwnRules>;

/** The rules of a stylesheet that a page's own elements can use, with short names. */
const findRules: FindRules = async (css, elements, naming) => {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: elements, extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: words,
    dynamicAttributes,
    variables: true,
    keyframes: true,
    fontFace: false,
  });
  const rules = shortRules(purged?.css ?? css, elements);
  const names = naming(rules);
  return { rules: shortenRules(rules, names), names };
};

/**
 * Returns the page with only the rules that it uses: every kilobyte before the first paint counts. The whole stylesheet
 * is loaded before the page's script runs, for what script will show. A utility that no element can use yet, such as
 * the border of a field with an error, keeps its long name, which that stylesheet uses.
 * @throws Surprise when the page's stylesheet is not where app/root.tsx puts it
 */
export async function withOwnRules(
  html: string,
  naming: Naming,
  find: FindRules = findRules,
): Promise<OwnRules & { html: string }> {
  const css = wholeStyles(html);
  const elements = html.replace(styleElement, "").replace(closedDialog, "");
  const { rules, names } = await find(css, elements, (found) => naming(found, html));
  const styled = html.replace(styleElement, (_, open, _css, close) => `${open}${rules}${close}`);
  return { rules, names, html: shortenTags(styled, names) };
}

/** The most kinds of page in the cache. A screen has a few: empty, full, with errors. */
const mostCached = 300;

/**
 * Finds rules for pages that are rendered for each visitor. This takes longer than rendering (50 ms), so the rules are
 * cached by all names in the page that a rule may select.
 */
export function cachedRules(): FindRules {
  const cache = new Map<string, Promise<OwnRules>>();
  return (css, elements, naming) => {
    const asked = [...new Set(words(elements))].sort().join(" ");
    const known = cache.get(asked);
    if (known) return known;
    const found = findRules(css, elements, naming);
    const [oldest] = cache.keys();
    if (cache.size >= mostCached && oldest !== undefined) cache.delete(oldest);
    cache.set(asked, found);
    found.catch(() => cache.delete(asked));
    return found;
  };
}
