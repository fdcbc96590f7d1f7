import { amountsIn, daysBefore } from "./formats.ts";
import { partsOf, productsIn } from "./mentions.ts";
import { asNote } from "./notes.ts";
import { pricesIn } from "./prices.ts";
import type { Deal, Product, Shop } from "./shop.ts";
import { delivery, noPrice } from "./taught.ts";
import { isUnit, placeIn, tellingStems, unitOf } from "./things.ts";

/** Stems that make no condition. */
const noCondition =
  /^(?:payment|promo|week|month|discount|reduction|special|sal|percent|buyer|delivery|fee)$/;
/** An amount on top that hangs on a condition; others are sold like a product: 'fondant adds 8k'. */
const onCondition =
  /\b(?:above|over|after|same day|express|urgent\w*|rush|night|weekends?|sundays?|holidays?|within \d+ \w+|in \d+ (?:hours?|days?)|\d+ days?|midnight|late)\b/i;

/** The words of a condition: what comes before 'get 10% off' and is no product. */
function conditionIn(shop: Shop, subject: string): string[] {
  const own = new Set(shop.products.flatMap(({ name }) => partsOf(name).words));
  return [...new Set(tellingStems(subject.replace(/\([^)]*\)/g, " ").replace(/[-–]/g, " ")))].filter(
    (word) => !own.has(word) && !noCondition.test(word) && !/^\d/.test(word) && word.length > 2,
  );
}

/** The condition of a rule: who the customer is, what they want, an hour or a measure; empty if it has none. */
function whenIn(shop: Shop, text: string, isCounted: boolean): Pick<Deal, "when" | "from"> {
  const hour = /\bafter (\d{1,2})(?::\d\d)? ?pm\b/i.exec(text)?.[1];
  if (hour) return { from: { count: Number(hour) + 12, unit: "hour" }, when: ["#from"] };
  const early = daysBefore(text);
  if (early) return { from: { count: early, unit: "before" }, when: ["#from"] };
  const [, over, unit] =
    /\b(?:above|over|more than|pass) (\d{1,4}) ?(kg|kilos?|km|litres?|yards?|tons?|inch(?:es)?|feet)\b/i.exec(
      text,
    ) ?? [];
  // 'Above 10 kg' begins a little over 10 kg.
  if (over && unit) return { from: { count: Number(over) + 0.01, unit: unitOf(unit) }, when: ["#from"] };
  const [subject = ""] = text.split(
    /\b(?:gets?|is double|are double|adds?|takes?|enjoys?|have|has|pay|costs?|na|attracts?|plus)\b|\d/i,
  );
  if (isCounted) {
    const who = /^(?:all )?\p{L}+s $/u.test(subject) ? conditionIn(shop, subject) : [];
    return who.length ? { when: who } : {};
  }
  const behind =
    /\b(?:off|discount|extra)\b.{0,25}\b(?:for|if)\b(?! (?:any|every|all|each|orders?)\b)(.+)/i.exec(
      text,
    )?.[1] ?? "";
  const [days] =
    /\b\d+ days\b/i.exec(subject === text ? "" : text.slice(0, text.search(/\d ?%|\bextra\b|$/))) ?? [];
  const when = [...conditionIn(shop, `${subject} ${behind}`), ...(days ? [days.toLowerCase()] : [])];
  return when.length ? { when } : {};
}

/** 'Of one fabric', 'of that thing': each product reaches the number alone. */
const ofOne =
  /\bof (?:one|1|the same|a single|each|any one) \p{L}+|\bthat (?:thing|item|fabric|kind|one)\b/iu;

