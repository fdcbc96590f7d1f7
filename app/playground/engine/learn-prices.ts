import { partsOf, productsIn } from "./mentions.ts";
import { type For, type Priced, pricedParts, pricedThing } from "./prices.ts";
import type { Fee, Product, Shop } from "./shop.ts";
import { delivery, selling, type Taught } from "./taught.ts";
import { asPlace, isKnownPlace, isTime, isUnit, nameIn, placeIn, rootOf, unitOf } from "./things.ts";

/* Learns the prices and fees of a sentence of the owner. */

/** How an owner says that a price is another one now. */
const changes =
  /\b(?:increased?|changed?|reduced?|dropped|gone up|gone down|go up|now|new price|correction|from (?:today|tomorrow))\b/i;

const sizeWord =
  "(?:extra |very )?(?:front|rear|small|medium|big|large|mini|jumbo|standard|full|half|single|double|executive|one|adult|children|kids?)";
/** A name that is only a size or a kind: it belongs to the thing before it. */
const sizesOnly = new RegExp(
  `^(?:(?:the )?${sizeWord}(?: (?:one|size|pack))?|size \\w+|\\d+ ?inch\\w*|\\d+(?:\\.\\d+)? ?(?:litres?|kg|yards?|cl|ml|gb)|\\w+ size)$`,
  "i",
);
const size = new RegExp(
  `\\b(?:${sizeWord}|\\d+ ?inch\\w*|\\d+(?:\\.\\d+)? ?(?:litres?|kg|yards?|cl|ml|gb))\\b\\s*`,
  "gi",
);
/** Units that measure: 5 litres are sold as one thing of that size, 5 yards as five. */
const measure = /^(?:kg|kilo|kilogram|litre|gram|gb|ml|cl)$/;

/** A kind that stands for the thing: 'deluxe' is no head of 'executive'. */
const plainSize =
  /^(?:deluxe|executive|standard|classic|premium|royal|vip|regular|economy|luxury|suite|special)$/i;

const keyOf = (text: string) => text.toLowerCase().replace(/s\b/g, "");

/** Adds a product or changes it. One name may be sold by several units. */
export function addProduct(shop: Shop, name: string, told: Omit<Partial<Product>, "name"> = {}): Product {
  const same = shop.products.filter((product) => keyOf(product.name) === keyOf(name));
  const known =
    same.find(({ unit }) => !told.unit || !unit || unit === told.unit) ??
    (told.unit && same.length ? undefined : same[0]);
  const product: Product = known ?? { name };
  if (!known) shop.products.push(product);
  return Object.assign(product, told);
}

/** A fee for each place of a part about delivery. */
export function addFee(shop: Shop, taught: Taught, words: string, amount: number | undefined): void {
  const plainly = words.replace(delivery, " ").replace(/^[\s:;,.-]+/, "");
  const found =
    placeIn(plainly.replace(/\b(?:inside|within|around)\b/gi, "in")) ??
    asPlace(plainly.replace(/\b(?:home|same day|fee|fees|only|around|door|on|the|cost)\b/gi, " "));
  if (found && /\d/.test(found)) return;
  const own = found && productsIn(shop, found).length ? undefined : found;
  const bare = own?.replace(/^(?:.* )?(?:outside|rest of|anywhere else(?: for| in)?) /i, "");
  // 'Any state', 'anywhere else' without a town is everywhere that has no fee of its own.
  const isWhole =
    !own ||
    /^(?:town|house|home|doorstep|orders?.*|any(?:where)?(?: else)?(?: state)?|other (?:states?|places?|areas?|towns?)|everywhere(?: else)?|states?|elsewhere)$/i.test(
      own,
    );
  const isRest = /\b(?:rest of|anywhere else|every other)\b/i.test(words);
  const place = isWhole
    ? undefined
    : /\boutside\b/i.test(words)
      ? `outside ${bare}`
      : isRest
        ? `rest of ${bare}`
        : own;
  const unit = /\bper (?:\d+ ?\p{L}+ )?(\p{L}+)/iu.exec(words)?.[1];
  const second = place && /\bor (\p{Lu}\p{L}+)/u.exec(words)?.[1];
  for (const one of second ? [place, second] : [place]) {
    const fee: Fee = {
      ...(one && { place: one }),
      ...(amount !== undefined && { amount }),
      ...(unit && !/^(?:trip|visit|order|delivery)$/i.test(unit) && { unit: unitOf(unit) }),
    };
    shop.fees = [...shop.fees.filter(({ place }) => place?.toLowerCase() !== fee.place?.toLowerCase()), fee];
    taught.fees.push(fee);
  }
}

/** A product that the owner names again, by some of its words: 'titus kilo' where 'Titus' is sold by the kilo. */
function namedAgain(shop: Shop, name: string, unit: string | undefined): Product | undefined {
  const found = productsIn(shop, unit ? `${name} ${unit}` : name).filter(
    (product) => !unit || !product.unit || product.unit === unit,
  );
  const [one, ...others] = found;
  const own = one ? [...partsOf(one.name).words, ...(one.unit ? [rootOf(one.unit)] : [])] : [];
  return one && !others.length && partsOf(name).words.every((word) => own.includes(word)) ? one : undefined;
}

