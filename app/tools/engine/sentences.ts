import { type Slot, slots } from "#content/trades/slots.ts";

/** A name that begins with a small letter on purpose: iPhone, eNaira. */
const ownCapitals = /^\p{Ll}{1,2}\p{Lu}/u;

/** With a capital first letter, whatever mark or figure stands before it. */
export function capitalise(text: string): string {
  if (ownCapitals.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}₦]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** As it stands inside a sentence: a first letter that was large only because it came first becomes small. */
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
  // Items that have 'and' in them need a comma before the last one to stay apart.
  const mark = before.length > 1 && items.some((item) => item.includes(` ${and} `)) ? "," : "";
  return `${before.join(", ")}${mark} ${and} ${last}`;
}

/** One mark where several came together, one space where several were, none before a comma. */
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

/** A whole sentence: capital letter, one mark at its end. */
export function sentence(text: string, mark = "."): string {
  const body = polish(text).replace(/[\s,;:–—-]+$/, "");
  if (body === "") return "";
  return capitalise(/[.!?]$/.test(body) ? body : `${body}${mark}`);
}

/** What is compared to know whether a sentence was said before. */
function said(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The same list without empty texts and without what was said before. */
export function once(texts: readonly string[]): string[] {
  const known = new Set<string>();
  return texts.filter((text) => {
    const words = said(text);
    if (words === "" || known.has(words)) return false;
    known.add(words);
    return true;
  });
}

/** Sentences one after the other, none twice. */
export function paragraph(...sentences: readonly string[]): string {
  return once(sentences.map((text) => sentence(text))).join(" ");
}

const silentH = /^(?:hour|honest|honou?r|heir)/i;
const likeYou = /^(?:uni(?:[^nm]|$)|use|usu|uten|eu|one\b|once\b|ubiq)/i;
const spelled = /^(?:[AEFHILMNORSX](?:[A-Z0-9]|\b)|8|11\b|18\b)/;

/** With 'a' or 'an', as it is spoken. */
export function withArticle(phrase: string): string {
  const vowel = /^[aeiouàèéìòùẹọ]/i.test(phrase) && !likeYou.test(phrase) && !/^[A-Z]{2}/.test(phrase);
  return `${vowel || silentH.test(phrase) || spelled.test(phrase) ? "an" : "a"} ${phrase}`;
}

export type Fillings = Partial<Record<Slot | "offer", string>>;

const slot = /\{(\w+)\}/g;

/** The names that stand in braces in a text of the knowledge base. */
export function slotsIn(text: string): string[] {
  return Array.from(text.matchAll(slot), ([, name = ""]) => name);
}

/**
 * The text with what is known in place of the braces. What only the owner knows becomes '[your price]', but for
 * the contact: without a number it is 'us on WhatsApp'.
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
