/** A link as a page has it. */
export interface PageLink {
  /** As written, such as ?package=leadbot-basic or https://wa.me/… */
  href: string;
  /** What it is called, for messages. */
  name: string;
  newTab: boolean;
  rel: string;
}

/** What stands in a page's HTML, as a reader of its elements finds it. */
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

/** Reads a page; runs in a browser's page, so it holds all it needs. Scripts of the page that is read do not run. */
export function readPage(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = <E extends Element>(selector: string) => [...page.querySelectorAll<E>(selector)];
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const attributes = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);

  const named = (element: Element) =>
    Boolean(
      element.getAttribute("aria-label")?.trim() ||
        element.getAttribute("alt")?.trim() ||
        element.querySelector("title")?.textContent?.trim() ||
        (element.getAttribute("aria-labelledby") ?? "")
          .split(/\s+/)
          .some((id) => id && page.getElementById(id)),
    );
  const hidden = (element: Element) =>
    Boolean(element.closest('[aria-hidden="true"]')) || element.getAttribute("alt")?.trim() === "";

  const meta: Record<string, string[]> = {};
  for (const element of all("meta[content]")) {
    const key = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    meta[key] = [...(meta[key] ?? []), element.getAttribute("content") ?? ""];
  }
  const facts = {
    language: page.documentElement.lang,
    titles: all("head > title, body > title, title:not(svg title)").map(words),
    meta,
    canonical: attributes('link[rel="canonical"]', "href"),
    // A dialog that stands open by its address comes before the page, with a heading of its own.
    headings: all("h1, h2, h3, h4, h5, h6")
      .filter((heading) => !heading.closest("dialog"))
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: words(heading) })),
    links: all("a[href], area[href]").map((link) => ({
      href: link.getAttribute("href") ?? "",
      name: link.getAttribute("aria-label") ?? words(link),
      newTab: link.getAttribute("target") === "_blank",
      rel: link.getAttribute("rel") ?? "",
    })),
    files: [
      ...attributes("script[src], img[src], source[src], video[src], audio[src], iframe[src]", "src"),
      ...attributes('link[href]:not([rel="canonical"])', "href"),
    ],
    ids: [...attributes("[id]", "id"), ...attributes("a[name]", "name")],
    speechless: all("img, svg, [role=img]")
      .filter((picture) => !picture.parentElement?.closest("svg") && !hidden(picture) && !named(picture))
      .map((picture) => picture.outerHTML.slice(0, 120)),
    structured: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ""),
    text: "",
  };
  for (const element of all("script, style, template, noscript, [hidden]")) element.remove();
  // Another element begins another word; within one, React splits a text into several where a value stands in it.
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  let parent: Node | null = null;
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode;
    text += `${node.parentNode === parent ? "" : " "}${node.textContent}`;
    parent = node.parentNode;
  }
  facts.text = text.replace(/[\s\u00a0\u2060]+/g, " ");
  return facts;
}
