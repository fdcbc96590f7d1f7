import { dealIn } from "./deals.ts";
import { referenceIn, withDigits } from "./formats.ts";
import { asNote } from "./notes.ts";
import { pricedParts, pricedThing, pricesIn } from "./prices.ts";
import type { Fee, Product, Shop } from "./shop.ts";
import { delivery, isTrade, noPrice, selling, type Taught } from "./taught.ts";
import {
  asPlace,
  isKnownPlace,
  isNamed,
  isUnit,
  mayRepeat,
  nameIn,
  placeIn,
  productsIn,
  tellingStems,
  unitOf,
} from "./things.ts";

const kept = /\b(?:run|own|business is|into|am an?|i'm an?|i be|we are an?|na an?)\b/i;
const named =
  /\b(?:(?:shop|store|business|company|brand|hotel|restaurant|salon|place|name)(?: name)?(?:'s name)? (?:is called|is named|called|named|name is|na|is)|we are called|i run|this is)\s+((?:[\p{Lu}\d][\p{L}\p{N}'’&-]*(?:\s+|$)){1,4})/u;
const situated =
  /\b(?:(?:shop|store|office|we|hotel|salon|restaurant|i|business|kitchen)(?: (?:is|are|am|dey|be))+(?: located| situated| based)?|located|situated|based) (?:in|at|for|on|inside|opposite|beside)\s+(.+)/i;

/** How an owner says that a price is another one now. */
const changes = /\b(?:increased?|changed?|reduced?|dropped|gone up|gone down|go up|now|new price)\b/i;

const sizesOnly =
  /^(?:(?:extra )?(?:small|medium|big|large|mini|standard|full|half)|size \w+|\d+ ?inch\w*|\d{1,3} ?(?:litres?|kg|yards?|cl|ml|gb)|\w+ size)$/i;

const size =
  /\b(?:(?:extra )?(?:small|medium|big|large|mini)|\d+ ?(?:inch\w*|litres?|kg|yards?|cl|ml|gb))\s*/gi;
/** Adds a product or changes it. */
export function addProduct(shop: Shop, name: string, told: Omit<Partial<Product>, "name"> = {}): Product {
  const key = (text: string) => text.toLowerCase().replace(/s\b/g, "");
  const known = shop.products.find((product) => key(product.name) === key(name));
  const product: Product = known ?? { name };
  if (!known) shop.products.push(product);
  return Object.assign(product, told);
}

const mostNotes = 60;

/** A fee for each place of a part about delivery. */
function addFee(shop: Shop, taught: Taught, words: string, amount: number | undefined): void {
  const plainly = words.replace(delivery, " ").replace(/^[\s:;,.-]+/, "");
  const found =
    placeIn(plainly.replace(/\b(?:inside|within|around)\b/gi, "in")) ??
    asPlace(plainly.replace(/\b(?:home|same day|fee|fees|only|around|door)\b/gi, " "));
  const outside = found && /\boutside\b/i.test(words) ? `outside ${found.replace(/^outside /i, "")}` : found;
  const fee: Fee = { ...(outside && { place: outside }), ...(amount !== undefined && { amount }) };
  shop.fees = [...shop.fees.filter(({ place }) => place?.toLowerCase() !== fee.place?.toLowerCase()), fee];
  taught.fees.push(fee);
}

