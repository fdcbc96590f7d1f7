import { clausesOf } from "./clauses.ts";
import { type Item, type Measured, measures } from "./figures.ts";
import { countsIn, withDigits } from "./formats.ts";
import { partsOf } from "./mentions.ts";
import type { Move } from "./move.ts";
import { type Named, namedIn } from "./named.ts";
import { put } from "./order.ts";
import { markRules } from "./rules.ts";
import type { Chat, OrderLine, Product } from "./shop.ts";
import { leastOf } from "./sums.ts";
import { isTime, isUnit, rootOf, spanOf, unitOf } from "./things.ts";

/* Puts into the order what a customer says, clause by clause: more, less, another number, one thing for another. */

/** The number of things that a service follows: 'fitting 3,000 per tyre' is for as many tyres as are ordered. */
function followed(lines: readonly OrderLine[], product: Product): OrderLine[] {
  const { unit } = product;
  if (!unit || isTime(unit)) return [];
  const others = lines.filter((line) => line.product !== product && !line.follows);
  const named = others.filter((line) => partsOf(line.product.name).words.includes(rootOf(unit)));
  const alike = others.filter((line) => line.product.unit === unit);
  // 'Dressing 700 per bird' is done to the birds that were named last.
  return named.length ? named : alike.length || !/ing$/i.test(product.name) ? alike : others.slice(-1);
}

/** How many some lines count for a service: a '4-camera kit' has four cameras. */
function countFor(lines: readonly OrderLine[], unit = ""): number {
  const many = new RegExp(`\\b(\\d{1,3})[- ]?${unit}`, "i");
  return lines.reduce(
    (sum, { product, count, things }) => sum + (things ?? count) * Number(many.exec(product.name)?.[1] ?? 1),
    0,
  );
}

/** Brings the services to the number of the things that they follow. */
export function settle(chat: Chat): void {
  const { order } = chat;
  const { lines } = order;
  order.lines = lines.flatMap((line) => {
    if (!line.follows) return [line];
    const own = lines.filter(({ product }) => line.follows?.includes(product));
    const count = countFor(own, line.product.unit);
    return count ? [{ ...line, count }] : [];
  });
}

/** Puts products into the order. Returns what cannot be had. */
function take(chat: Chat, items: readonly Item[], isMore: boolean): Move[] {
  const moves: Move[] = [];
  for (const item of items) {
    const { product } = item;
    const { order } = chat;
    // 'Add interior for the jeep': the jeep is there already.
    const isThere = order.lines.some((line) => line.product === product);
    if (isMore && isThere && item.count === undefined && items.length > 1) continue;
    const own = item.count === undefined ? followed(order.lines, product) : [];
    const known = order.lines.find((line) => line.product === product)?.count;
    const count = item.count ?? (own.length ? countFor(own, product.unit) : isMore ? 1 : (known ?? 1));
    const before = isMore ? (known ?? 0) : 0;
    chat.product = product;
    const least = leastOf(chat.shop, product);
    if (product.stock !== undefined && product.stock < count + before)
      moves.push({
        act: product.stock ? "tooMany" : "soldOut",
        slots: { thing: product.name, stock: String(product.stock), count: String(count) },
      });
    else if (least && count + before < least.count)
      moves.push({ act: "tooFew", slots: { fact: least.words, thing: product.name, count: String(count) } });
    else {
      const things = item.things ?? (isTime(product.unit ?? "") && !own.length ? 1 : undefined);
      order.lines = put(
        order.lines,
        {
          product,
          count,
          ...(things && { things }),
          ...(own.length && { follows: own.map((line) => line.product) }),
        },
        isMore,
      );
    }
  }
  return moves;
}

/** Takes some of a product off the order, or all of it. */
function takeOff(chat: Chat, { product, count, things }: Item): void {
  chat.order.lines = chat.order.lines.flatMap((line) => {
    if (line.product !== product) return [line];
    // What is paid by time counts things times days. Only the things go.
    const each = line.things ? line.count / line.things : 1;
    const gone = spanOf(product) ? things : count;
    const left = (line.things ?? line.count) - (gone ?? Number.POSITIVE_INFINITY);
    return left > 0 ? [{ ...line, count: left * each, ...(line.things && { things: left }) }] : [];
  });
}

const swaps =
  /\b(?:change|swap|replace|switch|turn|make)\s+(.+?)\s+(?:to|for|with|by|into|(?=an? ))\s*(.+)$/i;
const single = /\b(?:an?|one of|1 of|1|that)\b/i;

