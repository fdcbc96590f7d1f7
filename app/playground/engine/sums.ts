import { naira } from "#content/prices.ts";
import type { Deal, Order, OrderLine, Product, Shop } from "./shop.ts";
import { isTime, meansPlace, plural } from "./things.ts";

/** What an order costs. */
export interface Sum {
  readonly goods: number;
  /** What the best deal takes off, and the owner's words for it. */
  readonly saving: number;
  readonly deal?: Deal;
  /** Undefined if the place is not known or has no fee. */
  readonly fee?: number;
  readonly total: number;
}

/** The price of so many, undefined if it was not told. */
export function priceOf({ price, bundle }: Product, count: number): number | undefined {
  if (!bundle) return price === undefined ? undefined : Math.round(price * count);
  const single = count % bundle.count;
  const rest = single === 0 ? 0 : price === undefined ? undefined : Math.round(price * single);
  return rest === undefined ? undefined : Math.floor(count / bundle.count) * bundle.amount + rest;
}

const isFor = (deal: Deal, { name, unit }: Product) =>
  (!deal.products || deal.products.includes(name)) && (!deal.unit || unit === deal.unit);

/** What a deal takes off, 0 if the order does not reach it. */
function savingOf(deal: Deal, lines: readonly OrderLine[]): number {
  const own = lines.filter(({ product }) => isFor(deal, product));
  const count = own.reduce((sum, line) => sum + line.count, 0);
  const goods = own.reduce((sum, { product, count }) => sum + (priceOf(product, count) ?? 0), 0);
  if (count < (deal.count ?? 1) || goods < (deal.spend ?? 0)) return 0;
  switch (deal.kind) {
    case "percent":
      return Math.round((goods * deal.value) / 100);
    case "amount":
      return Math.min(deal.value * (deal.perOne ? count : 1), goods);
    case "each":
      return Math.max(0, goods - deal.value * count);
    case "free":
      return own.reduce(
        (sum, { product, count }) =>
          sum + Math.floor(count / ((deal.count ?? 1) + deal.value)) * deal.value * (product.price ?? 0),
        0,
      );
    case "gift": {
      const gift = lines.find(({ product }) => product.name === deal.gift);
      const free = Math.floor(count / (deal.count ?? 1)) * deal.value;
      return gift ? (gift.product.price ?? 0) * Math.min(gift.count, free) : 0;
    }
    case "delivery":
      return 0;
  }
}

/** The fee for a place: its own, else that for everywhere. Undefined if none was told. */
export function feeFor({ fees }: Shop, place: string): number | undefined {
  const own = fees.findLast((fee) => fee.place !== undefined && meansPlace(place, fee.place));
  return (own ?? fees.findLast((fee) => fee.place === undefined))?.amount;
}

/** Adds up an order. Undefined as long as something has no price. Deals do not add up: the best one counts. */
export function sumOf(shop: Shop, { lines, place }: Order): Sum | undefined {
  let goods = 0;
  for (const { product, count } of lines) {
    const price = priceOf(product, count);
    if (price === undefined) return undefined;
    goods += price;
  }
  if (!lines.length) return undefined;
  const savings = shop.deals.map((deal) => ({ deal, saving: savingOf(deal, lines) }));
  const best = savings.reduce((one, other) => (other.saving > one.saving ? other : one), {
    deal: undefined as Deal | undefined,
    saving: 0,
  });
  const isFree = shop.deals.some(
    (deal) =>
      deal.kind === "delivery" &&
      (!deal.place || (place && meansPlace(place, deal.place))) &&
      lines.reduce((sum, line) => sum + line.count, 0) >= (deal.count ?? 1) &&
      goods - best.saving >= (deal.spend ?? 0),
  );
  const known = place === null ? 0 : place === undefined ? undefined : feeFor(shop, place);
  const fee = place && isFree ? 0 : known;
  const total = goods - best.saving + (fee ?? 0);
  return {
    goods,
    saving: best.saving,
    total,
    ...(best.deal && { deal: best.deal }),
    ...(fee !== undefined && { fee }),
  };
}

/** '2 plates of jollof rice' */
export function lineText({ product, count, things }: OrderLine): string {
  const { name, unit } = product;
  if (!unit || name.toLowerCase().endsWith(unit))
    return count > 1 && /^\p{L}.*[^s]s$/u.test(name) ? `${count} ${name}` : `${count} × ${name}`;
  const each = count / (things ?? 1);
  return isTime(unit)
    ? `${things && things > 1 ? `${things} × ` : ""}${name} for ${each} ${plural(unit, each)}`
    : `${count} ${plural(unit, count)} of ${name}`;
}

/** '₦2,500 a plate' */
export function priceText({ name, price, unit, bundle }: Product): string | undefined {
  const isSaid = unit !== undefined && name.toLowerCase().endsWith(unit);
  const single = price === undefined ? [] : [`${naira(price)}${unit && !isSaid ? ` per ${unit}` : ""}`];
  const several = bundle
    ? [`${naira(bundle.amount)} for ${bundle.count}${unit ? ` ${plural(unit, bundle.count)}` : ""}`]
    : [];
  return [...single, ...several].join(", ") || undefined;
}

/** An order with its sum, as said in a chat. */
export function sumText(order: Order, sum: Sum): string {
  const items = order.lines.map((line) => {
    const worth = naira(priceOf(line.product, line.count) ?? 0);
    const single = !line.product.bundle && line.count > 1 ? ` at ${naira(line.product.price ?? 0)}` : "";
    return `${lineText(line)}${single} = ${worth}`;
  });
  const parts = [...items];
  if (sum.deal) parts.push(`less ${naira(sum.saving)} (${sum.deal.words})`);
  if (order.place && sum.fee !== undefined)
    parts.push(`delivery to ${order.place} ${sum.fee ? naira(sum.fee) : "free"}`);
  const [only] = parts;
  const text = parts.length === 1 && only ? only : `${parts.join("; ")}. Total ${naira(sum.total)}`;
  const open =
    order.place && sum.fee === undefined
      ? ` without delivery to ${order.place}, whose fee I will confirm with the owner`
      : "";
  return `${text}${open}`;
}

/** 'one more comes free' where an order has reached a deal by count but not yet taken the free one. */
export function freeOnTop({ deals }: Shop, { lines }: Order): string | undefined {
  for (const deal of deals) {
    if (deal.kind !== "free" || !deal.count) continue;
    const line = lines.find(
      ({ product, count }) => isFor(deal, product) && count % ((deal.count ?? 1) + deal.value) === deal.count,
    );
    if (line) return `${deal.value} more ${deal.value > 1 ? "come" : "comes"} free (${deal.words})`;
  }
  return undefined;
}
