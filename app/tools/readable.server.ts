import { languageOf } from "#app/concierge/understand/labels.server.ts";
import { notReadable, otherLanguages } from "#content/refusals.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { spelling } from "./library/library.server.ts";

/** What people type to see what happens. */
const fillers = new Set(
  "test tests testing tester abc xyz asdf qwerty hello hi ok okay nothing none sample".split(" "),
);

/** Fewer words may all be names. */
const leastWords = 3;
/** Texts in English or Pidgin have more known words than this: 0.6 or more in 170 forms, texts in other languages 0.41 or less. */
const leastKnown = 0.5;
/** Letters in a row that no word has, and keys that lie side by side. */
const mashed = /[b-df-hj-np-tv-xz]{6,}|(.)\1{3,}|asdf|sdfg|dfgh|qwer|wert|zxcv|xcvb|hjkl/;

/** Small words and letters of French, of which English has none or few: two of them are enough in a text of strange words. */
const french =
  /(?<![\p{L}])(?:de|du|des|le|la|les|et|à|au|aux|pour|par|avec|sans|dès|un|une|sur|chez)(?![\p{L}])|(?<!\p{L})f?cfa(?!\p{L})|[éèêàçôîûœ]/giu;

/** Small words and letters of Spanish and Portuguese that French does not have: their writers do not read our French. */
const otherRomance =
  /(?<!\p{L})(?:el|los|las|una|mi|para|por|con|y|e|uma|meu|minha|são|não|está|tengo|tenho|quiero|quero)(?!\p{L})|[ñ¿¡ãõ]/giu;
const leastOther = 3;

/** A text is French with so many of them, and so large a share of its words, even where English has the others too. */
const leastFrench = 4;
const leastFrenchShare = 0.3;

/** Letters of Twi, Ewe, Fon and Ga, which sound like the languages that we answer in and are none of them. */
const otherAfrican = /[ɔɛŋɖƒʋ]/i;

/** Why nothing can be written from what was typed into a form; undefined if it can. */
export async function unreadable(text: string): Promise<string | undefined> {
  if (/\p{Script=Arabic}/u.test(text) && !/[a-z]{3}/i.test(text)) return otherLanguages.arabic;
  const words = plainWords(text).filter((word) => /[a-z]{2}/.test(word));
  if (words.every((word) => fillers.has(word))) return notReadable;
  const { known } = await spelling();
  const strange = words.filter((word) => !known.has(word));
  if (words.length < leastWords)
    return strange.length === words.length && words.some((word) => mashed.test(word))
      ? notReadable
      : undefined;
  const isOther = (text.match(otherRomance) ?? []).length >= leastOther;
  const signs = isOther ? 0 : (text.match(french) ?? []).length;
  const isFrench = signs >= Math.max(leastFrench, words.length * leastFrenchShare);
  if (!isFrench && strange.length <= words.length * (1 - leastKnown)) return undefined;
  const told = await languageOf(text);
  if ((isOther && told === "french") || otherAfrican.test(text)) return notReadable;
  const language = (told === "english" || told === "pidgin") && signs > 1 ? "french" : told;
  return language === "english" || language === "pidgin" ? notReadable : otherLanguages[language];
}
