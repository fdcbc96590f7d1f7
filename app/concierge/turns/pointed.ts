import { type Cart, isOffer, offerIn } from "../answers/cart.ts";
import { membersOf, packagesOf } from "../answers/context.ts";
import { firstMonth, isPriced, type Priced } from "../answers/money.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";

/** Words for one of several things by its size or price: 'the small one', 'the one below it', 'the other'. */
const one = "(?:one|own|package|plan|bot)";
const the = "(?:the|that|dat|una)";
const pointers = {
  lowest: new RegExp(
    String.raw`\b${the} (?:(?:very )?(?:small|little|low|cheap)(?:est)? ${one}|smallest|cheapest|lowest)\b`,
  ),
  lower: new RegExp(
    String.raw`\b${the} (?:smaller|cheaper|lower|lesser)(?: ${one})?\b|\b${one} (?:below|before|under)\b`,
  ),
  highest: new RegExp(String.raw`\b${the} (?:big(?:gest)?|highest|dearest) ${one}\b`),
  higher: new RegExp(
    String.raw`\b${the} (?:bigger|higher|larger|dearer)(?: ${one})?\b|\b${one} (?:above|after|over)\b`,
  ),
  other: new RegExp(String.raw`\b${the} other(?: ${one})?\b(?! (?:company|people|man|guy|person))`),
} as const;

/** Words that set the thing pointed to against the one that was spoken of. */
const against =
  /\b(?:instead|differen(?:ce|t)|lose|miss|missing|gain|(?:does|do) not|doesn'?t|don'?t|rather)\b/;

const byPrice = (one: Priced, other: Priced) => firstMonth(one) - firstMonth(other);

/** What may be pointed to, from the lowest price up: the things just spoken of, or all of the kind of the one considered. */
function listOf(things: readonly Priced[], considered: KnowledgeDocument | undefined, known: Knowledge) {
  if (things.length > 1) return things.toSorted(byPrice);
  const [base = considered] = things;
  // Each system is for one trade, so none is the smaller one of another.
  if (base?.kind === "system") return [];
  const list = base ? membersOf(base, known) : packagesOf(known);
  return list.filter(isPriced).toSorted(byPrice);
}

/** The thing in a list, counted from the one that is considered. */
function placeIn(text: string, list: readonly Priced[], now: number): number | undefined {
  const last = list.length - 1;
  if (pointers.lowest.test(text)) return 0;
  if (pointers.highest.test(text)) return last;
  if (pointers.lower.test(text)) return Math.max(0, now < 0 ? 0 : now - 1);
  if (pointers.higher.test(text)) return Math.min(last, now < 0 ? last : now + 1);
  if (list.length === 2 && pointers.other.test(text)) return now < 0 ? undefined : 1 - now;
  return undefined;
}

/**
 * The thing that a message points to without its name: 'the cheaper one', 'the one below it', 'the other'. If it is set
 * against the thing spoken of ('what do I lose if I take the small one instead'), both.
 * @param last what the last answer was about
 * @returns empty if nothing is pointed to
 */
export function pointedTo(
  text: string,
  last: readonly KnowledgeDocument[],
  cart: Cart,
  known: Knowledge,
): readonly KnowledgeDocument[] {
  const things = last.filter((one) => !one.group).filter(isPriced);
  const considered = offerIn(cart, known);
  const list = listOf(things, considered, known);
  const now = things.length > 1 ? things.find((one) => one === considered) : (things[0] ?? considered);
  const place = placeIn(text, list, now && isPriced(now) ? list.indexOf(now) : -1);
  const found = place === undefined ? undefined : list[place];
  if (!found) return [];
  const isApart = against.test(text) && now && now !== found && isOffer(now);
  if (isApart) return [now, found];
  // Of two things just compared, one is set against the other.
  return against.test(text) && things.length === 2 ? things : [found];
}
