import { conciergePhrases as phrases } from "#content/concierge.ts";
import { services } from "#content/home-sections.ts";
import { naira } from "#content/prices.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { emptyWords, wordsIn } from "../words.ts";
import { countIn, isAddOn, itemsIn } from "./cart.ts";
import { membersOf } from "./context.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

export type Priced = KnowledgeDocument & { parts: NonNullable<KnowledgeDocument["parts"]> };

export const isPriced = (one: KnowledgeDocument): one is Priced =>
  one.parts !== undefined && one.parts.once + one.parts.monthly > 0;

/** What a thing costs in its first month. */
export const firstMonth = ({ parts }: Priced) => parts.once + parts.monthly;

/** How many prices are given at once. */
export const mostPrices = 3;

/** The lowest and highest prices of everything. */
export function overview(): Part {
  const begins = services.list.flatMap(({ title, prices }) =>
    prices ? [phrases.pricesOf(title, prices)] : [],
  );
  return {
    intent: "price",
    text: [...begins, phrases.whichBusiness].join(" "),
    place: places.services,
    action: "get_quote",
  };
}

/** The things with a price among those that are meant: those of a list, if only a list is. */
export function pricedOf(subjects: readonly KnowledgeDocument[], known: Knowledge): readonly Priced[] {
  const priced = subjects.filter(isPriced);
  const [first] = subjects;
  return priced.length || !first?.group ? priced : membersOf(first, known).filter(isPriced);
}

/**
 * The prices of the things that are meant, or the lowest of everything.
 * @param isTotal whether a total over a time was asked for
 */
export function priceOf(subjects: readonly KnowledgeDocument[], isTotal = false): Part {
  const told = subjects.filter(({ price }) => price).slice(0, mostPrices);
  const [first] = told;
  if (!first) return overview();
  const [only] = told.length === 1 && !first.group ? told : [];
  const sentences = [
    ...told.map(({ price }) => price),
    only?.kind === "flagship" && isTotal ? phrases.noTotal : undefined,
    only?.short && only.kind !== "tool" ? `${only.short}.` : undefined,
    told.length === 1 ? first.also : undefined,
  ];
  return {
    intent: "price",
    text: sentences.filter(Boolean).join(" "),
    place: first.place,
    action: isPriced(first) && first.kind !== "ebook" && first.kind !== "app" ? "get_quote" : first.action,
    subjects: first.group ? [first] : told,
  };
}

/** Whether the things are a package or system and what is added to it. */
export const isExtended = (subjects: readonly KnowledgeDocument[]) =>
  subjects.filter(isPriced).length > 1 && subjects.some(({ kind }) => kind === "add-on");

/** Whether the question is what prices add up to: over a time, or of a package with add-ons. */
export const isForSum = (subjects: readonly KnowledgeDocument[], { text, months }: Asked) =>
  isExtended(subjects) ||
  (countIn(text) ?? 1) > 1 ||
  months !== undefined ||
  /\byear(?:ly)?\b|\bannual|\btotal\b|\baltogether\b|\ball in\b/.test(text);

/** The list of add-ons, if it is named: the index gives lists only where nothing else is named. */
const addOnsNamed = ({ known, words }: Asked) =>
  known.documents.filter(
    ({ kind, group, names }) =>
      kind === "add-on" && group && names.some((name) => wordsIn(name).every((word) => words.includes(word))),
  );

/** Words before an add-on that is added. */
const adding = new Set("plus with and add adding also join include including".split(" "));
/** Words that may be between: 'plus the WhatsApp broadcast'. */
const between = new Set("a an the my your our una some".split(" "));

/**
 * The add-ons that a question about a package adds by one word of theirs: 'SmartAgent Pro plus broadcast and payment', but not
 * 'is it one payment'. Only used for sums: in other questions 'payment' rarely means the add-on.
 */
function addOnsByWord({ known, words, named }: Asked): readonly KnowledgeDocument[] {
  const addOns = known.documents.filter(isAddOn);
  const wordsOf = ({ name }: KnowledgeDocument) => wordsIn(name.toLowerCase());
  const ofNames = new Set([...named, ...addOns].flatMap(wordsOf));
  const isAdded = (word: string) => {
    const before = words.slice(0, words.indexOf(word)).findLast((one) => !between.has(one));
    return words.includes(word) && (!before || adding.has(before) || ofNames.has(before));
  };
  const isOwn = (word: string, of: KnowledgeDocument) =>
    word.length > 2 &&
    !emptyWords.has(word) &&
    addOns.every((one) => one === of || !wordsOf(one).includes(word));
  return addOns.filter((one) => wordsOf(one).some((word) => isOwn(word, one) && isAdded(word)));
}

/** What people buy one of; add-ons come with it. */
const offersOfOne: readonly string[] = ["package", "system", "app"];

/** Words of whoever wants several offers together. */
const wantsBoth = /\b(?:both|together|plus|also|join|combined|all)\b/;

/** Words that add what the chat is about to what a message names: 'if I add it to LeadBot', 'plus LeadBot'. */
const joinsTalk =
  /\b(?:join|add|attach|put|carry|combine|include)\s+(?:it|am|them|dem|those|both)\b|\b(?:with|plus|and)\s+(?:it|am|them|dem|those)\b|^(?:(?:and|so|then|ok)\s+)*(?:plus|with|join|together with)\b/;

