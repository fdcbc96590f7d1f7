/*
 * Cleans a visitor's text: in lower case for the finders, and as plain words for people. Instructions in a text are
 * never followed. Markup, addresses, code marks and sentences that give orders to a machine are removed.
 */

/** The text to search for keywords: lower case, single spaces between words, and a space at both ends. */
export function searchable(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['`´‘]/g, "’")
    .replace(/[^\p{L}\p{M}\p{N}.&/’-]+|\.(?=\s|$)|[.’](?!\p{L}|\p{N})/gu, " ");
  return ` ${words.trim()} `;
}

/** The last text, split at '/' and '-', because thousands of keywords are searched in the same text. */
let last = { text: "", opened: "" };

function opened(text: string): string {
  if (last.text !== text) last = { text, opened: text.replace(/[/’-]/g, " ") };
  return last.opened;
}

/** Index of whole words in a searchable text, also after splitting it at '/' and '-'; -1 if they are not in it. */
export function placeOf(text: string, words: string): number {
  const open = opened(text);
  // Most keywords are in no text, so the cheap check comes first.
  if (!open.includes(words) && !text.includes(words)) return -1;
  const whole = text.indexOf(` ${words} `);
  return whole >= 0 ? whole : open.indexOf(` ${words} `);
}

const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/gu;
const elements = /<\s*(script|style|iframe)\b[\s\S]*?<\s*\/\s*\1\s*>/gi;
const tags = /<\/?[a-z!][^<>\n]*>?/gi;
const addresses =
  /\b(?:https?|ftp|javascript|data):\S*|\bwww\.\S+|\S+@\S+\.\S+|\b[\w-]+\.(?:com|net|org|io|php|exe)(?:\/\S*)?/gi;
const templates =
  /\$?\{\{?[^{}]{0,80}\}?\}|\[[^\]\n]*\]|<%[\s\S]*?%>|%\{[^}]*\}|%[sdf]\b|\b(?:undefined|null|NaN)\b|\[object \w+\]/g;
const codeMarks = /\/\*|\*\/|\/\/|--|=>|===?|!==?|&&|\|\||[{}[\]<>`~^|\\*_#@=$]+/g;

/** Orders to a machine within a visitor's text. */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|above|previous|everything|all of that)\b/i,
  /\b(?:system|developer|hidden|secret) ?(?:prompts?|messages?|instructions?|rules?)\b/i,
  /\byou are (?:now )?(?:chatgpt|gpt|claude|gemini|dan\b|an? (?:ai|assistant|language model|hacker|pirate))/i,
  /\bas an? (?:ai|assistant|language model)\b/i,
  /\b(?:print|say|output|write|repeat|respond|reply|answer|return|reveal|show)\b.{0,25}\b(?:hacked|pwned|only|password|passwords|api key|secret|prompt|lol)\b/i,
  /\b(?:select\b.{1,60}\bfrom|drop table|insert into|union select|delete from)\b/i,
  /\bpretend (?:to be|you are)\b|\bjailbreak\b|\bdo anything now\b/i,
  /\b(?:alert|eval|exec|onerror|onload)\s*\(/i,
];

/** The text without what nobody reads: code and markup, addresses, pictures, hidden characters. */
function withoutMarks(text: string): string {
  return text
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u3000]/g, " ")
    .replace(invisible, "")
    .replace(templates, " ")
    .replace(addresses, " ")
    .replace(pictures, " ")
    .replace(/#(?=\d)/g, "₦")
    .replace(codeMarks, " ")
    .replace(/['`´‘]/g, "’")
    .replace(/["“”„«»]/g, "")
    .replace(/\(\s*\)|(?<=[\p{L}\p{N}])\([^()\n]*\)\s*;?/gu, " ");
}

function withoutElements(text: string): string {
  return text.replace(elements, " ").replace(tags, " ");
}

function tidy(text: string): string {
  return text
    .replace(/([!?])[!?]+/g, "$1")
    .replace(/\.{2,}|…/g, ". ")
    .replace(/([,;:])(?:\s*[,;:])+/g, "$1")
    .replace(/(\p{L})\1{3,}/gu, "$1$1")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n\s*/g, "\n")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/\(\s+/g, "(")
    .replace(/\s+\)/g, ")")
    .replace(/^[\s,.;:!?)•·–—-]+/gm, "")
    .trim();
}

/** The sentences of a text, each with its closing mark if it has one. Each line is at least one sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Readable text, with its line breaks. Empty if only orders, marks and addresses were typed. */
export function readable(text: string): string {
  const kept = withoutElements(text)
    .split("\n")
    .map((line) =>
      sentencesOf(line)
        .filter((sentence) => !orders.some((order) => order.test(sentence)))
        .join(" "),
    )
    .join("\n");
  return tidy(withoutMarks(kept));
}

/** Only the words, whatever they say: the last resort for a name if `readable` leaves nothing. */
export function bareWords(text: string): string {
  return tidy(
    withoutMarks(withoutElements(text))
      .replace(/[^\p{L}\p{M}\p{N}&’₦ -]+/gu, " ")
      .replace(/\s+/g, " "),
  );
}