/** 'Change the bed to two shoe racks', 'swap a nkwobi for 2 ugba'. Undefined if the clause is no exchange. */
function exchanged(chat: Chat, clause: string): Move[] | undefined {
  const [, from = "", to = ""] = swaps.exec(clause) ?? [];
  const [named] = namedIn(chat, from).items;
  const [come, ...more] = namedIn(chat, to, named?.product.unit).items;
  const alike =
    !named && come && /^\W*(?:one|\d+)(?: of (?:them|it))?\W*$/i.test(from)
      ? siblingOf(chat, come.product, false)
      : undefined;
  const gone =
    named ?? (alike && { product: alike.product, count: countsIn(withDigits(from))[0]?.value ?? 1 });
  const line = gone && chat.order.lines.find(({ product }) => product === gone.product);
  if (!gone || !come || !line || gone.product === come.product) return undefined;
  const count = gone.count ?? (single.test(withDigits(from)) ? 1 : line.count);
  takeOff(chat, { ...gone, count, things: gone.things ?? count });
  return take(chat, [{ ...come, count: come.count ?? count }, ...more], true);
}

const other =
  /\b(?:instead|back to|make (?:it|am)|cha?n?a?ge .{0,24}?\b(?:to|into)|switch to|upgrade to|rather)\b|^(?:(?:abeg|please|pls|ok|okay|oya|then|and|too much|no)[,. ]+)*(?:do|use)\b/i;

/** The line in whose place a product comes: another kind of the same thing, else what is sold by the same unit. */
function siblingOf(chat: Chat, product: Product, isNamedAlone: boolean): OrderLine | undefined {
  const { lines } = chat.order;
  if (lines.some((line) => line.product === product)) return undefined;
  const { words } = partsOf(product.name);
  const shared = lines.filter(({ product: one }) =>
    partsOf(one.name).words.some((word) => words.includes(word) && !/^\d/.test(word)),
  );
  if (shared.length === 1) return shared[0];
  const alike = lines.filter(({ product: one, follows }) => one.unit === product.unit && !follows);
  if (!isNamedAlone || shared.length) return undefined;
  // Nothing says which: what costs about as much.
  const gap = ({ product: one }: OrderLine) => Math.abs((one.price ?? 0) - (product.price ?? 0));
  return alike.toSorted((line, next) => gap(line) - gap(next))[0];
}

/** 'Make it bifocal': another kind for the one that was ordered. Undefined if the clause says nothing of the kind. */
function replaced(chat: Chat, clause: string, { items }: Named): Move[] | undefined {
  const [first] = items;
  if (!first || !other.test(clause) || /\b(?:add|join|also|too|more)\b/i.test(clause)) return undefined;
  const line = siblingOf(
    chat,
    first.product,
    /\b(?:cha?n?a?ge|switch|make (?:it|am)|instead)\b/i.test(clause),
  );
  if (!line) return undefined;
  takeOff(chat, { product: line.product, count: undefined });
  const count = first.count ?? line.count;
  return take(chat, [{ ...first, count, things: first.things ?? line.things }, ...items.slice(1)], false);
}

/** 'Make am 30': the line that is sold by that unit, or whose number is nearest. */
function setNumber(chat: Chat, clause: string, { count, counted = "" }: Named): Move[] | undefined {
  if (!count || !/\b(?:make|increase|reduce|let|change|only|just|na)\b/i.test(clause)) return undefined;
  const { lines } = chat.order;
  const free = lines.filter(({ follows }) => !follows);
  const own =
    counted && isUnit(counted) ? free.filter(({ product }) => product.unit === unitOf(counted)) : free;
  const [line] = (own.length ? own : free).toSorted(
    (one, next) => Math.abs(one.count - count) - Math.abs(next.count - count),
  );
  return line && take(chat, [{ product: line.product, count }], false);
}

/** Another time or number of people applies to all that is paid by it. */
function setSpan(chat: Chat, time: Measured | undefined, people: number | undefined): boolean {
  const { order } = chat;
  const before = order.time?.count ?? 1;
  let isChanged = false;
  if (time) order.time = time;
  if (people) order.people = people;
  order.lines = order.lines.map((line) => {
    if (time && spanOf(line.product)) {
      isChanged = true;
      const things = line.things ?? Math.max(1, Math.round(line.count / before));
      return { ...line, things, count: things * time.count };
    }
    return line;
  });
  return isChanged;
}

/** How the order changed. */
export interface Edited {
  /** What cannot be had. */
  readonly refused: readonly Move[];
  readonly isChanged: boolean;
  /** Whether something was taken off or exchanged. */
  readonly isLess: boolean;
}

const adds = /\b(?:add|more|another|also|again|plus|join)\b/i;

