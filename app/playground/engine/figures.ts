import { countsIn, daysBefore } from "./formats.ts";
import type { Mention, Token } from "./mentions.ts";
import type { Product } from "./shop.ts";
import { isFiller, isTime, isUnit, looks, rootOf, spanOf, unitOf } from "./things.ts";

/* The numbers of a message: how many of which product, for how long, for how many people. */

export interface Item {
  readonly product: Product;
  count: number | undefined;
  things?: number | undefined;
  /** A unit that was named, by which it is not sold. */
  otherUnit?: string | undefined;
}

export interface Measured {
  readonly count: number;
  readonly unit: string;
}

/** Units that divide a thing: nobody may be charged a whole one for a part. */
export const measures =
  /^(?:yards?|kgs?|kilos?|grams?|lit(?:re|er)s?|met(?:re|er)s?|foot|feet|sqm|sqft|yds?|km|half)$/;

export const people = /^(?:people|persons?|guests?|adults?|heads?|faces?|us|passengers?|pax)$/i;
const personUnit = /^(?:person|guest|adult|head|face|passenger)$/;
/** Before a number that counts nothing: 'it was 400'. */
const noNumber = /\b(?:was|told|said|code|since|than)\s*$/i;
export const sameTime = (one: string) =>
  /^(?:night|day)$/.test(one) ? "day" : /^(?:month|mo)$/.test(one) ? "month" : one;

/** A number of the text, with the word after it. */
export interface Figure {
  readonly value: number;
  readonly at: number;
  readonly word: string;
  /** The token of that word. */
  readonly next: number;
  isUsed: boolean;
}

/** The numbers that count something and are no part of a name. */
export function figuresIn(text: string, tokens: readonly Token[], mentions: readonly Mention[]): Figure[] {
  return countsIn(text).flatMap(({ value, from }) => {
    const at = tokens.findIndex((token) => token.from <= from && token.to > from);
    if (at < 0 || mentions.some(({ first, last }) => at >= first && at <= last)) return [];
    if (noNumber.test(text.slice(0, from)) || daysBefore(text.slice(from))) return [];
    let next = at + 1;
    while (/^(?:more|extra|other|good|big|new|of)$/.test(tokens[next]?.word ?? "") && !tokens[next]?.isApart)
      next += 1;
    const after = tokens[next];
    return [
      { value, at, word: after && !after.isApart && !after.isJoin ? after.word : "", next, isUsed: false },
    ];
  });
}

/** Whether nothing but units and words without meaning is between two tokens. */
const isOpen = (tokens: readonly Token[], from: number, to: number, most: number, unit?: string) =>
  to - from <= most &&
  tokens
    .slice(from, to)
    .every(
      ({ word, isApart, isJoin }, at) =>
        !(isApart && at > 0) &&
        !isJoin &&
        !/^\d/.test(word) &&
        (isUnit(word) || word === unit || isFiller(word) || looks.has(word) || /^(?:x|reach)$/.test(word)),
    );

/** The number that comes before a mention, else the one right after it. */
export function figureOf(
  tokens: readonly Token[],
  figures: readonly Figure[],
  mention: Mention,
  next: Mention | undefined,
) {
  const before = figures.findLast(
    ({ at, isUsed }) =>
      !isUsed &&
      at < mention.first &&
      !tokens[mention.first]?.isApart &&
      isOpen(tokens, at + 1, mention.first, 4, mention.products[0]?.unit),
  );
  if (before) return before;
  return figures.find(
    ({ at, isUsed }) =>
      !isUsed &&
      at > mention.last &&
      !tokens[at]?.isApart &&
      isOpen(tokens, mention.last + 1, at, 3) &&
      !(
        next &&
        at < next.first &&
        isOpen(tokens, at + 1, next.first, 3) &&
        !figures.some((other) => other.at > next.last && !other.isUsed)
      ),
  );
}

