import { conciergePhrases as phrases } from "#content/concierge.ts";
import { flagshipMonthly } from "#content/flagships.ts";
import { services } from "#content/home-sections.ts";
import { naira } from "#content/prices.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { emptyWords, wordsIn } from "../words.ts";
import { membersOf } from "./context.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

type Priced = KnowledgeDocument & { parts: NonNullable<KnowledgeDocument["parts"]> };

const isPriced = (one: KnowledgeDocument): one is Priced =>
  one.parts !== undefined && one.parts.once + one.parts.monthly > 0;

/** What a thing costs in its first month. */
const firstMonth = ({ parts }: Priced) => parts.once + parts.monthly;

/** How many prices are given at once. */
const mostPrices = 3;

/** The lowest prices of everything. */
function overview(): Part {
  const begins = services.list.flatMap(({ title, startingPrice }) =>
    startingPrice ? [phrases.startingPrices(title, startingPrice)] : [],
  );
  return {
    intent: "price",
    text: [...begins, phrases.whichBusiness].join(" "),
    place: places.services,
    action: "get_quote",
  };
}

/** The things with a price among those that are meant: those of a list, if only a list is. */
function pricedOf(subjects: readonly KnowledgeDocument[], known: Knowledge): readonly Priced[] {
  const priced = subjects.filter(isPriced);
  const [first] = subjects;
  return priced.length || !first?.group ? priced : membersOf(first, known).filter(isPriced);
}

