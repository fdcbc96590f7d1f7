import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";
import { wholeStyles, withStyles } from "#server/platform/own-styles.ts";
import {
  classesIn,
  classLists,
  giveNames,
  isInUtilities,
  namesAskedFor,
  shortenRules,
  shortenTags,
} from "#server/platform/short-names.ts";

/** A class and its states: a rule for the element itself, not for what stands inside or beside it. */
const elementItself = /^\.[\w-]+(::?[\w-]+(\([^()>+~ ]*\))?)*$/;

/** Scripts, which are left alone, or a tag up to its class. */
const tagToClass =
  /<script\b[\s\S]*?<\/script>|<([a-z][\w-]*)((?: (?!class=)[\w:-]+(?:="[^"]*")?)+) class="([^"]*)"/g;

/** Properties that say something about the same thing: a shorthand, its parts, and the same side by another name. */
function subject(property: string): string {
  if (/^(inset|top|right|bottom|left)/.test(property)) return "inset";
  if (/^(row-|column-)?gap$/.test(property)) return "gap";
  if (/^(align|justify|place)-/.test(property)) return "place";
  if (property.startsWith("--")) return property;
  return property.replace(/^-(webkit|moz)-/, "").split("-")[0] ?? property;
}

function subjects(rule: Rule): Set<string> {
  const found = new Set<string>();
  rule.walkDecls(({ prop }) => void found.add(subject(prop)));
  return found;
}

/** Where a rule stands, and what its selector asks for besides the class. */
function circumstances(rule: Rule, selector: string): string {
  const around: string[] = [];
  for (
    let at: Container | undefined = rule.parent as Container;
    at;
    at = at.parent as Container | undefined
  ) {
    if (at.type === "atrule") around.push(`${(at as AtRule).name} ${(at as AtRule).params}`);
  }
  return [selector, ...around].join("\n");
}

/** Names that stand on the very same elements of the page, each list under its first. */
function together(lists: readonly string[][], names: readonly string[]): Map<string, string[]> {
  const places = new Map<string, number[]>(names.map((name) => [name, []]));
  for (const [at, list] of lists.entries()) {
    for (const name of new Set(list)) places.get(name)?.push(at);
  }
  const groups = Map.groupBy(
    names.filter((name) => places.get(name)?.length),
    (name) => String(places.get(name)),
  );
  return new Map([...groups.values()].map((group) => [group[0] ?? "", group]));
}

/**
 * Rules of one name in the same circumstances become one, in the place of the last. Where a rule between them may say
 * something else about the same thing on the same element, they stay apart: the later must go on to win.
 */
function mergeRules(rules: readonly Rule[], lists: readonly string[][]): void {
  const nameOf = (rule: Rule) => classesIn(rule.selector).at(-1) ?? "";
  /** Whether two rules may be about one element. */
  const meet = (one: Rule, other: Rule) =>
    !elementItself.test(one.selector) ||
    !elementItself.test(other.selector) ||
    lists.some((list) => list.includes(nameOf(one)) && list.includes(nameOf(other)));
  const about = new Map(rules.map((rule) => [rule, subjects(rule)]));
  for (const group of Map.groupBy(rules, (rule) => circumstances(rule, rule.selector)).values()) {
    const last = group.at(-1);
    if (!last || group.length === 1) continue;
    // From the last to the first, so that the order among them stays.
    for (const rule of group.slice(0, -1).reverse()) {
      const said = about.get(rule) ?? new Set();
      const between = rules.slice(rules.indexOf(rule) + 1, rules.indexOf(last));
      const disputed = between.some(
        (other) => other.parent && [...said].some((one) => about.get(other)?.has(one)) && meet(rule, other),
      );
      if (disputed) continue;
      // What the last says of the same property wins.
      const own = new Set(last.nodes.map((node) => (node as Declaration).prop));
      const lasting = (rule.nodes as Declaration[]).filter(({ prop }) => !own.has(prop));
      last.prepend(...lasting.map((node) => node.clone()));
      about.set(last, new Set([...(about.get(last) ?? []), ...said]));
      rule.remove();
    }
  }
}

/** A finished page, and what its short names stand for. */
export interface NamedPage {
  html: string;
  /** Of each short name, the utilities in whose place it stands. */
  names: Record<string, string[]>;
}

/**
 * Gives the utilities of a page names of its own, which are as short as can be: utilities that stand on the very same
 * elements are one name and, where nothing speaks against it, one rule.
 * @param html a page with its own rules, by long names
 * @param utilities names that may be changed (those of `shortNamesOf`)
 */
export function withOwnNames(html: string, utilities: readonly string[]): NamedPage {
  const css = wholeStyles(html);
  const lists = classLists(html);
  const mayChange = new Set(utilities);
  const groups = together(
    lists,
    namesAskedFor(css).filter((name) => mayChange.has(name)),
  );
  const taken = new Set(lists.flat().filter((name) => !mayChange.has(name)));
  const uses = new Map([...groups.keys()].map((name) => [name, 0]));
  for (const name of lists.flat()) {
    const count = uses.get(name);
    if (count !== undefined) uses.set(name, count + 1);
  }
  const short: Record<string, string> = {};
  const names: Record<string, string[]> = {};
  for (const [first, name] of Object.entries(giveNames(uses, taken))) {
    names[name] = groups.get(first) ?? [];
    for (const member of names[name]) short[member] = name;
  }
  const root = postcss.parse(shortenRules(css, short));
  const mergeable: Rule[] = [];
  root.walkRules((rule) => {
    if (isInUtilities(rule.parent as Container)) mergeable.push(rule);
  });
  mergeRules(
    mergeable,
    lists.map((list) => list.map((name) => short[name] ?? name)),
  );
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  // Tags that begin alike are smaller together.
  const tidy = shortenTags(withStyles(html, root.toString()), short).replace(
    tagToClass,
    (whole, tag, before, value) => (tag ? `<${tag} class="${value}"${before}` : whole),
  );
  return { names, html: tidy };
}
