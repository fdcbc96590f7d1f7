import { featureReader } from "./features.ts";

/** Words, two in a row and letters in a row: a typing error changes few of them. */
const read = featureReader({ places: 32_768, letters: [3, 4], runs: 2 });

/** A line's features with those that few lines have weighing more, at length 1. */
function weighed(line: string, rarity: (place: number) => number): [number, number][] {
  const features = read(line).map(([place, weight]): [number, number] => [place, weight * rarity(place)]);
  const length = Math.hypot(...features.map(([, weight]) => weight)) || 1;
  return features.map(([place, weight]) => [place, weight / length]);
}

/** Reads lines and returns a function that gives how alike each of them is to a text by its words, 0 to 1, in the lines' order. */
export function nearWords(lines: readonly string[]): (text: string) => Float32Array {
  const counts = new Map<number, number>();
  for (const line of lines) for (const [place] of read(line)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const rarity = (place: number) => Math.log((lines.length + 1) / ((counts.get(place) ?? 0) + 0.5));
  const holders = new Map<number, { at: number; weight: number }[]>();
  for (const [at, line] of lines.entries())
    for (const [place, weight] of weighed(line, rarity)) {
      const others = holders.get(place);
      if (others) others.push({ at, weight });
      else holders.set(place, [{ at, weight }]);
    }
  return (text) => {
    const alike = new Float32Array(lines.length);
    for (const [place, weight] of weighed(text, rarity))
      for (const holder of holders.get(place) ?? [])
        alike[holder.at] = (alike[holder.at] as number) + weight * holder.weight;
    return alike;
  };
}
