import { dealIn } from "./deals.ts";
import { countsIn, isImpossible, withDigits } from "./formats.ts";
import { addFee, addProduct, learnPrices } from "./learn-prices.ts";
import { productsIn } from "./mentions.ts";
import { asNote } from "./notes.ts";
import { pricesIn } from "./prices.ts";
import { recordsIn } from "./records.ts";
import type { Product, Shop } from "./shop.ts";
import { delivery, isRule, isTrade, selling, type Taught, withdraws } from "./taught.ts";
import {
  asPlace,
  isKnownPlace,
  isNamed,
  isTime,
  isUnit,
  mayRepeat,
  nameIn,
  tellingStems,
  unitOf,
} from "./things.ts";

const ownsIt = /\b(?:run|own|business is|into|am an?|i'm an?|i be|we are an?|na an?)\b/i;
const named =
  /\b(?:(?:shop|store|business|company|brand|hotel|restaurant|salon|place|name)(?: name)?(?:'s name)? (?:is called|is named|called|named|name is|na|is)|we are called|i run|this is)\s+((?:[\p{Lu}\d][\p{L}\p{N}'’&-]*(?:\s+|$|(?=[,.;]))){1,4})/u;
const situated =
  /\b(?:(?:shop|store|office|we|hotel|salon|restaurant|i|business|kitchen)(?: (?:is|are|am|dey|be))+(?: located| situated| based)?|located|situated|based) (?:in|at|for|on|inside|opposite|beside)\s+(.+)/i;

const mostNotes = 60;

/** How many of which things are left: 'only 4 dictionaries left', 'stock: 300 chairs, 50 tables'. Returns them. */
function learnStock(shop: Shop, text: string): Product[] {
  const gone = /\b(?:finished|out of stock|sold out|not available|don finish|no more|unavailable)\b/i.test(
    text,
  );
  if (
    !gone &&
    !/\b(?:left|remain\w*|in stock|stock:)/i.test(text) &&
    !/\bwe have(?: only)? \d+ \p{L}+ only\b/iu.test(text)
  )
    return [];
  const [single, ...others] = shop.products;
  return text.split(/,|\band\b/i).flatMap((part) => {
    const [count] = countsIn(part);
    const unit = /\b\d+ (\p{L}+)/u.exec(part)?.[1];
    const byUnit = shop.products.filter((product) => unit && product.unit === unitOf(unit));
    const [product, ...more] =
      [productsIn(shop, part), byUnit, others.length ? [] : [single]].find((found) => found.length) ?? [];
    if (!product || more.length || (!gone && !count)) return [];
    return [Object.assign(product, { stock: gone ? 0 : (count?.value ?? 0) })];
  });
}

/** A town at the end of a few words: 'Dry cleaner Yaba'. */
function townAtEnd(text: string): string | undefined {
  const words = text.replace(/[.,;:!]+$/, "").split(/[\s,]+/);
  if (words.length > 8 || /\d/.test(text) || delivery.test(text)) return undefined;
  const [last = ""] = words.slice(-1);
  return isKnownPlace(last) ? asPlace(last) : undefined;
}

/** What somebody says of their business: its trade, its name and its place. */
function learnTrade(shop: Shop, taught: Taught, text: string): void {
  const name = named.exec(text)?.[1]?.trim();
  const place =
    situated.exec(text)?.[1] ??
    (selling.test(text) ? /\b(?:in|at|for)\s+(\p{L}.*)$/iu.exec(text)?.[1] : undefined);
  const known = (place && asPlace(place)) ?? (shop.place ? undefined : townAtEnd(text));
  if (name && mayRepeat(name)) taught.name = shop.name = name;
  if (known) taught.place = shop.place = known;
  const goods = selling
    .exec(text)?.[1]
    ?.replace(/\b(?:in|at|from|inside|for|to|called|with|near|and (?:we|i))\s.*$/iu, "");
  if (
    !goods ||
    !(isTrade(text) || ownsIt.test(text)) ||
    isRule(text) ||
    /^(?:to|a lot|no|not|only wholesale|wholesale)\b/i.test(goods)
  )
    return;
  const isKept = ownsIt.test(text.slice(0, text.length - goods.length));
  for (const part of goods.split(/\s*(?:,|\band\b|&|\/)\s*/).slice(0, 8)) {
    const thing = nameIn(part);
    if (!thing || /^\d/.test(thing)) continue;
    taught.trade ??= thing;
    // 'I run a restaurant' names no goods.
    if (!isKept && !shop.products.some((product) => isNamed(product, thing)))
      taught.products.push(addProduct(shop, thing, { isTrade: true }));
  }
}