/** How many of something are left. */
function learnStock(shop: Shop, text: string): Product | undefined {
  const gone = /\b(?:finished|out of stock|sold out|not available|don finish|no more|unavailable)\b/i.test(
    text,
  );
  const left =
    /\b(\d{1,5})\s*([\p{L}]+)?(?:\s+(?:of\s+)?([\p{L} ]+?))?\s+(?:left|remain\w*|available|in stock)\b|\b(?:only|have|has|get|got|remain\w*|stock(?: is)?|left)\s+(?:only |just )?(\d{1,5})\b/iu.exec(
      text,
    );
  if (!gone && !left) return undefined;
  const parts = text.split(/,|\band\b/i);
  const named = parts.filter(
    (part) =>
      productsIn(shop, part).length === 1 && /\b(?:have|left|remain\w*|only|stock|finish\w*)\b/i.test(part),
  );
  if (parts.length > 1 && named.length > 1)
    for (const part of parts.slice(1)) learnStock(shop, `${part} left`);
  const about = productsIn(shop, parts.length > 1 && named.length > 1 ? (parts[0] ?? "") : text);
  const byUnit = shop.products.filter(({ unit }) => unit && left?.[2] && unitOf(left[2]) === unit);
  const [product] = about.length
    ? about
    : byUnit.length
      ? byUnit
      : shop.products.length === 1
        ? shop.products
        : [];
  const stock = gone ? 0 : Number(left?.[1] ?? left?.[4]);
  if (!product || (!gone && !/\b(?:left|remain\w*|available|in stock|only|stock)\b/i.test(text)))
    return undefined;
  return Object.assign(product, { stock });
}

/** What somebody says of their business: its trade, its name and its place. */
function learnTrade(shop: Shop, taught: Taught, text: string): void {
  const name = named.exec(text)?.[1]?.trim();
  const place =
    situated.exec(text)?.[1] ??
    (selling.test(text) ? /\b(?:in|at|for)\s+(\p{L}.*)$/iu.exec(text)?.[1] : undefined);
  const known = place && asPlace(place);
  if (name && mayRepeat(name)) taught.name = shop.name = name;
  if (known) taught.place = shop.place = known;
  const goods = selling
    .exec(text)?.[1]
    ?.replace(/\b(?:in|at|from|inside|for|to|called|with|near|and (?:we|i))\s.*$/iu, "");
  if (
    !goods ||
    !(isTrade(text) || kept.test(text)) ||
    noPrice.test(text) ||
    /^(?:to|a lot|no|not|only wholesale|wholesale)\b/i.test(goods)
  )
    return;
  const isKept = kept.test(text.slice(0, text.length - goods.length));
  for (const part of goods.split(/\s*(?:,|\band\b|&|\/)\s*/).slice(0, 8)) {
    const thing = nameIn(part);
    if (!thing || /^\d/.test(thing)) continue;
    taught.trade ??= thing;
    // 'I run a restaurant' names no goods.
    if (!isKept && !shop.products.some((product) => isNamed(product, thing)))
      taught.products.push(addProduct(shop, thing));
  }
}

/** Learns the prices and fees of a sentence. Returns what it has beside them. */
function learnPrices(shop: Shop, taught: Taught, text: string, spoken: Product | undefined): string[] {
  const { priced, rest } = pricedParts(text);
  let isDelivery = false;
  let last = spoken ?? (shop.products.length === 1 ? shop.products[0] : undefined);
  const goods = selling.exec(rest.join(", ").replace(/:.*$/, ""))?.[1];
  if (goods && priced.length) {
    const trade = nameIn(goods.replace(/\b(?:in|at|for)\s.*$/i, ""));
    if (trade && !/,| and /.test(goods)) last = { name: trade };
  }
  for (const part of priced) {
    const words = `${part.before} ${part.after}`;
    const { name, unit, count } = pricedThing(part, last);
    const isAfter: boolean = isDelivery || (!name && delivery.test(rest.join(" ")));
    const isPlace = name !== undefined && !unit && shop.fees.length > 0 && isKnownPlace(name);
    isDelivery = delivery.test(words) || isPlace || (isAfter && !unit && !productsIn(shop, words).length);
    if (isDelivery) {
      addFee(shop, taught, words, part.amount.value);
      continue;
    }
    const head = /:/.test(part.before)
      ? nameIn((part.before.split(":")[0] ?? "").replace(selling, "$1"))
      : undefined;
    if (head && name !== head) last = { name: head };
    const own = head
      ? pricedThing({ ...part, before: part.before.slice(part.before.indexOf(":") + 1) }, undefined).name
      : name;
    const isKind =
      own !== undefined && last !== undefined && (sizesOnly.test(own) || /^\s*with\b/i.test(part.before));
    const full = isKind
      ? sizesOnly.test(own)
        ? `${own} ${last?.name.replace(size, "")}`.replace(/\s+/g, " ").trim()
        : `${last?.name} with ${own}`
      : own;
    const again = own && changes.test(text) ? productsIn(shop, own) : [];
    const thing = (again.length === 1 ? again[0]?.name : undefined) ?? full ?? last?.name;
    if (!thing) continue;
    const { value } = part.amount;
    const known = own ? undefined : last;
    // 'Bags, 12k and 18k' has no price for one: the owner's sentence is said instead.
    if (known && count === 1 && taught.products.some(({ name }) => name === known.name)) {
      delete taught.products.find(({ name }) => name === known.name)?.price;
      continue;
    }
    const before = shop.products.find((product) => product.name === (known?.name ?? thing));
    // A new price without a number is for as many as the old one was.
    const many =
      count === 1 && !unit && before?.bundle && before.price === undefined ? before.bundle.count : count;
    const told = many > 1 ? { bundle: { count: many, amount: value } } : { price: value };
    const product = addProduct(shop, known?.name ?? thing, { ...(unit && { unit }), ...told });
    if (many > 1 && !known) delete product.price;
    if (!isKind) last = product;
    taught.products.push(product);
  }
  return rest;
}

