import { naira } from "#content/prices.ts";
import { editOrder } from "./edit-order.ts";
import { measures } from "./figures.ts";
import { amountsIn } from "./formats.ts";
import { isOne, listed, listOf, type Move, summed, withPrice } from "./move.ts";
import type { Named } from "./named.ts";
import { notesAbout } from "./notes.ts";
import { put, wishIn } from "./order.ts";
import { meetsAny } from "./rules.ts";
import type { Chat, OrderLine } from "./shop.ts";
import { delivered, told } from "./shop-answers.ts";
import { priceText, sumOf } from "./sums.ts";
import { tellingStems } from "./things.ts";

/* What is answered to prices that are asked for and to orders. */

/** What is said where something is not sold by the unit that was named. */
export function otherUnit({ items }: Named): Move[] | undefined {
  const item = items.every(({ count }) => count === undefined)
    ? items.find(({ otherUnit }) => otherUnit)
    : undefined;
  const price = item && priceText(item.product);
  return item && price
    ? [{ act: "notByUnit", slots: { thing: item.product.name, prices: price, unit: item.otherUnit ?? "" } }]
    : undefined;
}

/** A price asked for beside an order, of goods that are not in it: nobody ordered them yet. */
const isQuote = ({ order }: Chat, text: string, { items }: Named): boolean =>
  order.lines.length > 0 &&
  items.length > 0 &&
  /\b(?:how (?:much|mush)|price|cost)\b/i.test(text) &&
  !/\b(?:add|join|total|all|also|too|plus|with|altogether|everything)\b/i.test(text) &&
  !items.some(({ product }) => order.lines.some((line) => line.product === product));

/** 'So 16 inch with frontal and making is how much': who names the whole order again wants that and nothing else. */
function restate({ order }: Chat, text: string, { items }: Named): void {
  const isNamed = (line: OrderLine) => items.some(({ product }) => product === line.product);
  const isAnew =
    items.length > 1 &&
    order.lines.length > 1 &&
    order.lines.some(isNamed) &&
    !/\b(?:add|join|more|also|too|extra|plus)\b/i.test(text);
  if (isAnew) order.lines = order.lines.filter(isNamed);
}

/** The price of what was named: a sum where a number was said, else the price of one. */
export function priced(chat: Chat, text: string, named: Named): Move[] {
  const { shop, order } = chat;
  const divided = otherUnit(named);
  if (divided) return divided;
  const isTogether =
    named.items.length > 1 &&
    /\b(?:and|with|plus|join|both|total|altogether)\b|[,+]/i.test(text) &&
    !/\bor\b/i.test(text);
  const counted =
    (isTogether && named.items.some(({ count, product: { unit = "" } }) => count ?? !measures.test(unit))) ||
    named.items.some(({ count }) => count) ||
    (named.count !== undefined && chat.product && !/\b(?:was|told|said)\b/i.test(text));
  if (counted && isQuote(chat, text, named)) {
    const quote = { ...chat, order: { lines: [] } };
    editOrder(quote, text, true);
    return [summed(quote)];
  }
  if (counted) {
    restate(chat, text, named);
    const { refused } = editOrder(chat, text, true);
    return refused.length ? [...refused] : [summed(chat)];
  }
  const about = [...named.items.map(({ product }) => product), ...named.unclear];
  const whole = sumOf(shop, order);
  if (whole && /\bhow much (?:is|be|na|go be) half\b/i.test(text))
    return [
      {
        act: "compared",
        slots: { facts: `half of ${naira(whole.total)} is ${naira(Math.round(whole.total / 2))}` },
      },
    ];
  const wish = about.length ? undefined : wishIn(text);
  if (wish && shop.products.length)
    return [{ act: "notListed", slots: { thing: wish, list: listOf(shop.products) } }];
  const isBare =
    /^(?:(?:so|and|then|ok|okay|abeg|pls|please|now)[, ]*)*(?:how much|na how much|hw much|how mush)(?: (?:be|is|na) (?:that|it|all|everything|am))?[ .?!o]*$/i.test(
      text,
    );
  // 'My screen is broken and the port too. How much'
  const topic =
    about.length || !isBare
      ? []
      : (chat.topic ?? []).filter(
          (one) => priceText(one) && !order.lines.some(({ product }) => product === one),
        );
  for (const product of topic) order.lines = put(order.lines, { product, count: 1 }, false);
  if (!about.length && (isBare || topic.length) && order.lines.length) return [summed(chat)];
  const isTotal = /\b(?:total|all|everything|altogether|both|order)\b/i.test(text);
  if (!about.length && order.lines.length && (isTotal || order.lines.length > 1 || !chat.product))
    return [summed(chat)];
  const spoken = chat.product ?? (shop.products.length === 1 ? shop.products[0] : undefined);
  const asked = about.length
    ? about
    : spoken && /\b(?:it|that|this|one|am)\b/i.test(text)
      ? [spoken]
      : shop.products;
  if (!asked.length) return wish ? [{ act: "noPrice", slots: { thing: wish } }] : [{ act: "nothing" }];
  const [one] = asked;
  if (isOne(asked) && one) chat.product = one;
  const known = asked.filter((product) => priceText(product));
  if (known.length) return [{ act: "prices", slots: { prices: listOf(known) } }];
  const [fact] =
    isOne(asked) && one ? notesAbout(shop.notes, one.name).filter((note) => amountsIn(note).length) : [];
  return fact
    ? [{ act: "fact", slots: { fact } }]
    : [{ act: "noPrice", slots: { thing: listed(asked.map(({ name }) => name)) } }];
}