/**
 * Learns what the owner tells of the shop in one sentence.
 * @param spoken the product that was spoken of last, for 'it is 2,500'
 */
export function teach(shop: Shop, sentence: string, spoken?: Product): Taught {
  const taught: Taught = { products: [], fees: [], deals: [] };
  if (!mayRepeat(sentence) || isImpossible(sentence)) return taught;
  // 'Cement is 9,800 per bag, 100 bags and above 9,500 each': a price, and a deal.
  // 'Books 15,000 (primary 22,000)', 'T-shirts 4.5k (50+ 3.8k)'
  const counted: [string, number][] = [];
  const bare = sentence.replace(
    /((?:[^,;.()]|(?<=\d)[,.](?=\d))+)\((?:only )?(\d{1,4}) (?:left|remain\w*|available|in stock)\)/gi,
    (_, before: string, left: string) => {
      counted.push([before, Number(left)]);
      return before;
    },
  );
  if (counted.length) {
    const first = teach(shop, bare, spoken);
    for (const [words, stock] of counted) {
      const [product, ...others] = productsIn(shop, words);
      if (product && !others.length) product.stock = stock;
    }
    return first;
  }
  const plain = sentence
    .replace(/,? (?:and )?(?:not|no be|instead of) (?:₦|N)?\d[\d,.]*k?\b(?! ?[\p{L}%])/giu, "")
    .replace(
      /([^,;.(]+?)\s+((?:₦|N)?\d[\d,.]*k?)\s*\(([^)]*\d[^)]*)\)/giu,
      (all, name: string, price: string, other: string) =>
        pricesIn(other).length ? `${name} ${price}, ${name} ${other}` : all,
    );
  const parts = whole(shop, plain.split(/,(?!\d{3})\s*/));
  const isDeal = (part: string) =>
    /\p{L}/u.test(part) && (isRule(part) || dealIn(shop, withDigits(part)) !== undefined);
  const isOfOrders = recordsIn([plain]).length > 0;
  if (isOfOrders || parts.length < 2 || !parts.some(isDeal) || parts.every(isDeal))
    return teachPart(shop, taught, plain, spoken);
  let before: string[] = [];
  for (const [at, part] of parts.entries()) {
    const isRest =
      delivery.test(parts[at - 1] ?? "") &&
      /^(?:otherwise|else|below|under|less|if (?:not|no))\b/i.test(part);
    if (isRest) addFee(shop, taught, "delivery", pricesIn(part)[0]?.value);
    else if (isDeal(part)) {
      if (before.length) teachPart(shop, taught, before.join(", "), spoken);
      before = [];
      teachPart(shop, taught, part, taught.products.at(-1) ?? spoken);
    } else before.push(part);
  }
  return before.length
    ? teachPart(shop, taught, before.join(", "), taught.products.at(-1) ?? spoken)
    : taught;
}

/** Joins the pieces between commas that belong together: a condition and its result, 'free' and the delivery before it. */
function whole(shop: Shop, pieces: readonly string[]): string[] {
  const parts: string[] = [];
  let open = "";
  for (const [at, piece] of pieces.entries()) {
    const isOfDelivery = /^free\b/i.test(piece) && delivery.test(pieces[at - 1] ?? "");
    const part = open ? `${open}, ${piece}` : isOfDelivery ? `delivery ${piece}` : piece;
    const isOpen =
      at < pieces.length - 1 &&
      /^(?:if|when|once|buy|order|take|from|whoever|anybody)\b/i.test(part) &&
      !dealIn(shop, withDigits(part)) &&
      !pricesIn(part).length;
    open = isOpen ? part : "";
    const isRest = parts.length > 0 && !/\d/.test(part) && isRule(parts.at(-1) ?? "");
    if (isRest) parts.push(`${parts.pop()}, ${part}`);
    else if (!isOpen) parts.push(part);
  }
  return parts;
}

/** The parts of a sentence that say more than a price. */
function restOf(text: string): (string | undefined)[] {
  const parts: string[] = [];
  let before = "";
  for (const piece of text.split(/\s*(?:,(?!\d{3})|;|\n)\s*/)) {
    const [amount] = pricesIn(piece);
    const says = amount
      ? tellingStems(piece.slice(amount.to)).filter((word) => !isUnit(word)).length > 1 ||
        /\b(?:free|off|compulsory|refundable|included|deducted|if|when|x ?\d)\b/i.test(piece)
      : true;
    if (pricesIn(piece).length > 1) continue;
    if (says && before && !amount) parts.push(`${parts.pop()}, ${piece}`);
    else if (says) parts.push(piece);
    before = says && !amount ? piece : "";
  }
  return parts.map(asNote);
}

