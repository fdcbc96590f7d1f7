import type { KnowledgeDocument } from "../knowledge/document.ts";
import { type Figure, figuresIn, readable } from "../model/figures.ts";

/** The period that an amount pays for. */
export type Paid = "once" | "month" | "year";

/** An amount in naira that a visitor mentions. */
export interface Claimed {
  readonly amount: number;
  /** Undefined if the message does not say. */
  readonly paid: Paid | undefined;
}

const paidWords =
  /\b(?:(?<once>one[- ]?(?:off|time)|once|set-?\s?up|upfront|to (?:start|begin)|at first)|(?<month>month(?:ly|s)?)|(?<year>year(?:ly)?|annual(?:ly)?|yr))\b/g;

/** What may follow a small number that means thousands: 'the 450 one', '250 and 40', but not '450 pupils'. */
const endsAmount =
  /^\s*(?:$|[,.?!&+]|(?:one|own|package|setup|set up|monthly|per|every|and|for|naira|plus|then|in|or|is|first|abi)\b)/;

/** What follows a number that counts things: '3,000 items', '40 trucks', but not '1000 per month' or '5000 is too much'. */
const countsThings =
  /^\s+(?!(?:is|was|as|this|does|plus|months?|years?|weeks?|days?|times?|hours?|nairas?|sales|bucks|thousands?)\b)(?:(?:different|small|new|active|registered)\s+)?(?:[a-z]{2,}[^su\W]s|people|staff|person|pcs)\b/;

/** The start of another clause between an amount and such a word: 'LeadBot is 250k and the monthly?' does not call 250k monthly. */
const otherClause = /[,;.?!]\s*\w|\b(?:and|but)\b/;

/** The period that each amount is paid for: a word such as 'monthly' belongs to the amount nearest to it. */
function periodsOf(text: string, amounts: readonly Figure[]): ReadonlyMap<Figure, Paid> {
  const found = new Map<Figure, { paid: Paid; gap: number }>();
  for (const { groups = {}, index, 0: word } of text.matchAll(paidWords)) {
    const paid = (["once", "month", "year"] as const).find((one) => groups[one]) as Paid;
    // A figure begins with the space before it.
    const gapTo = ({ from, to }: Figure) =>
      index < from ? from + text.slice(from).search(/\S/) - index - word.length : index - to;
    // Between two amounts, the word belongs to the first unless that has its own before it: 'setup 250 monthly 40'.
    const [nearest] = amounts.toSorted(
      (one, other) => gapTo(one) - gapTo(other) || Number(found.has(one)) - Number(found.has(other)),
    );
    if (!nearest || otherClause.test(text.slice(nearest.to, index))) continue;
    const gap = gapTo(nearest);
    if (gap < (found.get(nearest)?.gap ?? Number.POSITIVE_INFINITY)) found.set(nearest, { paid, gap });
  }
  return new Map([...found].map(([figure, { paid }]) => [figure, paid]));
}

/** The prices of our offers, used to tell whether a small number means thousands. */
export function pricesOf(documents: readonly KnowledgeDocument[]): ReadonlySet<number> {
  const offers = documents.filter(({ kind }) => kind !== "ebook");
  return new Set(
    offers.flatMap(({ parts }) => (parts ? [parts.once, parts.monthly, parts.once + parts.monthly] : [])),
  );
}

/** The things that have this setup price; those with this monthly price if none has; else none. */
export function thingsFor(amount: number, documents: readonly KnowledgeDocument[]): KnowledgeDocument[] {
  const begins = documents.filter(({ parts }) => parts?.once === amount);
  return begins.length ? begins : documents.filter(({ parts }) => parts?.monthly === amount);
}

/**
 * The amounts of money in a message. A number like 450 means thousands if 450,000 is one of our prices and the number does
 * not count something.
 */
export function amountsIn(message: string, prices: ReadonlySet<number>): Claimed[] {
  const text = readable(message);
  const isMoney = ({ kind, value, from, to }: Figure) => {
    const after = text.slice(to);
    if (kind === "money") return !(/^[\s\d,.]+$/.test(text.slice(from, to)) && countsThings.test(after));
    const isPrice = value >= 40 && prices.has(value * 1000) && endsAmount.test(after);
    return kind === "number" && (value >= 1000 || isPrice);
  };
  const figures = figuresIn(text).sort((one, other) => one.from - other.from);
  const amounts = figures.filter(isMoney);
  const periods = periodsOf(text, amounts);
  return amounts.map((figure) => ({
    amount: figure.kind === "number" && figure.value < 1000 ? figure.value * 1000 : figure.value,
    paid: periods.get(figure),
  }));
}
