import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import { inlineOverruled, inlineOwn } from "./constant-variables.ts";

/** Pseudo-elements that browsers draw, mostly for controls, and which tags have them. */
const controlParts: readonly (readonly [RegExp, RegExp])[] = [
  [/::-webkit-(date|calendar)/, /<input[^>]*\stype="(date|datetime-local|month|time|week)"/],
  [/::-webkit-search/, /<input[^>]*\stype="search"/],
  [/::-webkit-(inner|outer)-spin/, /<input[^>]*\stype="number"/],
  [/::file-selector-button/, /<input[^>]*\stype="file"/],
  [/::placeholder/, /\splaceholder="/],
  [/::backdrop/, /<dialog/],
];

/** Drops the rules of control parts that no control of the page has. */
function dropControlParts(root: Root, html: string): void {
  const absent = controlParts.filter(([, tag]) => !tag.test(html)).map(([part]) => part);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !absent.some((part) => part.test(selector)));
    if (!rule.selectors.some(Boolean)) rule.remove();
  });
}

const firstNameInHas = /:has\(\s*(?:\.([\w-]+)|\[([\w-]+)|(dialog|form))/;

/** Drops :has() rules whose inner selector names something that the page does not have. */
function dropAbsentInsides(root: Root, html: string): void {
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => {
      const [, className, attribute, tag] = firstNameInHas.exec(selector) ?? [];
      return html.includes(className ?? attribute ?? (tag ? `<${tag}` : ""));
    });
    if (!rule.selectors.some(Boolean)) rule.remove();
  });
}

/** Whether a declaration only repeats a variable's initial value, for browsers without @property. */
function isFallback(declaration: Declaration): boolean {
  for (let parent = declaration.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === "atrule" && (parent as unknown as AtRule).params === "properties") return true;
  }
  return false;
}

/** A variable of Tailwind and its fallback, which may contain nested parentheses, two levels deep. */
const tailwindVariable = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/** The value with each of Tailwind's variables replaced by what `replace` returns; undefined leaves it unchanged. */
function replaceVariables(
  value: string,
  replace: (name: string, otherwise?: string) => string | undefined,
): string {
  return value.replace(tailwindVariable, (whole, name: string, otherwise?: string) => {
    const inside = otherwise === undefined ? undefined : replaceVariables(otherwise.trim(), replace);
    return replace(name, inside) ?? (inside === undefined ? whole : `var(${name},${inside})`);
  });
}

/**
 * Replaces Tailwind's variables that nothing on the page sets by their initial values. What script shows later brings
 * the whole stylesheet, where they are variables again.
 */
function settleVariables(root: Root): void {
  const first = new Map<string, string>();
  root.walkAtRules("property", (property) => {
    property.walkDecls("initial-value", ({ value }) => void first.set(property.params, value));
  });
  const set = new Set<string>();
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!isFallback(declaration) && declaration.value !== first.get(declaration.prop))
      set.add(declaration.prop);
  });
  root.walkDecls((declaration) => {
    if (!declaration.value.includes("var(--tw-")) return;
    declaration.value = replaceVariables(declaration.value, (name, otherwise) =>
      set.has(name) ? undefined : (first.get(name) ?? otherwise),
    )
      // Simplifies a border that could be on either side: here it is always on the same one.
      .replace("calc(1px * 0)", "0")
      .replace("calc(1px * calc(1 - 0))", "1px")
      // A shadow of no size.
      .replace(/(?:0 0 #0000,\s*)+(?=\S)/g, "")
      .trim();
    if (!declaration.value) declaration.remove();
  });
}

/** Drops initial values of variables that nothing reads, and rules that are then empty. */
function dropUnread(root: Root): void {
  const read = new Set(root.toString().match(/(?<=var\()--[\w-]+/g));
  root.walkAtRules("property", (property) => {
    if (!read.has(property.params)) property.remove();
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  const empty = (node: Rule | AtRule) => {
    if (node.nodes?.length === 0) node.remove();
  };
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    root.walkRules(empty);
    root.walkAtRules(empty);
    now = root.toString().length;
  }
}

/** Drops font settings that only say the default, where no rule of the page says otherwise. */
function dropUsualLetters(root: Root): void {
  for (const property of ["font-feature-settings", "font-variation-settings"]) {
    const found: Declaration[] = [];
    root.walkDecls(property, (declaration) => void found.push(declaration));
    if (found.some(({ value }) => !/^(initial|inherit|normal)$/.test(value))) continue;
    for (const declaration of found) declaration.remove();
  }
}

/** Drops comments, and declarations that the next one repeats. */
function dropRepeated(root: Root): void {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === "decl" && next.prop === declaration.prop && next.value === declaration.value) {
      declaration.remove();
    }
  });
  root.walkComments((comment) => void comment.remove());
}

/**
 * Shortens the rules for the elements of one page.
 * @param css the rules that the page's elements can use, minified
 * @param html the page
 */
export function shortRules(css: string, html: string): string {
  const root = postcss.parse(css);
  dropControlParts(root, html);
  dropAbsentInsides(root, html);
  settleVariables(root);
  inlineOverruled(root, html);
  inlineOwn(root);
  dropUnread(root);
  dropUsualLetters(root);
  dropRepeated(root);
  return root.toString();
}
