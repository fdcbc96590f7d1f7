import { type HtmlElement, readHtml } from "#tests/support/html.ts";

/** A link as a page has it. */
export interface PageLink {
  /** As written, such as ?package=leadbot-basic or https://wa.me/… */
  href: string;
  /** What it is called, for messages. */
  name: string;
  newTab: boolean;
  rel: string;
}

/** What a reader of its elements finds in a page's HTML. */
export interface PageFacts {
  language: string;
  titles: string[];
  /** The contents of each <meta>, by its name or property. */
  meta: Record<string, string[]>;
  canonical: string[];
  headings: { level: number; text: string }[];
  links: PageLink[];
  /** Addresses of the files that the page is made of. */
  files: string[];
  /** What a # may lead to. */
  ids: string[];
  /** Pictures without words that are not hidden from screen readers either, by the beginning of their code. */
  speechless: string[];
  /** The texts of application/ld+json. */
  structured: string[];
  /** All that a visitor may read, with single spaces between the words. */
  text: string;
}

/** Whether a picture has words of its own. */
function isNamed(picture: HtmlElement, page: HtmlElement): boolean {
  return Boolean(
    picture.attribute("aria-label")?.trim() ||
      picture.attribute("alt")?.trim() ||
      picture.all("title")[0]?.text ||
      (picture.attribute("aria-labelledby") ?? "")
        .split(/\s+/)
        .some((id) => id && page.all("[id]").some((element) => element.attribute("id") === id)),
  );
}

function isHidden(picture: HtmlElement): boolean {
  return Boolean(picture.closest('[aria-hidden="true"]')) || picture.attribute("alt")?.trim() === "";
}

const unread = new Set(["script", "style", "template", "noscript"]);

/** The texts in an element that a visitor may read. Within one element React splits a text where a value is in it. */
function readable(element: HtmlElement): string {
  let text = "";
  let afterText = false;
  for (const child of element.children) {
    if (typeof child === "string") {
      text += afterText ? child : ` ${child}`;
      afterText = true;
    } else if (!unread.has(child.name) && child.attribute("hidden") === undefined) {
      text += ` ${readable(child)}`;
      afterText = false;
    }
  }
  return text;
}

function metaOf(page: HtmlElement): PageFacts["meta"] {
  const meta: Record<string, string[]> = {};
  for (const element of page.all("meta[content]")) {
    const key = element.attribute("name") ?? element.attribute("property") ?? "";
    meta[key] = [...(meta[key] ?? []), element.attribute("content") ?? ""];
  }
  return meta;
}

/** Reads a page. */
export function readPage(html: string): PageFacts {
  const page = readHtml(html);
  const attributes = (selector: string, name: string) =>
    page.all(selector).flatMap((element) => element.attribute(name) ?? []);
  return {
    language: page.one("html").attribute("lang") ?? "",
    titles: page
      .all("title")
      .filter((title) => !title.closest("svg"))
      .map(({ text }) => text),
    meta: metaOf(page),
    canonical: attributes('link[rel="canonical"]', "href"),
    // A dialog that is open by its address comes before the page, with a heading of its own.
    headings: page
      .all("h1, h2, h3, h4, h5, h6")
      .filter((heading) => !heading.closest("dialog"))
      .map(({ name, text }) => ({ level: Number(name.slice(1)), text })),
    links: page.all("a[href], area[href]").map((link) => ({
      href: link.attribute("href") ?? "",
      name: link.attribute("aria-label") ?? link.text,
      newTab: link.attribute("target") === "_blank",
      rel: link.attribute("rel") ?? "",
    })),
    files: [
      ...attributes("script[src], img[src], source[src], video[src], audio[src], iframe[src]", "src"),
      ...page
        .all("link[href]")
        .filter((link) => link.attribute("rel") !== "canonical")
        .map((link) => link.attribute("href") ?? ""),
    ],
    ids: [...attributes("[id]", "id"), ...attributes("a[name]", "name")],
    speechless: page
      .all('img, svg, [role="img"]')
      .filter((picture) => !picture.parent?.closest("svg") && !isHidden(picture) && !isNamed(picture, page))
      .map(({ name, attributes }) => `<${name} ${JSON.stringify(attributes)}`.slice(0, 120)),
    structured: page.all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    text: readable(page.one("body")).replace(/[\s\u00a0\u2060]+/g, " "),
  };
}
