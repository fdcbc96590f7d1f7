/** FNV-1a: a number from 0 to 2³² − 1 that looks like chance and is always the same. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}

/** One of several by chance; the same seed makes the same choice. */
export function oneOf<Item>(list: readonly Item[], seed: string): Item | undefined {
  return list[hash(seed) % Math.max(1, list.length)];
}

const place = /\{(\w+)\}/g;

type Slots = Readonly<Record<string, string | undefined>>;

function slotsIn(text: string): string[] {
  return [...text.matchAll(place)].map(([, name = ""]) => name);
}

/** A text with its places filled; the visitor's words begin with a capital where they begin a sentence. */
export function filled(text: string, slots: Slots): string {
  const full = text.replace(place, (_, name: string) => slots[name] ?? "");
  return full.replace(
    /(^|[.?]\s+|\n\d\. )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

interface Choice {
  slots: Slots;
  /** What was said in this chat, the last at the end. */
  said: readonly string[];
  /** The same seed makes the same choice. */
  seed: string;
}

/** Those of several texts whose places can all be filled and that were not said yet. */
function fresh(texts: readonly string[], { slots, said }: Choice): readonly string[] {
  return texts.filter(
    (text) => !said.includes(text) && slotsIn(text).every((name) => slots[name] !== undefined),
  );
}

/**
 * The text that says most of what the visitor told; of several alike, one by chance.
 * @returns nothing where all that fits was said
 */
export function newText(texts: readonly string[], choice: Choice): string | undefined {
  const open = fresh(texts, choice);
  const most = Math.max(...open.map((text) => new Set(slotsIn(text)).size));
  const best = open.filter((text) => new Set(slotsIn(text)).size === most);
  return oneOf(best, choice.seed);
}

/** The same for what must be said: where all was said, what was said longest ago. */
export function anyText(texts: readonly string[], choice: Choice): string {
  const chosen = newText(texts, choice);
  if (chosen) return chosen;
  const again = texts.filter((text) => slotsIn(text).every((name) => choice.slots[name] !== undefined));
  const [oldest = ""] = again.toSorted(
    (one, other) => choice.said.lastIndexOf(one) - choice.said.lastIndexOf(other),
  );
  return oldest;
}
