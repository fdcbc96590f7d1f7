import { withDigits } from "./formats.ts";
import type { Move } from "./move.ts";
import { type Item, measures, type Named, namedIn, put } from "./order.ts";
import type { Chat, Product } from "./shop.ts";

/* Puts into the order what a customer says, part by part: more, less, another number, one thing for another. */

const swaps =
  /\b(?:change|swap|replace|switch|turn|make)\s+(.+?)\s+(?:to|for|with|by|into|(?=an? ))\s*(.+)$/i;
const removes =
  /\b(?:remove|comot|cancel|take (?:out|off|away)|drop|without|minus|leave out|leave the|forget|don'?t (?:want|need)|no want|no need|instead of)\b\s*(.*)$/i;
const adds = /\b(?:add|more|another|extra|also|again|plus|join)\b/i;
const single = /\b(?:an?|one of|1 of|1|that)\b/i;

const parts = /\s*(?:[,;.](?!\d)|\bthen\b|\band\b(?= (?:remove|comot|add|make|change|drop|no )))\s*/i;

/** Puts products into the order. Returns what cannot be had. */
function take(chat: Chat, items: readonly Item[], isMore: boolean): Move[] {
  const moves: Move[] = [];
  for (const { product, count = 1, things } of items) {
    const before = isMore ? (chat.order.lines.find((line) => line.product === product)?.count ?? 0) : 0;
    chat.product = product;
    if (product.stock !== undefined && product.stock < count + before)
      moves.push({
        act: product.stock ? "tooMany" : "soldOut",
        slots: { thing: product.name, stock: String(product.stock), count: String(count) },
      });
    else chat.order.lines = put(chat.order.lines, { product, count, ...(things && { things }) }, isMore);
  }
  return moves;
}

/** Takes some of a product off the order, or all of it. */
function takeOff(chat: Chat, product: Product, count: number | undefined): void {
  chat.order.lines = chat.order.lines.flatMap((line) => {
    if (line.product !== product) return [line];
    return count !== undefined && count < line.count ? [{ product, count: line.count - count }] : [];
  });
}

/** 'Change the bed to two shoe racks', 'swap a nkwobi for 2 ugba'. Undefined if the part is no exchange. */
function exchanged(chat: Chat, part: string): Move[] | undefined {
  const [, from = "", to = ""] = swaps.exec(part) ?? [];
  const [gone] = namedIn(chat, from).items;
  const [come] = namedIn(chat, to, gone?.product.unit).items;
  const line = gone && chat.order.lines.find(({ product }) => product === gone.product);
  if (!gone || !come || !line || gone.product === come.product) return undefined;
  const count = gone.count ?? (single.test(withDigits(from)) ? 1 : line.count);
  takeOff(chat, gone.product, count);
  return take(chat, [{ product: come.product, count: come.count ?? count }], true);
}

const sets =
  /\b(?:make|increase|reduce|let|change)\s+(?:am|it|that|them|the order)(?:\s+(?:be|to|reach))?\s+(\d{1,4})(?:\s+\p{L}+)?$/iu;

/** 'Make am 30': the line whose number is nearest. Undefined if the part says nothing of the kind. */
function setNumber(chat: Chat, part: string): Move[] | undefined {
  const count = Number(sets.exec(withDigits(part))?.[1] ?? 0);
  const [line] = chat.order.lines.toSorted(
    (one, other) => Math.abs(one.count - count) - Math.abs(other.count - count),
  );
  return count && line ? take(chat, [{ product: line.product, count }], false) : undefined;
}

/** How the order changed. */
export interface Edited {
  /** What cannot be had. */
  readonly refused: readonly Move[];
  readonly isChanged: boolean;
  /** Whether something was taken off or exchanged. */
  readonly isLess: boolean;
}

/**
 * Changes the order as a message says.
 * @param named what the whole message names
 * @param isPlain whether products without a number count as one each
 */
export function editOrder(chat: Chat, text: string, named: Named, isPlain: boolean): Edited {
  const refused: Move[] = [];
  let isChanged = false;
  let isLess = false;
  const left: string[] = [];
  for (const part of text.split(parts).filter(Boolean)) {
    const swapped = exchanged(chat, part) ?? setNumber(chat, part);
    const goes = swapped ? undefined : removes.exec(part)?.[1];
    if (swapped) {
      refused.push(...swapped);
      [isChanged, isLess] = [true, true];
    } else if (goes !== undefined) {
      const gone = namedIn(chat, goes).items;
      for (const { product, count } of gone) takeOff(chat, product, count);
      [isChanged, isLess] = [isChanged || gone.length > 0, isLess || gone.length > 0];
    } else left.push(part);
  }
  const isOnly = /\b(?:only|just|finally|finalement|on reflection|on second thought|instead(?! of))\b/i.test(
    text,
  );
  if (isOnly && !isLess && named.items.some(({ count }) => count) && !adds.test(text)) chat.order.lines = [];
  const now = isLess ? namedIn(chat, left.join(", ")) : named;
  const [only] = now.items;
  // Nobody orders 'one foot of drilling' without saying so.
  const items = now.items.filter(
    ({ count, product: { unit = "" } }) =>
      count !== undefined || (!measures.test(unit) && (isPlain || now.items.length > 1)),
  );
  if (!now.items.length && now.count && chat.product) items.push({ product: chat.product, count: now.count });
  else if (only && now.items.length === 1 && only.count === undefined && now.count) only.count = now.count;
  refused.push(...take(chat, items, adds.test(left.join(" ")) && !/\bmake\b/i.test(left.join(" "))));
  return { refused, isChanged: isChanged || items.length > 0, isLess };
}
