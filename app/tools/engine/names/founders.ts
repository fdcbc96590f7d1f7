import type { Brief } from "../brief.ts";
import { decent } from "./blocklist.ts";
import { pronounceable } from "./pronounceable.ts";

const named = String.raw`(\p{Lu}\p{Ll}{2,10})(?:\s+(?:and|&)\s+(\p{Lu}\p{Ll}{2,10}))?`;
const relation =
  "(?:late )?(?:mother|father|mum|dad|daughter|son|wife|husband|sister|brother|partner|friend)";
const introduces = new RegExp(
  String.raw`\b(?:[Mm]y name is|[Nn]ame na|I am|I’m|[Cc]all me|[Cc]alled|[Oo]wned by|[Rr]un by|[Ff]ounded by|[Mm]y ${relation})\s+${named}`,
  "gu",
);
const honours = [
  "Mama",
  "Iya",
  "Mummy",
  "Aunty",
  "Auntie",
  "Uncle",
  "Chef",
  "Baba",
  "Alhaja",
  "Alhaji",
  "Madam",
];
const honoured = new RegExp(
  String.raw`\b(${[...honours, "Nne", "Mallam"].join("|")})\s+(\p{Lu}\p{Ll}{2,10})`,
  "gu",
);

const notPeople = new Set(
  `WhatsApp Instagram Facebook Google Nigeria Nigerian Naija Lagos Island Mainland Ghana Sallah Easter Christmas
   Ramadan December January Monday Saturday Sunday Friday The This That Our English French Yoruba Igbo Hausa Pidgin
   Abuja Kano China Dubai Turkey London America Canada Africa African Ankara God Jesus Islam Muslim Christian Put`
    .trim()
    .split(/\s+/),
);

/** First names that the visitor gives, with a title of honour if one precedes them: at most two. */
export function founders({ text, place }: Brief): string[] {
  const places = new Set((place ?? "").split(/[\s-]/));
  const fits = (name: string) =>
    name !== "" && !places.has(name) && !notPeople.has(name) && decent(name) && pronounceable(name);
  const withHonour = Array.from(text.matchAll(honoured), ([, honour = "", name = ""]) => ({ honour, name }))
    .filter(({ name }) => fits(name))
    .map(({ honour, name }) => `${honour} ${name}`);
  const plain = Array.from(text.matchAll(introduces), ([, one = "", other = ""]) => [one, other])
    .flat()
    .filter((name) => fits(name) && !honours.includes(name));
  return [...new Set([...withHonour, ...plain])].slice(0, 2);
}
