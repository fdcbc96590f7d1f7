import { type Slot, slots } from "#content/trades/slots.ts";

/** A name that starts with a small letter on purpose: iPhone, eNaira. */
const ownCapitals = /^\p{Ll}{1,2}\p{Lu}/u;

/** The text with its first letter in upper case, even after a mark or figure. */
export function capitalise(text: string): string {
  if (ownCapitals.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}₦]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** For use inside a sentence: lowers a first letter that was a capital only because it came first. */
export function lowerFirst(text: string): string {
  const [word = ""] = text.split(" ");
  if (/\p{Lu}/u.test(word.slice(1)) || /^I(?:[’']|$)/.test(word)) return text;
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** 'a, b and c'. */
export function joinList(items: readonly string[], and = "and"): string {
  const last = items.at(-1) ?? "";
  const before = items.slice(0, -1);
  if (!before.length) return last;
  // Items that contain 'and' need a comma before the last one.
  const mark = before.length > 1 && items.some((item) => item.includes(` ${and} `)) ? "," : "";
  return `${before.join(", ")}${mark} ${and} ${last}`;
}

/** Collapses repeated marks and spaces, and removes spaces before commas. */
export function polish(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/[,;:]+(?=[.!?])/g, "")
    .replace(/([,;:])[,;:]+/g, "$1")
    .replace(/([.!?])[.!?]+/g, "$1")
    .replace(/([.!?])[,;:]+/g, "$1")
    .replace(/ *\n */g, "\n")
    .trim();
}

/** A whole sentence: a capital letter, and one closing mark. */
export function sentence(text: string, mark = "."): string {
  const body = polish(text).replace(/[\s,;:–—-]+$/, "");
  if (body === "") return "";
  return capitalise(/[.!?]$/.test(body) ? body : `${body}${mark}`);
}

/** The form in which two sentences are compared. */
function said(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The list without empty texts and repeats. */
export function once(texts: readonly string[]): string[] {
  const known = new Set<string>();
  return texts.filter((text) => {
    const words = said(text);
    if (words === "" || known.has(words)) return false;
    known.add(words);
    return true;
  });
}

/** Sentences joined into a paragraph, without repeats. */
export function paragraph(...sentences: readonly string[]): string {
  return once(sentences.map((text) => sentence(text))).join(" ");
}

const silentH = /^(?:hour|honest|honou?r|heir)/i;
const likeYou = /^(?:uni(?:[^nm]|$)|use|usu|uten|eu|one\b|once\b|ubiq)/i;
const spelled = /^(?:[AEFHILMNORSX](?:[A-Z0-9]|\b)|8|11\b|18\b)/;

/** With 'a' or 'an', by the sound of the next word. */
export function withArticle(phrase: string): string {
  const vowel = /^[aeiouàèéìòùẹọ]/i.test(phrase) && !likeYou.test(phrase) && !/^[A-Z]{2}/.test(phrase);
  return `${vowel || silentH.test(phrase) || spelled.test(phrase) ? "an" : "a"} ${phrase}`;
}

export type Fillings = Partial<Record<Slot | "offer", string>>;

const slot = /\{(\w+)\}/g;

/** The names in braces in a text of the knowledge base. */
export function slotsIn(text: string): string[] {
  return Array.from(text.matchAll(slot), ([, name = ""]) => name);
}

/**
 * Fills the braces in a text with known values. What only the owner knows becomes '[your price]'; a missing contact
 * number becomes 'us on WhatsApp'.
 */
export function fill(text: string, known: Fillings): string {
  return text.replace(slot, (_, name: string) => {
    const filling = Object.hasOwn(known, name) ? known[name as keyof Fillings] : undefined;
    if (filling) return filling;
    if (name === "contact") return "us on WhatsApp";
    const prompt = Object.hasOwn(slots, name) ? slots[name as Slot].prompt : `your ${name}`;
    return `[${prompt}]`;
  });
}
