import { PurgeCSS } from "purgecss";
import { shortRules } from "./page-rules.ts";
import { namesAskedFor, type ShortNames, shortenRules, shortenTags } from "./short-names.ts";

const styleElement = /(<style data-site[^>]*>)([\s\S]*?)(<\/style>)/;
/** Attributes whose values no rule asks for. */
const texts = /(\s(?:href|src|d|content|alt|title|placeholder|value|aria-label))="[^"]*"/g;

/** A dialog that nobody has opened: it is not seen, and the script that fills it brings the whole stylesheet. */
const closedDialog = /<dialog(?![^>]*\sopen)[^>]*><\/dialog>/g;

/** What script or the visitor may set on elements that are already there: rules about these stay. */
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
];

/** The stylesheet inside a page: the site's whole one, as the pages of the build carry it, until the page has its own rules. */
export function wholeStyles(html: string): string {
  const css = styleElement.exec(html)?.[2];
  if (!css) throw new Error("A prerendered page has no <style data-site>: did app/root.tsx change?");
  return css;
}

/** The page with another stylesheet inside. */
export function withStyles(html: string, css: string): string {
  return html.replace(styleElement, (_, open, _css, close) => `${open}${css}${close}`);
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

interface OwnRules {
  rules: string;
  /** The short names of the utilities that have a rule here. */
  names: ShortNames;
}

/** The rules of a stylesheet that a page's own elements can use, with short names. */
async function rulesFor(css: string, elements: string, names: ShortNames): Promise<OwnRules> {
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
  const asked = namesAskedFor(rules).flatMap((name) => {
    const short = names[name];
    return short === undefined ? [] : [[name, short] as const];
  });
  return { rules: shortenRules(rules, names), names: Object.fromEntries(asked) };
}

/** A page with its own rules, and these as the page's policy must know them. */
interface StyledPage {
  html: string;
  rules: string;
}

/**
 * The page with only the rules that it uses inside: every kilobyte before the first paint counts. The whole
 * stylesheet comes before the page's script does, for what script will show. A utility that no element can use yet, such as
 * the border of a field that is found wrong, keeps its long name, by which that stylesheet knows it.
 * @param names the short names of this build's utilities
 * @param find finds the rules for elements, given as HTML without them
 */
export async function withOwnStyles(html: string, names: ShortNames, find = rulesFor): Promise<StyledPage> {
  const elements = html.replace(styleElement, "").replace(closedDialog, "");
  const { rules, names: used } = await find(wholeStyles(html), elements, names);
  return { rules, html: shortenTags(withStyles(html, rules), used) };
}

/** Most kinds of page whose rules are kept. A screen has a few: empty, full, refused. */
const mostKept = 300;

/**
 * Finds rules as the build does, for pages that are rendered anew for each visitor: finding takes longer than rendering,
 * so what was found is kept, by the names of everything in the page that a rule may ask for.
 */
export function keptRules(): typeof rulesFor {
  const kept = new Map<string, Promise<OwnRules>>();
  return (css, elements, names) => {
    const asked = [...new Set(words(elements))].sort().join(" ");
    const known = kept.get(asked);
    if (known) return known;
    const found = rulesFor(css, elements, names);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(asked, found);
    found.catch(() => kept.delete(asked));
    return found;
  };
}
