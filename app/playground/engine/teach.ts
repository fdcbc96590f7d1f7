import { type Amount, amountsIn, withDigits } from "./formats.ts";
import { asNote } from "./notes.ts";
import type { Deal, Fee, Product, Shop } from "./shop.ts";
import { asPlace, isKnownPlace, isNamed, isUnit, mayRepeat, nameIn, placeIn, productsIn, tellingStems, unitOf } from "./things.ts";

const delivery = /\b(?:deliver\w*|dispatch|waybill|shipping|ship|logistics|drop ?off|rider|transport)\b/i;
/** A sentence with an amount that is no price of a product. */
const noPrice = /\b(?:deposit|upfront|advance|minimum|at least|commission|fine|penalty|late fee|balance|booking fee|service charge|vat|tax)\b/i;
const selling =
  /\b(?:(?:i|we|na we)(?: (?:dey|also|only|just|mainly|mostly|are|am|do))* (?:sell(?:ing)?|bake|sew|supply|deal (?:in|on)|stock|offer|produce|cook|rent(?: out)?|hire out|repair|fix|import|make|have|sells|teach|run|own|do|get|keep)|(?:i am|i'm|i’m|i be|we are|we're|na) an?(?= )|my business is|our business is|i am into|i dey into|we sell)\s+(.+)/i;
const kept = /\b(?:run|own|business is|into|am an?|i'm an?|i be|we are an?|na an?)\b/i;
const named = /\b(?:(?:shop|store|business|company|brand|hotel|restaurant|salon|place|name)(?: name)?(?:'s name)? (?:is called|is named|called|named|name is|na|is)|we are called|i run|this is)\s+((?:[\p{Lu}\d][\p{L}\p{N}'’&-]*(?:\s+|$)){1,4})/u;
const situated = /\b(?:(?:shop|store|office|we|hotel|salon|restaurant|i|business|kitchen)(?: (?:is|are|am|dey|be))+(?: located| situated| based)?|located|situated|based) (?:in|at|for|on|inside|opposite|beside)\s+(.+)/i;

interface Priced {
  readonly before: string;
  readonly amount: Amount;
  readonly after: string;
}

/** The parts of a sentence that have one amount each; the rest of it has none. */
function pricedParts(text: string): { priced: Priced[]; rest: string[] } {
  const pieces = text.split(/\s*(?:,(?!\d{3}\b)|;|\n|\||\/(?=\s*[a-z])|\bwhile\b|\bbut\b|\band\b|&|\bplus\b(?= \w+ (?:is|at|for)))\s*/i);
  const priced: Priced[] = [];
  const rest: string[] = [];
  let open: string[] = [];
  for (const piece of pieces) {
    const [amount, next] = pricesIn(piece);
    if (!amount) {
      open.push(piece);
      continue;
    }
    // 'Rice and beans 1500' is one thing; 'shoes, bags and belts at 5k each' are three.
    const together = /\beach\b/i.test(piece) || (open.length === 1 && !selling.test(open[0] ?? ""));
    if (!together) rest.push(...open);
    const names = together && /\beach\b/i.test(piece) ? [...open, piece.slice(0, amount.from)].filter((name, _, all) => all.length === 1 || nameIn(name.replace(selling, "$1"))) : [[...(together ? open : []), piece.slice(0, amount.from)].join(" and ")];
    open = [];
    for (const before of names) priced.push({ before, amount, after: piece.slice(amount.to, next?.from) });
    if (next) priced.push({ before: piece.slice(amount.to, next.from), amount: next, after: piece.slice(next.to) });
  }
  return { priced, rest: [...rest, ...open] };
}

/** The amounts of a taught sentence: written as money, or a number of two digits and more where a price would be. */
function pricesIn(text: string): Amount[] {
  const all = amountsIn(text);
  const money = all.filter(({ isMoney }) => isMoney);
  if (money.length) return money;
  const isPrice = ({ value, from, to }: Amount) =>
    value >= 50 &&
    !/^ ?(?:years?|days?|hours?|minutes?|mins?|weeks?|months?|kg|kilos?|yards?|pieces?|pcs|people|persons|guests|left|remain\w*|in stock|available|and above|or more|litres?|inch\w*|cm|watts?|va|kva)\b/i.test(text.slice(to)) &&
    !/\b(?:sizes?|room|no\.?|number|shop|plot|block|order|since|have|only|above|over|from)\s*#?$/i.test(text.slice(0, from)) &&
    (/^\s*(?:$|[.,)]|(?:per|a|an|each|for|naira|only|\/|now|last|flat|sha|o)\b|\/)/i.test(text.slice(to)) || /(?:\b(?:is|na|at|for|costs?|be|price|fee)|[:=-])\s*$/i.test(text.slice(0, from)));
  return all.filter(isPrice);
}

