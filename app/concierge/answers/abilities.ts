import { abilities } from "#content/concierge/abilities.ts";
import { conciergePhrases as phrases } from "#content/concierge.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { packagesOf } from "./context.ts";
import { isPriced, sumOf } from "./money.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

/** Words that ask which offer is enough. */
const asksWhich =
  /\b(?:cheap(?:est|er)?|least expensive|lowest|smallest|minimum|which (?:one|package|plan|bot|of (?:your|una))|what package)\b/;

/** How many abilities a message must name. For a single one there is a written answer, which names the apps too. */
const leastAbilities = 2;

/** Words that ask whether something is so. */
const asksWhether = /^(?:please |abeg |so |and |but )?(?:does|do|can|could|will|would|is|are)\b/;

/** The answer to 'does SmartAgent Pro take orders?' where only a larger package does; undefined for any other message. */
export function lackedBy({ text, known, named }: Asked): Part | undefined {
  const [asked, ...others] = named.filter(({ kind, group }) => kind === "package" && !group);
  if (!asked || others.length || !asksWhether.test(text)) return undefined;
  const [wanted, ...more] = abilities.filter(({ words }) => words.test(text));
  if (!wanted?.package || more.length) return undefined;
  const packages = packagesOf(known).filter(isPriced);
  const least = packages.findIndex(({ id }) => id === wanted.package);
  const chosen = packages[least];
  if (!chosen || packages.findIndex(({ id }) => id === asked.id) >= least) return undefined;
  return {
    intent: "which_fits",
    text: `${phrases.lackedBy(asked.name, chosen.name, wanted.does)} ${chosen.price}`,
    place: chosen.place,
    action: "get_quote",
    subjects: [chosen],
  };
}

/** The cheapest package that has all the abilities in a message, with the add-ons it needs; undefined if it names too few. */
export function enoughFor(asked: Asked): Part | undefined {
  const { text, known, named } = asked;
  if (!asksWhich.test(text) || named.some(({ kind, group }) => !group && kind !== "add-on")) return undefined;
  const wanted = abilities.filter(({ words }) => words.test(text));
  if (wanted.length < leastAbilities) return undefined;
  const packages = packagesOf(known).filter(isPriced);
  const least = Math.max(0, ...wanted.map((one) => packages.findIndex(({ id }) => id === one.package)));
  const chosen = packages[least];
  if (!chosen) return undefined;
  const addOns = known.documents.filter(
    ({ kind, id }) => kind === "add-on" && wanted.some(({ addOn }) => addOn !== undefined && addOn === id),
  );
  const items = [chosen, ...addOns];
  const before = packages[least - 1];
  const cost = addOns.length ? sumOf(items, { ...asked, named: items, talk: undefined })?.text : chosen.price;
  return {
    intent: "which_fits",
    text: [
      phrases.enoughFor(
        chosen.name,
        wanted.map(({ does }) => does),
        addOns.map(({ name }) => name),
      ),
      cost,
      before && phrases.notEnough(before.name),
    ]
      .filter(Boolean)
      .join(" "),
    place: chosen.place,
    action: "get_quote",
    subjects: items,
  };
}

/** Whether a message asks for something that not every package does: 'follow up', 'send invoices'. */
export const asksForAbility = (text: string): boolean =>
  abilities.some(({ words, isPlain, package: least }) => isPlain && least !== undefined && words.test(text));

/**
 * The least package that does what a message asks for, if that is a larger one than the package of the trade; a church that
 * wants to follow up its visitors needs more than one that only answers them.
 * @param usual the package for the trade
 */
export function moreThan(
  usual: KnowledgeDocument,
  { text, known }: Pick<Asked, "text" | "known">,
): { readonly chosen: KnowledgeDocument; readonly does: readonly string[] } | undefined {
  const packages = packagesOf(known);
  const placeOf = (id: string | undefined) => packages.findIndex((one) => one.id === id);
  const wanted = abilities.filter(
    ({ words, package: least, isPlain }) => isPlain && placeOf(least) > placeOf(usual.id) && words.test(text),
  );
  const chosen = packages[Math.max(-1, ...wanted.map(({ package: least }) => placeOf(least)))];
  if (!chosen || placeOf(usual.id) < 0) return undefined;
  return { chosen, does: wanted.map(({ does }) => does) };
}
