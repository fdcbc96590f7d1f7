import { mkdir, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The texts that the label of a click may contain (fixed-label.server.ts), as the build collects them. */
export const fixedTextsFile = "build/fixed-texts.json";

/** Placeholder for the arguments of a text function. */
const hole = "\u0001";
const longest = 120;

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

/** A text with single spaces, as a label is compared. */
export const squeezed = (text: string) => text.trim().replace(/\s+/g, " ");

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

/** Collects every short text of content/ and of its courses, without what only the assistant, the bots and the tools say. */
export async function buildFixedTexts(): Promise<void> {
  const files = (await readdir("content")).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = new Set(ofComponents);
  for (const file of [...files, "courses/index.ts"])
    collect({ ...(await import(pathToFileURL(resolve("content", file)).href)) }, texts);
  await mkdir("build", { recursive: true });
  await writeFile(fixedTextsFile, JSON.stringify([...texts]));
}
