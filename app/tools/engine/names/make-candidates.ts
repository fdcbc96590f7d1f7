import { generalSector } from "#content/trades/sectors.ts";
import type { NameLanguage, NameRoot } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import { fitting } from "../find-sector.ts";
import { languageOf } from "../language.ts";
import { alikeWords } from "./alike-words.ts";
import { makeBlends } from "./blends.ts";
import { type Candidate, candidate, type NameStyle } from "./candidate.ts";
import { founders } from "./founders.ts";
import { type HomeTown, homeTown } from "./home-town.ts";
import { goodThings, houseWords } from "./houses.ts";
import { namingWords } from "./naming-table.ts";
import type { NamingWords } from "./naming-words.ts";
import { ofOwnWords } from "./own-word-names.ts";
import { ownWords } from "./own-words.ts";
import { pidginRoots } from "./pidgin.ts";

function ofFounders(names: readonly string[], { ends }: NamingWords): Candidate[] {
  const [one, other] = names;
  const signed = names.flatMap((founder) =>
    ends.map((end) => candidate("founder", `${founder}’s ${end}`, { kind: "founder", founder, end })),
  );
  if (!one || !other) return signed;
  const founder = `${one} and ${other}`;
  const both = ends.map((end) =>
    candidate("founder", `${one} & ${other} ${end}`, { kind: "founder", founder, end }),
  );
  return [...both, ...signed];
}

function ofPlace(
  { name: place, nick }: HomeTown,
  { ends }: NamingWords,
  english: readonly NameRoot[],
): Candidate[] {
  return [
    ...ends.map((end) => candidate("place", `${place} ${end}`, { kind: "place", place, end })),
    ...english.map(({ root, meaning }) =>
      candidate("place", `${place} ${root}`, { kind: "placeRoot", place, root, meaning }),
    ),
    ...ends.flatMap((end) =>
      nick
        ? [
            candidate("place", `${nick.name} ${end}`, {
              kind: "nick",
              nick: nick.name,
              because: nick.because,
              end,
            }),
          ]
        : [],
    ),
  ];
}

function ofRoot(
  { root, language, meaning }: NameRoot,
  style: NameStyle,
  ends: readonly string[],
): Candidate[] {
  const word = { root, language, meaning };
  const made = ends
    .filter((end) => !alikeWords(root, end))
    .map((end) => candidate(style, `${root} ${end}`, { kind: "local", ...word, end }));
  made.push(candidate(style, `${root} & Co`, { kind: "local", ...word, end: "“& Co”" }));
  if (root.includes(" ")) made.push(candidate(style, root, { kind: "alone", ...word }));
  for (const { language: of, house, roots } of houseWords) {
    if (of !== language || !roots.includes(root)) continue;
    made.push(candidate(style, `${house} ${root}`, { kind: "house", ...word, house }));
  }
  if (language === "Igbo" && goodThings.includes(root)) {
    const thing = { ...word, meaning: meaning.replace(/^(?:an?|the) /, "") };
    made.push(candidate(style, `${root} Oma`, { kind: "good", ...thing }));
  }
  return made;
}

/** Associations, schools and hospitals are not called '& Co'. */
const noCompany = new Set(["ngo-church", "school", "clinic", "pharmacy"]);

function evocative({ ends }: NamingWords, english: readonly NameRoot[]): Candidate[] {
  const short = english.filter(({ root }) => !root.includes(" "));
  const pairs = short.flatMap((one, at) =>
    short.slice(at + 1).map(({ root, meaning }) =>
      candidate("evocative", `${one.root} & ${root}`, {
        kind: "roots",
        one: [one.root, one.meaning],
        other: [root, meaning],
      }),
    ),
  );
  const closed = english.flatMap(({ root, meaning }) =>
    ends
      .filter((end) => !alikeWords(root, end))
      .map((end) => candidate("evocative", `${root} ${end}`, { kind: "root", root, meaning, end }))
      .concat(candidate("evocative", `${root} & Co`, { kind: "root", root, meaning, end: "“& Co”" })),
  );
  return [...pairs, ...closed];
}

/** Enough of each for lists that share no name. */
const [enoughRoots, enoughReady] = [9, 8];

interface Material {
  readonly words: NamingWords;
  readonly roots: readonly NameRoot[];
}

/**
 * Cache by sector and line: the material is the same for everybody in a trade, and finding it takes most of the time.
 */
const materials = new Map<string, Material>();

function materialFor(brief: Brief): Material {
  const trade = `${brief.sector.id} ${brief.line?.id ?? ""}`;
  const material = materials.get(trade) ?? findMaterial(brief);
  materials.set(trade, material);
  return material;
}

/** What fits the visitor's trade; if that is little, also what fits every trade. */
function findMaterial(brief: Brief): Material {
  const [own, every] = [namingWords(brief.sector.id), namingWords(generalSector.id)];
  const ready = fitting(brief, own.ready, (name) => name.join(" "));
  const roots = fitting(brief, brief.sector.nameRoots, ({ root, meaning }) => `${root} ${meaning}`);
  return {
    words: {
      ends: fitting(brief, own.ends),
      tails: fitting(brief, own.tails),
      ready: ready.length < enoughReady ? [...ready, ...every.ready] : ready,
    },
    roots: roots.length < enoughRoots ? [...roots, ...generalSector.nameRoots] : roots,
  };
}

/** Every name that can be made from a brief, not yet filtered. */
export function makeCandidates(brief: Brief): Candidate[] {
  const { words, roots } = materialFor(brief);
  const english = roots.filter(({ language }) => language === "English");
  const town = homeTown(brief.place);
  const pidgin = languageOf(brief.text) === "pidgin";
  const athome: readonly NameLanguage[] = [
    ...(town?.languages ?? []),
    ...(pidgin ? (["Pidgin"] as const) : []),
  ];
  const isHome = ({ language }: NameRoot) => athome.length === 0 || athome.includes(language);
  const nigerian = [
    ...roots.filter(({ language }) => language !== "English"),
    ...(pidgin ? pidginRoots : []),
  ];
  const own = ownWords(brief);
  const isFit = ({ name }: Candidate) => !name.endsWith("& Co") || !noCompany.has(brief.sector.id);
  const blended = roots.filter((root) => root.language === "English" || isHome(root));
  return [
    ...ofOwnWords(own, words, brief.sector),
    ...ofFounders(founders(brief), words),
    ...(town ? ofPlace(town, words, english) : []),
    ...nigerian.flatMap((root) => ofRoot(root, isHome(root) ? "local" : "abroad", words.ends)),
    ...words.ready.map(([name, meaning]) => candidate("ready", name, { kind: "ready", meaning })),
    ...evocative(words, english),
    ...makeBlends(blended, own, town, words.tails),
  ].filter(isFit);
}
