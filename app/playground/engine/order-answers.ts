import { amountsIn } from "./formats.ts";
import { isOne, listed, listOf, type Move, summed, withPrice } from "./move.ts";
import { notesAbout } from "./notes.ts";
import { type Named, put, wishIn } from "./order.ts";
import type { Chat, Product } from "./shop.ts";
import { delivered } from "./shop-answers.ts";
import { priceText, sumOf } from "./sums.ts";
import { productsIn } from "./things.ts";

/* What is answered to prices that are asked for and to orders. */

/** Puts what was named into the order. Returns what cannot be had. */
export function take(chat: Chat, { items, count }: Named, isMore: boolean): Move[] {
  const { order } = chat;
  const all: { product: Product; count: number | undefined; things?: number | undefined }[] = [...items];
  if (!all.length && count && chat.product) all.push({ product: chat.product, count });
  const moves: Move[] = [];
  for (const { product, count, things } of all) {
    chat.product = product;
    if (product.stock !== undefined && product.stock < (count ?? 1)) {
      moves.push({
        act: product.stock ? "tooMany" : "soldOut",
        slots: { thing: product.name, stock: String(product.stock), count: String(count) },
      });
    } else if (count ?? (all.length > 1 && order.lines.every((line) => line.product !== product)))
      order.lines = put(order.lines, { product, count: count ?? 1, ...(things && { things }) }, isMore);
  }
  return moves;
}

/** The price of what was named: a sum where a number was said, else the price of one. */
export function priced(chat: Chat, text: string, named: Named): Move[] {
  const { shop, order } = chat;
  const isTogether =
    named.items.length > 1 &&
    /\b(?:and|with|plus|both|total|altogether)\b|,/i.test(text) &&
    !/\bor\b/i.test(text);
  const counted =
    isTogether || named.items.some(({ count }) => count) || (named.count !== undefined && chat.product);
  if (counted) {
    const refused = take(
      chat,
      { ...named, items: named.items.map((item) => ({ ...item, count: item.count ?? 1 })) },
      false,
    );
    return refused.length ? refused : [summed(chat)];
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
  const goes =
    /\b(?:remove|cancel|take (?:out|off|away)|don'?t (?:want|need)|no want|forget|drop|leave|without|instead of|not)\b(.{0,40})/i.exec(
      text,
    )?.[1];
  const gone =
    goes === undefined ? [] : productsIn(chat.shop, goes.split(/\b(?:give|make|add|but|,)\b/)[0] ?? "");
  if (
    goes !== undefined &&
    !gone.length &&
    place === undefined &&
    (/\b(?:all|everything|order)\b/i.test(text) || order.lines.length === 1) &&
    !named.count
  ) {
    order.lines = [];
    return [{ act: "emptied" }];
  }
  order.lines = order.lines.filter(({ product }) => !gone.includes(product));
  const items = named.items.filter(({ product }) => !gone.includes(product));
  const refused = take(
    chat,
    { ...named, items, count: gone.length ? undefined : (named.count ?? undefined) },
    false,
  );
  if (refused.length) return refused;
  return order.lines.length ? [{ act: "changed" }, summed(chat)] : [{ act: "emptied" }];
}

/** Takes down an order. */
export function ordered(chat: Chat, text: string, named: Named, place: string | null | undefined): Move[] {
  const { shop, order } = chat;
  if (place !== undefined) order.place = place;
  const isMore = /\b(?:add|more|another|extra|also|again)\b/i.test(text);
  if (named.unclear.length && !named.items.length)
    return [{ act: "list", slots: { list: listOf(named.unclear) } }];
  const refused = take(chat, named, isMore);
  if (refused.length) return refused;
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
  if (sumOf(chat.shop, order)) return [{ act: "goesTo", slots: { place: where } }, summed(chat)];
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
