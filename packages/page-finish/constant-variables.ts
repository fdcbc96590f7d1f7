import type { Declaration, Root, Rule } from "postcss";
import { classLists } from "./short-names.ts";

const oneClass = /^\.((?:\\.|[\w-])+)(?::[\w-]+)?$/;
const wholeVariable = /^var\((--[\w-]+),\s*(.+)\)$/;

function ruleOf(declaration: Declaration): Rule | undefined {
  return declaration.parent?.type === "rule" ? (declaration.parent as Rule) : undefined;
}

/** Classes of a rule whose selectors are all one class, with or without a state; empty for other rules. */
function classesOf(rule: Rule | undefined): string[] {
  const names = rule?.selectors.map((selector) => oneClass.exec(selector)?.[1]?.replaceAll("\\", "") ?? "");
  return names?.every(Boolean) ? names : [];
}

/**
 * Removes a variable such as Tailwind's --tw-leading. One rule of the page sets it together with its property
 * (`.leading-tight`); others read it, with a fallback (`.text-lg`). Where the first rule comes after the second in the
 * stylesheet for every element that has both, the property alone has the same effect.
 */
export function inlineOverruled(root: Root, html: string): void {
  const lists = classLists(html);
  const place = new Map<Rule | undefined, number>();
  root.walkRules((rule) => void place.set(rule, place.size));
  for (const name of new Set(root.toString().match(/--tw-[\w-]+(?=:)/g))) {
    const sets: Declaration[] = [];
    const reads: Declaration[] = [];
    root.walkDecls((declaration) => {
      if (declaration.prop === name && declaration.value !== "initial") sets.push(declaration);
      else if (declaration.value.includes(`var(${name}`)) reads.push(declaration);
    });
    const property = reads[0]?.prop;
    const says = (rule: Rule | undefined) =>
      rule?.some((node) => node.type === "decl" && node.prop === property && !node.value.includes(name));
    const alike =
      reads.every(({ prop, value }) => prop === property && wholeVariable.exec(value)?.[1] === name) &&
      [...sets, ...reads].every((declaration) => classesOf(ruleOf(declaration)).length) &&
      sets.every((declaration) => says(ruleOf(declaration)));
    if (!property || !alike) continue;
    const places = (declarations: Declaration[], classes: readonly string[]) =>
      declarations
        .map(ruleOf)
        .filter((rule) => classesOf(rule).some((each) => classes.includes(each)))
        .map((rule) => place.get(rule) ?? 0);
    if (lists.some((classes) => Math.min(...places(sets, classes)) < Math.max(...places(reads, classes))))
      continue;
    for (const declaration of reads) declaration.value = wholeVariable.exec(declaration.value)?.[2] ?? "";
    for (const declaration of sets) declaration.remove();
  }
}

/** Replaces a variable that is read only in rules that set it themselves, as with shadows. */
export function inlineOwn(root: Root): void {
  const reads = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    for (const name of new Set(declaration.value.match(/(?<=var\()--tw-[\w-]+/g))) {
      reads.set(name, [...(reads.get(name) ?? []), declaration]);
    }
  });
  for (const [name, declarations] of reads) {
    const own = declarations.map((declaration) =>
      ruleOf(declaration)?.nodes.findLast(
        (node): node is Declaration => node.type === "decl" && node.prop === name,
      ),
    );
    if (!own.every((set) => set && !set.value.includes("var("))) continue;
    for (const [at, declaration] of declarations.entries()) {
      declaration.value = declaration.value.replaceAll(`var(${name})`, () => own[at]?.value ?? "");
    }
  }
}
