import { blocked, fillers, matters, placeEnds, units } from "#content/bots/words.ts";
import { states } from "#content/places.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { isAboutUs } from "./ours.ts";
import type { Product, Shop } from "./shop.ts";

/** A word in the singular, without the ending of a verb's past: 'crates' → 'crate', 'damaged' → 'damag', as 'damage'. */
export function rootOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x)es$/, "")
    .replace(/(?<=[^su])s$/, "")
    .replace(/(?<=\w{3})(?:ing|ed)$/, "")
    .replace(/(?<=\w{3})e$/, "");
}

const unitRoots: ReadonlySet<string> = new Set(units.map(rootOf));
const filler: ReadonlySet<string> = new Set(fillers);
/** Sizes and colours, which make no other kind of a thing. */
export const looks: ReadonlySet<string> = new Set(`${matters.size} ${matters.colour}`.split(" "));

/** 'plate', 3 → 'plates' */
export function plural(unit: string, count: number): string {
  if (unit === "foot" && count !== 1) return "feet";
  if (count === 1 || /\s|(?:s|pcs|kg|dozen)$/i.test(unit)) return unit;
  return /(?:x|ch|sh)$/.test(unit)
    ? `${unit}es`
    : /[^aeiou]y$/.test(unit)
      ? `${unit.slice(0, -1)}ies`
      : `${unit}s`;
}

/** Whether a word is one that things are sold by: 'plates'. */
export const isUnit = (word: string): boolean => unitRoots.has(rootOf(word.toLowerCase()));

const timed =
  /^(?:nights?|days?|weeks?|months?|years?|hours?|hrs?|mo|minutes?|sessions?|terms?|visits?|lessons?|sittings?)$/i;
/** Whether a unit is a time, for which nobody says '3 nights of room'. */
export const isTime = (unit: string): boolean => timed.test(unit);

/** The unit of time that a thing is paid by; undefined if it has none. Meals for guests are paid by the day. */
export const spanOf = ({ name, unit = "", per }: Product): string | undefined =>
  isTime(unit)
    ? unit
    : (per ??
      (/^(?:person|guest|head)$/.test(unit) && /\b(?:breakfast|lunch|dinner|meals?|feeding)\b/i.test(name)
        ? "day"
        : undefined));

/** A unit in the singular, as the list has it. */
export const unitOf = (word: string): string =>
  (/^(?:feet|ft)$/i.test(word) ? "foot" : undefined) ??
  units.find((unit) => unit === word.toLowerCase()) ??
  units.find((unit) => rootOf(unit) === rootOf(word.toLowerCase())) ??
  word.toLowerCase().replace(/(?<=[^s])s$/, "");

/** Whether a word says nothing on its own. */
export const isFiller = (word: string): boolean => filler.has(word.toLowerCase());

/** The stems of the words that carry a meaning. */
export const tellingStems = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !filler.has(word))
    .map(rootOf);

/** Whether the bots may repeat words: no link, no markup, no insult, and nothing about ourselves. */
export function mayRepeat(words: string): boolean {
  if (/[<>{}[\]\\|]|https?:|www\.|\p{C}/iu.test(words) || isAboutUs(words.toLowerCase())) return false;
  return !plainWords(words).some((word) => blocked.includes(word));
}

const longest = 40;
const mostWords = 6;

