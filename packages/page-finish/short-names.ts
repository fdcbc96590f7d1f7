import postcss, { type Container } from "postcss";

/** A class in a selector, with its backslash escapes. */
const classInSelector = /\.((?:\\[0-9a-f]{1,6}\s?|\\[^0-9a-f]|[\w-]|[^\0-\x7f])+)/gi;

/** Scripts and styles, which are left unchanged, or a tag with a class. */
const classInTag = /<(script|style)\b[\s\S]*?<\/\1>|(<[a-z][^>]*? class=")([^"]*)(")/gi;

const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = `${letters}0123456789-_`;

/** The class name as written in `class`, from its escaped form in a selector. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** The class names in a selector, as written in `class`. */
function classesIn(selector: string): string[] {
  return [...selector.matchAll(classInSelector)].map(([, name = ""]) => unescaped(name));
}

/** The class name, from its escaped form in HTML. */
function read(written: string): string {
  return written
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** All classes that the rules of a stylesheet select. */
function namesAskedFor(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const name of classesIn(rule.selector)) names.add(name);
  });
  return [...names];
}

/** Whether a rule is in the utilities layer. */
function isInUtilities(node: Container | undefined): boolean {
  for (let at = node; at; at = at.parent as Container | undefined) {
    if (at.type === "atrule" && "name" in at && at.name === "layer" && "params" in at) {
      return at.params === "utilities";
    }
  }
  return false;
}

/**
 * Tailwind's utilities in a stylesheet. A class that a rule of another layer also selects is left out, and so is one
 * that is selected on a surrounding element (`group`): what script shows later must find it.
 */
function utilitiesOf(css: string): string[] {
  const utilities = new Set<string>();
  const kept = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const names = classesIn(selector);
      if (isInUtilities(rule.parent as Container) && names.length === 1) utilities.add(names[0] ?? "");
      else if (isInUtilities(rule.parent as Container)) {
        // The last class is the utility, `group-open:block`; the others are on surrounding elements.
        utilities.add(names.at(-1) ?? "");
        for (const name of names.slice(0, -1)) kept.add(name);
      } else for (const name of names) kept.add(name);
    }
  });
  return [...utilities].filter((name) => name && !kept.has(name));
}

/** The names in each `class` of a page's tags. */
export function classLists(html: string): string[][] {
  return [...html.matchAll(classInTag)].flatMap(([, , , value]) =>
    value === undefined ? [] : [value.trim().split(/\s+/).map(read)],
  );
}

/** The short name for an index: a to z, then two characters, then three. */
function shortName(at: number): string {
  let rest = at;
  let name = letters[rest % letters.length] ?? "";
  rest = Math.floor(rest / letters.length);
  while (rest > 0) {
    rest -= 1;
    name += signs[rest % signs.length];
    rest = Math.floor(rest / signs.length);
  }
  return name;
}

/** Short names by the utilities' own names. */
export type ShortNames = Readonly<Record<string, string>>;

/**
 * Gives one letter to the most used names, and two letters in order to the others, which compresses best with brotli.
 * @param uses how often each is used, in the order of the stylesheet
 * @param taken names that are already in use
 */
function giveNames(uses: ReadonlyMap<string, number>, taken: ReadonlySet<string>): ShortNames {
  const most = [...uses].sort(([, one], [, other]) => other - one).slice(0, letters.length);
  const names: Record<string, string> = {};
  let at = 0;
  for (const name of new Set([...most.map(([first]) => first), ...uses.keys()])) {
    while (taken.has(shortName(at))) at += 1;
    names[name] = shortName(at);
    at += 1;
  }
  return names;
}

/**
 * Short names for the utilities of a stylesheet, by how often the pages use them.
 * @param css the site's whole stylesheet
 * @param pages HTML of the pages
 */
export function shortNamesOf(css: string, pages: readonly string[]): ShortNames {
  const uses = new Map(utilitiesOf(css).map((name) => [name, 0]));
  const taken = new Set<string>();
  for (const html of pages) {
    for (const name of classLists(html).flat()) {
      const count = uses.get(name);
      if (count === undefined) taken.add(name);
      else uses.set(name, count + 1);
    }
  }
  return giveNames(uses, taken);
}

/** Rewrites rules with the short names. */
export function shortenRules(css: string, names: ShortNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(classInSelector, (whole, name) => {
      const short = names[unescaped(name)];
      return short === undefined ? whole : `.${short}`;
    });
  });
  return root.toString();
}

/** A `class` with the short names. */
const shortenClass = (value: string, names: ShortNames): string =>
  [
    ...new Set(
      value
        .trim()
        .split(/\s+/)
        .map((name) => names[read(name)] ?? name),
    ),
  ].join(" ");

/** Each `class` that was shortened, by the names: pages of one kind share them, and their classes come from our code. */
const shortened = new WeakMap<ShortNames, Map<string, string>>();

/** Rewrites the tags of a page with the short names. */
export function shortenTags(html: string, names: ShortNames): string {
  const known = shortened.get(names) ?? new Map<string, string>();
  shortened.set(names, known);
  return html.replace(classInTag, (whole, _script, open, value, close) => {
    if (open === undefined) return whole;
    const short = known.get(value) ?? shortenClass(value, names);
    known.set(value, short);
    return `${open}${short}${close}`;
  });
}

/** Selects the short names of the build that a page's rules use. */
export function namesFrom(table: ShortNames): (rules: string) => ShortNames {
  return (rules) =>
    Object.fromEntries(
      namesAskedFor(rules).flatMap((name) => {
        const short = table[name];
        return short === undefined ? [] : [[name, short] as const];
      }),
    );
}

/**
 * Short names for a single page. Utilities that are on exactly the same elements share one name: their rules follow
 * each other in the same order, so they mean the same.
 * @param utilities names that may be changed (those of `shortNamesOf`)
 */
export function ownNames(utilities: readonly string[]): (rules: string, html: string) => ShortNames {
  const mayChange = new Set(utilities);
  return (rules, html) => {
    const places = new Map<string, number[]>();
    const taken = new Set<string>();
    for (const [at, list] of classLists(html).entries()) {
      for (const name of new Set(list)) {
        if (mayChange.has(name)) places.set(name, [...(places.get(name) ?? []), at]);
        else taken.add(name);
      }
    }
    const asked = namesAskedFor(rules).filter((name) => places.has(name));
    const groups = [...Map.groupBy(asked, (name) => String(places.get(name))).values()];
    const uses = new Map(groups.map((group) => [group[0] ?? "", places.get(group[0] ?? "")?.length ?? 0]));
    const short = giveNames(uses, taken);
    return Object.fromEntries(
      groups.flatMap((group) => group.map((name) => [name, short[group[0] ?? ""] ?? name])),
    );
  };
}