/** What a price is for. */
interface For {
  /** Undefined if it is the product that was spoken of. */
  readonly name?: string;
  readonly unit?: string;
  /** For how many the price is. */
  readonly count: number;
}

const joins = /\s*(?:\b(?:is|are|for|at|goes for|costs?|na|be)\b|[=:-])+\s*$/i;
const leads = /^.*\b(?:does|do|sells?|charges?|offers?|makes?|has|price (?:of|for)|cost of)\b/i;

function called(words: string): Pick<For, "name"> {
  const name = nameIn(words.replace(selling, "$1").replace(leads, ""));
  return name && !/^(?:each|size)$/i.test(name) ? { name } : {};
}

/** Reads from the words around a price what it is for: 'a plate of rice', '₦500 per pack', '10 for 400', '25 litres'. */
function pricedThing({ before, after }: Priced, spoken: Product | undefined): For {
  const core = before.replace(/\([^)]*\)/g, " ").replace(joins, "");
  const ly = /^\s*(?:daily|(\w+)ly)\b/i.exec(after);
  if (ly) return { ...called(core), unit: ly[1]?.toLowerCase() ?? "day", count: 1 };
  const per = /^\s*(?:naira\s*)?(?:only\s*)?(?:each\s+(?=per|a |an |for ))?(per|an?|each|every|for|\/)\s*(?:(?:one|an?|each|every)\s+)?(\d{1,3})?\s*(\p{L}+)?(?:\s+of\s+(.+))?/iu.exec(after);
  const [, link = "", many, word = "", of] = per ?? [];
  if (many && (isUnit(word) || !word)) return { ...called(core), ...(word && { unit: unitOf(word) }), count: Number(many) };
  const isOpen = /^(?:per|an?|\/)$/i.test(link) && !/^\s*(?:per|an?|\/)\s*\p{L}+\s+\p{L}/iu.test(after);
  if (word && (isUnit(word) || isOpen)) return { ...(called(core).name || !of ? called(core) : called(of)), unit: unitOf(word), count: 1 };
  if (/^for$/i.test(link) && word && !called(core).name) return { ...called(after.replace(/^\s*(?:naira\s*)?for\s*/i, "")), count: 1 };
  const packed = /^\W*(?:.*\b(?:an?|one|per|(\d{1,3}))\s+)?(\p{L}+) of (.+)$/iu.exec(core);
  if (packed?.[3] && isUnit(packed[2] ?? "")) return { ...called(packed[3]), unit: unitOf(packed[2] ?? ""), count: Number(packed[1] ?? 1) };
  const last = /^(.*?)\s*\b(?:an?|one|per|each)\s+(\p{L}+)$/iu.exec(core);
  if (last && isUnit(last[2] ?? "")) return { ...called(last[1] ?? ""), unit: unitOf(last[2] ?? ""), count: 1 };
  const bare = /^\W*(\d{1,3})\s*(\p{L}+)?$/u.exec(core);
  if (bare && (!bare[2] || isUnit(bare[2]))) {
    const unit = bare[2] && unitOf(bare[2]);
    // '5 yards 14k' after a price for one yard is a price for several; '25 litres 38k' is a kind of its own.
    if (Number(bare[1]) > 1 && (!unit || (spoken?.price !== undefined && (!spoken.unit || spoken.unit === unit)))) return { ...(unit && { unit }), count: Number(bare[1]) };
    return { name: core.trim(), count: 1 };
  }
  const { name } = called(core);
  const sold = name && soldBy.exec(name)?.[1];
  return sold ? { name: name.replace(soldBy, ""), unit: sold.toLowerCase(), count: 1 } : { ...(name && { name }), count: 1 };
}