/** Puts what a clause names into the order. */
function added(chat: Chat, clause: string, named: Named, isPlain: boolean): Move[] | undefined {
  // Nobody orders 'one foot of drilling' without saying so.
  const items = named.items.filter(
    ({ count, otherUnit, product: { unit = "" } }) =>
      !otherUnit &&
      (count !== undefined ||
        followed(chat.order.lines, { name: "", unit }).length > 0 ||
        (!measures.test(unit) && isPlain)),
  );
  const { counted = "" } = named;
  const isOwn =
    !isUnit(counted) || unitOf(counted) === chat.product?.unit || /^(?:pieces?|pcs)$/.test(counted);
  const isShort =
    clause.split(/\s+/).length <= 6 || /\b(?:make|add|give|want|wan|take|need|bring)\b/i.test(clause);
  if (
    !named.items.length &&
    named.count &&
    chat.product &&
    isOwn &&
    isShort &&
    !/\bis \d|\bif\b/i.test(clause)
  )
    items.push({ product: chat.product, count: named.count });
  if (!items.length) return undefined;
  const isMore = adds.test(clause) && !/\bmake\b/i.test(clause);
  return take(chat, items, isMore);
}

/** 'Make it 3 copies of everything' */
function multiplied(chat: Chat, clause: string): boolean {
  const times =
    /\b(\d{1,3})\b(?! (?:months?|days?|weeks?|nights?|years?)).{0,16}\b(?:everything|each of them|of them all|of all|the whole order)\b/i.exec(
      withDigits(clause),
    )?.[1];
  if (!times || !chat.order.lines.length) return false;
  chat.order.lines = chat.order.lines.map((line) => ({ ...line, count: line.count * Number(times) }));
  return true;
}

/** The products of 'make am 12 crates of big only': nothing else is wanted. */
function onlyNamed(chat: Chat, text: string): Product[] {
  const word = /([\p{L}\d]+) only\b(?! \d)/iu.exec(text)?.[1];
  if (!word || /^(?:ok|okay|then|just)[, ]+\d/i.test(text)) return [];
  const named = namedIn(chat, text).items.map(({ product }) => product);
  const isOne = named.some(({ name, unit }) =>
    [...partsOf(name).words, unit && !isTime(unit) && rootOf(unit)].includes(rootOf(word.toLowerCase())),
  );
  return isOne ? named : [];
}

/**
 * Changes the order as a message says.
 * @param isPlain whether products without a number count as one each
 */
export function editOrder(chat: Chat, text: string, isPlain: boolean): Edited {
  const refused: Move[] = [];
  let [isChanged, isLess] = [false, false];
  const isMany = namedIn(chat, text).items.length > 1;
  let before: Product[] = [];
  for (const { clause, isOff, isBeside, isAnew } of clausesOf(text)) {
    if (isAnew && chat.order.lines.length) {
      const { place } = chat.order;
      chat.order = { lines: [], ...(place !== undefined && { place }) };
      isChanged = true;
    }
    const named = namedIn(chat, clause);
    if (isBeside && before.length) {
      markRules(chat, clause, { ...named, items: before.map((product) => ({ product, count: 1 })) }, true);
      continue;
    }
    before = named.items.map(({ product }) => product);
    if (isOff) {
      const ordered = named.items.filter(({ product }) =>
        chat.order.lines.some((line) => line.product === product),
      );
      for (const item of ordered)
        takeOff(chat, /\bthat one\b|\bone of\b/i.test(clause) ? { ...item, count: item.count ?? 1 } : item);
      const isMarked = markRules(chat, clause, named, true);
      [isChanged, isLess] = [isChanged || isMarked || ordered.length > 0, isLess || ordered.length > 0];
      continue;
    }
    if (multiplied(chat, clause)) {
      isChanged = true;
      continue;
    }
    const swapped = exchanged(chat, clause) ?? replaced(chat, clause, named);
    if (swapped) [isChanged, isLess] = [true, true];
    const moves =
      swapped ??
      (named.items.length ? undefined : setNumber(chat, clause, named)) ??
      added(chat, clause, named, isPlain || isMany);
    if (moves) refused.push(...moves);
    const isSpan = (named.time ?? named.people) !== undefined && setSpan(chat, named.time, named.people);
    isChanged = markRules(chat, clause, named, false) || isSpan || moves !== undefined || isChanged;
  }
  const alone = onlyNamed(chat, text);
  if (alone.length)
    chat.order.lines = chat.order.lines.filter(({ product, follows }) => follows || alone.includes(product));
  settle(chat);
  return { refused, isChanged, isLess };
}
