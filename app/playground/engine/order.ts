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

interface Item {
  readonly product: Product;
  count: number | undefined;
  things?: number | undefined;
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

const separators = /\s*(?:,|;|\n|\band\b|\bplus\b|&|\bwith\b(?= (?:\d|an? ))|\bthen\b)\s*/i;

/** The product that a number with a unit means: the only one sold by it, or the one that was spoken of. */
function byUnit({ shop: { products }, product: spoken }: Chat, text: string): Product | undefined {
  const said = text
    .split(/[^\p{L}]+/u)
    .filter((word) => word && isUnit(word))
    .map(unitOf);
  const byName = products.filter(({ name }) =>
    name.split(" ").some((word) => isUnit(word) && said.includes(unitOf(word))),
  );
  const byOwn = products.filter(({ unit }) => unit && said.includes(unit));
  const sold = byOwn.length ? byOwn : byName;
  return sold.length === 1 ? sold[0] : sold.find((product) => product === spoken);
}

/** Whether a word after a number names a thing that the shop does not have. */
const isUnknown = (word: string) =>
  word &&
  !isUnit(word) &&
  !isFiller(word) &&
  !/^(?:deliver\w*|more|left|abeg|people|persons?|guests?|sir|ma)$/i.test(word);

/** How many of a product a part of a sentence asks for: '2 rooms for 3 nights' are six nights. */
function countOf(product: Product, part: string, counts: readonly Count[]): Pick<Item, "count" | "things"> {
  const { unit } = product;
  const wordAfter = ({ to }: Count) => /^\W*(?:more |extra )?(\p{L}+)/u.exec(part.slice(to))?.[1] ?? "";
  const units = counts.find((count) => unit && rootOf(wordAfter(count).toLowerCase()) === rootOf(unit));
  const own = stemsOf(product);
  const things = counts.find(
    (count) => count !== units && own.includes(rootOf(wordAfter(count).toLowerCase())),
  );
  if (units && things) return { count: units.value * things.value, things: things.value };
  if (things && unit && isTime(unit)) return { count: things.value, things: things.value };
  const nearest = units ?? things ?? counts.find((count) => !isTime(wordAfter(count)));
  return { count: nearest?.value };
}

/** The products and numbers of a sentence. */
export function namedIn(chat: Chat, sentence: string): Named {
  const text = withDigits(sentence);
  const items: Item[] = [];
  const unclear: Product[] = [];
  let count: number | undefined;
  let isSpoken = true;
  const parts = text
    .split(separators)
    .flatMap((part) => part.split(/(?<=\p{L})\s+(?=\d+ \p{L})(?<!\b(?:for|of|by|at|from|to|about|the)\s+)/u));
  for (const part of parts.filter(Boolean)) {
    const counts = countsIn(part);
    const products = productsIn(chat.shop, part);
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
          isUnknown(word) || (isTime(word) && !chat.shop.products.some(({ unit }) => unit && isTime(unit))),
      );
      const alone = chat.shop.products.length === 1 && isSpoken ? chat.shop.products[0] : undefined;
      const own = byUnit(chat, part) ?? (isOther ? undefined : alone);
      if (isOther && !own) continue;
      const line = items.at(-1);
      // 'A room for Friday, 3 nights'
      if (line && (!own || own === line.product) && line.count === undefined)
        Object.assign(line, countOf(line.product, part, counts));
      else if (own && !items.some(({ product }) => product === own)) meant.push(own);
      else count ??= counts[0]?.value;
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
  if (only && !others.length && only.count === undefined && count) only.count = count;
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
export function destinationIn({ shop }: Chat, sentence: string, isAsked: boolean): string | null | undefined {
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
  const words =
    /\b(?:how (?:much|mush|many)|price of|cost of|have|sell|get|want|wan|need|looking for|find|order|buy|about|for|stock|do|make|offer|take|repair|fix|add)\b\s+(.{2,60})/i.exec(
      sentence,
    )?.[1] ?? "";
  const end = words.search(
    /[?.!,;]|\b(?:in|at|to|for|from|today|now|left|available|please|tomorrow|with|by|on)\b/i,
  );
  const name = nameIn(
    (end >= 0 ? words.slice(0, end) : words).replace(/^(?:\d+|an?|one)\s+(?:\p{L}+ of )?/iu, ""),
  );
  return name && !/^\d/.test(name) && !isUnit(name) ? name : undefined;
}
