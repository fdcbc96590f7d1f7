import { searchable } from "./plain-text.ts";

/** Words that say nothing about the topic of a text. */
const empty = new Set(
  `the and for with from that this they them their your you our are was has have can will not but all one two each every
   more most into out over when what who how before after than then only also get make need want business customers
   customer people month week day time new good sell sales order orders start increase grow without within per open second
   fill stop reduce bring collect win trust make sign cover double`.split(/\s+/),
);

/** The significant words of a text, stemmed so that 'booking' and 'bookings' match. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = searchable(text)
    .split(/[ /’-]+/)
    .filter((word) => word.length > 2 && !empty.has(word));
  return new Set(words.map((word) => word.replace(/(?:ies|ing|es|s|y)$/, "")));
}

/** What to search the advice of a sector for: the visitor's own words, and words that belong to the goal. */
export interface Wanted {
  readonly own: ReadonlySet<string>;
  readonly ofGoal: ReadonlySet<string>;
}

export function wantedOf(typed: string, goalWords: readonly string[]): Wanted {
  return { own: stemsOf(typed), ofGoal: stemsOf(goalWords.join(" ")) };
}

/** Only the visitor's own words: all advice for one goal contains the words of that goal. */
export function onlyOwn({ own }: Wanted): Wanted {
  return { own, ofGoal: new Set() };
}

/** How many of the wanted words a text contains; the visitor's own words count most. */
export function closeness(text: string, { own, ofGoal }: Wanted): number {
  const points = [...stemsOf(text)].map((stem) => (own.has(stem) ? 3 : ofGoal.has(stem) ? 1 : 0));
  return points.reduce<number>((sum, next) => sum + next, 0);
}

/** The items sorted by closeness, best first; ties keep their order. */
export function ranked<Item>(items: readonly Item[], textOf: (item: Item) => string, wanted: Wanted): Item[] {
  return items
    .map((item) => ({ item, near: closeness(textOf(item), wanted) }))
    .sort((one, other) => other.near - one.near)
    .map(({ item }) => item);
}
