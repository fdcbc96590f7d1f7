import { PurgeCSS } from "purgecss";
import { shortRules } from "./page-rules.ts";

const styleElement = /(<style data-site[^>]*>)([\s\S]*?)(<\/style>)/;
/** Attributes whose values no rule asks for. */
const texts = /(\s(?:href|src|d|content|alt|title|placeholder|value|aria-label))="[^"]*"/g;

/** What script or the visitor may set on elements that are already there: rules about these stay. */
const dynamicAttributes = [
  "open",
  "data-theme",
  "data-js",
  "data-heading",
  "data-face",
  "data-later",
  "data-entrance",
];

/** The site's whole stylesheet, as the pages of the build carry it. */
export function wholeStyles(html: string): string {
  const css = styleElement.exec(html)?.[2];
  if (!css) throw new Error("A prerendered page has no <style data-site>: did app/root.tsx change?");
  return css;
}

/** Every word of the page's tags that may be a tag's, a class's or an attribute's name; what stands between them is not. */
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

/** The rules of a stylesheet that a page's own elements can use. */
async function rulesFor(css: string, elements: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: elements, extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: words,
    dynamicAttributes,
    variables: true,
    keyframes: true,
    fontFace: false,
  });
  return shortRules(purged?.css ?? css, elements);
}

/** A page with its own rules, and these as the page's policy must know them. */
interface StyledPage {
  html: string;
  rules: string;
}

/**
 * The page with only the rules that it uses inside: every kilobyte before the first paint counts. The whole
 * stylesheet comes before the page's script does, for what script will show.
 * @param find finds the rules for elements, given as HTML without them
 */
export async function withOwnStyles(html: string, find = rulesFor): Promise<StyledPage> {
  const rules = await find(wholeStyles(html), html.replace(styleElement, ""));
  return { rules, html: html.replace(styleElement, (_, open, _css, close) => `${open}${rules}${close}`) };
}

/** Most kinds of page whose rules are kept. A screen has a few: empty, full, refused. */
const mostKept = 300;

/**
 * Finds rules as the build does, for pages that are rendered anew for each visitor: finding takes longer than rendering,
 * so what was found is kept, by the names of everything in the page that a rule may ask for.
 */
export function keptRules(): typeof rulesFor {
  const kept = new Map<string, Promise<string>>();
  return (css, elements) => {
    const names = [...new Set(words(elements))].sort().join(" ");
    const known = kept.get(names);
    if (known) return known;
    const found = rulesFor(css, elements);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(names, found);
    found.catch(() => kept.delete(names));
    return found;
  };
}
