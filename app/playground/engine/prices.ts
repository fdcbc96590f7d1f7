import { type Amount, amountsIn } from "./formats.ts";
import { selling } from "./taught.ts";
import { isFiller, isKnownPlace, isUnit, nameIn, rootOf, unitOf } from "./things.ts";

/* The prices in a sentence of the owner, and what they are for. */

/** A price with the words before and after it, up to the next one. */
export interface Priced {
  readonly before: string;
  readonly amount: Amount;
  readonly after: string;
}

/** After a number: what is measured or counted, and no price. */
const measured =
  /^ ?(?:years?|days?|hours?|hrs?|minutes?|mins?|weeks?|months?|kgs?|kilos?|grams?|g|yards?|pieces?|pcs|people|persons|guests|left|remain\w*|in stock|available|and above|or more|feet|foot|ft|litres?|liters?|l|ml|cl|inch\w*|cm|mm|m|km|watts?|va|kva|mbps|gb|leaves|pages|seats?|bags?|packs?|per ?cent|\+)\b/i;
/** Before a number: it is a size, a number or a bound, and no price. */
const numbered =
  /\b(?:sizes?|no\.?|number|order|since|only|above|over|below|under|from|ticket|file|job)\s*#?$/i;
const housed = /\b(?:room|shop|plot|block)\s*#?$/i;

/** The amounts of a taught sentence: written as money, or a number of two digits and more where a price would be. */
export function pricesIn(text: string): Amount[] {
  const all = amountsIn(text);
  const money = all.filter(({ isMoney }) => isMoney);
  const prices = money.filter(({ to }) => !measured.test(text.slice(to)));
  if (money.length) return prices.length ? prices : money;
  const isPrice = ({ value, from, to }: Amount) =>
    (value >= 50 || (value >= 5 && /^ ?(?:per|an?|each|naira)\b/i.test(text.slice(to)))) &&
    !measured.test(text.slice(to)) &&
    !numbered.test(text.slice(0, from)) &&
    !(value < 100 && housed.test(text.slice(0, from))) &&
    (/^\s*(?:$|[.,)(]|(?:per|a|an|each|for|naira|only|\/|in|inside|within|around|outside|now|last|flat|sha|o|off)\b|\/|\p{L}[^,]* \d)/iu.test(
      text.slice(to),
    ) ||
      isUnit(/^ (\p{L}+)[.\s]*$/u.exec(text.slice(to))?.[1] ?? "") ||
      /(?:\b(?:is|na|at|for|costs?|be|price|fee)|[:=+-])\s*$/i.test(text.slice(0, from)));
  return all.filter(isPrice);
}

/** The end of what belongs to a price: its unit, or for whom it is. */
const tail =
  /^\s*(?:naira\b\s*)?(?:(?:only|flat)\b\s*)?(?:(?:each|apiece)\b\s*)?(?:(?:per|an?|every|for|\/|the)\s*(?:(?:one|an?|each|every)\s+)?(?:\d{1,3}\s*)?[\p{L}-]+(?:\s+of\s+[\p{L} ]+)?|daily|weekly|monthly|yearly)?/iu;

const separators = /\s*(?:,(?!\d{3})|;|\n|\||\(|\)|\/(?=\s+[a-z])|(?<=\s)(?:while|but|and|plus)(?=\s)|&)\s*/i;

/** Splits a piece with several prices: each takes the words before it, and its unit. 'MC 120k DJ 90k' */
function pricedIn(piece: string, amounts: readonly Amount[]): Priced[] {
  let from = 0;
  return amounts.map((amount, at) => {
    const before = piece.slice(from, amount.from);
    const next = amounts[at + 1];
    const rest = piece.slice(amount.to, next?.from);
    const own = next ? (tail.exec(rest)?.[0] ?? "") : rest;
    from = amount.to + own.length;
    return { before, amount, after: own };
  });
}

