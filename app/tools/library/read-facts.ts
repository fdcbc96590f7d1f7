import { africanCities, states } from "#content/places.ts";
import { capital, cleanTyping, uncapital } from "./typing.ts";

/** A typed text as a sentence: a capital first, a full stop at the end unless it has its own end. */
export function asSentence(text: string): string {
  const line = text.trim().replace(/\s*\n\s*/g, " ");
  const begun = capital(line);
  return /[.!?…]$/.test(begun) ? begun : `${begun.replace(/[,;:\s]+$/, "")}.`;
}

/** A typed text as a label's value: as it is, without the full stop that its place adds. */
const asValue = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ", ")
    .replace(/[.\s]+$/, "");

/** Words that begin what is not a description of people. */
const notPeople =
  /^(everybody|everyone|anybody|anyone|all|i|we|my|our|it|they|the way|how|what|who|to|anybody who want to know|yes|no|none|nil|n\/a|na)\b/i;

/** What is said about the buyers, and not who they are: 'most of them cannot read English'. */
const aboutBuyers =
  /^(?:(?:and|but|also|even) )?(?!their \p{L}+$)(?:most|many|some|they|them|dem|their|his|her|he|she|it|no|not|na|because|so)\b/iu;
/** A clause of what they lack, fear or are blamed for. Readers are not told so. */
const lacking =
  /\s+(?:who|that|wey)\s(?=.*\b(?:they|them|dem|their|too|no|not|never|cannot|\p{L}+n['’]t|dont|doesnt|cant|wont|fear|afraid|scared|shy|tired|tried|pays?|poor|lazy|late|struggl\w+|complain\w*|don)\b).*$/iu;

const anybody = /^(?:people|everybody|those|anybody|persons?|customers|buyers)$/i;

/** Who the buyers are, without what is only said about them. */
const whoOnly = (typed: string) =>
  typed
    .split(/[,;]\s+/)
    .filter((part, at) => at === 0 || !aboutBuyers.test(part))
    .map((part) => {
      const who = part.replace(lacking, "");
      // 'People who do not eat meat' are not all people.
      return anybody.test(who.trim()) ? part : who;
    })
    .join(", ");

/**
 * The buyers as they are after 'for': 'working couples in Abuja'. Undefined where what was typed is no short name of
 * people, so that the sentence is left out.
 */
export function buyersOf(text: string | undefined): string | undefined {
  const typed = whoOnly(asValue(text ?? ""))
    .replace(/^(?:for\s+|i (?:believe|think|guess|suppose)(?: it is)?\s+|maybe\s+)/i, "")
    .replace(/\?+$/, "")
    .replace(/,\s+(?=their\b)/i, " and ");
  const words = typed.split(/\s+/);
  if (!typed || words.length > 14 || notPeople.test(typed) || /[.?!:₦]/.test(typed)) return undefined;
  const here = placesIn(typed).length ? typed.replace(/\bfor\s+(?=\p{Lu})/gu, "in ") : typed;
  const listed = / and | & /.test(here)
    ? here.replace(/,(?=\S)/g, ", ")
    : here.replace(/,\s*([^,]+)$/, " and $1");
  return uncapital(cleanTyping(listed));
}

/** More words are not called out to. */
const mostCalled = 8;

/** Events and purposes, which cannot be addressed as people are. */
const noPeople =
  /^(?:birthdays?|weddings?|parties|party|burials?|events?|home|office|house|christmas|sallah)$/i;

/** Speaks to the buyers: 'Landlords in Yaba, this is for you.' */
function calloutOf(buyers: string | undefined): string | undefined {
  if (!buyers) return undefined;
  if (
    buyers.split(/\s+/).length > mostCalled ||
    /^(?:a|an|the|no|not)\b/i.test(buyers) ||
    noPeople.test(buyers)
  )
    return `For ${buyers}.`;
  return `${capital(buyers)}, this is for you.`;
}

/** Optional facts that a visitor may add in 'Make it yours', by field. */
export interface OwnFacts {
  price?: string | undefined;
  place?: string | undefined;
  contact?: string | undefined;
  delivery?: string | undefined;
  better?: string | undefined;
  buyers?: string | undefined;
}

/** The optional facts, ready for their places in the texts. */
export function readOwnFacts({ price, place, contact, delivery, better, buyers }: OwnFacts) {
  const given = {
    price: price && asValue(price),
    place: place && asValue(place),
    contact: contact && asValue(contact),
    delivery: delivery && asValue(delivery),
    better: better && asSentence(better),
    buyers: buyersOf(buyers),
    callout: calloutOf(buyersOf(buyers)),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** Other countries, and words for their money, that people name. */
const countries: readonly [country: string, named: RegExp][] = [
  ["Ghana", /\bghana(?:ian)?\b|\bcedis?\b|\bGHS\b|₵/i],
  ["Benin Republic", /\bbenin republic\b|\bbénin\b/i],
  ["Togo", /\btogo\b/i],
  ["Cameroon", /\bcameroon\b|\bcameroun\b/i],
  ["Niger Republic", /\bniger republic\b|\bniamey\b/i],
  ["Ivory Coast", /\b(?:ivory coast|c[oô]te d['’]ivoire)\b/i],
  ["Senegal", /\bs[eé]n[eé]gal\b/i],
  ["Liberia", /\bliberia\b/i],
  ["Sierra Leone", /\bsierra leone\b/i],
  ["The Gambia", /\bgambia\b/i],
  ["Kenya", /\bkenya\b|\bksh\b|\bkes\b/i],
  ["Uganda", /\buganda\b|\bugx\b/i],
  ["Tanzania", /\btanzania\b/i],
  ["Rwanda", /\brwanda\b/i],
  ["South Africa", /\bsouth africa\b|\bjohannesburg\b|\bzar\b/i],
  ["the United Kingdom", /\b(?:uk|london|england|united kingdom)\b|£/i],
  ["the United States", /\b(?:usa|u\.s\.a|america|new york|houston)\b/i],
  ["your country", /\bcfa\b|\bfcfa\b|\bdollars?\b|\$\s?\d|€\s?\d/i],
];

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
/** A place as it is looked for in the words of a text. */
const asWord = (place: string) => ` ${place.toLowerCase()} `;
const names = (text: string, name: string) => words(text).includes(asWord(name));

const allPlaces = [
  ...states.flatMap(({ name, capital, towns, needsState }) => [
    ...(needsState ? [] : [name]),
    capital,
    ...towns,
  ]),
  ...africanCities.map(({ name }) => name),
].map((place) => ({ place, word: asWord(place) }));

/** The places that a text names, as they are written. */
export function placesIn(text: string): string[] {
  const read = words(text);
  return allPlaces.filter(({ word }) => read.includes(word)).map(({ place }) => place);
}

/** A text without the places that it names: 'water factory' of 'water factory Sokoto'. */
export const withoutPlaces = (text: string): string =>
  placesIn(text).reduce((left, place) => left.replace(new RegExp(`[,\\s]*\\b${place}\\b`, "i"), ""), text);

/** Words before a place that is not the seller's own: where goods come from or go to, or where others are. */
const elsewhere =
  /\b(?:from|to|than|competitors?|rivals?|somebody|someone|already|another|others?|like|abroad|suppl\w+|customers? (?:in|for)|born)\b[^.,;]*$/i;

/** The first place that is the seller's own. */
export function ownPlaceIn(description: string): string | undefined {
  const places = placesIn(description);
  // 'To Lagos, Abuja and Jos' is one list.
  const lists = places.reduce((text, place) => text.replaceAll(`${place},`, `${place} `), description);
  return places
    .map((place) => ({ place, at: lists.toLowerCase().indexOf(place.toLowerCase()) }))
    .toSorted((one, other) => one.at - other.at)
    .find(({ at }) => !elsewhere.test(lists.slice(0, at)))?.place;
}

/** Whether a text is only a place or a way to get there: 'Calabar', 'Abuja by bus'. */
export function isPlaceOnly(text: string): boolean {
  let left = words(text);
  for (const place of placesIn(text)) left = left.replaceAll(asWord(place), "  ");
  return (
    left !== words(text) &&
    /^\s*(?:(?:in|at|by|to|from|and|or|bus|air|road|state|city|town|area|side|axis|only|nigeria|main|market)\s+)*$/.test(
      left,
    )
  );
}

/** The places of Nigeria, as they are looked for. */
const homePlaces = states.flatMap(({ name, capital, towns, needsState }) =>
  [needsState ? `${name} State` : name, capital, ...towns].map(asWord),
);

/** Goods from another country, which are sold here: 'UK used', 'made in Italy'. */
const imported = /\bmade in (?:the )?\p{L}+|\b\p{L}+[ -](?:used|spec|grade)\b/giu;

/**
 * The country outside Nigeria that a text is about, by a place or a money that it names; undefined where a place in
 * Nigeria is named too, as by an importer in Lagos who pays in dollars.
 */
export function abroadIn(typed: string): string | undefined {
  const text = typed.replace(imported, " ");
  const read = words(text);
  const home = homePlaces.some((word) => read.includes(word));
  if (home || /\bnigeria/i.test(text)) return undefined;
  return (
    africanCities.find(({ name }) => names(text, name))?.country ??
    countries.find(([, named]) => named.test(text))?.[0]
  );
}