/** How many of a product a number means, together with the time and the people that were named. */
export function countOf(
  product: Product,
  figure: Pick<Figure, "value" | "word"> | undefined,
  time: Measured | undefined,
  crowd: number | undefined,
): Omit<Item, "product"> {
  const { unit = "" } = product;
  const spanUnit = spanOf(product);
  const word = figure?.word ?? "";
  const isOwn = word !== "" && (rootOf(word) === rootOf(unit) || unitOf(word) === unit);
  const isName = product.name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((one) => rootOf(one) === rootOf(word));
  const span = spanUnit && time && sameTime(time.unit) === sameTime(spanUnit) ? time.count : undefined;
  if (isTime(unit)) {
    if (figure && !isOwn) return { count: figure.value * (span ?? 1), things: figure.value };
    return { count: figure?.value ?? span };
  }
  if (spanUnit) {
    const heads = figure?.value ?? crowd;
    return heads === undefined
      ? { count: span }
      : { count: heads * (span ?? 1), ...(span && { things: heads }) };
  }
  // '24 cupcakes' are two boxes of 12.
  if (product.pack && figure && !isUnit(word) && figure.value % product.pack === 0)
    return { count: figure.value / product.pack };
  const dozen = word === "dozen" && unit !== "dozen" ? 12 : 1;
  const isOther = unit
    ? word !== "" &&
      isUnit(word) &&
      !isOwn &&
      !isName &&
      dozen === 1 &&
      !/^(?:pieces?|pcs|people|persons?|set|pack|packs)$/.test(word)
    : measures.test(word) && !isName;
  if (figure && isOther) return { count: undefined, otherUnit: unitOf(word) };
  const many = figure?.value ?? (personUnit.test(unit) ? crowd : undefined);
  return { count: many === undefined ? undefined : many * dozen };
}

/** The number of what something is done to, where that comes right before: '3 broilers dressed'. */
export function doneTo(
  tokens: readonly Token[],
  mention: Mention,
  before: Mention | undefined,
  items: readonly Item[],
) {
  const last = items.at(-1);
  if (!before || !last?.count || last.product !== before.products[0] || mention.first - before.last > 3)
    return undefined;
  const between = tokens.slice(before.last + 1, mention.first + 1);
  const [next, behind] = tokens.slice(mention.last + 1);
  const isEach = next?.word === "each" || (next?.word === "for" && behind?.word === "each");
  if (isEach || (between.length === 1 && tokens[mention.first]?.word.endsWith("ed")))
    return { value: last.count, word: "" };
  const isOne = between.every(({ isApart, isJoin, word }) => !isApart && !isJoin && !/^\d/.test(word));
  return isOne ? { value: last.count, word: "" } : undefined;
}

/** The time and the people of a text, whose numbers count nothing else. */
export function spansIn(
  products: readonly Product[],
  figures: readonly Figure[],
  mentions: readonly Mention[],
) {
  const isSold = (unit: string) =>
    products.some((one) => [one.unit, one.per].some((own) => own && sameTime(own) === sameTime(unit)));
  let time: Measured | undefined;
  let crowd: number | undefined;
  for (const figure of figures) {
    if (mentions.some(({ first, last }) => figure.next >= first && figure.next <= last)) continue;
    const unit = figure.word && isUnit(figure.word) ? unitOf(figure.word) : figure.word;
    if (isTime(unit)) {
      const months = unit === "year" && !isSold("year") && isSold("month") ? 12 : 1;
      time ??= { count: figure.value * months, unit: months > 1 ? "month" : unit };
      figure.isUsed = true;
    } else if (people.test(figure.word)) {
      crowd ??= figure.value;
      figure.isUsed = true;
    }
  }
  return { time, crowd };
}

/** A number with a unit: '180 feet'. */
export function measuredIn(text: string): Measured | undefined {
  for (const { value, to } of countsIn(text)) {
    const word = /^ ?(\p{L}+)/u.exec(text.slice(to))?.[1] ?? "";
    if (word && isUnit(word)) return { count: value, unit: unitOf(word) };
  }
  return undefined;
}