const isUnitAlone = (raw: string) => /^(?:\p{L}+\s)?\p{L}+$/u.test(raw) && !/^per\b/i.test(raw);

interface Reading {
  readonly shop: Shop;
  readonly taught: Taught;
  /** The thing that was spoken of last. */
  last: Pick<Product, "name" | "unit" | "price" | "bundle"> | undefined;
  /** The unit of a list that began with it: 'Crate of Coke 5,400, malt 8k'. */
  listed: string | undefined;
  /** The time by which the things of a list are paid: 'a night'. */
  time: string | undefined;
  isDelivery: boolean;
  readonly isAgain: boolean;
}

/** The full name of what a price is for: sizes and units alone belong to the thing before. */
function fullName(
  reading: Reading,
  { name, unit, count, raw, whom }: For,
): { name: string; isKind: boolean } | undefined {
  const { last } = reading;
  const head = last?.name.replace(size, "").trim();
  if (whom && last) return { name: `${last.name} for ${whom}`, isKind: true };
  // 'Half hour 8k', 'student 28k': only what is sold by a unit is sold by another one too.
  if (
    raw &&
    unit &&
    count === 1 &&
    (!name || sizesOnly.test(name)) &&
    !last?.unit &&
    last?.price !== undefined &&
    isUnitAlone(raw)
  )
    return { name: raw.replace(/^(?:an?|per|the)\s+/i, ""), isKind: false };
  if (!name && unit && count === 1 && measure.test(unit) && !last?.price && head)
    return { name: head, isKind: false };
  if (!name && unit && count >= 1 && measure.test(unit) && (count > 1 || !last?.price))
    return { name: `${count} ${unit} ${head ?? ""}`.trim(), isKind: true };
  const bare = raw?.replace(/^(?:1|one|an?|per)\s+/i, "");
  if (!name && !last && bare && isUnitAlone(bare)) return { name: bare, isKind: false };
  if (!name) return last && { name: last.name, isKind: true };
  // 'Screen for iPhone 11 45k, iPhone 12 60k'
  const [, forIt, kind] = /^(.+ for )(\p{L}+) .*\d/u.exec(last?.name ?? "") ?? [];
  if (forIt && kind && name.startsWith(`${kind} `)) return { name: forIt + name, isKind: true };
  if (sizesOnly.test(name))
    return {
      name: head && !plainSize.test(head) ? `${name} ${head}` : name,
      isKind: Boolean(head) || sizesOnly.test(last?.name ?? ""),
    };
  return { name, isKind: false };
}

/** Learns one price: what it is for and, if it is for several together, how many. */
function learnPrice(reading: Reading, part: Priced): void {
  const { shop, taught } = reading;
  const thing = pricedThing(part);
  const full = fullName(reading, thing);
  if (!full) return;
  const { value } = part.amount;
  // '2 weeks is 65k now' where there is a course of two weeks
  const sized =
    !thing.name && thing.unit && thing.count > 1
      ? namedAgain(shop, `${thing.count} ${thing.unit}`, undefined)
      : undefined;
  if (sized) {
    sized.price = value;
    taught.products.push(sized);
    return;
  }
  // 'Tops 1.5k, 10 tops 12k'
  const [, many, several = ""] = /^(\d{1,3}) (.+)$/.exec(thing.name ?? "") ?? [];
  const known = many ? shop.products.find(({ name }) => keyOf(name) === keyOf(several)) : undefined;
  if (known && Number(many) > 1) {
    known.bundle = { count: Number(many), amount: value };
    taught.products.push(known);
    return;
  }
  const [, lot, lots] = /^(\d{1,3}) (\p{L}+s)$/u.exec(thing.name ?? "") ?? [];
  if (lot && lots && Number(lot) > 1 && !thing.unit && thing.count === 1 && !isUnit(lots)) {
    const bundle = { count: Number(lot), amount: value };
    reading.last = addProduct(shop, lots, { bundle });
    taught.products.push(reading.last as Product);
    return;
  }
  const isSized =
    measure.test(thing.unit ?? "") && !thing.name && full.isKind && full.name !== reading.last?.name;
  const { bundle } = reading.last ?? {};
  // '100 big tubers 180k, medium 120k' is for 100 of both.
  const isSame = full.isKind && thing.name !== undefined && bundle && thing.count === 1 && !thing.unit;
  const isSeveral = (thing.count > 1 && !isSized) || isSame;
  // 'Bags, 12k and 18k' has no price for one: the owner's sentence is said instead.
  const isSecond =
    !thing.name && !thing.unit && thing.count === 1 && taught.products.some(({ name }) => name === full.name);
  if (isSecond) {
    delete taught.products.find(({ name }) => name === full.name)?.price;
    return;
  }
  const again = thing.name && reading.isAgain ? namedAgain(shop, thing.name, thing.unit) : undefined;
  if (/^(?:night|term)$/.test(thing.unit ?? "")) reading.time = thing.unit;
  const isOnce = /\b(?:each|once|flat|only)\b|one time/i.test(part.after);
  const isAlike = reading.time && !isOnce && !thing.unit && thing.count === 1;
  const isHead =
    thing.unit !== undefined &&
    new RegExp(`^\\W*(?:an? |one |1 )?${thing.unit}s? of (?!\\d)`, "i").test(part.before);
  if (thing.unit || !thing.name) reading.listed = isHead ? thing.unit : undefined;
  const own =
    thing.unit ??
    (thing.count === 1 && !isOnce ? reading.listed : undefined) ??
    (isSame ? reading.last?.unit : isAlike ? reading.time : undefined);
  const unit = isSized || (isUnit(full.name) && unitOf(full.name) === thing.unit) ? undefined : own;
  const count = isSame ? bundle.count : thing.count;
  const told = isSeveral ? { bundle: { count, amount: value } } : { price: value };
  const hadPrice = reading.last?.price !== undefined;
  const product = again
    ? Object.assign(again, told, unit && { unit })
    : addProduct(shop, full.name, { ...(unit && { unit }), ...told });
  // 'The new price is 16' is for as many as the old one was.
  if (!isSeveral && product.bundle && !thing.name && !thing.unit && !hadPrice) {
    product.bundle = { count: product.bundle.count, amount: value };
    delete product.price;
  }
  if (isSeveral && thing.name && !again) delete product.price;
  const packed = /^(\d{1,3}) (\p{L}.*)$/u.exec(product.name);
  if (
    packed?.[2] &&
    product.unit &&
    /^(?:box|pack|packet|carton|crate|set|tray)$/.test(product.unit) &&
    !isUnit(packed[2])
  ) {
    product.pack = Number(packed[1]);
    product.aliases = [packed[2]];
  }
  const per = /\bper \p{L}+ (?:per|a|each|every) (\p{L}+)/iu.exec(part.after)?.[1];
  if (per && isTime(per)) product.per = unitOf(per);
  if (!full.isKind || !reading.last) reading.last = product;
  taught.products.push(product);
}

