import type { BotAct } from "#content/bots/voice.ts";
import type { Chat, Product } from "./shop.ts";
import { freeOnTop, priceOf, priceText, sumOf, sumText } from "./sums.ts";
import type { Taught } from "./taught.ts";

/** One part of an answer. */
export interface Move {
  readonly act: BotAct;
  readonly slots?: Readonly<Record<string, string>>;
  /** What the owner told; it is put in words with the rest that they told in the same message. */
  readonly taught?: Taught;
}

/** 'a, b and c' */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const mostListed = 8;

/** 'jollof rice ₦2,500 per plate' */
export const withPrice = (product: Product): string =>
  [product.name, priceText(product)].filter(Boolean).join(" ");

export const listOf = (products: readonly Product[]) => listed(products.slice(0, mostListed).map(withPrice));

export const isOne = <Item>(list: readonly Item[]): list is readonly [Item] => list.length === 1;

/** The sum of the order, or what is missing for it. */
export function summed(chat: Chat): Move {
  const { shop, order } = chat;
  const gone = order.lines.filter(({ product }) => product.stock === 0).map(({ product }) => product.name);
  order.lines = order.lines.filter(({ product }) => product.stock !== 0);
  const sum = sumOf(shop, order);
  const unpriced = order.lines.find(({ product }) => priceText(product) === undefined);
  const open = order.lines.find((line) => priceOf(line.product, line.count) === undefined);
  // A price for 50 says nothing of two.
  if (!sum && open && !unpriced)
    return {
      act: "notByUnit",
      slots: {
        thing: open.product.name,
        prices: priceText(open.product) ?? "",
        unit: open.product.unit ?? "piece",
      },
    };
  if (!sum && gone.length) return { act: "soldOut", slots: { thing: listed(gone) } };
  if (!sum)
    return unpriced ? { act: "noPrice", slots: { thing: unpriced.product.name } } : { act: "nothing" };
  const extra = freeOnTop(shop, order);
  return {
    act: "sum",
    slots: {
      sum: [
        sumText(order, sum),
        extra,
        gone.length
          ? `${listed(gone)} ${gone.length > 1 ? "are" : "is"} out of stock and not counted`
          : undefined,
      ]
        .filter(Boolean)
        .join(". "),
    },
  };
}
