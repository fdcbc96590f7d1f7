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