/** A thing's name without the words around it; undefined if nothing is left, or if it must not be repeated. */
export function nameIn(phrase: string): string | undefined {
  const words = phrase
    .normalize("NFC")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/[^\p{L}\p{M}\p{N}'’&.+/ -]+/gu, " ")
    .trim()
    .split(/\s+/);
  const isEmpty = (word = "") =>
    !/[\p{L}\p{N}]/u.test(word) || filler.has(word.toLowerCase().replace(/[’']/g, "").replace(/[.]$/, ""));
  const isKind = (word = "") => /^(?:extra|type|new)$/i.test(word);
  while (words.length && isEmpty(words[0]) && !(isKind(words[0]) && !isEmpty(words[1]))) words.shift();
  while (words.length && isEmpty(words.at(-1))) words.pop();
  const name = words
    .slice(0, mostWords)
    .join(" ")
    .replace(/[.\s-]+$/, "");
  const isPlain = /\p{L}{2}|\d\p{L}/u.test(name) && name.length <= longest;
  return isPlain && mayRepeat(name) ? name : undefined;
}

/** Whether a typed stem is meant for a known one: equal, or one letter off in a long word. */
export function isSame(typed: string, known: string): boolean {
  if (typed.length > 3 && known.startsWith(typed)) return true;
  if (typed === known || (typed.length > 2 && known.length > typed.length + 2 && known.endsWith(typed)))
    return true;
  if (
    Math.min(typed.length, known.length) < 4 ||
    Math.abs(typed.length - known.length) > 1 ||
    typed[0] !== known[0]
  )
    return false;
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  const [one, other] = [typed.slice(at), known.slice(at)];
  return one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1);
}

/** The stems that a product is known by: not what it is sold by, unless it has no other name. */
export function stemsOf({ name }: Pick<Product, "name">): string[] {
  const all = tellingStems(name);
  const own = all.filter((word) => !unitRoots.has(word));
  return own.length ? own : all;
}

/** Whether a product is called so: 'bag' is an 'ankara bag'. */
export function isNamed(product: Product, words: string): boolean {
  const own = stemsOf(product);
  return tellingStems(words).some((word) => own.some((stem) => isSame(word, stem)));
}

/** Whether a text speaks of a size or a colour. */
export const namesLook = (text: string): boolean =>
  /\bsizes? \d|\bcolou?r/i.test(text) ||
  plainWords(text).some((word) => word.length > 2 && matters.colour?.split(" ").includes(word));

const hasWords = (text: string, name: string) => plainWords(name).every((word) => text.includes(` ${word} `));

/** The state that a text names, or that a town in it lies in. */
function stateIn(text: string): string | undefined {
  const spaced = ` ${plainWords(text).join(" ")} `;
  return states.find(({ name, capital, towns }) =>
    [name, capital, ...towns].some((place) => hasWords(spaced, place)),
  )?.name;
}

/** Whether words name a town or a state. */
export const isKnownPlace = (words: string): boolean =>
  stateIn(words) !== undefined && plainWords(words).length <= 3;

/** Whether a fee's place is all that has no fee of its own: 'the rest of Lagos'. */
export const isWide = (place: string): boolean =>
  /\b(?:rest of|anywhere else|elsewhere|other|outside)\b/i.test(place);

/** Whether a place that was typed is the one of a fee: 'Yaba' is in 'Lagos', and Kano 'outside Lagos'. */
export function meansPlace(typed: string, known: string): boolean {
  const isOutside = /\boutside\b/i.test(known);
  const own = known
    .replace(
      /\b(?:within|inside|outside|around|rest of|anywhere else|anywhere|for|the|in|town|state)\b|(?<=\w )(?:campus|area|axis|estate|city)\b/gi,
      " ",
    )
    .trim();
  if (!own) return false;
  const isNamed = hasWords(` ${plainWords(typed).join(" ")} `, own);
  if (/\boutside\b/i.test(typed)) return isOutside && isNamed;
  const state = stateIn(typed);
  const isState = states.some(({ name }) => name.toLowerCase() === own.toLowerCase()) || own === "Abuja";
  const isInside = isNamed || (isState && state !== undefined && state === stateIn(own));
  return isOutside ? !isInside && state !== undefined && (isState || state !== stateIn(own)) : isInside;
}

/** The places of a text that have a fee. */
export function feePlaceIn({ fees }: Shop, text: string): string | undefined {
  return fees.findLast(({ place }) => place !== undefined && meansPlace(text, place))?.place;
}

const placeAfter =
  /\b(?:to|in|at|dey|around|within|for|is|come)\s+(?!(?:carry|collect|check|back|with|buy|order|know|get|me|my|see|pay|be|come|have|pick|the shop|your|you|bring|take|do|go|eat|send|deliver|use|fix|all|total|advance|full|stock)\b)((?:\d{1,4}[a-z]?,? )?\p{L}[\p{L}\p{N}' ,-]{2,40})/giu;

/** Words as a place, with capitals; undefined if they name none. */
export function asPlace(words: string): string | undefined {
  const [before = ""] = words.split(placeEnds);
  const place = nameIn(before)?.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const isMeasured = /^\d+ (\p{L}+)/u.exec(place ?? "")?.[1];
  return place && !/^\d+$/.test(place) && !isUnit(place) && !(isMeasured && isUnit(isMeasured))
    ? place
    : undefined;
}

/** The place that a text names after 'to' or 'in'. */
export function placeIn(text: string): string | undefined {
  // What comes after one 'to' may have another one: 'to 12 yards, and send to Gombe'.
  for (let from = 0; from < text.length; ) {
    placeAfter.lastIndex = from;
    const found = placeAfter.exec(text);
    if (!found) return undefined;
    const place = asPlace(found[1] ?? "");
    if (place) return place;
    from = found.index + 2;
  }
  return undefined;
}
