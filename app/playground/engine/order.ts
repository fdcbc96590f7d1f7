import { plainWords } from "#packages/recognise/features.ts";
import { type Count, countsIn, withDigits } from "./formats.ts";
import type { Chat, OrderLine, Product } from "./shop.ts";
import {
  asPlace,
  feePlaceIn,
  isFiller,
  isTime,
  isUnit,
  meansPlace,
  nameIn,
  placeIn,
  productsIn,
  rootOf,
  stemsOf,
  tellingStems,
  unitOf,
} from "./things.ts";

export interface Item {
  readonly product: Product;
  count: number | undefined;
  things?: number | undefined;
  /** A unit that was named, by which it is not sold. */
  otherUnit?: string | undefined;
}

/** What a customer names in one sentence. */
export interface Named {
  /** Products with their number, if one was said. */
  readonly items: Item[];
  /** Products of which one must be meant: 'rice', where there are two kinds. */
  readonly unclear: Product[];
  /** A number without a product that it could belong to. */
  readonly count: number | undefined;
}

const separators = /\s*(?:,|;|\n|\+|\band\b|\bplus\b|&|\bwith\b(?= (?:\d|an? ))|\bthen\b)\s*/i;

/** The units of a shop that a text names. */
function unitsIn({ shop }: Chat, text: string): string[] {
  const words = text.split(/[^\p{L}]+/u).map((word) => rootOf(word.toLowerCase()));
  const own = shop.products.flatMap(({ unit }) => unit ?? []);
  return [...new Set(own)].filter((unit) => words.includes(rootOf(unit)));
}

/** The product that a number with a unit means: the only one sold by it, or the one that was spoken of. */
function byUnit(chat: Chat, text: string): Product | undefined {
  const {
    shop: { products },
    product: spoken,
  } = chat;
  const said = [
    ...unitsIn(chat, text),
    ...text
      .split(/[^\p{L}]+/u)
      .filter((word) => word && isUnit(word))
      .map(unitOf),
  ];
  const byName = products.filter(({ name }) =>
    name.split(" ").some((word) => isUnit(word) && said.includes(unitOf(word))),
  );
  const byOwn = products.filter(({ unit }) => unit && said.includes(unit));
  const sold = byOwn.length ? byOwn : byName;
  const counts = countsIn(text).map(({ value }) => value);
  const bundled = sold.filter(({ bundle }) => bundle && counts.includes(bundle.count));
  if (bundled.length === 1) return bundled[0];
  return sold.length === 1 ? sold[0] : sold.find((product) => product === spoken);
}

/** Of products with the same name, those that are sold by a unit which is named: 'kilo titus'; else those in the order. */
function ofUnit(chat: Chat, products: Product[], text: string, preferred: string | undefined): Product[] {
  if (products.length < 2) return products;
  const said = unitsIn(chat, text);
  const wanted = said.length || !preferred ? said : [preferred];
  const sold = products.filter(({ unit }) => unit && wanted.includes(unit));
  const names = new Set(products.map(({ name }) => name));
  const ordered = products.filter((product) => chat.order.lines.some((line) => line.product === product));
  return sold.length ? sold : names.size === 1 && ordered.length === 1 ? ordered : products;
}

/** A number with a unit: '180 feet'. */
export function measuredIn(text: string): { count: number; unit: string } | undefined {
  for (const { value, to } of countsIn(text)) {
    const word = /^ (\p{L}+)/u.exec(text.slice(to))?.[1] ?? "";
    if (word && isUnit(word)) return { count: value, unit: unitOf(word) };
  }
  return undefined;
}

/** Whether a word after a number names a thing that the shop does not have. */
const isUnknown = (chat: Chat, word: string) =>
  word &&
  !isUnit(word) &&
  !isFiller(word) &&
  !chat.shop.products.some(({ unit }) => unit && rootOf(unit) === rootOf(word.toLowerCase())) &&
  !/^(?:deliver\w*|more|left|abeg|people|persons?|guests?|sir|ma)$/i.test(word);

/** Before a number that counts nothing: 'day 8', 'it was 400'. */
const noNumber =
  /\b(?:day|days|week|month|year|was|size|grade|phase|version|channel|told|said|error|code)\s*$/i;