/**
 * Learns what the owner tells of the shop in one sentence.
 * @param spoken the product that was spoken of last, for 'it is 2,500'
 */
export function teach(shop: Shop, sentence: string, spoken?: Product): Taught {
  const taught: Taught = { products: [], fees: [], deals: [] };
  if (!mayRepeat(sentence)) return taught;
  // 'Cement is 9,800 per bag, 100 bags and above 9,500 each': a price, and a deal.
  const parts = sentence.split(/,(?!\d{3}\b)\s*/);
  const isDeal = (part: string) =>
    /\p{L}/u.test(part) && (noPrice.test(part) || dealIn(shop, withDigits(part)) !== undefined);
  if (parts.length < 2 || !parts.some(isDeal) || parts.every(isDeal))
    return teachPart(shop, taught, sentence, spoken);
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

/** The parts of a sentence that say more than a price. */
function restOf(text: string): (string | undefined)[] {
  const parts: string[] = [];
  let before = "";
  for (const piece of text.split(/\s*(?:,(?!\d{3}\b)|;|\n)\s*/)) {
    const [amount] = pricesIn(piece);
    const says = amount
      ? tellingStems(piece.slice(amount.to)).filter((word) => !isUnit(word)).length > 1
      : true;
    if (says && before && !amount) parts.push(`${parts.pop()}, ${piece}`);
    else if (says) parts.push(piece);
    before = says && !amount ? piece : "";
  }
  return parts.map(asNote);
}

function teachPart(shop: Shop, taught: Taught, sentence: string, spoken: Product | undefined): Taught {
  const text = withDigits(sentence);
  const note = asNote(sentence);
  const deal = dealIn(shop, text, spoken);
  if (deal) {
    shop.deals = [...shop.deals.filter(({ words }) => words !== deal.words), deal];
    taught.deals.push(deal);
  } else if (noPrice.test(text)) {
    if (note) taught.note = note;
  } else {
    const rest = learnPrices(shop, taught, text, spoken);
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
    const stocked = learnStock(shop, text);
    if (stocked) taught.products.push(stocked);
    for (const part of taught.products.length ? [...rest, sentence] : [sentence])
      if (!taught.name && !taught.trade) learnTrade(shop, taught, part);
    if (note && !taught.products.length && !taught.fees.length) taught.note = note;
  }
  // Beside prices each part is kept on its own, so that opening hours are not said with the price list.
  // So is each order that the owner tells of.
  const orders = sentence.split(/,\s*/);
  const isOrders = orders.length > 1 && orders.every((part) => referenceIn(part));
  const kept = isOrders
    ? orders.map(asNote)
    : taught.products.length || taught.fees.length || taught.deals.length
      ? restOf(text)
      : [note];
  for (const one of kept)
    if (one) shop.notes = [...shop.notes.filter((known) => known !== one), one].slice(-mostNotes);
  const [more] = kept.filter((one) => one && !taught.deals.some(({ words }) => words === one));
  if (more) taught.note ??= more;
  return taught;
}