/** The parts of a sentence that have one amount each; the rest of it has none. */
export function pricedParts(text: string): { priced: Priced[]; rest: string[] } {
  const priced: Priced[] = [];
  const rest: string[] = [];
  let open: string[] = [];
  // 'Jug (4L) 2800', but 'books 15,000 (primary 22,000)'
  const plain = text.replace(/\([^)]*\)/g, (found) => (pricesIn(found.slice(1, -1)).length ? found : " "));
  for (const piece of plain.split(separators)) {
    const amounts = pricesIn(piece);
    const [amount] = amounts;
    if (!amount) {
      open.push(piece);
      continue;
    }
    const isEach = /\beach\b/i.test(piece.slice(amount.to)) && open.length > 0;
    if (!isEach) {
      // 'Rice and beans 1500' is one thing, if nothing but 'and' is between them.
      const last = open.at(-1);
      const isJoined =
        last !== undefined &&
        open.length === 1 &&
        !selling.test(last) &&
        new RegExp(`${escaped(last)}\\s+(?:and|&)\\s+${escaped(piece)}`, "i").test(text);
      rest.push(...(isJoined ? [] : open));
      const [first, ...others] = pricedIn(piece, amounts);
      if (first)
        priced.push(isJoined ? { ...first, before: `${last} and ${first.before}` } : first, ...others);
    } else {
      const names = [...open, piece.slice(0, amount.from)];
      const real = names.filter((name) => nameIn(name.replace(selling, "$1")));
      for (const before of real) priced.push({ before, amount, after: piece.slice(amount.to) });
    }
    open = [];
  }
  return { priced, rest: [...rest, ...open] };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a price is for. */
export interface For {
  /** Undefined if it is the product that was spoken of. */
  readonly name?: string;
  readonly unit?: string;
  /** For how many the price is. */
  readonly count: number;
  /** The words before the price, as they are. */
  readonly raw?: string;
  /** For whom the price is, where nothing else is named: 'for members'. */
  readonly whom?: string;
}

const joins = /\s*(?:\b(?:is|are|for|at|goes for|go for|costs?|na|be|dey|from|adds?)\b|[=:+-])+\s*$/i;
const leads = /^.*\b(?:does|do|sells?|charges?|offers?|makes?|has|price (?:of|for)|cost of|collect)\b/i;
/** A unit at the end of a name: 'Titus carton', 'one session', 'zobo per bottle'. 'Ankara bag' is a thing. */
const unitAtEnd =
  /(?:^|\s)(?:(?:an?|one|per|each|by the)\s+([\p{L}]+)|(carton|crate|plate|pack|packet|sachet|tuber|bundle|roll|keg|wrap|portion|kg|kilo|litre|yard|dozen|paint|mudu|derica|congo|bottle|cup))$/iu;

function called(words: string): string | undefined {
  const thing = words
    .replace(/\b(?:1|one) time\b|\bonce\b|\bextra$/gi, " ")
    .replace(selling, "$1")
    .replace(leads, "")
    .replace(joins, "");
  const name = nameIn(
    thing.replace(/\s(?:in|at|for|dey)\s+(.+)$/i, (all, place: string) => (isKnownPlace(place) ? "" : all)),
  );
  return name && !/^(?:each|size|price|per)$/i.test(name) ? name : undefined;
}

/** What the words after a price say: a unit, a number of things, or a name. */
function afterOf(
  before: string,
  after: string,
): { unit?: string; count?: number; name?: string; more?: string } {
  const ly = /^\s*(?:daily|(\w+)ly)\b/i.exec(after);
  if (ly) return { unit: ly[1]?.toLowerCase() ?? "day" };
  const found =
    /^\s*(?:naira\s*)?(?:(?:only|flat)\s*)?(?:(?:each|apiece)\s*)?(per|an?|every|for|\/|the)\s*(?:(?:one|an?|each|every)\s+)?(?:(\d{1,3})\s*)?([\p{L}-]+)?(?:\s+of\s+(.+))?(.*)$/iu.exec(
      after,
    );
  const bare = /^\s*(?:naira\s*)?(?:only|flat|each|apiece|[.,])?\s*(.*?)[.\s]*$/i.exec(after)?.[1] ?? "";
  if (!found) {
    if (bare && isUnit(bare)) return { unit: unitOf(bare) };
    const isSaid =
      !bare || isFiller(bare) || /^(?:1 time|one time|once|optional|extra|only|now|flat)\b/i.test(bare);
    return !isSaid && bare !== "deposit" && bare.split(/\s+/).length <= 2 ? { more: bare } : {};
  }
  const [, link = "", many, word = "", of, behind = ""] = found;
  if (/^hundred$/i.test(word)) return { count: 100 };
  // '20k for 5 pictures' says what one session has.
  if (many && word && !isUnit(word) && !before.toLowerCase().includes(rootOf(word.toLowerCase()))) return {};
  if (many) return { count: Number(many), ...(word && isUnit(word) && { unit: unitOf(word) }) };
  const isOpen = /^(?:per|an?|\/)$/i.test(link) && !/^\s+\p{L}/u.test(behind);
  const named = of ?? (/^\s+\p{L}/u.test(behind) ? behind.trim() : undefined);
  if (word && /^per$/i.test(link) && /^\s+unit\b/i.test(behind)) return { unit: unitOf(word) };
  if (word && (isUnit(word) || isOpen)) return { unit: unitOf(word), ...(named && { name: named }) };
  return /^for$/i.test(link) && word ? { name: `${word}${of ? ` of ${of}` : ""}${behind}` } : {};
}

