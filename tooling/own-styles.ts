import { PurgeCSS } from "purgecss";
import { shortRules } from "./page-rules.ts";

const styleElement = /(<style data-site[^>]*>)([\s\S]*?)(<\/style>)/;
/** Attributes whose values no rule asks for. */
const texts = /\s(?:href|src|d|content|alt|title|placeholder|value|aria-label)="[^"]*"/g;

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
      .replace(texts, "")
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

/**
 * The page with only the rules that it uses inside: every kilobyte before the first paint counts. The whole
 * stylesheet comes before the page's script does, for what script will show.
 */
export async function withOwnStyles(html: string): Promise<string> {
  const css = wholeStyles(html);
  const own = await rulesFor(css, html.replace(styleElement, ""));
  return html.replace(styleElement, (_, open, _css, close) => `${open}${own}${close}`);
}