/** Whether a number stands beside a product's words, so that it can be its number. */
function isBeside({ from, to }: Count, part: string, stems: readonly string[]): boolean {
  if (noNumber.test(part.slice(0, from))) return false;
  const isOf = (word: string) => stems.includes(rootOf(word.toLowerCase())) || isUnit(word);
  const words = (text: string) => plainWords(text);
  const after = words(part.slice(to)).slice(0, 4);
  const before = words(part.slice(0, from)).slice(-2);
  const isNamed = words(part).some((word) => stems.includes(rootOf(word)));
  return !isNamed || after.some(isOf) || before.some(isOf);
}

/** Units that divide a thing: nobody may be charged a whole one for a part. */
export const measures =
  /^(?:yards?|kgs?|kilos?|grams?|lit(?:re|er)s?|met(?:re|er)s?|foot|feet|sqm|sqft|yds?|km|half)$/;

/** How many of a product a part of a sentence asks for: '2 rooms for 3 nights' are six nights. */
function countOf(product: Product, part: string, counts: readonly Count[]): Omit<Item, "product"> {
  const { unit } = product;
  const wordAfter = ({ to }: Count) => /^\W*(?:more |extra )?(\p{L}+)/u.exec(part.slice(to))?.[1] ?? "";
  const units = counts.find((count) => unit && rootOf(wordAfter(count).toLowerCase()) === rootOf(unit));
  const own = stemsOf(product);
  const things = counts.find(
    (count) => count !== units && own.includes(rootOf(wordAfter(count).toLowerCase())),
  );
  if (units && things) return { count: units.value * things.value, things: things.value };
  if (things && unit && isTime(unit)) return { count: things.value, things: things.value };
  const nearest =
    units ?? things ?? counts.find((count) => !isTime(wordAfter(count)) && isBeside(count, part, own));
  const word = nearest && nearest !== units && nearest !== things ? wordAfter(nearest).toLowerCase() : "";
  if (nearest && word === "dozen" && unit !== "dozen") return { count: nearest.value * 12 };
  const isOther = unit
    ? isUnit(word) && !/^(?:pieces?|pcs|people|persons?)$/.test(word)
    : measures.test(word);
  if (isOther && !own.includes(rootOf(word))) return { count: undefined, otherUnit: unitOf(word) };
  return { count: nearest?.value };
}

/**
 * The products and numbers of a sentence.
 * @param preferred the unit that is meant where none is named
 */
export function namedIn(chat: Chat, sentence: string, preferred?: string): Named {
  const text = withDigits(sentence);
  const items: Item[] = [];
  const unclear: Product[] = [];
  let count: number | undefined;
  let counted = "";
  let isSpoken = true;
  const parts = text
    .split(separators)
    .flatMap((part) =>
      part.split(
        /(?<=\p{L})\s+(?=\d+ \p{L})(?<!\b(?:for|of|by|at|from|to|about|the|im|am|be|r|are|aged?|dey)\s+)/u,
      ),
    );
  for (const part of parts.filter(Boolean)) {
    const counts = countsIn(part);
    const products = ofUnit(chat, productsIn(chat.shop, part), part, preferred);
    const full = products.filter((product) =>
      stemsOf(product).every((word) => tellingStems(part).includes(word)),
    );
    const [first] = full.length ? full : products;
    const meant = full.length > 1 ? full : first && (products.length === 1 || full.length) ? [first] : [];
    if (!meant.length && products.length > 1) {
      const spoken = products.find((product) => product === chat.product);
      if (spoken) meant.push(spoken);
      else unclear.push(...products);
    }
    if (!meant.length && !products.length && counts.length) {
      const after = counts.map(({ to }) => /^ (\p{L}+)/u.exec(part.slice(to))?.[1] ?? "");
      const isOther = after.every(
        (word) =>
          isUnknown(chat, word) ||
          (isTime(word) && !chat.shop.products.some(({ unit }) => unit && isTime(unit))),
      );
      const alone = chat.shop.products.length === 1 && isSpoken ? chat.shop.products[0] : undefined;
      const own = byUnit(chat, part) ?? (isOther ? undefined : alone);
      if (isOther && !own) continue;
      const line = items.at(-1);
      // 'A room for Friday, 3 nights'
      if (line && (!own || own === line.product) && line.count === undefined)
        Object.assign(line, countOf(line.product, part, counts));
      else if (own && !items.some(({ product }) => product === own)) meant.push(own);
      else if (count === undefined) [count, counted] = [counts[0]?.value, part];
    }
    for (const product of meant) {
      const known = items.find((item) => item.product === product);
      const found = countOf(product, part, counts);
      if (!known) items.push({ product, ...found });
      else if (known.count === undefined) Object.assign(known, found);
      isSpoken = false;
    }
  }
  const [only, ...others] = items;
  if (only && !others.length && only.count === undefined && count)
    Object.assign(only, countOf(only.product, counted, countsIn(counted)));
  // '180 feet: what would drilling and casing be?'
  const measured = measuredIn(text) ?? chat.measured;
  for (const item of items)
    if (measured && item.count === undefined && measured.unit === item.product.unit)
      item.count = measured.count;
  return { items, unclear: [...new Set(unclear)], count };
}