/** What cannot be had, and the sum of what can. */
const withRest = (chat: Chat, refused: readonly Move[]): Move[] =>
  chat.order.lines.length ? [...refused, summed(chat)] : [...refused];

/** The order after a change. */
const nowOf = (chat: Chat): Move[] =>
  chat.order.lines.length ? [{ act: "changed" }, summed(chat)] : [{ act: "emptied" }];

/** Whether the whole order goes: nothing of it is named. */
const isWhole = (text: string) =>
  /\b(?:remove|cancel|drop|forget|leave|don'?t want|no want)\b/i.test(text) &&
  tellingStems(text).every((word) =>
    /^(?:remov|cancel|drop|forget|leav|no|order|thank|sorry|whol|rest|book|comot|again|mind)$/.test(word),
  );

/** Says what was asked for beside the goods of the shop and is none of them. */
const unlisted = ({ shop }: Chat, { missing = [] }: Named): Move[] =>
  missing.length
    ? [{ act: "notListed", slots: { thing: listed(missing), list: listOf(shop.products) } }]
    : [];

/** Takes down an order, or changes it. */
export function ordered(
  chat: Chat,
  text: string,
  named: Named,
  { place, isChange = false }: { place: string | null | undefined; isChange?: boolean },
): Move[] {
  const { shop, order } = chat;
  if (place !== undefined) order.place = place;
  if (named.unclear.length && !named.items.length)
    return [{ act: "list", slots: { list: listOf(named.unclear) } }];
  const divided = isChange ? undefined : otherUnit(named);
  if (divided) return divided;
  if (/\b(?:how (?:much|mush)|total|cost|price)\b/i.test(text)) {
    if (isQuote(chat, text, named)) return priced(chat, text, named);
    restate(chat, text, named);
  }
  const isPlain = isChange || order.lines.length > 0 || meetsAny(chat, text);
  const { refused, isLess, isChanged } = editOrder(chat, text, isPlain);
  if (refused.length) return withRest(chat, refused);
  if (!isChanged && place === undefined && isWhole(text)) {
    order.lines = [];
    return nowOf(chat);
  }
  if (isLess || (isChanged && isChange)) return nowOf(chat);
  if (named.items.length || named.count) return taken(chat, named, isChanged);
  if (isChanged && order.lines.length) return nowOf(chat);
  if (place !== undefined) return placed(chat);
  const wish = isChange ? undefined : wishIn(text);
  const answer = told(chat, text);
  if (isChange || (answer.act === "fact" && !wish)) return [answer];
  if (wish && shop.products.length && !/\b(?:order|buy|place)$/i.test(wish))
    return [{ act: "notListed", slots: { thing: wish, list: listOf(shop.products) } }];
  if (order.lines.length) return [{ act: "ordered" }, summed(chat)];
  return shop.products.length
    ? [{ act: "list", slots: { list: listOf(shop.products) } }]
    : [{ act: "nothing" }];
}

/** The order with what was named, or the price of it where no number was said. */
function taken(chat: Chat, named: Named, isChanged: boolean): Move[] {
  const { shop, order } = chat;
  const [open, ...others] = isChanged || named.count ? [] : named.items;
  if (open && !others.length && !open.count && priceText(open.product))
    return [{ act: "prices", slots: { prices: withPrice(open.product) } }];
  if (!order.lines.length && shop.products.length)
    return [{ act: "list", slots: { list: listOf(shop.products) } }];
  const isOpenFee = order.place && sumOf(shop, order)?.fee === undefined;
  const [rule] = isOpenFee ? notesAbout(shop.notes, "delivery", "delivery") : [];
  return [
    { act: "ordered" },
    summed(chat),
    ...unlisted(chat, named),
    ...(named.unclear.length ? [{ act: "prices" as const, slots: { prices: listOf(named.unclear) } }] : []),
    ...(rule ? [{ act: "fact" as const, slots: { fact: rule } }] : []),
  ];
}

/** Where the order goes, with the new sum. */
export function placed(chat: Chat): Move[] {
  const { order } = chat;
  if (order.place === undefined) return [];
  const where = order.place ?? "pick-up";
  const [least] = order.place ? notesAbout(chat.shop.notes, "minimum delivery", "least") : [];
  const rule: Move[] = least ? [{ act: "fact", slots: { fact: least } }] : [];
  if (sumOf(chat.shop, order)) return [{ act: "goesTo", slots: { place: where } }, summed(chat), ...rule];
  return order.place ? [delivered(chat, "", order.place)] : [{ act: "goesTo", slots: { place: where } }];
}

/** What delivery costs, and with it the order. */
export function deliveryAsked(
  chat: Chat,
  text: string,
  named: Named,
  place: string | null | undefined,
): Move[] {
  const { order } = chat;
  if (place !== undefined) order.place = place;
  if (named.items.some(({ count }) => count)) return priced(chat, text, named);
  const fee = delivered(chat, text, place);
  return place && order.lines.length && fee.act === "fee" ? [fee, summed(chat)] : [fee];
}
