import {
  countOf,
  doneTo,
  type Figure,
  figureOf,
  figuresIn,
  type Item,
  type Measured,
  measuredIn,
  measures,
  people,
  sameTime,
  spansIn,
} from "./figures.ts";
import { withDigits } from "./formats.ts";
import { type Mention, mentionsIn, type Token, tokensOf } from "./mentions.ts";
import type { Chat, Product } from "./shop.ts";
import { isFiller, isTime, isUnit, rootOf, unitOf } from "./things.ts";

/* What a customer names: products with their numbers, and for how long and for how many people. */

export interface Named {
  /** Products with their number, if one was said. */
  readonly items: Item[];
  /** Products of which one must be meant: 'rice', where there are two kinds. */
  readonly unclear: Product[];
  /** A number without a product that it could belong to, and the word after it. */
  readonly count: number | undefined;
  readonly counted?: string | undefined;
  /** For how long: '3 nights'. */
  readonly time?: Measured | undefined;
  readonly people?: number | undefined;
  /** What comes after a number and is nothing of the shop's: '2 shawarmas'. */
  readonly missing?: readonly string[];
}

/** The product that a number with a unit means: the only one sold by it, or the one that was spoken of. */
function byUnit(
  { shop: { products }, product: spoken, order }: Chat,
  { value, word }: Figure,
): Product | undefined {
  const unit = unitOf(word);
  if (!word || !(isUnit(word) || products.some((one) => one.unit === unit))) return undefined;
  const sold = products.filter(
    (one) =>
      one.unit === unit ||
      (!one.unit &&
        one.name
          .toLowerCase()
          .split(" ")
          .some((part) => isUnit(part) && unitOf(part) === unit)),
  );
  const own = sold.filter((one) => one.unit === unit);
  const plain = (own.length ? own : sold).filter(
    (one) => !one.bundle || one.price !== undefined || value % one.bundle.count === 0,
  );
  if (!plain.length) return undefined;
  const main = order.lines.filter((line) => !line.follows && plain.includes(line.product));
  if (main.length === 1 && plain.length > 1) return main[0]?.product;
  const bundled = plain.filter(({ bundle }) => bundle?.count === value);
  const [only] =
    bundled.length === 1 ? bundled : plain.length === 1 ? plain : plain.filter((one) => one === spoken);
  return only ?? plain.find((one) => order.lines.some((line) => line.product === one));
}

/** Words after a loose number that say what it counts, so that it is no number of the shop's goods. */
const ofElse = (chat: Chat, word: string) =>
  word !== "" &&
  !isFiller(word) &&
  !chat.shop.products.some(({ unit }) => unit && rootOf(unit) === rootOf(word)) &&
  (!isUnit(word) || isTime(word)) &&
  !/^(?:more|left|abeg|sir|ma|deliver\w*|o|please|pls|total|come|and|no|not|because|as|at)$/.test(word);

/** Whether a word after a number may be a thing that somebody wants. */
const isThing = (word: string) =>
  /^\p{L}{3,}$/u.test(word) &&
  !isFiller(word) &&
  !isUnit(word) &&
  !people.test(word) &&
  !persons.test(word) &&
  word.endsWith("s");
const persons =
  /^(?:boys|girls|kids|children|friends|times|copies|visits|states|pikins|sisters|brothers|babies|others)$/;

/** What is being read of one sentence. */
interface Reading {
  readonly chat: Chat;
  readonly tokens: readonly Token[];
  readonly figures: readonly Figure[];
  readonly span: Measured | undefined;
  readonly crowd: number | undefined;
  readonly items: Item[];
}

const parts = /^(?:half|quarter)$/;

