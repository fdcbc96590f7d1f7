import { readFile } from "node:fs/promises";
import { fixedTextsFile, squeezed } from "./fixed-texts.server.ts";

/*
 * A click is stored under a text of the site, never under text that a visitor typed, even where the page repeats it. The
 * counter sends the text of the pressed element, and only the parts that are in content/ or in a component are stored.
 */

/** The shortest beginning of a label that is worth storing, in characters. */
const shortest = 4;

let reading: Promise<ReadonlySet<string>> | undefined;

/** Every short text of the site, read at the first click. */
function fixedTexts(): Promise<ReadonlySet<string>> {
  reading ??= readFile(fixedTextsFile, "utf8").then((text) => new Set<string>(JSON.parse(text)));
  return reading;
}

/** The longest fixed beginning of a text, plus the rest if it is fixed too. A leading list number is left out. */
function fixedPart(listed: string, texts: ReadonlySet<string>): string | undefined {
  const text = texts.has(listed) ? listed : listed.replace(/^\d{1,2} ?(?=\p{L})/u, "");
  if (texts.has(text)) return text;
  for (let end = text.length - 1; end >= shortest; end -= 1) {
    if (/[\p{L}\p{N}]/u.test(text[end] ?? "") && /[\p{L}\p{N}]/u.test(text[end - 1] ?? "")) continue;
    const start = text.slice(0, end).replace(/[\s:,(–-]+$/, "");
    if (start.length < shortest || !texts.has(start)) continue;
    const rest = text.slice(start.length).replace(/^[\s:,(–-]+|[\s)]+$/g, "");
    return texts.has(rest) ? text : start;
  }
  return;
}

/** The label under which a click is stored: 'Button: …' with a text of the site, or 'Button: other'. */
export async function fixedLabel(label: string): Promise<string> {
  const [kind = "", ...words] = label.split(": ");
  return `${kind}: ${fixedPart(squeezed(words.join(": ")), await fixedTexts()) ?? "other"}`;
}
