/** FNV-1a: a deterministic hash from 0 to 2³² − 1, used in place of random numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}

/** Picks one item; the same seed gives the same pick. */
function oneOf<Item>(list: readonly Item[], seed: string): Item | undefined {
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

/**
 * The template that uses most of what is known; of equal ones one that was not used yet, picked by the seed, else the one
 * used longest ago.
 */
export function textFor(texts: readonly string[], { slots, said, seed }: Choice): string {
  const fitting = texts.filter((text) => slotsIn(text).every((name) => slots[name] !== undefined));
  const most = Math.max(...fitting.map((text) => slotsIn(text).length));
  const best = fitting.filter((text) => slotsIn(text).length === most);
  const fresh = best.filter((text) => !said.includes(text));
  const [oldest = ""] = best.toSorted((one, other) => said.lastIndexOf(one) - said.lastIndexOf(other));
  return oneOf(fresh, seed) ?? oldest;
}
