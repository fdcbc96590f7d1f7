import { generalSector } from "../../knowledge/sectors.ts";
import type { NameLanguage, NameRoot, Sector } from "../../knowledge/types.ts";
import type { Brief } from "../brief.ts";
import { fitting } from "../find-sector.ts";
import { makeBlends } from "./blends.ts";
import type { Candidate, NameStyle, Origin } from "./candidate.ts";
import { founders } from "./founders.ts";
import { type HomeTown, homeTown } from "./home-town.ts";
import { goodThings, houseWords } from "./houses.ts";
import { namingWords } from "./naming-table.ts";
import type { NamingWords } from "./naming-words.ts";
import { ownWords } from "./own-words.ts";
import { pidginRoots, speaksPidgin } from "./pidgin.ts";

function candidate(style: NameStyle, name: string, origin: Origin): Candidate {
  return { style, name, origin };
}

/** Two words that begin or end alike say the same twice: 'Catfish Fisheries'. */
function alikeWords(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const part = 4;
  return (
    first.includes(second.slice(0, part)) ||
    second.includes(first.slice(0, part)) ||
    (first.length > part && second.includes(first.slice(-part)))
  );
}

/** Own words that already say what kind of business it is; another such word behind them would say it twice. */
const trades = new Set(
  `pharmacy carpentry furniture laundry school creche nursery barber photography tailor tailors bakery restaurant
   salon gym clinic hotel supermarket boutique printing cleaning catering plumbing hostel church mosque library`
    .trim()
    .split(/\s+/),
);
const tradeOpeners = ["Good Day", "Open Door", "Next Door"];
const goodsOpeners = ["Proper", "Honest", "Good"];

/** Ends that fit every trade, for names that already say it in their first word. */
const moreEnds: Readonly<Record<Sector["kind"], readonly string[]>> = {
  product: ["House", "Company"],
  both: ["House"],
  service: ["House"],
};

function plain(own: readonly string[], { ends }: NamingWords, { kind }: Sector): Candidate[] {
  const titles = own.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const made = own.flatMap((word, at) => {
    const title = titles[at] ?? word;
    const isTrade = trades.has(word);
    const goods = kind === "product" ? goodsOpeners : [];
    const closings = isTrade ? ["House", "“& Co”"] : [...ends, ...moreEnds[kind]];
    return [
      ...closings
        .filter((end) => !alikeWords(title, end))
        .map((end) =>
          candidate("plain", `${title} ${end.replace(/[“”]/g, "")}`, { kind: "own", own: title, end }),
        ),
      ...(isTrade ? tradeOpeners : goods).map((opener) =>
        candidate("plain", `${opener} ${title}`, { kind: "proper", opener, own: title }),
      ),
    ];
  });
  const [one, other] = titles;
  const pairs = own.slice(0, 2).some((word) => trades.has(word));
  if (!one || !other || pairs || alikeWords(one, other)) return made;
  return [candidate("plain", `${one} & ${other}`, { kind: "pair", one, other }), ...made];
}

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

/** So many of each are enough for lists that share no name. */
const [enoughRoots, enoughReady] = [9, 8];

interface Material {
  readonly words: NamingWords;
  readonly roots: readonly NameRoot[];
}

/** By sector and line: it is the same for all who are in the same trade, and finding it costs most of the time. */
const materials = new Map<string, Material>();

function materialFor(brief: Brief): Material {
  const trade = `${brief.sector.id} ${brief.line?.id ?? ""}`;
  const material = materials.get(trade) ?? findMaterial(brief);
  materials.set(trade, material);
  return material;
}

/** What fits the visitor's trade; where that is little, also what fits every trade. */
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

/** Every name that can be made of a brief, not yet looked at. */
export function makeCandidates(brief: Brief): Candidate[] {
  const { words, roots } = materialFor(brief);
  const english = roots.filter(({ language }) => language === "English");
  const town = homeTown(brief.place);
  const pidgin = speaksPidgin(brief.text);
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
  const blended = roots.filter((root) => root.language === "English" || isHome(root));
  return [
    ...plain(own, words, brief.sector),
    ...ofFounders(founders(brief), words),
    ...(town ? ofPlace(town, words, english) : []),
    ...nigerian.flatMap((root) => ofRoot(root, isHome(root) ? "local" : "abroad", words.ends)),
    ...words.ready.map(([name, meaning]) => candidate("ready", name, { kind: "ready", meaning })),
    ...evocative(words, english),
    ...makeBlends(blended, own, town, words.tails),
  ];
}
