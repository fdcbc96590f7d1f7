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

const paidWords: readonly (readonly [Paid, RegExp])[] = [
  ["once", /\b(?:one[- ]?(?:off|time)|once|set-?\s?up|upfront|to (?:start|begin)|at first)\b/],
  ["month", /\b(?:month(?:ly)?|months)\b/],
  ["year", /\b(?:year(?:ly)?|annual(?:ly)?|yr)\b/],
];

/** What may follow a small number that means thousands: 'the 450 one', '250 and 40', but not '450 pupils'. */
const endsAmount =
  /^\s*(?:$|[,.?!&+]|(?:one|own|package|setup|set up|monthly|per|every|and|for|naira|plus|then|in|or|is|first|abi)\b)/;

const paidIn = (text: string, isLast: boolean): Paid | undefined => {
  const found = paidWords
    .flatMap(([paid, words]) => {
      const at = text.search(words);
      return at < 0 ? [] : [{ paid, at }];
    })
    .sort((one, other) => (isLast ? other.at - one.at : one.at - other.at));
  return found[0]?.paid;
};

/** The prices of our offers, used to tell whether a small number means thousands. */
export function pricesOf(documents: readonly KnowledgeDocument[]): ReadonlySet<number> {
  const offers = documents.filter(({ kind }) => kind !== "ebook");
  return new Set(
    offers.flatMap(({ parts }) => (parts ? [parts.once, parts.monthly, parts.once + parts.monthly] : [])),
  );
}

/**
 * The amounts of money in a message. A number like 450 means thousands if 450,000 is one of our prices and the number does
 * not count something.
 */
export function amountsIn(message: string, prices: ReadonlySet<number>): Claimed[] {
  const text = readable(message);
  const isMoney = ({ kind, value, to }: Figure) =>
    kind === "money" ||
    (kind === "number" && value >= 1000) ||
    (kind === "number" && value >= 40 && prices.has(value * 1000) && endsAmount.test(text.slice(to)));
  const figures = figuresIn(text).sort((one, other) => one.from - other.from);
  return figures.filter(isMoney).map((figure, at, all) => {
    const before = text.slice(all[at - 1]?.to ?? 0, figure.from);
    const after = text.slice(figure.to, all[at + 1]?.from);
    // 'The setup is 250' gives the period before the amount, '70k one-off' after it.
    const next = paidIn(after.trim().split(/\s+/).slice(0, 6).join(" "), false);
    const own = / (?:is|be|na|of|for)\s*$/.test(before) ? paidIn(before, true) : undefined;
    return {
      amount: figure.kind === "number" && figure.value < 1000 ? figure.value * 1000 : figure.value,
      paid: own ?? next ?? paidIn(before, true),
    };
  });
}