/** Reads a discount, an offer, free delivery or an extra charge from a sentence; undefined if it has none. */
export function dealIn(shop: Shop, text: string, spoken?: Product): Deal | undefined {
  const words = asNote(text);
  if (!words) return undefined;
  const said = text
    .split(/\P{L}+/u)
    .filter((word) => word && isUnit(word))
    .map(unitOf);
  const ofUnit = [...(spoken ? [spoken] : []), ...shop.products].find(
    ({ unit }) => unit !== undefined && said.includes(unit),
  );
  const about = aboutIn(shop, text);
  const [named] = about;
  // '100 bags and above' applies to all that is sold by the bag.
  const own = named ? { products: about.map(({ name }) => name) } : ofUnit?.unit ? { unit: ofUnit.unit } : {};
  const gift = giftIn(shop, text);
  if (gift) return { kind: "gift", words, ...gift };
  const get = /\bbuy (\d{1,3})\b.{0,30}?\b(?:get|take|and get) (\d{1,3})\b(?! ?%)/i.exec(text);
  if (get) return { kind: "free", words, count: Number(get[1]), value: Number(get[2]), ...own };
  const group = /\bif (\d) (?:people|persons|of (?:you|una))\b/i.exec(text)?.[1];
  const bound = group ? { count: Number(group) } : daysBefore(text) ? undefined : boundIn(text);
  if (delivery.test(text) && /\bfree\b/i.test(text) && bound) {
    const place = /\b(?:within|in|to|around|inside)\b/i.test(text)
      ? placeIn(text.replace(/\b(?:inside|within)\b/gi, "in"))
      : undefined;
    return { kind: "delivery", words, ...bound, ...(place && { place }) };
  }
  const isOff =
    /(?:\d[\d,.]*k?|%|naira|percent) (?:naira )?off\b|\boff (?:the|all|each|every|your|any|on)\b|\b(?:discount|promo|less|remove|comot|dash)\b/i.test(
      text,
    );
  const isMore = !isOff && /\b(?:adds?|plus|extra|more|on top|surcharge)\b/i.test(text);
  const share = /(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)/i.exec(text)?.[1];
  const rule = {
    words,
    ...bound,
    ...own,
    ...(ofOne.test(text) && { isOfOne: true }),
    ...whenIn(shop, text, bound !== undefined),
  };
  if (share && !noPrice.test(text) && (bound || isOff || isMore))
    return { kind: isMore ? "share" : "percent", value: Number(share), ...rule };
  const amounts = pricesIn(text).filter(
    ({ value }) => ![bound?.spend, bound?.count, bound?.time].includes(value),
  );
  if (
    !amounts.length &&
    /\bdoubles?\b/i.test(text) &&
    /\b(?:price|(?:is|are|na) double|charge|cost)\b/i.test(text)
  )
    return { kind: "share", words, value: 100, ...whenIn(shop, text, false) };
  const [amount] = amounts;
  if (!amount || amounts.length > 1) return undefined;
  const perOne = /\b(?:off|from|for) (?:each|every|per)\b|\bper \p{L}+|\beach\b/iu.test(text)
    ? { perOne: true }
    : {};
  if (isOff) return { kind: "amount", value: amount.value, ...perOne, ...rule };
  if (isMore && onCondition.test(text)) {
    const when = whenIn(shop, text, false);
    // 'For each cloth' after the amount is no product called so.
    const charged = aboutIn(shop, text.slice(0, amount.from)).map(({ name }) => name);
    if (when.when)
      return {
        kind: "extra",
        words,
        value: amount.value,
        ...perOne,
        ...(charged.length && { products: charged }),
        ...when,
      };
  }
  const product = (named ?? spoken ?? ofUnit)?.name;
  return bound?.count && !isMore
    ? { kind: "each", words, value: amount.value, ...bound, ...(product && { products: [product] }) }
    : undefined;
}

/** The products that a rule names: all that have the words which it has, as in 'off bone straight'. */
const aboutIn = (shop: Shop, text: string) =>
  productsIn(shop, text.replace(/\([^)]*\)/g, " ").replace(/\bnot .*$/i, " "));

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

/** The number of things, length of time or sum from which a rule holds; undefined if the text has none. */
function boundIn(text: string): Pick<Deal, "count" | "spend" | "time"> | undefined {
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
  if (/^up to$/i.test(found?.[2] ?? "") && !isMoney) return undefined;
  const least = value + (isStrict ? 1 : 0);
  const unit = new RegExp(`${words} (\\p{L}+)`, "u").exec(text)?.[1] ?? "";
  if (/^(?:nights?|days?|weeks?|months?)$/i.test(unit)) return { time: least };
  return isMoney ? { spend: least } : { count: least };
}
