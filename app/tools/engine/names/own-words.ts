import type { Brief } from "../brief.ts";
import { searchable } from "../plain-text.ts";
import { decent, ofSomebody } from "./blocklist.ts";
import { pronounceable } from "./pronounceable.ts";

/** Nouns that occur in many descriptions and make no name. */
const dull = new Set(
  `business businesses company people person customers customer clients client family families men women man woman
   children child kids home homes house houses office offices student students worker workers mother mothers parent
   parents pack packs packet packets package packages service services product products quality delivery price prices
   naira money day days week weeks month months year years time online nigeria nigerian lagos state city town market
   markets shop shops store stores way ways lot thing things stuff others everyone everybody idea ideas name names
   size sizes van vans bike bikes area areas street order orders start capital profit startup
   instruction instructions system prompt script alert select table function return null undefined const drop
   password hacker admin user users output text language model assistant example test data error html json pirate
   wedding weddings party parties guest guests event events owner owners quick evening morning estate estates
   class classes number numbers hour hours bride brides couple couples school schools village villages team staff
   daughter husband wife friend friends brand brands plan site sites cleaner cleaners seller sellers maker makers
   dealer agent agents vendor vendors rider riders driver drivers company outfit venture ventures sew sell buy use
   fuel light nepa put come go work works repair installation processing production registration bottle bottles
   tray trays bag sachet dozen crate crates gram grams litre kilo inches inch drug drugs provision let trading widow widows orphan orphans belle har yin gida rapide livraison sayar kaya vendons bonjour`
    .trim()
    .split(/\s+/),
);

const keepsItsS = /(?:ss|us|is|as|ous|series|clothes|jeans|news|chips|chops|noodles|beans|nuts|gas)$/;

/** 'pies' → 'pie', 'boxes' → 'box': the form of a noun before another. */
function singular(word: string): string {
  if (keepsItsS.test(word) || !word.endsWith("s")) return word;
  if (/ies$/.test(word) && word.length > 5) return word.replace(/ies$/, "y");
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function fitForName(word: string): boolean {
  return (
    /^[a-z]{3,11}$/.test(word) &&
    !dull.has(word) &&
    !/(?:ed|ly|est|ity|tion|ment|ness)$/.test(word) &&
    decent(word) &&
    !ofSomebody(word) &&
    pronounceable(word)
  );
}

/** Whether a word is in capitals in a text that also has small letters: JAMB, NEPA. */
function isAcronym(word: string, text: string): boolean {
  return /\p{Ll}/u.test(text) && new RegExp(`\\b${word.toUpperCase()}\\b`).test(text);
}

/** At most four of the visitor's nouns that suit a name, in lower case. */
export function ownWords(brief: Brief): string[] {
  const { sector, sectorFound, phrases, place, text } = brief;
  const single = new Set(sector.keywords.filter((keyword) => !keyword.includes(" ")));
  const words = phrases.map((phrase) => searchable(phrase).trim().split(" "));
  const traded = words.flat().filter((word) => single.has(word) || single.has(singular(word)));
  const closing = (sectorFound ? words.slice(0, 1) : words.slice(0, 3)).map((row) => row.at(-1) ?? "");
  const places = new Set(
    searchable(place ?? "")
      .trim()
      .split(" "),
  );
  const fit = (traded.length ? traded : closing).filter(
    (word) => !places.has(word) && !isAcronym(word, text),
  );
  const whole = fit.filter(fitForName).map(singular).filter(fitForName);
  return [...new Set(whole)].slice(0, 4);
}