/** Adds a product that a mention names, with the number beside it. */
function addMention(reading: Reading, product: Product, mentions: readonly Mention[], at: number): void {
  const { chat, tokens, figures, span, crowd, items } = reading;
  const mention = mentions[at];
  if (!mention) return;
  const figure = figureOf(tokens, figures, mention, mentions[at + 1]);
  if (figure) figure.isUsed = true;
  const done = figure ? undefined : doneTo(tokens, mention, mentions[at - 1], items);
  const isHalf = tokens
    .slice(Math.max(0, mention.first - 3), mention.first)
    .some(({ word }) => parts.test(word));
  const isWithin = tokens.slice(mention.first, mention.last + 1).some(({ word }) => parts.test(word));
  const found =
    isHalf && !isWithin && !figure
      ? { count: undefined, otherUnit: `half ${product.unit ?? ""}`.trim() }
      : countOf(product, figure ?? done, span, crowd ?? chat.order.people);
  const before = items.find((item) => item.product === product);
  if (!before) items.push({ product, ...found });
  else if (before.count === undefined) Object.assign(before, found);
  else if (figure && found.count !== undefined && found.count !== before.count) before.count += found.count;
}

/** Gives a number beside no name to what is sold by its unit, or to the one product that has none yet. */
function addLoose({ chat, span, crowd, items }: Reading, figure: Figure): void {
  const own = byUnit(chat, figure);
  const open =
    items.length === 1
      ? items.find(({ product, count }) => count === undefined && (!own || own === product))
      : undefined;
  const isOfUnit =
    !isUnit(figure.word) ||
    (open?.product.unit ? unitOf(figure.word) === open.product.unit : !measures.test(figure.word));
  if (open && isOfUnit && !ofElse(chat, figure.word))
    Object.assign(open, countOf(open.product, figure, span, crowd));
  else if (own && !items.some(({ product }) => product === own))
    items.push({ product: own, ...countOf(own, figure, span, crowd) });
  else return;
  figure.isUsed = true;
}

/** '180 feet: what would drilling and casing be?' */
function addMeasured({ chat, items }: Reading, measured: Measured | undefined): void {
  if (!measured || isTime(measured.unit)) return;
  const isCounted = [...items, ...chat.order.lines].some(
    ({ product, count }) => count !== undefined && product.unit === measured.unit,
  );
  if (isCounted) return;
  for (const item of items)
    if (item.count === undefined && !item.otherUnit && measured.unit === item.product.unit)
      item.count = measured.count;
}

/** What is paid by a time that was named, without its own name: 'one visit'. */
function addTimed({ chat, crowd, items }: Reading, time: Measured | undefined): void {
  const isMeant =
    time && ((!items.length && !chat.order.lines.length) || /^(?:visit|trip|lesson)$/.test(time.unit));
  if (!isMeant) return;
  const [own, ...more] = chat.shop.products.filter(
    ({ unit }) => unit && sameTime(unit) === sameTime(time.unit),
  );
  if (own && !more.length && !items.some(({ product }) => product === own))
    items.push({ product: own, ...countOf(own, undefined, time, crowd) });
}

/**
 * The products and numbers of a sentence.
 * @param preferred the unit that is meant where none is named
 */
export function namedIn(chat: Chat, sentence: string, preferred?: string): Named {
  const text = withDigits(sentence);
  const tokens = tokensOf(text);
  const mentions = mentionsIn(chat, tokens, preferred);
  const figures = figuresIn(text, tokens, mentions);
  const { time, crowd } = spansIn(chat.shop.products, figures, mentions);
  const reading: Reading = { chat, tokens, figures, span: time ?? chat.order.time, crowd, items: [] };
  const { items } = reading;
  const unclear: Product[] = [];
  for (const [at, { products }] of mentions.entries()) {
    const [product, ...others] = products;
    if (others.length) unclear.push(...products);
    else if (product) addMention(reading, product, mentions, at);
  }
  const loose = figures.filter(({ isUsed }) => !isUsed);
  for (const figure of loose) addLoose(reading, figure);
  const missing = loose.flatMap(({ isUsed, word }) => (!isUsed && isThing(word) ? [word] : []));
  const [rest] = loose.filter(({ isUsed, word }) => !isUsed && !ofElse(chat, word));
  addMeasured(reading, measuredIn(text) ?? chat.measured);
  const [single, ...more] = chat.shop.products;
  const isSingle = rest && !items.length && single && !more.length && !unclear.length;
  if (isSingle) items.push({ product: single, ...countOf(single, rest, reading.span, crowd) });
  else addTimed(reading, time);
  return {
    items,
    unclear: [...new Set(unclear)],
    count: isSingle ? undefined : rest?.value,
    counted: isSingle ? undefined : rest?.word,
    time,
    people: crowd,
    missing,
  };
}
