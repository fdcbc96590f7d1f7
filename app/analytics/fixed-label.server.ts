/*
 * A click is named by a text of the site, never by what a visitor wrote or what repeats it. The counter sends the words of
 * what was pressed; of these only what content/ says is stored, however it came there.
 */

/** Stands for what a text is filled with. */
const hole = "\u0001";
const longest = 120;
/** A shorter word at the beginning of a label says nothing about it. */
const shortest = 4;

/** Words of components that no text of content/ begins with. */
const ofComponents = [
  "Next post",
  "On this page",
  "Course file",
  "Menu",
  "Open the tool",
  "Pause headlines",
  "Play headlines",
  "Post",
  "Previous post",
  "Read the first",
  "See what is inside",
  "Skip to content",
  "Try Live Demo",
  "Try Tool",
];

const squeezed = (text: string) => text.trim().replace(/\s+/g, " ");

/** What a function of content/ says without what it is filled with; nothing where it needs something else than texts. */
function filled(text: (...parts: string[]) => unknown): unknown {
  try {
    return text(hole, hole, hole);
  } catch {
    return null;
  }
}

/** Collects the short texts of a value and of everything in it. */
function collect(value: unknown, texts: Set<string>, met = new Set<unknown>()): void {
  if (typeof value === "string") {
    if (value.length > 2 * longest) return;
    for (const part of value.split(hole)) {
      const text = squeezed(part).replace(/[\s:,(–-]+$/, "");
      // Content has sample people too, with phone numbers and addresses.
      if (text && text.length <= longest && !/@|\d{4}\W?\d{3}/.test(text)) texts.add(text);
    }
  } else if (typeof value === "function") collect(filled(value as () => unknown), texts, met);
  else if (value && typeof value === "object" && !met.has(value)) {
    met.add(value);
    for (const part of value instanceof Map ? value.values() : Object.values(value))
      collect(part, texts, met);
  }
}

let reading: Promise<ReadonlySet<string>> | undefined;

/** Every short text of the public pages, read with the first click. */
function fixedTexts(): Promise<ReadonlySet<string>> {
  reading ??= import("./public-texts.ts").then((content) => {
    const texts = new Set(ofComponents);
    collect({ ...content }, texts);
    return texts;
  });
  return reading;
}

/** The longest beginning of a text that is fixed, and what follows if that is fixed too. A place in a list is left out. */
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

/** The label of a click as it is stored: 'Button: …' with a text of the site, or 'Button: other'. */
export async function fixedLabel(label: string): Promise<string> {
  const [kind = "", ...words] = label.split(": ");
  return `${kind}: ${fixedPart(squeezed(words.join(": ")), await fixedTexts()) ?? "other"}`;
}
