import { type Amount, amountsIn } from "./formats.ts";
import type { Product } from "./shop.ts";
import { selling } from "./taught.ts";
import { isKnownPlace, isUnit, nameIn, unitOf } from "./things.ts";

/* The prices in a sentence of the owner, and what they are for. */

export interface Priced {
  readonly before: string;
  readonly amount: Amount;
  readonly after: string;
}

/** The parts of a sentence that have one amount each; the rest of it has none. */
export function pricedParts(text: string): { priced: Priced[]; rest: string[] } {
  const pieces = text.split(
    /\s*(?:,(?!\d{3}\b)|;|\n|\||\/(?=\s*[a-z])|\bwhile\b|\bbut\b|\band\b|&|\bplus\b(?= \w+ (?:is|at|for)))\s*/i,
  );
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
    const names =
      together && /\beach\b/i.test(piece)
        ? [...open, piece.slice(0, amount.from)].filter(
            (name, _, all) => all.length === 1 || nameIn(name.replace(selling, "$1")),
          )
        : [[...(together ? open : []), piece.slice(0, amount.from)].join(" and ")];
    open = [];
    for (const before of names) priced.push({ before, amount, after: piece.slice(amount.to, next?.from) });
    if (next)
      priced.push({ before: piece.slice(amount.to, next.from), amount: next, after: piece.slice(next.to) });
  }
  return { priced, rest: [...rest, ...open] };
}

/** The amounts of a taught sentence: written as money, or a number of two digits and more where a price would be. */
export function pricesIn(text: string): Amount[] {
  const all = amountsIn(text);
  const money = all.filter(({ isMoney }) => isMoney);
  if (money.length) return money;
  const isPrice = ({ value, from, to }: Amount) =>
    value >= 50 &&
    !/^ ?(?:years?|days?|hours?|minutes?|mins?|weeks?|months?|kg|kilos?|yards?|pieces?|pcs|people|persons|guests|left|remain\w*|in stock|available|and above|or more|litres?|inch\w*|cm|watts?|va|kva)\b/i.test(
      text.slice(to),
    ) &&
    !/\b(?:sizes?|room|no\.?|number|shop|plot|block|order|since|have|only|above|over|from)\s*#?$/i.test(
      text.slice(0, from),
    ) &&
    (/^\s*(?:$|[.,)]|(?:per|a|an|each|for|naira|only|\/|now|last|flat|sha|o)\b|\/)/i.test(text.slice(to)) ||
      /(?:\b(?:is|na|at|for|costs?|be|price|fee)|[:=-])\s*$/i.test(text.slice(0, from)));
  return all.filter(isPrice);
}

/** Words at the end of a name that say what it is sold by: 'Peak milk carton'. */
const soldBy =
  /(?<=\p{L}) (carton|crate|plate|pack|packet|sachet|tuber|bundle|roll|keg|wrap|portion|kg|litre|yard|dozen|paint|mudu|derica)$/iu;

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
  const thing = words.replace(selling, "$1").replace(leads, "");
  const name = nameIn(
    thing.replace(/\s(?:in|at|for|dey)\s+(.+)$/i, (all, place: string) => (isKnownPlace(place) ? "" : all)),
  );
  return name && !/^(?:each|size)$/i.test(name) ? { name } : {};
}

/** Reads from the words around a price what it is for: 'a plate of rice', '₦500 per pack', '10 for 400', '25 litres'. */
export function pricedThing({ before, after }: Priced, spoken: Product | undefined): For {
  const core = before.replace(/\([^)]*\)/g, " ").replace(joins, "");
  const ly = /^\s*(?:daily|(\w+)ly)\b/i.exec(after);
  if (ly) return { ...called(core), unit: ly[1]?.toLowerCase() ?? "day", count: 1 };
  const per =
    /^\s*(?:naira\s*)?(?:only\s*)?(?:each\s+(?=per|a |an |for ))?(per|an?|each|every|for|\/)\s*(?:(?:one|an?|each|every)\s+)?(\d{1,3})?\s*(\p{L}+)?(?:\s+of\s+(.+))?/iu.exec(
      after,
    );
  const [, link = "", many, word = "", of] = per ?? [];
  if (many && (isUnit(word) || !word))
    return { ...called(core), ...(word && { unit: unitOf(word) }), count: Number(many) };
  const isOpen = /^(?:per|an?|\/)$/i.test(link) && !/^\s*(?:per|an?|\/)\s*\p{L}+\s+\p{L}/iu.test(after);
  if (word && (isUnit(word) || isOpen))
    return { ...(called(core).name || !of ? called(core) : called(of)), unit: unitOf(word), count: 1 };
  if (/^for$/i.test(link) && word && !called(core).name)
    return { ...called(after.replace(/^\s*(?:naira\s*)?for\s*/i, "")), count: 1 };
  const packed = /^\W*(?:.*\b(?:an?|one|per|(\d{1,3}))\s+)?(\p{L}+) of (.+)$/iu.exec(core);
  if (packed?.[3] && isUnit(packed[2] ?? ""))
    return { ...called(packed[3]), unit: unitOf(packed[2] ?? ""), count: Number(packed[1] ?? 1) };
  const last = /^(.*?)\s*\b(?:an?|one|per|each)\s+(\p{L}+)$/iu.exec(core);
  if (last && isUnit(last[2] ?? ""))
    return { ...called(last[1] ?? ""), unit: unitOf(last[2] ?? ""), count: 1 };
  const bare = /^\W*(\d{1,3})\s*(\p{L}+)?$/u.exec(core);
  if (bare && (!bare[2] || isUnit(bare[2]))) {
    const unit = bare[2] && unitOf(bare[2]);
    // '5 yards 14k' after a price for one yard is a price for several; '25 litres 38k' is a kind of its own.
    if (
      Number(bare[1]) > 1 &&
      (!unit || (spoken?.price !== undefined && (!spoken.unit || spoken.unit === unit)))
    )
      return { ...(unit && { unit }), count: Number(bare[1]) };
    return { name: core.trim(), count: 1 };
  }
  const { name } = called(core);
  const sold = name && soldBy.exec(name)?.[1];
  return sold
    ? { name: name.replace(soldBy, ""), unit: sold.toLowerCase(), count: 1 }
    : { ...(name && { name }), count: 1 };
}
