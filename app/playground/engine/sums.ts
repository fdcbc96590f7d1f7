import { naira } from "#content/prices.ts";
import { partsOf } from "./mentions.ts";
import type { Deal, Fee, Order, OrderLine, Product, Shop } from "./shop.ts";
import { isTime, isWide, meansPlace, plural, rootOf, spanOf, unitOf } from "./things.ts";

/** What an order costs. */
export interface Sum {
  readonly goods: number;
  /** What the rules take off together, less than 0 if they make it dearer. */
  readonly saving: number;
  readonly applied: readonly { readonly deal: Deal; readonly saving: number }[];
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

/** Whether the condition of a rule is met for a line. */
const isMet = (deal: Deal, order: Order, line: OrderLine) =>
  !deal.when || [...(order.rules ?? []), ...(line.rules ?? [])].includes(deal.words);

const worthOf = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, { product, count }) => sum + (priceOf(product, count) ?? 0), 0);
const countOf = (lines: readonly OrderLine[]) => lines.reduce((sum, line) => sum + line.count, 0);

/** What a rule takes off some lines, less than 0 if it makes them dearer. */
function savingOf(deal: Deal, own: readonly OrderLine[], all: readonly OrderLine[]): number {
  const count = countOf(own);
  const goods = worthOf(own);
  if (!own.length || count < (deal.count ?? 1) || goods < (deal.spend ?? 0)) return 0;
  switch (deal.kind) {
    case "percent":
      return Math.round((goods * deal.value) / 100);
    case "share":
      return -Math.round((goods * deal.value) / 100);
    case "amount":
      return Math.min(deal.value * (deal.perOne ? count : 1), goods);
    case "extra":
      return -deal.value * (deal.perOne ? count : 1);
    case "each":
      return Math.max(0, goods - deal.value * count);
    case "free":
      return own.reduce(
        (sum, { product, count }) =>
          sum + Math.floor(count / ((deal.count ?? 1) + deal.value)) * deal.value * (product.price ?? 0),
        0,
      );
    case "gift": {
      const gift = all.find(({ product }) => product.name === deal.gift);
      const free = Math.floor(count / (deal.count ?? 1)) * deal.value;
      return gift ? (gift.product.price ?? 0) * Math.min(gift.count, free) : 0;
    }
    case "delivery":
      return 0;
  }
}

/** What a rule takes off an order. */
function savedBy(deal: Deal, order: Order): number {
  const own = order.lines.filter(
    (line) =>
      isFor(deal, line.product) &&
      isMet(deal, order, line) &&
      (deal.time === undefined || line.count / (line.things ?? line.count) >= deal.time),
  );
  if (!deal.isOfOne) return savingOf(deal, own, order.lines);
  return own.reduce((sum, line) => sum + savingOf(deal, [line], order.lines), 0);
}

/** The fee of a place: its own before that of the rest of a town, and that before the one for everywhere. */
export function feeOf({ fees }: Shop, place: string): Fee | undefined {
  const own = fees.filter((fee) => fee.place !== undefined && meansPlace(place, fee.place));
  return (
    own.findLast(({ place = "" }) => !isWide(place)) ??
    own.at(-1) ??
    fees.findLast((fee) => fee.place === undefined)
  );
}

/** The delivery fee for a place, and for an order where it counts the goods or days; undefined if the owner gave none. */
export function feeFor(shop: Shop, place: string, order?: Order): number | undefined {
  const fee = feeOf(shop, place);
  if (!fee?.unit || !order || fee.amount === undefined) return fee?.amount;
  const { unit } = fee;
  if (isTime(unit)) return fee.amount * (order.time?.count ?? 1);
  const own = order.lines.filter(
    ({ product }) => product.unit === unit || partsOf(product.name).words.includes(rootOf(unit)),
  );
  return fee.amount * Math.max(1, countOf(own.length ? own : order.lines));
}

/** The least number that is sold of a product, and the owner's words for it. */
export function leastOf(
  { notes }: Shop,
  { name, unit }: Product,
): { count: number; words: string } | undefined {
  for (const words of notes) {
    const [, count, of = ""] =
      /\b(?:minimum|moq|at least)\b(?: (?:orders?|of|is|na|quantity))*:? (\d{1,3}) (\p{L}+)/iu.exec(words) ??
      [];
    const isOwn = unit === unitOf(of) || partsOf(name).words.includes(rootOf(of.toLowerCase()));
    if (count && isOwn && !/deliver/i.test(words)) return { count: Number(count), words };
  }
  return undefined;
}

/** Whether delivery costs nothing, as a rule says that the order meets. */
function isFree({ deals }: Shop, { lines, place }: Order, spent: number): boolean {
  return deals.some(
    (deal) =>
      deal.kind === "delivery" &&
      (!deal.place || (place && meansPlace(place, deal.place))) &&
      countOf(lines.filter(({ product }) => isFor(deal, product))) >= (deal.count ?? 1) &&
      spent >= (deal.spend ?? 0),
  );
}

/**
 * Adds up an order. Undefined as long as something has no price. Of what is cheaper for all the best one counts; what hangs on
 * a condition of the customer's, or makes it dearer, is added to it.
 */
export function sumOf(shop: Shop, order: Order): Sum | undefined {
  const { lines, place } = order;
  if (!lines.length || lines.some(({ product, count }) => priceOf(product, count) === undefined))
    return undefined;
  const goods = worthOf(lines);
  const all = shop.deals
    .map((deal) => ({ deal, saving: savedBy(deal, order) }))
    .filter(({ saving }) => saving);
  const open = all.filter(({ deal }) => !deal.when);
  const best = open.toSorted((one, other) => other.saving - one.saving).slice(0, 1);
  const applied = [...best, ...all.filter(({ deal }) => deal.when)];
  const saving = applied.reduce((sum, one) => sum + one.saving, 0);
  const known = place === null ? 0 : place === undefined ? undefined : feeFor(shop, place, order);
  const fee = place && isFree(shop, order, goods - saving) ? 0 : known;
  return { goods, saving, applied, total: goods - saving + (fee ?? 0), ...(fee !== undefined && { fee }) };
}

/** '2 plates of jollof rice' */
export function lineText({ product, count, things }: OrderLine): string {
  const { name, unit } = product;
  const per = spanOf(product);
  if (per && per !== unit && things && things !== count) {
    const span = `${count / things} ${plural(per, count / things)}`;
    return unit
      ? `${name} for ${things} ${plural(unit, things)} × ${span}`
      : `${things} × ${name} for ${span}`;
  }
  if (!unit || name.toLowerCase().endsWith(unit))
    return count > 1 && /^\p{L}.*[^s]s$/u.test(name) ? `${count} ${name}` : `${count} × ${name}`;
  const each = count / (things ?? 1);
  return isTime(unit)
    ? `${things && things > 1 ? `${things} × ` : ""}${name} for ${each} ${plural(unit, each)}`
    : `${count} ${plural(unit, count)} of ${name}`;
}

/** '₦2,500 a plate' */
export function priceText({ name, price, unit, per, bundle }: Product): string | undefined {
  const isSaid = unit !== undefined && name.toLowerCase().endsWith(unit);
  const single =
    price === undefined
      ? []
      : [`${naira(price)}${unit && !isSaid ? ` per ${unit}` : ""}${per ? ` per ${per}` : ""}`];
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
  for (const { deal, saving } of sum.applied)
    parts.push(`${saving > 0 ? "less" : "plus"} ${naira(Math.abs(saving))} (${deal.words})`);
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
