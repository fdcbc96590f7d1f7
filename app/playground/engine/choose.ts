/** FNV-1a: a deterministic hash from 0 to 2³² − 1, used in place of random numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}

/** Picks one item; the same seed gives the same pick. */
export function oneOf<Item>(list: readonly Item[], seed: string): Item | undefined {
  return list[hash(seed) % Math.max(1, list.length)];
}

const place = /\{(\w+)\}/g;

type Slots = Readonly<Record<string, string | undefined>>;

function slotsIn(text: string): string[] {
  return [...text.matchAll(place)].map(([, name = ""]) => name);
}

/** A template with its slots filled in; the visitor's words get a capital at the start of a sentence. */
export function filled(text: string, slots: Slots): string {
  const full = text.replace(place, (_, name: string) => slots[name] ?? "");
  return full.replace(
    /(^|[.?]\s+|\n\d\. )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

interface Choice {
  slots: Slots;
  /** Templates already used in this chat, newest last. */
  said: readonly string[];
  /** The same seed gives the same pick. */
  seed: string;
}

/** The templates whose slots can all be filled and that were not used yet. */
function fresh(texts: readonly string[], { slots, said }: Choice): readonly string[] {
  return texts.filter(
    (text) => !said.includes(text) && slotsIn(text).every((name) => slots[name] !== undefined),
  );
}

/**
 * The template that uses most of what the visitor told; of equal ones, one picked by the seed.
 * @returns undefined if every fitting template was used
 */
export function newText(texts: readonly string[], choice: Choice): string | undefined {
  const open = fresh(texts, choice);
  const most = Math.max(...open.map((text) => new Set(slotsIn(text)).size));
  const best = open.filter((text) => new Set(slotsIn(text)).size === most);
  return oneOf(best, choice.seed);
}

/** The same for a text that is required: if every template was used, the one used longest ago. */
export function anyText(texts: readonly string[], choice: Choice): string {
  const chosen = newText(texts, choice);
  if (chosen) return chosen;
  const again = texts.filter((text) => slotsIn(text).every((name) => choice.slots[name] !== undefined));
  const [oldest = ""] = again.toSorted(
    (one, other) => choice.said.lastIndexOf(one) - choice.said.lastIndexOf(other),
  );
  return oldest;
}
