import { conciergePhrases as phrases } from "#content/concierge.ts";
import { naira } from "#content/prices.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { membersOf } from "./context.ts";
import { eachAlone, firstMonth, isForSum, isPriced, type Priced, priceOf, sumOf } from "./money.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

/** The difference between the prices of two things, for setup and per month. */
function gap(one: Priced, other: Priced): string {
  const once = Math.abs(one.parts.once - other.parts.once);
  const monthly = Math.abs(one.parts.monthly - other.parts.monthly);
  return [once && phrases.atBeginning(naira(once)), monthly && phrases.eachMonth(naira(monthly))]
    .filter(Boolean)
    .join(", ");
}

const asksLeast = (text: string) =>
  /\b(?:cheap(?:er|est)?|least|lowest|less expensive|small(?:er|est))\b/.test(text);
const asksMost = (text: string) =>
  /\b(?:dear(?:er|est)|highest|more expensive|most expensive|biggest)\b/.test(text);

/** The precise answer to a question for the cheapest or dearest of all that we sell: its id. */
export function extremeOfAll({ text }: Asked): string | undefined {
  if (asksLeast(text) === asksMost(text)) return undefined;
  return asksLeast(text) ? "cheapest_overall" : "dearest_thing";
}

/** The answer to 'is it the cheapest?' about the offer that was just named. */
const sameAs = ({ text, last }: Asked, best: KnowledgeDocument) =>
  /^(?:(?:and|so|but|ok|okay) )*(?:is|na) (?:it|this|that|am|dat)\b/.test(text) && last.length === 1
    ? last[0] === best
      ? phrases.yes
      : phrases.no
    : undefined;

/** The cheapest or most expensive of several things, over a period if one is named; undefined if not asked for. */
export function extremeOf(subjects: readonly KnowledgeDocument[], asked: Asked): Part | undefined {
  const { text, known, months } = asked;
  const [least, most] = [asksLeast(text), asksMost(text)];
  const [first] = subjects;
  if (!first || least === most) return undefined;
  // Of two offers that were recommended, the one without a setup price costs less to begin with.
  const free = subjects.find(({ kind }) => kind === "flagship");
  if (least && free && !asked.named.length) return priceOf([free]);
  const own = subjects.filter(isPriced);
  const things = own.length > 1 ? own : membersOf(first, known).filter(isPriced);
  // What costs least at the beginning may cost most over a year, so things that were named are compared over it.
  const isOverYear = own.length > 1 && /\byear(?:ly)?\b|\bannual/.test(text);
  if ((months !== undefined || isOverYear) && things.length > 1) return eachAlone(things, asked);
  const sorted = things.toSorted((one, other) => firstMonth(one) - firstMonth(other));
  const [best, next] = least ? sorted : sorted.toReversed();
  if (!best || !next) return undefined;
  // Without its kind, the answer would claim that the dearest app costs more than every system.
  const of = own.length > 1 ? undefined : phrases.kinds[best.kind];
  const name = (least ? phrases.cheapest : phrases.dearest)(best.name, of);
  // Each system is for one trade, so instead of a cheaper one for another trade we offer the ready-made app.
  if (own.length === 1 && first.kind === "system" && first.also)
    return { ...partOf(best), text: first.also, place: first.place, subjects: [first] };
  const alone = { ...asked, named: [best], talk: undefined };
  const sum = isForSum([best], asked) ? sumOf([best], alone) : undefined;
  if (sum) return { ...sum, text: `${name} ${sum.text}` };
  return {
    ...partOf(best),
    // The difference between two prices is calculated, so it counts as a sum.
    intent: own.length === 2 ? "sum" : "compare",
    text: [
      sameAs(asked, best),
      name,
      own.length === 2 ? phrases.apartBy(gap(best, next)) : undefined,
      best.price,
      `${best.short}.`,
    ]
      .filter(Boolean)
      .join(" "),
    subjects: [best],
  };
}

const partOf = ({ kind, place, action }: Priced): Omit<Part, "text"> => ({
  intent: "compare",
  place,
  action: kind === "ebook" || kind === "app" ? action : "get_quote",
});
