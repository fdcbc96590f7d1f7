import type { Declaration, Root, Rule } from "postcss";
import { classLists } from "./short-names.ts";

interface Reader {
  rule: Rule;
  declaration: Declaration;
  /** What stands in for the variable. */
  otherwise: string;
}

const oneClass = /^\.((?:\\.|[\w-])+)(?::[\w-]+)?$/;
const wholeVariable = /^var\((--[\w-]+),\s*(.+)\)$/;

/** Classes of a rule whose every selector is one class, with or without a state; undefined for others. */
function classesOf(rule: Rule): string[] | undefined {
  const names = rule.selectors.map((selector) => oneClass.exec(selector)?.[1]?.replaceAll("\\", ""));
  return names.every((name) => name !== undefined) ? names : undefined;
}

function ofRule(declaration: Declaration): Rule | undefined {
  return declaration.parent?.type === "rule" ? (declaration.parent as Rule) : undefined;
}

/**
 * Settles a variable such as Tailwind's --tw-leading. A rule of the page sets it and the property that it is for
 * (`.leading-tight`); others read it, with something in its stead (`.text-lg`). Where the first stands behind the second
 * in the stylesheet on every element that has both, the property alone says the same.
 */
export function settleOverruled(root: Root, html: string): void {
  const place = new Map<Rule, number>();
  const setters = new Map<string, Rule[]>();
  const readers = new Map<string, Reader[]>();
  const held = new Set<string>();
  root.walkRules((rule) => void place.set(rule, place.size));
  root.walkDecls((declaration) => {
    const rule = ofRule(declaration);
    if (rule && /^--tw-/.test(declaration.prop) && classesOf(rule)) {
      setters.set(declaration.prop, [...(setters.get(declaration.prop) ?? []), rule]);
    }
    const [, name, otherwise] = wholeVariable.exec(declaration.value) ?? [];
    if (rule && name && otherwise && classesOf(rule)) {
      readers.set(name, [...(readers.get(name) ?? []), { rule, declaration, otherwise }]);
    } else for (const other of declaration.value.match(/(?<=var\()--tw-[\w-]+/g) ?? []) held.add(other);
  });
  const lists = classLists(html);
  for (const [name, sets] of setters) {
    const reads = readers.get(name);
    const property = reads?.[0]?.declaration.prop;
    if (!reads || !property || held.has(name)) continue;
    const saysItself = (rule: Rule) =>
      rule.nodes.some((node) => node.type === "decl" && node.prop === property && !node.value.includes(name));
    if (!sets.every(saysItself) || reads.some(({ declaration }) => declaration.prop !== property)) continue;
    const first = new Map(
      sets.flatMap((rule) => (classesOf(rule) ?? []).map((each) => [each, place.get(rule)])),
    );
    const last = new Map(
      reads.flatMap(({ rule }) => (classesOf(rule) ?? []).map((each) => [each, place.get(rule)])),
    );
    const overruled = lists.every((classes) => {
      const settersHere = classes.flatMap((each) => first.get(each) ?? []);
      const readersHere = classes.flatMap((each) => last.get(each) ?? []);
      return settersHere.every((setter) => readersHere.every((reader) => setter > reader));
    });
    if (!overruled) continue;
    for (const { declaration, otherwise } of reads) declaration.value = otherwise;
    for (const rule of sets) {
      rule.walkDecls(name, (declaration) => void declaration.remove());
    }
  }
}

/** Settles a variable that is read only in rules that set it themselves, as shadows are. */
export function settleOwn(root: Root): void {
  const reads = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    for (const name of new Set(declaration.value.match(/(?<=var\()--tw-[\w-]+/g))) {
      reads.set(name, [...(reads.get(name) ?? []), declaration]);
    }
  });
  for (const [name, declarations] of reads) {
    const own = declarations.map((declaration) =>
      ofRule(declaration)?.nodes.findLast(
        (node): node is Declaration => node.type === "decl" && node.prop === name,
      ),
    );
    if (!own.every((set) => set && !set.value.includes("var("))) continue;
    for (const [at, declaration] of declarations.entries()) {
      declaration.value = declaration.value.replaceAll(`var(${name})`, () => own[at]?.value ?? "");
    }
  }
}