const keep = (shop: Shop, note: string) => {
  shop.notes = [...shop.notes.filter((known) => known !== note), note].slice(-mostNotes);
};

/** What else a product is called: 'malaria drug (Lonart) 2,800'. */
function learnAliases(shop: Shop, text: string): void {
  for (const [, before = "", inside = ""] of text.matchAll(
    /([\p{L}\d ]{3,40}?)\s*\(([^()]{3,30})\)(?=\s*(?:na|is|at|for|:|-)?\s*(?:₦|N)?\d)/giu,
  )) {
    const [product, ...others] = productsIn(shop, before);
    if (product && !others.length && !/\d/.test(inside) && nameIn(inside))
      product.aliases = [...(product.aliases ?? []), inside];
  }
}

function teachPart(shop: Shop, taught: Taught, sentence: string, spoken: Product | undefined): Taught {
  if (recordsIn([sentence]).length) {
    const told = asNote(sentence);
    if (told) {
      taught.note = told;
      shop.orders = [...shop.orders, told].slice(-mostNotes);
    }
    return taught;
  }
  const text = withDigits(sentence);
  const note = asNote(sentence);
  const gone = withdraws.test(text) && !pricesIn(text).length ? productsIn(shop, text) : [];
  if (gone.length) {
    shop.products = shop.products.filter((product) => !gone.includes(product));
    return Object.assign(taught, note && { note });
  }
  const deal = dealIn(shop, text, spoken);
  if (deal) {
    shop.deals = [...shop.deals.filter(({ words }) => words !== deal.words), deal];
    taught.deals.push(deal);
    const [base] = deal.kind === "delivery" ? pricesIn(text) : [];
    if (base && Math.abs(base.value - (deal.spend ?? deal.count ?? 0)) > 1)
      addFee(shop, taught, text.slice(0, base.from), base.value);
    if (deal.when && note) keep(shop, note);
  } else if (isRule(text)) {
    if (note) taught.note = note;
  } else {
    const rest = /^stock\b/i.test(text) ? [] : learnPrices(shop, taught, text, spoken);
    learnAliases(shop, text);
    const [, all] =
      /\b(?:all|every|each) (?:the )?(?:price|thing|item)s? (?:na|are|is|dey) (?:per|for one|for) (\p{L}+)/iu.exec(
        text,
      ) ?? [];
    if (all && isTime(all))
      for (const product of shop.products) if (!product.unit && !product.per) product.per = unitOf(all);
    const isFree = delivery.test(text) && /\bfree\b/i.test(text);
    if (isFree) addFee(shop, taught, text.replace(/\b(?:is|free|for free|of charge)\b/gi, " "), 0);
    else if (
      delivery.test(text) &&
      !taught.fees.length &&
      /\b(?:deliver|ship|waybill)\w* (?:to|in|within|around)\b/i.test(text) &&
      !/\b(?:no|not|don'?t|do not|only|takes?|days?)\b/i.test(text)
    )
      for (const part of text.split(/,|\band\b/))
        addFee(shop, taught, delivery.test(part) ? part : `to ${part}`, undefined);
    taught.products.push(...learnStock(shop, text));
    for (const part of taught.products.length ? [...rest, sentence] : [sentence])
      if (!taught.name && !taught.trade) learnTrade(shop, taught, part);
    if (note && !taught.products.length && !taught.fees.length) taught.note = note;
  }
  // Beside prices, each part is kept alone. A question about opening hours must not get the price list too.
  // What the business is, is no answer to a question about it.
  const isIntro =
    !shop.notes.length &&
    !shop.products.some(({ price, bundle }) => price ?? bundle) &&
    (isTrade(text) || ownsIt.test(text) || text.split(/\s+/).length <= 8) &&
    !/\d|\b(?:no|not|don'?t|only|open|close|deliver|free|if|when)\b/i.test(text);
  const kept = isIntro
    ? []
    : taught.products.length || taught.fees.length || taught.deals.length
      ? restOf(text)
      : [note];
  for (const one of kept) if (one) keep(shop, one);
  const [more] = kept.filter((one) => one && !taught.deals.some(({ words }) => words === one));
  if (more) taught.note ??= more;
  return taught;
}
