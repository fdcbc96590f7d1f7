import { type HtmlElement, readHtml } from "#tests/support/html.ts";

/** A link on a page. */
export interface PageLink {
  /** As written, such as ?package=leadbot-basic or https://wa.me/… */
  href: string;
  /** Its accessible name, for messages. */
  name: string;
  newTab: boolean;
  rel: string;
}

/** What is read from a page's HTML. */
export interface PageFacts {
  language: string;
  titles: string[];
  /** The contents of all <meta> elements, by name or property. */
  meta: Record<string, string[]>;
  canonical: string[];
  headings: { level: number; text: string }[];
  links: PageLink[];
  /** Addresses of the files that the page loads. */
  files: string[];
  /** Ids that a fragment may lead to. */
  ids: string[];
  /** The beginning of the code of each picture that has no text and is not hidden from screen readers either. */
  speechless: string[];
  /** The contents of application/ld+json scripts. */
  structured: string[];
  /** All visible text, with single spaces between the words. */
  text: string;
}

/** Whether a picture has a text alternative. */
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

/** The visible texts in an element. React splits a text within one element where it inserts a value. */
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
    // A dialog opened by its address comes before the page, with its own heading.
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
