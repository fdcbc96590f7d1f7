import { createHash } from "node:crypto";
import { PurgeCSS } from "purgecss";
import { Surprise } from "./deferred-script.ts";
import { shortRules } from "./page-rules.ts";
import { type ShortNames, shortenRules, shortenTags } from "./short-names.ts";

const styleElement = /(<style data-site[^>]*>)([\s\S]*?)(<\/style>)/;
/**
 * Attributes whose values no rule selects. A nonce differs with every request and a form's address with every record: with
 * them no two pages would be of one kind. With the names and ids of fields, every set of fields with an error would be a kind.
 */
const ignoredValues =
  /(\s(?:href|src|d|content|alt|title|placeholder|value|aria-label|nonce|action|formaction|id|name|for|aria-describedby|aria-labelledby|aria-controls|autocomplete|inputmode|maxlength|minlength|min|max|step|rows))="[^"]*"/g;

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

/** The page's tags, without the values that no rule selects. */
const tagsIn = (html: string): string[] =>
  html
    .replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1")
    .replace(ignoredValues, "$1")
    .match(/<[a-z][^>]*>/gi) ?? [];

/**
 * Every word in the page's tags that may be the name of a tag, a class or an attribute; the text between them is left
 * out.
 */
function words(html: string): string[] {
  return (
    tagsIn(html)
      .join("")
      .match(/[^<>"'\s]+/g) ?? []
  ).map((word) =>
    word.replace(/=$/, "").replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'"),
  );
}

const recordId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Equal for pages with the same set of tags. Ids of records are ignored. */
const kindOf = (elements: string): string =>
  createHash("sha256")
    .update([...new Set(tagsIn(elements).map((tag) => tag.replace(recordId, "")))].sort().join(""))
    .digest("base64");

export interface OwnRules {
  rules: string;
  /** The short names of the utilities that have a rule here. */
  names: ShortNames;
}

/** Assigns short names for the rules of a page. */
export type Naming = (rules: string, html: string) => ShortNames;

type FindRules = (css: string, elements: string, naming: (rules: string) => ShortNames) => Promise<OwnRules>;

/** The rules of a stylesheet that elements with these words can use. */
type Purge = (css: string, used: readonly string[]) => Promise<string>;

const purge: Purge = async (css, used) => {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: used.join(" "), extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: () => [...used],
    dynamicAttributes,
    variables: true,
    keyframes: true,
    fontFace: false,
  });
  return purged?.css ?? css;
};

/** Finds the rules of a stylesheet that a page's own elements can use, with short names. */
const findWith =
  (purged: Purge): FindRules =>
  async (css, elements, naming) => {
    const used = [...new Set(words(elements))].sort();
    const rules = shortRules(await purged(css, used), elements);
    const names = naming(rules);
    return { rules: shortenRules(rules, names), names };
  };

const findRules = findWith(purge);

/** What was found, by what it was found for; the oldest makes room for the newest. */
async function remembered<Found>(
  cache: Map<string, Promise<Found>>,
  most: number,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const known = cache.get(key);
  if (known) return known;
  const found = find();
  const [oldest] = cache.keys();
  if (cache.size >= most && oldest !== undefined) cache.delete(oldest);
  cache.set(key, found);
  found.catch(() => cache.delete(key));
  return found;
}

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

/** What was found, by the kind of page. */
export interface FoundRules {
  readonly rules: Map<string, Promise<OwnRules>>;
  /** The most kinds that are kept. A screen has a few: empty, full, with errors. */
  readonly most: number;
}

/**
 * Finds rules for pages that are rendered for each visitor. This takes longer than rendering (50 ms), so the rules are
 * cached. Servers of the same build may share what was found. Most of the time goes into finding what the words of a page
 * select, and forms have the same words whichever of their fields have an error: that is cached by itself.
 */
export function cachedRules({ rules: cache, most }: FoundRules = { rules: new Map(), most: 300 }): FindRules {
  const byWords = new Map<string, Promise<string>>();
  const find = findWith((css, used) => {
    const key = createHash("sha256")
      .update(`${css} ${used.join(" ")}`)
      .digest("base64");
    return remembered(byWords, most, key, () => purge(css, used));
  });
  return (css, elements, naming) =>
    remembered(cache, most, kindOf(elements), () => find(css, elements, naming));
}
