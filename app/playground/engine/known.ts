import { naira } from "#content/prices.ts";
import { businessOf, isHarmless, thingIn } from "./phrases.ts";

/** What the visitor has told so far. */
export interface Known {
  name?: string;
  business?: string;
  /** What buyers want in that trade. */
  want?: string;
  product?: string;
  /** The price that the visitor gives for their own product, in naira. */
  priced?: { product: string | undefined; amount: number };
  quantity?: number;
  place?: string;
  reference?: string;
}

const money =
  /(?:₦|#|\bngn ?|\bn(?=\d))\s?(\d[\d,]{0,12}(?:\.\d{1,2})?)\s?(k|m|thousand|million)?\b|\b(\d[\d,]{0,12}(?:\.\d{1,2})?)\s?(k|m|thousand|million|naira)\b|\b(\d{1,3}(?:,\d{3})+)\b/i;
const times: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** The first amount in naira that a text names. */
export function amountIn(text: string): number | undefined {
  const found = money.exec(text);
  if (!found) return undefined;
  const [, marked, markedWord, worded, word, plainly] = found;
  const amount =
    Number((marked ?? worded ?? plainly ?? "").replaceAll(",", "")) *
    (times[(markedWord ?? word ?? "").toLowerCase()] ?? 1);
  return Number.isFinite(amount) && amount >= 1 && amount < 1e10 ? Math.round(amount) : undefined;
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  "a dozen": 12,
};

/** The quantity that a text names. */
export function quantityIn(text: string): number | undefined {
  const found =
    /(?<![₦#.,\d-])\b(\d{1,4}|a dozen|one|two|three|four|five|six|ten)\b(?! ?(?:k\b|naira|am\b|pm\b|o'?clock|minutes?|hours?|days?|weeks?|months?|inch|kg|gb|,\d|\.\d|:\d))/i.exec(
      text,
    )?.[1];
  if (!found) return undefined;
  const count = numbers[found.toLowerCase()] ?? Number(found);
  return count >= 1 && count <= 5000 ? count : undefined;
}

/** The order number that the visitor gives. */
export function referenceIn(text: string): string | undefined {
  if (/(?:\+?234|\b0)[ -]?[789]\d(?:[ -]?\d){8}/.test(text)) return "the number you sent";
  const found = /#?\b([a-z]{1,5}-?\d{2,8}|\d{3,9})\b(?! ?(?:k\b|naira|,))/i.exec(text)?.[1];
  if (!found) return undefined;
  return /^\d/.test(found) ? `order ${found}` : found.toUpperCase();
}

/** A place for a delivery: 'to Bodija', 'in Yaba'. */
export function placeIn(text: string): string | undefined {
  const found =
    /\b(?:to|in|at|from|dey|around)\s+(?!(?:buy|order|know|get|me|my|the house|see|pay|is|be)\b)([\p{L}][\p{L}' -]{2,40})/iu.exec(
      text,
    )?.[1];
  const place = found && thingIn(found);
  return place && !/\d/.test(place)
    ? place.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : undefined;
}

/** The visitor's name, if a text gives it. */
export function nameIn(text: string): string | undefined {
  const found =
    /\b(?:my name is|my name na|name's|i am called|call me|(?:this|it) is)\s+(\p{L}[\p{L}'-]{1,18}(?: \p{Lu}[\p{L}'-]{1,18})?)/iu.exec(
      text,
    )?.[1] ??
    /\bna (\p{L}[\p{L}'-]{1,18}) be my name/iu.exec(text)?.[1] ??
    /^(?:[Hh]i|[Hh]ello|[Gg]ood \p{L}+)?[,.]?\s*[Ii](?: am|['’]m) (\p{Lu}\p{Ll}[\p{L}'-]{0,17})[.!]?$/u.exec(
      text.trim(),
    )?.[1];
  return found ? asName(found) : undefined;
}

/** The first one or two words as a name, with capitals. */
export function asName(text: string): string | undefined {
  const words = /^\p{L}[\p{L}\p{M}'’-]{1,18}(?: \p{L}[\p{L}\p{M}'’-]{1,18})?$/u.exec(text.trim())?.[0];
  if (
    !words ||
    !isHarmless(words) ||
    /^(?:a|an|the|not|sick|tired|angry|fine|good|looking|waiting|from|urgent|my|your|it|terrible|bad)\b/i.test(
      words,
    )
  )
    return undefined;
  return words.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const sold =
  /\b(?:i|we)(?: (?:dey|is|just|also|mostly|only|mainly))* (?:sell|bake|sew|produce|supply|import|deal in|make and sell|dey sell)\s+(.{2,80})/i;
const run =
  /\b(?:(?:i|we) (?:run|own|have|get|manage|operate|started|opened)|i am into|we are into|i dey into|i'm into|my business is|our business is|my work is|na|we are(?= an? ))\s+(?:(?:a|an|one|the|my own|my|small)\s+)*(.{2,60}?)(?= (?:business|shop|store|company|outfit|brand)\b|$|[.,;?!]| (?:in|at|for|with|and|since|where|that|called)\b)/i;
const called =
  /\b(?:shop|store|business|company|brand) (?:name )?(?:is called|called|named|name is|name na)\s+([\p{Lu}\d][^.,;?!\n]{1,40})/u;
const trade =
  /\b(?:i am|i'm|i’m|i be|we are) (?:an? )?((?:fashion |interior |graphic |makeup |hair )?(?:tailor|baker|caterer|photographer|designer|plumber|electrician|carpenter|farmer|trader|teacher|hairdresser|barber|artist|stylist|mechanic|decorator|fashion designer|event planner|consultant))s?\b/i;

/** What the visitor says about their own business. */
export function businessIn(text: string): { business: string; product?: string } | undefined {
  const name = called.exec(text)?.[1];
  const named = name && thingIn(name);
  if (named) return { business: named };
  const goods = sold.exec(text)?.[1];
  const product = goods && thingIn(goods);
  if (product) return { business: businessOf(product), product };
  const kept =
    trade.exec(text)?.[1] ??
    (/\b(?:business|shop|store|company|restaurant|salon|school|clinic|hotel|pharmacy|farm|boutique|bakery|laundry|gym|run|own|manage|into)\b/i.test(
      text,
    )
      ? run.exec(text)?.[1]
      : undefined);
  const work = kept && thingIn(kept);
  return work ? { business: businessOf(work) } : undefined;
}

const asked: readonly RegExp[] = [
  /\bhow (?:much|mush|mch)(?: (?:is|are|be|na|for|do|does|you|una|dey|sell|charge|cost|will|would|to|it|get))*\s+(.{2,80})/i,
  /\b(?:price|prices|prise|cost|rate)s? (?:of|for)\s+(.{2,80})/i,
  /\b(?:i|we) (?:want|wan|wanna|need|would like|go like|am looking for|dey find|dey look for|wish)(?: to)?(?: (?:buy|order|get|purchase|have))?\s+(.{2,80})/i,
  /\b(?:looking for|interested in|order for)\s+(.{2,80})/i,
  /\b(?:do|does|una|you|u)(?: (?:you|una|still|dey|also))* (?:have|sell|get|stock|make|do)\s+(.{2,80})/i,
  /\b(?:can|may|could) i (?:get|have|buy|order|see)\s+(.{2,80})/i,
  /\bthe (.{2,30}?) (?:came|arrived|is|was|i (?:bought|ordered))\b/i,
];

/** The product that somebody asks for, and its quantity. */
export function wishIn(text: string): { product: string; quantity?: number } | undefined {
  for (const pattern of asked) {
    const phrase = pattern.exec(text)?.[1];
    if (!phrase) continue;
    const counted =
      /^(?:the |about )?(\d{1,4}|a dozen|one|two|three|four|five|six|ten)\s+(?:pieces? of |pcs of )?(.+)/i.exec(
        phrase,
      );
    const product = thingIn(counted?.[2] ?? phrase);
    if (!product) continue;
    const quantity = counted ? quantityIn(counted[1] ?? "") : undefined;
    return quantity ? { product, quantity } : { product };
  }
  return undefined;
}

/** Whether somebody wants something, and does not just ask about it. */
export function isWish(text: string): boolean {
  return asked.slice(2, 6).some((pattern) => pattern.test(text));
}

/** Whether two words mean the same product: 'bag' and 'ankara bags'. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().replace(/s\b/g, ""), other.toLowerCase().replace(/s\b/g, "")];
  return a.includes(b) || b.includes(a);
}

/** Values for the slots in a bot's sentences, by slot name. */
export function slotsOf({
  name,
  business,
  want,
  product,
  priced,
  quantity,
  place,
  reference,
}: Known): Record<string, string | undefined> {
  const fits = priced && (!priced.product || !product || isAlike(priced.product, product));
  const amount = fits ? priced.amount : undefined;
  return {
    name,
    business,
    want,
    product,
    price: amount === undefined ? undefined : naira(amount),
    quantity: quantity === undefined ? undefined : String(quantity),
    total: amount === undefined || quantity === undefined ? undefined : naira(amount * quantity),
    place,
    reference,
  };
}
