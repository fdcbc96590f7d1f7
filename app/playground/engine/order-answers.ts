import { editOrder } from "./edit-order.ts";
import { amountsIn } from "./formats.ts";
import { isOne, listed, listOf, type Move, summed, withPrice } from "./move.ts";
import { notesAbout } from "./notes.ts";
import { measures, type Named, wishIn } from "./order.ts";
import type { Chat } from "./shop.ts";
import { delivered, told } from "./shop-answers.ts";
import { priceText, sumOf } from "./sums.ts";

/* What is answered to prices that are asked for and to orders. */

/** What is said where something is not sold by the unit that was named. */
export function otherUnit({ items }: Named): Move[] | undefined {
  const item = items.find(({ otherUnit }) => otherUnit);
  const price = item && priceText(item.product);
  return item && price
    ? [{ act: "notByUnit", slots: { thing: item.product.name, prices: price, unit: item.otherUnit ?? "" } }]
    : undefined;
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
  if (counted) {
    const { refused } = editOrder(chat, text, named, true);
    return refused.length ? [...refused] : [summed(chat)];
  }
  const about = [...named.items.map(({ product }) => product), ...named.unclear];
  const wish = about.length ? undefined : wishIn(text);
  if (wish && shop.products.length)
    return [{ act: "notListed", slots: { thing: wish, list: listOf(shop.products) } }];
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

/** Changes the order: something goes, or gets another number. */
export function changed(chat: Chat, text: string, named: Named, place: string | null | undefined): Move[] {
  const { order } = chat;
  if (place !== undefined) order.place = place;
  const { refused, isChanged } = editOrder(chat, text, named, true);
  if (refused.length) return [...refused, ...(order.lines.length ? [summed(chat)] : [])];
  const isWhole = /\b(?:remove|cancel|drop|forget|leave|don'?t want|no want)\b/i.test(text);
  if (!isChanged && isWhole && place === undefined) order.lines = [];
  if (!isChanged && !isWhole && place === undefined) return [told(chat, text)];
  return order.lines.length ? [{ act: "changed" }, summed(chat)] : [{ act: "emptied" }];
}

/** Takes down an order. */
export function ordered(chat: Chat, text: string, named: Named, place: string | null | undefined): Move[] {
  const { shop, order } = chat;
  if (place !== undefined) order.place = place;
  if (named.unclear.length && !named.items.length)
    return [{ act: "list", slots: { list: listOf(named.unclear) } }];
  const divided = otherUnit(named);
  if (divided) return divided;
  const { refused, isLess } = editOrder(chat, text, named, false);
  if (refused.length) return [...refused];
  if (isLess) return order.lines.length ? [{ act: "changed" }, summed(chat)] : [{ act: "emptied" }];
  if (named.items.length || named.count) {
    const open =
      named.items.length === 1 && !named.count ? named.items.find(({ count }) => !count) : undefined;
    if (open)
      return [{ act: "prices", slots: { prices: withPrice(open.product) } }].filter(() =>
        priceText(open.product),
      ) as Move[];
    if (!order.lines.length && shop.products.length)
      return [{ act: "list", slots: { list: listOf(shop.products) } }];
    const isOpenFee = order.place && sumOf(shop, order)?.fee === undefined;
    const [rule] = isOpenFee ? notesAbout(shop.notes, "delivery", "delivery") : [];
    return [
      { act: "ordered" },
      summed(chat),
      ...(rule ? [{ act: "fact" as const, slots: { fact: rule } }] : []),
    ];
  }
  if (place !== undefined) return placed(chat);
  const wish = wishIn(text);
  const [fact] = notesAbout(shop.notes, text);
  if (fact && !wish) return [{ act: "fact", slots: { fact } }];
  if (wish && shop.products.length && !/\b(?:order|buy|place)$/i.test(wish))
    return [{ act: "notListed", slots: { thing: wish, list: listOf(shop.products) } }];
  if (order.lines.length) return [{ act: "ordered" }, summed(chat)];
  return shop.products.length
    ? [{ act: "list", slots: { list: listOf(shop.products) } }]
    : [{ act: "nothing" }];
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