/** How an owner says that a price is another one now. */
const changes = /\b(?:increased?|changed?|reduced?|dropped|gone up|gone down|go up|now|new price)\b/i;

const sizesOnly = /^(?:(?:extra )?(?:small|medium|big|large|mini|standard|full|half)|size \w+|\d+ ?inch\w*|\d{1,3} ?(?:litres?|kg|yards?|cl|ml|gb)|\w+ size)$/i;

const size = /\b(?:(?:extra )?(?:small|medium|big|large|mini)|\d+ ?(?:inch\w*|litres?|kg|yards?|cl|ml|gb))\s*/gi;
/** Words at the end of a name that say what it is sold by: 'Peak milk carton'. */
const soldBy = /(?<=\p{L}) (carton|crate|plate|pack|packet|sachet|tuber|bundle|roll|keg|wrap|portion|kg|litre|yard|dozen|paint|mudu|derica)$/iu;

/** Adds a product or changes it. */
export function addProduct(shop: Shop, name: string, told: Omit<Partial<Product>, "name"> = {}): Product {
  const key = (text: string) => text.toLowerCase().replace(/s\b/g, "");
  const known = shop.products.find((product) => key(product.name) === key(name));
  const product: Product = known ?? { name };
  if (!known) shop.products.push(product);
  return Object.assign(product, told);
}