/** The prices of the things that are meant, or the lowest of everything. */
export function priceOf(subjects: readonly KnowledgeDocument[]): Part {
  const told = subjects.filter(({ price }) => price).slice(0, mostPrices);
  const [first] = told;
  if (!first) return overview();
  const [only] = told.length === 1 && !first.group ? told : [];
  const sentences = [
    ...told.map(({ price }) => price),
    only?.kind === "flagship" ? flagshipMonthly : undefined,
    only?.short && only.kind !== "tool" ? `${only.short}.` : undefined,
    only?.also,
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
  isExtended(subjects) || months !== undefined || /\byearly\b|\bannual/.test(text);

/** The list of add-ons, if it is named: the index gives lists only where nothing else is named. */
const addOnsNamed = ({ known, words }: Asked) =>
  known.documents.filter(
    ({ kind, group, names }) =>
      kind === "add-on" && group && names.some((name) => wordsIn(name).every((word) => words.includes(word))),
  );

/**
 * The add-ons that a question about a package names by one word of theirs: 'SmartAgent Pro plus broadcast and payment'.
 * Only used for sums: in other questions 'payment' rarely means the add-on.
 */
function addOnsByWord({ known, words }: Asked): readonly KnowledgeDocument[] {
  const addOns = known.documents.filter(({ kind, group }) => kind === "add-on" && !group);
  const isOwn = (word: string, of: KnowledgeDocument) =>
    word.length > 2 &&
    !emptyWords.has(word) &&
    addOns.every((one) => one === of || !wordsIn(one.name.toLowerCase()).includes(word));
  return addOns.filter((one) =>
    wordsIn(one.name.toLowerCase()).some((word) => isOwn(word, one) && words.includes(word)),
  );
}

/** The least or most expensive of several things, where that is asked. */
export function extremeOf(subjects: readonly KnowledgeDocument[], { text, known }: Asked): Part | undefined {
  const least = /\b(?:cheap(?:er|est)?|least|lowest|less expensive|small(?:er|est))\b/.test(text);
  const most = /\b(?:dear(?:er|est)|highest|more expensive|most expensive|biggest)\b/.test(text);
  const [first] = subjects;
  if (!first || least === most) return undefined;
  const things =
    subjects.filter(isPriced).length > 1
      ? subjects.filter(isPriced)
      : membersOf(first, known).filter(isPriced);
  const sorted = things.toSorted((one, other) => firstMonth(one) - firstMonth(other));
  const best = least ? sorted[0] : sorted.at(-1);
  if (!best || things.length < 2) return undefined;
  return {
    intent: "compare",
    text: [
      least ? phrases.cheapest(best.name) : phrases.dearest(best.name),
      best.price,
      `${best.short}.`,
    ].join(" "),
    place: best.place,
    action: best.kind === "ebook" || best.kind === "app" ? best.action : "get_quote",
    subjects: [best],
  };
}

/** What people buy one of; add-ons come with it. */
const offersOfOne: readonly string[] = ["package", "system", "app"];

/** Words of whoever wants several offers together. */
const wantsBoth = /\b(?:both|together|plus|also|join|combined|all)\b|\+/;

/** What each of several alternatives costs over the same time: nobody asks what SmartAgent Pro and a system cost together. */
function eachAlone(items: readonly Priced[], months: number): Part | undefined {
  const totals = items
    .map((item) => ({ item, total: item.parts.once + months * item.parts.monthly }))
    .sort((one, other) => one.total - other.total);
  const [least, next] = totals;
  if (!least || !next) return undefined;
  const told = totals.map(({ item: { name, priceWords = "" }, total }) =>
    phrases.ofOne(name, priceWords, phrases.inMonths(months, naira(total))),
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

/** What several things cost together: at the beginning, each month, in the first month and in the first year. */
export function sumOf(subjects: readonly KnowledgeDocument[], asked: Asked): Part | undefined {
  const lists = /\b(?:all|every)\b/.test(asked.text) ? addOnsNamed(asked) : [];
  const byWord = subjects.some(({ kind, group }) => kind === "package" && !group) ? addOnsByWord(asked) : [];
  const named = [...subjects, ...lists.flatMap((list) => membersOf(list, asked.known)), ...byWord];
  const items = [...new Set(named)].filter(isPriced);
  const [first] = items;
  if (!first) return undefined;
  const isChoice = items.length > 1 && items.every(({ kind }) => offersOfOne.includes(kind));
  if (isChoice && !wantsBoth.test(asked.text)) return eachAlone(items, asked.months ?? 12);
  const once = items.reduce((sum, { parts }) => sum + parts.once, 0);
  const monthly = items.reduce((sum, { parts }) => sum + parts.monthly, 0);
  const { months = 12 } = asked;
  const each = items.map(({ name, priceWords = "" }) => phrases.item(name, priceWords));
  const totals = [
    once ? phrases.atBeginning(naira(once)) : undefined,
    monthly ? phrases.eachMonth(naira(monthly)) : undefined,
    monthly && once ? phrases.inFirstMonth(naira(once + monthly)) : undefined,
    monthly ? phrases.inMonths(months, naira(once + months * monthly)) : undefined,
  ];
  return {
    intent: "sum",
    text: [`${each.join("; ")}.`, phrases.together(totals.filter(Boolean).join(", "))].join(" "),
    place: first.place,
    action: "get_quote",
    subjects: items,
  };
}

/** Whether the prices that a visitor heard are ours. */
export function claimOf(subjects: readonly KnowledgeDocument[], asked: Asked): Part {
  const things = pricedOf(subjects, asked.known);
  const [first] = things;
  const own = (one: Priced) => [
    one.parts.once,
    one.parts.monthly,
    firstMonth(one),
    one.parts.once + 12 * one.parts.monthly,
  ];
  if (!first) {
    const free = subjects.find(({ price }) => price);
    if (free?.price)
      return {
        intent: "claim_price",
        text: free.price,
        place: free.place,
        action: free.action,
        subjects: [free],
      };
    return { ...overview(), intent: "claim_price" };
  }
  const others = asked.known.documents.filter(
    (one) => isPriced(one) && !things.includes(one as Priced),
  ) as Priced[];
  const another = asked.amounts.flatMap((amount) => {
    const one = others.find(
      ({ parts, kind }) => kind !== "ebook" && [parts.once, parts.monthly].includes(amount),
    );
    return one && !things.some((thing) => own(thing).includes(amount)) ? [{ one, amount }] : [];
  })[0];
  const right =
    asked.amounts.length > 0 &&
    asked.amounts.every((amount) => things.some((one) => own(one).includes(amount)));
  const told = things.filter((one) => !right || asked.amounts.some((amount) => own(one).includes(amount)));
  const prices = (told.length ? told : things).slice(0, mostPrices).map(({ price }) => price);
  return {
    intent: "claim_price",
    text: [
      right
        ? phrases.rightPrice(asked.amounts.map((amount) => naira(amount)).join(", "))
        : another
          ? phrases.priceOfAnother(naira(another.amount), another.one.name)
          : phrases.noRightPrice,
      ...prices,
    ].join(" "),
    place: first.place,
    action: "get_quote",
    subjects: things.slice(0, mostPrices),
  };
}

/** What an amount of money buys: the largest package that it begins, and what comes next. */
export function budgetOf(asked: Asked): Part | undefined {
  const amount = Math.max(...asked.amounts);
  const packages = asked.known.documents
    .filter(({ kind, group }) => kind === "package" && !group)
    .filter(isPriced)
    .sort((one, other) => firstMonth(one) - firstMonth(other));
  const systems = asked.known.documents.filter(({ kind }) => kind === "system").filter(isPriced);
  const [least] = packages;
  if (!least || !Number.isFinite(amount)) return undefined;
  const best = packages.findLast((one) => firstMonth(one) <= amount);
  if (!best) {
    return {
      intent: "budget",
      text: phrases.belowPackages(naira(amount), naira(firstMonth(least)), least.name),
      place: places.apps,
      action: "try_demos",
      subjects: [least],
    };
  }
  const next = packages[packages.indexOf(best) + 1];
  const system = systems.findLast((one) => firstMonth(one) <= amount);
  const rest = next
    ? phrases.nextUp(next.name, naira(firstMonth(next)))
    : system
      ? phrases.alsoSystem(system.name, naira(firstMonth(system)))
      : undefined;
  return {
    intent: "budget",
    text: [
      phrases.budgetBegins(naira(amount), best.name, naira(firstMonth(best))),
      best.price,
      rest,
      asked.talk?.trade ? undefined : phrases.whichBusiness,
    ]
      .filter(Boolean)
      .join(" "),
    place: best.place,
    action: "get_quote",
    subjects: [best],
  };
}
