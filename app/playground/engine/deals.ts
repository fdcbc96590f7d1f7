import { amountsIn } from "./formats.ts";
import { asNote } from "./notes.ts";
import { pricesIn } from "./prices.ts";
import type { Deal, Product, Shop } from "./shop.ts";
import { delivery, noPrice } from "./taught.ts";
import { isUnit, placeIn, productsIn, unitOf } from "./things.ts";

/** Who gets it is not known of a customer, so it is kept as a sentence. */
const forSome =
  /\b(?:members?|students?|staff|first[- ]time|new customers?|old customers?|regular\w*|second child|birthday|widows?|single items)\b/i;

/** Reads a discount, an offer or free delivery from a sentence; undefined if it has none. */
export function dealIn(shop: Shop, text: string, spoken?: Product): Deal | undefined {
  const words = asNote(text);
  if (!words || forSome.test(text)) return undefined;
  const said = text
    .split(/\P{L}+/u)
    .filter((word) => word && isUnit(word))
    .map(unitOf);
  const ofUnit = [...(spoken ? [spoken] : []), ...shop.products].find(
    ({ unit }) => unit !== undefined && said.includes(unit),
  );
  const about = productsIn(shop, text);
  const [named] = about;
  // '100 bags and above' holds for all that is sold by the bag.
  const own = named ? { products: about.map(({ name }) => name) } : ofUnit?.unit ? { unit: ofUnit.unit } : {};
  const gift = giftIn(shop, text);
  if (gift) return { kind: "gift", words, ...gift };
  const get = /\bbuy (\d{1,3})\b.{0,30}?\b(?:get|take|and get) (\d{1,3})\b/i.exec(text);
  if (get) return { kind: "free", words, count: Number(get[1]), value: Number(get[2]), ...own };
  const bound = boundIn(text);
  if (delivery.test(text) && /\bfree\b/i.test(text) && bound) {
    const place = /\b(?:within|in|to|around)\b/i.test(text) ? placeIn(text) : undefined;
    return { kind: "delivery", words, ...bound, ...(place && { place }) };
  }
  const share = /(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)/i.exec(text)?.[1];
  if (share && !noPrice.test(text) && (bound || /\b(?:off|discount|promo)\b/i.test(text)))
    return { kind: "percent", words, value: Number(share), ...bound, ...own };
  const amounts = pricesIn(text).filter(({ value }) => value !== bound?.spend && value !== bound?.count);
  const [amount] = amounts;
  if (!amount || amounts.length > 1) return undefined;
  const perOne = /\boff (?:each|every|per|for each)\b|\bper \p{L}+/iu.test(text) ? { perOne: true } : {};
  if (/\boff\b|\bdiscount\b|\bless\b|\bremove\b/i.test(text))
    return { kind: "amount", words, value: amount.value, ...perOne, ...bound, ...own };
  const product = (named ?? spoken ?? ofUnit)?.name;
  return bound?.count
    ? { kind: "each", words, value: amount.value, ...bound, ...(product && { products: [product] }) }
    : undefined;
}

/** 'Buy a mattress, get 2 pillows free', 'a free tea with three baskets' */
function giftIn(
  shop: Shop,
  text: string,
): { products: string[]; count: number; gift: string; value: number } | undefined {
  const found =
    /\b(?:buy|take|order|pay for)s?\b (.+?),? (?:and )?(?:get|collect|take|receive)s? (.+?) (?:for )?free\b/i.exec(
      text,
    ) ?? /\bfree (.+?) (?:with|for|if you (?:buy|take)) (.+)/i.exec(text);
  const isTurned = /^free/i.test(found?.[0] ?? "");
  const [, one = "", other = ""] = found ?? [];
  const [bought, given] = isTurned ? [other, one] : [one, other];
  const [gift] = productsIn(shop, given);
  const products = productsIn(shop, bought).filter((product) => product !== gift);
  const unit = shop.products.filter(
    (product) => product.unit && product !== gift && bought.includes(product.unit),
  );
  const own = products.length ? products : unit;
  if (!gift || !own.length) return undefined;
  const numberIn = (part: string) =>
    Number(/\b(\d{1,2})\b(?!x)/.exec(part.replace(/\b\d+x\d+\b/g, ""))?.[1] ?? 1);
  return {
    products: own.map(({ name }) => name),
    count: numberIn(bought),
    gift: gift.name,
    value: numberIn(given),
  };
}

/** From how many things, or from which sum on, something counts. */
function boundIn(text: string): { count?: number; spend?: number } | undefined {
  const found =
    /(?:₦|\bn)?(\d[\d,]*(?:\.\d+)?k?)(?: [\p{L}]+)?(?: naira)? (?:and |or |go |\+ ?)(?:above|more|over|upwards?|up)|\b(?:buy|order|take|get|for|on|pay)?\s*(from|above|over|more than|at least|minimum of|exceeding|reach(?:es)?|up to|worth|buy|order|take|pass(?:es)?|above)\s+(?:(?:orders?|purchases?|of|above|from|worth)\s+)*(?:₦|#|\bn)?(\d[\d,]*(?:\.\d+)?k?)\b(?! ?%)/iu.exec(
      text,
    ) ??
    /\b(?:off|discount)\b.{0,20}\b(for) (?:(?:orders?|purchases?|of|any)\s+)*((?:₦|#|\bn)?\d[\d,]*(?:\.\d+)?k?)\b(?! ?%)()/i.exec(
      text,
    );
  const plus = /\b(\d{1,4})\+/.exec(text)?.[1];
  if (plus) return { count: Number(plus) };
  const words = found?.[1] === "for" ? found[2] : (found?.[1] ?? found?.[3]);
  const isStrict = /^(?:above|over|more than|exceeding|pass(?:es)?)$/i.test(found?.[2] ?? "");
  const value = amountsIn(words ?? "")[0]?.value;
  if (!value) return undefined;
  const isMoney = value >= 1000 || /[₦,]|\dk\b|\bn\d/i.test(found?.[0] ?? "");
  const least = value + (isStrict ? 1 : 0);
  return isMoney ? { spend: least } : { count: least };
}
