/**
 * Parses a page of the site without a browser. Its HTML is React's: every element is closed, every attribute is quoted.
 */

const empty = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements whose text is taken literally. */
const raw = new Set(["script", "style"]);
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

const tag =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>/giy;
const attribute = /([^\s=/>]+)(?:="([^"]*)")?/g;

/** @throws when it has an entity that React does not write */
function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
    const sign = named[name];
    if (sign === undefined) throw new Error(`Unknown entity ${whole}`);
    return sign;
  });
}

export class HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (HtmlElement | string)[] = [];
  readonly parent: HtmlElement | undefined;

  constructor(name: string, attributes: Readonly<Record<string, string>>, parent: HtmlElement | undefined) {
    this.name = name;
    this.attributes = attributes;
    this.parent = parent;
  }

  get elements(): HtmlElement[] {
    return this.children.filter((child) => typeof child !== "string");
  }

  /** Every element in it, in the order of the page. */
  get descendants(): HtmlElement[] {
    return this.elements.flatMap((child) => [child, ...child.descendants]);
  }

  /** All text in it, as `textContent` of a browser. */
  get textContent(): string {
    return this.children.map((child) => (typeof child === "string" ? child : child.textContent)).join("");
  }

  /** Its text with single spaces, trimmed. */
  get text(): string {
    return this.textContent.replace(/\s+/g, " ").trim();
  }

  attribute(name: string): string | undefined {
    return this.attributes[name.toLowerCase()];
  }

  /** The elements in it that match one of the selectors: names, #, ., [a], [a="b"] with ^= $= *= ~=, spaces and >. */
  all(selectors: string): HtmlElement[] {
    const lists = selectors.split(/,(?![^[]*\])/).map(steps);
    return this.descendants.filter((element) => lists.some((list) => matches(element, list)));
  }

  /** @throws unless there is exactly one */
  one(selectors: string): HtmlElement {
    const [found, ...more] = this.all(selectors);
    if (!found || more.length) throw new Error(`${found ? more.length + 1 : 0} times ${selectors}`);
    return found;
  }

  /** The nearest ancestor, or the element itself, that matches the selector. */
  closest(selector: string): HtmlElement | undefined {
    const list = steps(selector);
    let at: HtmlElement | undefined = this;
    while (at && !matches(at, list)) at = at.parent;
    return at;
  }
}

interface Step {
  /** Whether it must be a direct child. */
  child: boolean;
  tests: ((element: HtmlElement) => boolean)[];
}

const part = /([\w-]+)|#([\w-]+)|\.([\w-]+)|\[([\w:-]+)(?:([~^$*]?)="([^"]*)")?\]/y;

function steps(selector: string): Step[] {
  const found: Step[] = [];
  let child = false;
  for (const word of selector.trim().match(/(?:\[[^\]]*\]|[^\s>])+|>/g) ?? []) {
    if (word === ">") child = true;
    else {
      found.push({ child, tests: testsOf(word) });
      child = false;
    }
  }
  return found;
}

function testsOf(word: string): Step["tests"] {
  const tests: Step["tests"] = [];
  part.lastIndex = 0;
  while (part.lastIndex < word.length) {
    const found = part.exec(word);
    if (!found) throw new Error(`Cannot read the selector ${word}`);
    const [, name, id, className, key = "", how, value] = found;
    if (name) tests.push((element) => element.name === name);
    else if (id) tests.push((element) => element.attribute("id") === id);
    else if (className) tests.push((element) => wordsOf(element.attribute("class")).includes(className));
    else tests.push((element) => holds(element.attribute(key), how ?? "", value));
  }
  return tests;
}

const wordsOf = (text = "") => text.split(/\s+/);

function holds(found: string | undefined, how: string, value: string | undefined): boolean {
  if (found === undefined || value === undefined) return found !== undefined;
  if (how === "^") return found.startsWith(value);
  if (how === "$") return found.endsWith(value);
  if (how === "*") return found.includes(value);
  return how === "~" ? wordsOf(found).includes(value) : found === value;
}

function matches(element: HtmlElement, list: readonly Step[]): boolean {
  const last = list.at(-1);
  if (!last?.tests.every((test) => test(element))) return false;
  const before = list.slice(0, -1);
  if (!before.length) return true;
  let around = element.parent;
  while (around) {
    if (matches(around, before)) return true;
    if (last.child) return false;
    around = around.parent;
  }
  return false;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
  );
}

/**
 * @returns the document, with `html` in it
 * @throws where an element is not closed in its place
 */
export function readHtml(html: string): HtmlElement {
  const document = new HtmlElement("#document", {}, undefined);
  let open = document;
  let at = 0;
  while (at < html.length) {
    if (raw.has(open.name)) {
      const end = html.indexOf(`</${open.name}>`, at);
      if (end < 0) throw new Error(`<${open.name}> is never closed`);
      open.children.push(html.slice(at, end));
      at = end;
    }
    const next = html.indexOf("<", at);
    if (next !== at) open.children.push(decoded(html.slice(at, next < 0 ? html.length : next)));
    if (next < 0) break;
    tag.lastIndex = next;
    const found = tag.exec(html);
    if (!found) throw new Error(`Cannot read ${html.slice(next, next + 80)}`);
    at = tag.lastIndex;
    const [, closing, written, attributes = "", stroke] = found;
    if (!written) continue;
    const name = written.toLowerCase();
    if (closing) {
      if (open.name !== name || !open.parent) throw new Error(`</${name}> where <${open.name}> is open`);
      open = open.parent;
      continue;
    }
    const element = new HtmlElement(name, attributesOf(attributes), open);
    open.children.push(element);
    if (!empty.has(name) && !stroke) open = element;
  }
  if (open !== document) throw new Error(`<${open.name}> is never closed`);
  return document;
}
