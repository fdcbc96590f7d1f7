import type { Sector } from "#content/trades/types.ts";
import { alikeWords } from "./alike-words.ts";
import { type Candidate, candidate } from "./candidate.ts";
import type { NamingWords } from "./naming-words.ts";

/** Words that already say what kind of business it is; a second such word would repeat it. */
const trades = new Set(
  `pharmacy carpentry furniture laundry school creche nursery barber photography tailor tailors bakery restaurant
   salon gym clinic hotel supermarket boutique printing cleaning catering plumbing hostel church mosque library`
    .trim()
    .split(/\s+/),
);
const tradeOpeners = ["Good Day", "Open Door", "Next Door"];
const goodsOpeners = ["Proper", "Honest", "Good"];

/** Last words that fit every trade, for names whose first word already says it. */
const moreEnds: Readonly<Record<Sector["kind"], readonly string[]>> = {
  product: ["House", "Company"],
  both: ["House"],
  service: ["House"],
};

/** Plain names from the visitor's own nouns. */
export function ofOwnWords(own: readonly string[], { ends }: NamingWords, { kind }: Sector): Candidate[] {
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
