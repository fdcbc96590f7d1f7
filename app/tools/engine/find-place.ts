import { africanCities, states } from "#content/trades/places.ts";
import { placeOf, searchable } from "./plain-text.ts";

interface Place {
  readonly name: string;
  /** In lower case, for the search. */
  readonly word: string;
  /** Whether it is also another word or a person's name. Then it counts only with a capital letter. */
  readonly capital: boolean;
}

const alsoWords = new Set([
  ..."Ede,Apo,Ota,Iwo,Epe,Udi,Bori,Offa,Karu,Biu,Oron,Saki,Rano,Juba,Alaba,Balogun,Bama,Masaka,Bonny".split(
    ",",
  ),
  ..."New Haven,Life Camp,Independence Layout,Computer Village,Edo,Tema,Ganye,Numan,Bida,Jega,Daura".split(
    ",",
  ),
]);

const countries =
  "Nigeria,Ghana,Togo,Cameroon,Kenya,Uganda,Rwanda,Tanzania,South Africa,Canada,West Africa".split(",");

function place(name: string, word = name): Place {
  return { name, word: searchable(word).trim(), capital: alsoWords.has(name) };
}

/** From the smallest to the largest: a town is more specific than its country. */
const kinds: readonly (readonly Place[])[] = [
  states.flatMap(({ name, capital, towns, needsState }) => [
    place(name === "Federal Capital Territory" ? name : `${name} State`),
    ...(needsState || name === "Federal Capital Territory" ? [] : [place(name)]),
    place(capital),
    ...towns.map((town) => place(town)),
  ]),
  africanCities.map(({ name }) => place(name)),
  [...countries.map((name) => place(name)), place("the UK", "uk"), place("the UK", "united kingdom")],
];

/** The place that the text names, spelled as on a map: the smallest kind of place, and of several the first. */
export function findPlace(text: string): string | undefined {
  const plain = searchable(text);
  for (const kind of kinds) {
    const [first] = kind
      .filter(({ name, capital }) => !capital || text.includes(name))
      .map(({ name, word }) => ({ name, at: placeOf(plain, word) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
    if (first) return first.name;
  }
  return undefined;
}
