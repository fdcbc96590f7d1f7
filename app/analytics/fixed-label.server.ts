/*
 * A click is stored under a text of the site, never under text that a visitor typed, even where the page repeats it. The
 * counter sends the text of the pressed element, and only the parts that are in content/ or in a component are stored.
 */

/** Placeholder for the arguments of a text function. */
const hole = "\u0001";
const longest = 120;
/** The shortest beginning of a label that is worth storing, in characters. */
const shortest = 4;

/** Labels written in components, which no text in content/ begins with. */
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

/** The text of a content/ function with placeholders as arguments; null if it throws because it needs other types. */
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
      // Content includes sample people with phone numbers and email addresses.
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

/** Every short text of the public pages, loaded at the first click. */
function fixedTexts(): Promise<ReadonlySet<string>> {
  reading ??= import("./public-texts.ts").then((content) => {
    const texts = new Set(ofComponents);
    collect({ ...content }, texts);
    return texts;
  });
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