/** Puts a line into the order: more of a product that is there already only if the customer says so. */
export function put(lines: readonly OrderLine[], now: OrderLine, isMore: boolean): OrderLine[] {
  const known = lines.find((line) => line.product === now.product);
  if (!known) return [...lines, now];
  return lines.map((line) =>
    line === known ? { ...now, count: isMore ? line.count + now.count : now.count } : line,
  );
}

const pickUp =
  /\b(?:pick(?:ing)? ?(?:it|them|am)? ?up|pickup|collect (?:it|them|am)|(?:come|coming|go come) (?:and |to )?(?:carry|take|collect|buy)|come to (?:the|your) shop|self collection|carry (?:it|am|them)? ?(?:by )?my ?self|go come (?:carry|take|pick))\b/i;
const sent =
  /\b(?:deliver\w*|send|bring|waybill|ship|dispatch|drop|rider|address|i stay|i live|i am (?:at|in)|i'm (?:at|in)|(?:i )?dey (?:for|in)|am in|come to)\b/i;

/**
 * Where the order goes: null if the customer picks it up, undefined if the sentence does not say.
 * @param isAsked whether the bot asked for it, so that the place may stand alone
 */
export function destinationIn(chat: Chat, sentence: string, isAsked: boolean): string | null | undefined {
  const place = placeNamed(chat, sentence, isAsked);
  // 'Engine wash for the jeep' goes nowhere.
  return place && productsIn(chat.shop, place).length ? undefined : place;
}

function placeNamed({ shop }: Chat, sentence: string, isAsked: boolean): string | null | undefined {
  if (pickUp.test(sentence) && !/\?/.test(sentence)) return null;
  const known = feePlaceIn(shop, sentence);
  if (known && (isAsked || sent.test(sentence) || /\b(?:to|in|at|for|dey)\b/i.test(sentence))) {
    const typed = placeIn(sentence);
    return typed && meansPlace(typed, known) ? typed : known;
  }
  // 'Deliver am' goes where the one fee holds that was told for everywhere.
  if (sent.test(sentence))
    return (
      placeIn(sentence) ??
      (shop.fees.some(({ place }) => !place) &&
      /\b(?:deliver|send|bring)\b/i.test(sentence) &&
      !/\?|\bdo (?:you|una|u)\b/i.test(sentence)
        ? "you"
        : undefined)
    );
  return isAsked && sentence.split(/\s+/).length <= 9 ? (placeIn(sentence) ?? asPlace(sentence)) : undefined;
}

/** What a customer asks for that is not in the shop: the words after 'how much is', 'do you have', 'I want'. */
export function wishIn(sentence: string): string | undefined {
  const [, before] = /^(?:.*[,.] )?(.{3,30}?) (?:dey|nko|available)\b/i.exec(sentence) ?? [];
  const words =
    (before && nameIn(before) ? before : undefined) ??
    /\b(?:how (?:much|mush|many)|price of|cost of|have|sell|get|want|wan|need|looking for|find|order|buy|about|for|stock|do|make|offer|take|repair|fix|add)\b\s+(.{2,60})/i.exec(
      sentence,
    )?.[1] ??
    "";
  const end = words.search(
    /[?.!,;]|\b(?:in|at|to|for|from|today|now|left|available|please|tomorrow|with|by|on)\b/i,
  );
  const name = nameIn(
    (end >= 0 ? words.slice(0, end) : words).replace(/^(?:\d+|an?|one)\s+(?:\p{L}+ of )?/iu, ""),
  );
  return name && !/^\d/.test(name) && !isUnit(name) ? name : undefined;
}