/** Whether only the monthly prices count: 'and if I remove the setup money', 'and in year two'. */
const withoutSetup =
  /\b(?:without|minus|less|remove|comot|exclude|forget|drop|not counting|take out)\s+(?:(?:the|una|your|that|dat)\s+)?setup\b|\b(?:second|next|third) year\b|\byear (?:two|2|three|3)\b/;

const overTime = (months: number, total: number, isMonthly: boolean) =>
  isMonthly ? phrases.monthlyFor(months, naira(total)) : phrases.inMonths(months, naira(total));

/** What each of several alternatives costs over the same time: nobody asks what SmartAgent Pro and a system cost together. */
export function eachAlone(items: readonly Priced[], { text, months = 12 }: Asked): Part | undefined {
  const isMonthly = withoutSetup.test(text);
  const totals = items
    .map((item) => ({ item, total: (isMonthly ? 0 : item.parts.once) + months * item.parts.monthly }))
    .sort((one, other) => one.total - other.total);
  const [least, next] = totals;
  if (!least || !next) return undefined;
  const told = totals.map(({ item: { name, priceWords = "" }, total }) =>
    phrases.ofOne(name, priceWords, overTime(months, total, isMonthly)),
  );
  const apart = phrases.apart(naira(next.total - least.total), least.item.name);
  return {
    intent: "sum",
    text: [...told, ...(totals.length === 2 ? [apart] : [])].join(" "),
    place: least.item.place,
    action: "get_quote",
    subjects: items,
  };
}

/** The items to add up: the cart and what the message adds to it, or else what the message names or is about. */
function itemsOf(subjects: readonly KnowledgeDocument[], asked: Asked): readonly Priced[] {
  const { text, named, dropped, talk, known } = asked;
  const lists = /\b(?:all|every)\b/.test(text) ? addOnsNamed(asked) : [];
  const byWord = subjects.some(({ kind, group }) => kind === "package" && !group) ? addOnsByWord(asked) : [];
  const own = [...subjects, ...lists.flatMap((list) => membersOf(list, known)), ...byWord];
  const single = named.filter(({ group }) => !group).filter(isPriced);
  const namesOffer = single.some(({ kind }) => kind !== "add-on");
  const cart = talk ? itemsIn(talk.cart, known) : [];
  const added = joinsTalk.test(text) ? cart.filter(isAddOn) : [];
  const goesOn = !namesOffer && cart.some(({ kind }) => kind !== "add-on");
  const all = goesOn ? [...cart, ...single, ...byWord] : [...own, ...added];
  return [...new Set(all)].filter(isPriced).filter((one) => !dropped.includes(one));
}

/** Things that visitors ask to add although they are not add-ons of ours. */
const noAddOns: readonly (readonly [RegExp, string])[] = [
  [/\bvoice ?notes?\b/, "Voice notes"],
  [/\bphone calls?\b/, "Phone calls"],
  [/\binstagram\b|\big dms?\b/, "Instagram"],
  [/\btiktok\b/, "TikTok"],
  [/\bfacebook\b|\bmessenger\b/, "Facebook"],
  [/\bquickbooks\b/, "QuickBooks"],
  [/\bexcel\b/, "Excel"],
  [/\bsms\b/, "SMS"],
];

/** The total for several things: at the start, each month, in the first month and over a period. */
export function sumOf(subjects: readonly KnowledgeDocument[], asked: Asked): Part | undefined {
  const { text, talk, months = 12 } = asked;
  const items = itemsOf(subjects, asked);
  const [first] = items;
  if (!first) return undefined;
  const isChoice = items.length > 1 && items.every(({ kind }) => offersOfOne.includes(kind));
  if (isChoice && !wantsBoth.test(text)) return eachAlone(items, asked);
  const count = first.kind === "add-on" ? 1 : (countIn(text) ?? talk?.cart.count ?? 1);
  const isMonthly = withoutSetup.test(text);
  const once = isMonthly ? 0 : count * items.reduce((sum, { parts }) => sum + parts.once, 0);
  const monthly = count * items.reduce((sum, { parts }) => sum + parts.monthly, 0);
  const each = items.map(({ name, priceWords = "" }) => phrases.item(name, priceWords));
  const totals = [
    once ? phrases.atBeginning(naira(once)) : undefined,
    monthly ? phrases.eachMonth(naira(monthly)) : undefined,
    monthly && once ? phrases.inFirstMonth(naira(once + monthly)) : undefined,
    monthly ? overTime(months, once + months * monthly, isMonthly) : undefined,
  ].filter(Boolean);
  const missing = leavesOut.test(text) ? [] : noAddOns.filter(([words]) => words.test(text));
  return {
    intent: "sum",
    text: [
      `${each.join("; ")}.`,
      count > 1 ? phrases.ofSeveral(count, totals.join(", ")) : phrases.together(totals.join(", ")),
      ...missing.map(([, name]) => phrases.noAddOn(name)),
      ...subjects.filter(({ kind }) => kind === "flagship").map(({ name }) => phrases.notInTotal(name)),
    ].join(" "),
    place: first.place,
    action: "get_quote",
    subjects: items,
  };
}
const leavesOut = /\b(?:remove|without|minus|drop|forget|take out|comot)\b/;
