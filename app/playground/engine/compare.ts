import { naira } from "#content/prices.ts";
import { editOrder } from "./edit-order.ts";
import type { Item } from "./figures.ts";
import { amountsIn, withDigits } from "./formats.ts";
import { partsOf } from "./mentions.ts";
import type { Move } from "./move.ts";
import { namedIn } from "./named.ts";
import { destinationIn } from "./order.ts";
import type { Chat, Product } from "./shop.ts";
import { lineText, priceOf, sumOf, sumText } from "./sums.ts";
import { isUnit, unitOf } from "./things.ts";

/* Two prices held against each other: what is cheaper, what is saved, what it would be with something else. */

interface Side {
  readonly text: string;
  readonly cost: number;
}

/** The cheaper one first. */
const sorted = (one: Side, other: Side): readonly [Side, Side] =>
  one.cost <= other.cost ? [one, other] : [other, one];

function told([one, other]: readonly [Side, Side]): Move {
  const gap = Math.abs(one.cost - other.cost);
  const [low, high] = sorted(one, other);
  const last = gap ? `${low.text} is ${naira(gap)} cheaper` : "both cost the same";
  return {
    act: "compared",
    slots: { facts: `${low.text} ${naira(low.cost)}, ${high.text} ${naira(high.cost)}; ${last}` },
  };
}

/** A copy of a chat. What is only supposed is done to it. */
const supposed = (chat: Chat): Chat => ({
  ...chat,
  order: { ...chat.order, lines: [...chat.order.lines] },
});

const sizeIn = ({ name }: Product, unit: string): number | undefined => {
  const found = [...name.matchAll(/(\d+(?:\.\d+)?) ?(\p{L}+)/gu)].find(
    ([, , word = ""]) => unitOf(word) === unit,
  );
  return found && Number(found[1]);
};

/** 'Which is cheaper for one litre': sizes of one thing by what is in them. */
function byContent(text: string, items: readonly Item[]): Move | undefined {
  const word = /\b(?:per|for 1|for a|each|a) (\p{L}+)/iu.exec(
    withDigits(text).replace(/\bone\b/gi, "1"),
  )?.[1];
  if (!word || !isUnit(word)) return undefined;
  const unit = unitOf(word);
  const sides = items.flatMap(({ product }) => {
    const size = sizeIn(product, unit);
    return size && product.price ? [{ text: product.name, cost: Math.round(product.price / size) }] : [];
  });
  const [one, other] = sides;
  if (!one || !other) return undefined;
  const [low, high] = sorted(one, other);
  return {
    act: "compared",
    slots: {
      facts: `by the ${unit} ${low.text} is cheaper, ${naira(low.cost)} against ${naira(high.cost)} for ${high.text}`,
    },
  };
}

const sideOf = (product: Product, count: number): Side | undefined => {
  const cost = priceOf(product, count);
  return cost === undefined
    ? undefined
    : { text: count > 1 ? lineText({ product, count }) : product.name, cost };
};

/** One product in several prices: one by one, or by the dozen. */
function byBundle({ product, count }: Item): Move | undefined {
  const { price, bundle } = product;
  if (!bundle || price === undefined || !count) return undefined;
  const together = priceOf(product, count);
  return together === undefined
    ? undefined
    : told([
        { text: `${count} ${product.name} by ${bundle.count}`, cost: together },
        { text: `${count} one by one`, cost: price * count },
      ]);
}

/** The numbers of two products that are compared: each its own, or the one that was said for both. */
function countsFor({ order }: Chat, items: readonly Item[], loose: number | undefined): number[] {
  const said = items.flatMap(({ count }) => count ?? []);
  const ordered = order.lines.find(({ product }) => items.some((item) => item.product === product));
  const [first, second] = items.map(({ product }) => partsOf(product.name).words);
  const isAlike =
    items.every(({ product }) => product.unit === items[0]?.product.unit) &&
    first?.some((word) => second?.includes(word));
  const common = isAlike
    ? (loose ?? (said.length === 1 ? said[0] : undefined) ?? (said.length ? undefined : ordered?.count))
    : undefined;
  return items.map(({ count }) => count ?? common ?? 1);
}

/** Answers a comparison; undefined if there are no two prices for it. */
export function compared(chat: Chat, text: string): Move | undefined {
  const { items, count } = namedIn(chat, text);
  const { shop, order } = chat;
  const [one, other] = items;
  if (one && other) {
    const two = [one, other];
    const content = byContent(text, two);
    if (content) return content;
    const counts = countsFor(chat, two, count);
    const sides = two.map(({ product }, at) => sideOf(product, counts[at] ?? 1));
    return sides[0] && sides[1] ? told([sides[0], sides[1]]) : undefined;
  }
  if (!one) return undefined;
  const bundled = byBundle(one);
  if (bundled) return bundled;
  const before = sumOf(shop, order);
  if (!before) return undefined;
  const isSwap = /\b(?:instead|use|change|if i (?:use|take|add))\b/i.test(text);
  if (isSwap) {
    const then = supposed(chat);
    editOrder(then, `make it ${text.replace(/^.*\bif (?:i|we) (?:use|take|add)?/i, "")}`, true);
    const after = sumOf(shop, then.order);
    if (!after || after.total === before.total) return undefined;
    const gap = after.total - before.total;
    return {
      act: "compared",
      slots: {
        facts: `with ${one.product.name} it is ${naira(Math.abs(gap))} ${gap > 0 ? "more" : "less"}, ${naira(after.total)} in all`,
      },
    };
  }
  const side = sideOf(one.product, one.count ?? 1);
  return side && told([side, { text: order.lines.map(lineText).join(" and "), cost: before.goods }]);
}

/** Asks about an order that is only supposed. */
const ifs =
  /\b(?:what|how much|wetin|how)\b.{0,14}\bif\b|^(?:(?:and|so|but|ok|okay)[, ]+)*(?:if|suppose|supposing)\b.*(?:\?|\bnko\b|\bhow much\b|\bwetin\b)/i;
/** Asks what the shop does if something goes wrong, and about no order. */
const ofRules =
  /\b(?:cancel|break|spoil|damage|lost|lose|late|miss|tear|refund|return|like am|like it|don'?t|not|no)\b/i;

/** 'What if I take only two': what the order would cost. It is not changed. Undefined if nothing is supposed or there is no sum. */
export function supposedSum(chat: Chat, text: string): Move | undefined {
  if (!ifs.test(text) || ofRules.test(text) || amountsIn(text).some(({ isMoney }) => isMoney))
    return undefined;
  const then = supposed(chat);
  const { isChanged } = editOrder(then, text.replace(/^.*?\b(?:if|suppose|supposing)\b/i, "make it"), true);
  const place = destinationIn(chat, text, false);
  if (place !== undefined) then.order.place = place;
  const sum = sumOf(chat.shop, then.order);
  const now = sumOf(chat.shop, chat.order);
  if (!sum || (!isChanged && place === undefined)) return undefined;
  const instead = now && now.total !== sum.total ? `, now it is ${naira(now.total)}` : "";
  return { act: "compared", slots: { facts: `${sumText(then.order, sum)}${instead}` } };
}
