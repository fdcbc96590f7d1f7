/** Picks among wordings. The same text and version always give the same picks; the next version gives others. */
export interface Chooser {
  /** Picks one item. `key` names the place in the text, so that two places pick independently. */
  one<Item>(key: string, list: readonly Item[]): Item;
  /** Picks up to `count` different items. */
  some<Item>(key: string, list: readonly Item[], count: number): Item[];
}

/** FNV-1a: a deterministic hash from 0 to 2³² − 1, used in place of random numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}

/** @param text what was typed  @param version from 1 */
export function chooser(text: string, version: number): Chooser {
  return {
    one(key, list) {
      const item = list[(hash(`${text}\n${key}`) + version - 1) % list.length];
      if (item === undefined) throw new Error(`Nothing to choose from for ${key}.`);
      return item;
    },
    some(key, list, count) {
      const shuffled = list
        .map((item, place) => ({ item, order: hash(`${text}\n${key}\n${place}`) }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item);
      const taken = Math.min(count, shuffled.length);
      const first = shuffled.length ? ((version - 1) * taken) % shuffled.length : 0;
      return [...shuffled, ...shuffled].slice(first, first + taken);
    },
  };
}