/** Learns the prices and fees of a sentence. Returns what it has beside them. */
export function learnPrices(shop: Shop, taught: Taught, text: string, spoken: Product | undefined): string[] {
  const { priced, rest } = pricedParts(text);
  const goods = selling.exec(rest.join(", ").replace(/:.*$/, ""))?.[1];
  const trade = goods && priced.length ? nameIn(goods.replace(/\b(?:in|at|for)\s.*$/i, "")) : undefined;
  const named = rest.length ? productsIn(shop, rest.join(", ")) : [];
  const reading: Reading = {
    shop,
    taught,
    last:
      named.length === 1
        ? named[0]
        : trade && !/,| and /.test(goods ?? "")
          ? { name: trade }
          : (spoken ?? (shop.products.length === 1 ? shop.products[0] : undefined)),
    listed: undefined,
    time: undefined,
    isDelivery: false,
    isAgain: changes.test(text) || shop.products.length > 0,
  };
  for (const part of priced) {
    const words = `${part.before} ${part.after}`;
    // 'Pick-up free from 5k', 'members take 1,000 off': a rule, kept in the owner's words.
    if (
      /\bafter that\b|^\W*(?:broken|damaged|lost|missing|late)\b|\bfree\b|\d.*\boff\b|^ ?off\b|\bx ?\d\b|\bbuy back\b|\btrade[- ]in\b/i.test(
        /\boff\b/i.test(part.after) ? ` off ${words}`.trim() : words,
      )
    )
      continue;
    const { name, unit } = pricedThing(part);
    const isAfter: boolean = reading.isDelivery || (!name && delivery.test(rest.join(" ")));
    // A fee for one product only, as in 'waybill 4k per keg, 2k for 10 litre', stays in the owner's words.
    if (reading.isDelivery && /^\s*for\b/i.test(part.after) && productsIn(shop, part.after).length) continue;
    const isOutside = /\b[Oo]utside\s+\p{Lu}/u.test(words);
    const isPlace = name !== undefined && !unit && shop.fees.length > 0 && isKnownPlace(name);
    reading.isDelivery =
      delivery.test(words) ||
      isOutside ||
      isPlace ||
      (isAfter &&
        (!unit || /\bto \p{Lu}/u.test(words)) &&
        !productsIn(shop, words.replace(/\bper .*/, "")).length);
    if (reading.isDelivery) {
      addFee(shop, taught, words, part.amount.value);
      continue;
    }
    const colon = part.before.lastIndexOf(":");
    const head =
      colon < 0
        ? undefined
        : nameIn(
            part.before
              .slice(0, colon)
              .replace(selling, "$1")
              .replace(/\s(?:at|in|is|are|for)\s.*$/i, ""),
          );
    if (head && !/\b(?:prices?|list|menu|shop|here|following)\b/i.test(part.before.slice(0, colon)))
      reading.last = { name: head };
    learnPrice(reading, colon < 0 ? part : { ...part, before: part.before.slice(colon + 1) });
  }
  return rest;
}