/** Reads from the words around a price what it is for: 'a plate of rice', '₦500 per pack', '5 for 200', '25 litres'. */
export function pricedThing({ before, after }: Pick<Priced, "before" | "after">): For {
  const told = afterOf(before, after);
  const isFor = /\bfor\s*$/i.test(before);
  const core = before
    .replace(/\([^)]*\)/g, " ")
    .replace(joins, "")
    .trim();
  const withName = (words: string, more: Omit<For, "count" | "name"> & { count?: number } = {}): For => {
    const name = called(words);
    const full = name && told.more ? `${name} ${told.more}` : (name ?? called(told.name ?? told.more ?? ""));
    return {
      count: told.count ?? 1,
      raw: core,
      ...(told.unit && { unit: told.unit }),
      ...more,
      ...(full && { name: full }),
      ...(!name && told.name && { whom: told.name }),
    };
  };
  const many = /^(.*?)(?:^|\s)(\d{1,3})\s*(?:([\p{L}]+)\s*)?$/u.exec(core);
  // 'Puff puff 5 for 200', 'cards 200 for 12k', '3 packs for 1,300'
  if (isFor && many && (!many[3] || isUnit(many[3])) && Number(many[2]) > 1)
    return withName(many[1] ?? "", { count: Number(many[2]), ...(many[3] && { unit: unitOf(many[3]) }) });
  // 'Cups 2,200 for 50' sells cups.
  // 'Crate of Coke 5,400, malt 8k'
  if ((told.count ?? 1) > 1 && isUnit(core)) return { count: told.count ?? 1, raw: core, name: core };
  // 'A dozen 3,900'
  if (/^\d{1,3}$/.test(core) && Number(core) > 1) return { count: Number(core), raw: core };
  const numbered = /^(\d{1,3})\s+(\p{L}+)\s+(?:of\s+)?(.+)$/iu.exec(core);
  if (
    numbered?.[3] &&
    Number(numbered[1]) > 1 &&
    !/^(?:sqm|kg|kilos?|grams?|lit(?:re|er)s?|inch|ml|cl|gb|kva|hp|bed\w*|bedroom|weeks?|months?)$/i.test(
      numbered[2] ?? "",
    ) &&
    isUnit(numbered[2] ?? "") &&
    !measured.test(` ${numbered[2]}`)
  )
    return withName(numbered[3], { unit: unitOf(numbered[2] ?? ""), count: Number(numbered[1]) });
  const packed = /^\W*(?:.*\b(?:an?|one|per|(\d{1,3}))\s+)?(\p{L}+) of (.+)$/iu.exec(core);
  // 'Pack of 10 pieces 2,500, pack of 20 4,500' are two things, each with its number in its name.
  if (
    packed &&
    /^\d{1,3}(?: (?:pieces?|pcs|pc))?$/i.test(packed[3] ?? "") &&
    isUnit(packed[2] ?? "") &&
    !packed[1]
  )
    return { count: 1, raw: core, name: `${unitOf(packed[2] ?? "")} of ${parseInt(packed[3] ?? "", 10)}` };
  if (packed?.[3] && isUnit(packed[2] ?? ""))
    return withName(packed[3], { unit: unitOf(packed[2] ?? ""), count: Number(packed[1] ?? 1) });
  // '5 yards 14k', '25 litres 38k'
  if (many && !many[1]?.trim() && many[3] && isUnit(many[3]))
    return { count: Number(many[2]), unit: unitOf(many[3]), raw: core };
  const last = unitAtEnd.exec(core);
  const word = last?.[1] ?? last?.[2] ?? (isUnit(core) ? core : undefined);
  const head = word === core ? "" : core.slice(0, last?.index).trim();
  if (word && isUnit(word) && (!head || !/\d$/.test(head)) && !told.unit)
    return withName(head, { unit: unitOf(word) });
  return withName(core);
}