/** Whether somebody says what business they have. */
export const isTrade = (text: string): boolean =>
  /\b(?:i|we)(?: (?:dey|also|only|just|mainly|mostly))* (?:sell|bake|sew|supply|run|own|produce|cook|deal in|rent out|import)\b|\b(?:i am|i'm|i be|we are) an? \w/i.test(text);

export interface Taught {
  /** Products, fees and deals that were told, as they are now. */
  readonly products: Product[];
  readonly fees: Fee[];
  readonly deals: Deal[];
  /** The sentence, if it was kept as it is. */
  note?: string;
  /** The trade that was named: 'shoes'. */
  trade?: string;
  name?: string;
  place?: string;
}

const mostNotes = 60;

/** A fee for each place of a part about delivery. */
function addFee(shop: Shop, taught: Taught, words: string, amount: number | undefined): void {
  const plainly = words.replace(delivery, " ").replace(/^[\s:;,.-]+/, "");
  const found = placeIn(plainly.replace(/\b(?:inside|within|around)\b/gi, "in")) ?? asPlace(plainly.replace(/\b(?:home|same day|fee|fees|only|around|door)\b/gi, " "));
  const outside = found && /\boutside\b/i.test(words) ? `outside ${found.replace(/^outside /i, "")}` : found;
  const fee: Fee = { ...(outside && { place: outside }), ...(amount !== undefined && { amount }) };
  shop.fees = [...shop.fees.filter(({ place }) => place?.toLowerCase() !== fee.place?.toLowerCase()), fee];
  taught.fees.push(fee);
}

/** Reads a discount, an offer or free delivery from a sentence; undefined if it has none. */
function dealIn(shop: Shop, text: string, spoken?: Product): Deal | undefined {
  const words = asNote(text);
  if (!words) return undefined;
  const said = text.split(/\P{L}+/u).filter((word) => word && isUnit(word)).map(unitOf);
  const ofUnit = [...(spoken ? [spoken] : []), ...shop.products].find(({ unit }) => unit !== undefined && said.includes(unit));
  const product = productsIn(shop, text)[0] ?? ofUnit;
  const own = product ? { product: product.name } : {};
  const get = /\bbuy (\d{1,3})\b.{0,30}?\b(?:get|take|and get) (\d{1,3})\b/i.exec(text);
  if (get) return { kind: "free", words, count: Number(get[1]), value: Number(get[2]), ...own };
  const bound = boundIn(text);
  if (delivery.test(text) && /\bfree\b/i.test(text) && bound) {
    const place = /\b(?:within|in|to|around)\b/i.test(text) ? placeIn(text) : undefined;
    return { kind: "delivery", words, ...bound, ...(place && { place }) };
  }
  const share = /(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)/i.exec(text)?.[1];
  if (share && !noPrice.test(text) && (bound || /\b(?:off|discount|promo)\b/i.test(text))) return { kind: "percent", words, value: Number(share), ...bound, ...own };
  const amounts = pricesIn(text).filter(({ value }) => value !== bound?.spend && value !== bound?.count);
  const [amount] = amounts;
  if (!amount || amounts.length > 1) return undefined;
  const perOne = /\boff (?:each|every|per|for each)\b|\bper \p{L}+/iu.test(text) ? { perOne: true } : {};
  if (/\boff\b|\bdiscount\b|\bless\b|\bremove\b/i.test(text)) return { kind: "amount", words, value: amount.value, ...perOne, ...bound, ...own };
  return bound?.count ? { kind: "each", words, value: amount.value, ...bound, ...own } : undefined;
}

/** From how many things, or from which sum on, something counts. */
function boundIn(text: string): { count?: number; spend?: number } | undefined {
  const found =
    /(?:₦|\bn)?(\d[\d,]*(?:\.\d+)?k?)(?: [\p{L}]+)?(?: naira)? (?:and|or) (?:above|more|over|upwards?|up)|\b(?:buy|order|take|get|for|on|pay)?\s*(from|above|over|more than|at least|minimum of|exceeding|reach(?:es)?|buy|order|take|pass(?:es)?|above)\s+(?:(?:orders?|purchases?|of|above|from|worth)\s+)*(?:₦|#|\bn)?(\d[\d,]*(?:\.\d+)?k?)\b(?! ?%)/iu.exec(text) ??
    /\b(?:off|discount)\b.{0,20}\b(for) (?:(?:orders?|purchases?|of|any)\s+)*((?:₦|#|\bn)?\d[\d,]*(?:\.\d+)?k?)\b(?! ?%)()/i.exec(text);
  const words = found?.[1] === "for" ? found[2] : (found?.[1] ?? found?.[3]);
  const isStrict = /^(?:above|over|more than|exceeding|pass(?:es)?)$/i.test(found?.[2] ?? "");
  const value = amountsIn(words ?? "")[0]?.value;
  if (!value) return undefined;
  const isMoney = value >= 1000 || /[₦,]|\dk\b|\bn\d/i.test(found?.[0] ?? "");
  const least = value + (isStrict ? 1 : 0);
  return isMoney ? { spend: least } : { count: least };
}

/** How many of something are left. */
function learnStock(shop: Shop, text: string): Product | undefined {
  const gone = /\b(?:finished|out of stock|sold out|not available|don finish|no more|unavailable)\b/i.test(text);
  const left = /\b(\d{1,5})\s*([\p{L}]+)?(?:\s+(?:of\s+)?([\p{L} ]+?))?\s+(?:left|remain\w*|available|in stock)\b|\b(?:only|have|has|get|got|remain\w*|stock(?: is)?|left)\s+(?:only |just )?(\d{1,5})\b/iu.exec(text);
  if (!gone && !left) return undefined;
  const parts = text.split(/,|\band\b/i);
  const named = parts.filter((part) => productsIn(shop, part).length === 1 && /\b(?:have|left|remain\w*|only|stock|finish\w*)\b/i.test(part));
  if (parts.length > 1 && named.length > 1) for (const part of parts.slice(1)) learnStock(shop, `${part} left`);
  const about = productsIn(shop, parts.length > 1 && named.length > 1 ? (parts[0] ?? "") : text);
  const byUnit = shop.products.filter(({ unit }) => unit && left?.[2] && unitOf(left[2]) === unit);
  const [product] = about.length ? about : byUnit.length ? byUnit : shop.products.length === 1 ? shop.products : [];
  const stock = gone ? 0 : Number(left?.[1] ?? left?.[4]);
  if (!product || (!gone && !/\b(?:left|remain\w*|available|in stock|only|stock)\b/i.test(text))) return undefined;
  return Object.assign(product, { stock });
}

/** What somebody says of their business: its trade, its name and its place. */
function learnTrade(shop: Shop, taught: Taught, text: string): void {
  const name = named.exec(text)?.[1]?.trim();
  const place = situated.exec(text)?.[1] ?? (selling.test(text) ? /\b(?:in|at|for)\s+(\p{L}.*)$/iu.exec(text)?.[1] : undefined);
  const known = place && asPlace(place);
  if (name && mayRepeat(name)) taught.name = shop.name = name;
  if (known) taught.place = shop.place = known;
  const goods = selling.exec(text)?.[1]?.replace(/\b(?:in|at|from|inside|for|to|called|with|near|and (?:we|i))\s.*$/iu, "");
  if (!goods || noPrice.test(text) || /^(?:to|a lot|no|not|only wholesale|wholesale)\b/i.test(goods)) return;
  const isKept = kept.test(text.slice(0, text.length - goods.length));
  for (const part of goods.split(/\s*(?:,|\band\b|&|\/)\s*/).slice(0, 8)) {
    const thing = nameIn(part);
    if (!thing || /^\d/.test(thing)) continue;
    taught.trade ??= thing;
    // 'I run a restaurant' names no goods.
    if (!isKept && !shop.products.some((product) => isNamed(product, thing))) taught.products.push(addProduct(shop, thing));
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
    const head = /:/.test(part.before) ? nameIn((part.before.split(":")[0] ?? "").replace(selling, "$1")) : undefined;
    if (head && name !== head) last = { name: head };
    const own = head ? pricedThing({ ...part, before: part.before.slice(part.before.indexOf(":") + 1) }, undefined).name : name;
    const isKind = own !== undefined && last !== undefined && (sizesOnly.test(own) || /^\s*with\b/i.test(part.before));
    const full = isKind ? (sizesOnly.test(own) ? `${own} ${last?.name.replace(size, "")}`.replace(/\s+/g, " ").trim() : `${last?.name} with ${own}`) : own;
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
    const many = count === 1 && !unit && before?.bundle && before.price === undefined ? before.bundle.count : count;
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
  const isDeal = (part: string) => /\p{L}/u.test(part) && (noPrice.test(part) || dealIn(shop, withDigits(part)) !== undefined);
  if (parts.length < 2 || !parts.some(isDeal) || parts.every(isDeal)) return teachPart(shop, taught, sentence, spoken);
  let before: string[] = [];
  for (const [at, part] of parts.entries()) {
    const isRest = delivery.test(parts[at - 1] ?? "") && /^(?:otherwise|else|below|under|less|if (?:not|no))\b/i.test(part);
    if (isRest) addFee(shop, taught, "delivery", pricesIn(part)[0]?.value);
    else if (isDeal(part)) {
      if (before.length) teachPart(shop, taught, before.join(", "), spoken);
      before = [];
      teachPart(shop, taught, part, taught.products.at(-1) ?? spoken);
    } else before.push(part);
  }
  return before.length ? teachPart(shop, taught, before.join(", "), taught.products.at(-1) ?? spoken) : taught;
}

/** The parts of a sentence that say more than a price. */
function restOf(text: string): (string | undefined)[] {
  const parts: string[] = [];
  let before = "";
  for (const piece of text.split(/\s*(?:,(?!\d{3}\b)|;|\n)\s*/)) {
    const [amount] = pricesIn(piece);
    const says = amount ? tellingStems(piece.slice(amount.to)).filter((word) => !isUnit(word)).length > 1 : true;
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
    else if (delivery.test(text) && !taught.fees.length && /\b(?:deliver|ship|waybill)\w* (?:to|in|within|around)\b/i.test(text) && !/\b(?:no|not|don'?t|do not|only|takes?|days?)\b/i.test(text))
      for (const part of text.split(/,|\band\b/)) addFee(shop, taught, delivery.test(part) ? part : `to ${part}`, undefined);
    const stocked = learnStock(shop, text);
    if (stocked) taught.products.push(stocked);
    for (const part of taught.products.length ? [...rest, sentence] : [sentence]) if (!taught.name && !taught.trade) learnTrade(shop, taught, part);
    if (note && !taught.products.length && !taught.fees.length) taught.note = note;
  }
  // Beside prices each part is kept on its own, so that opening hours are not said with the price list.
  const kept = taught.products.length || taught.fees.length || taught.deals.length ? restOf(text) : [note];
  for (const one of kept) if (one) shop.notes = [...shop.notes.filter((known) => known !== one), one].slice(-mostNotes);
  const [more] = kept.filter((one) => one && !taught.deals.some(({ words }) => words === one));
  if (more) taught.note ??= more;
  return taught;
}
