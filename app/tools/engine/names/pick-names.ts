import type { Brief } from "../brief.ts";
import { chooser } from "../chooser.ts";
import { searchable } from "../plain-text.ts";
import { decent, ofSomebody, wordsOfName } from "./blocklist.ts";
import type { Candidate, NameStyle } from "./candidate.ts";
import { makeCandidates } from "./make-candidates.ts";
import { type Entry, entryOf, NameList } from "./name-list.ts";
import { pronounceable } from "./pronounceable.ts";

/** The styles in one list, in order. A style that runs out is replaced by another. */
const plan: readonly NameStyle[] = [
  ...(["ready", "local", "plain", "place", "blend", "founder", "ready", "abroad", "evocative"] as const),
  ...(["local", "place", "blend", "plain", "ready", "founder"] as const),
];
const instead: readonly NameStyle[] = ["local", "evocative", "abroad", "ready", "blend", "plain", "place"];
const [leastInList, listLength] = [12, 14];
/** This many lists share no name; after that, the names come in another order. */
const round = 6;
const [shortestName, longestName] = [3, 32];

type Styles = ReadonlyMap<NameStyle, readonly Entry[]>;

/** Names that may be listed: fit to be printed, and not what the visitor typed. */
function poolOf(brief: Brief): readonly Entry[] {
  const typed = searchable(brief.text);
  const known = new Set<string>();
  return makeCandidates(brief)
    .map(entryOf)
    .filter(({ candidate: { name }, whole }) => {
      if (known.has(whole)) return false;
      known.add(whole);
      const printable = name.length <= longestName && whole.length >= shortestName;
      return (
        printable &&
        decent(name) &&
        !ofSomebody(name) &&
        pronounceable(name) &&
        !typed.includes(` ${name.toLowerCase()} `)
      );
    });
}

/** The first letters of the longer words, so that 'smoke' matches 'smoked'. */
function beginningsOf(text: string): string[] {
  const least = 4;
  return wordsOfName(text)
    .filter((word) => word.length >= least)
    .map((word) => word.slice(0, least));
}

/** Ready-made names that match the visitor's words come first. */
function nearFirst(brief: Brief, entries: readonly Entry[]): readonly Entry[] {
  const own = new Set(beginningsOf(brief.phrases.join(" ")));
  const isNear = ({ candidate: { name, origin } }: Entry) =>
    beginningsOf(origin.kind === "ready" ? `${name} ${origin.meaning}` : name).some((word) => own.has(word));
  const near = new Set(entries.filter(isNear));
  return [...near, ...entries.filter((entry) => !near.has(entry))];
}

/** The names of each style in the order for one round. */
function inOrder(pool: readonly Entry[], brief: Brief, seed: string, turn: number): Styles {
  const { some } = chooser(seed, 1);
  return new Map(
    [...new Set(plan)].map((style) => {
      const own = pool.filter(({ candidate }) => candidate.style === style);
      const mixed = some(`${style} ${turn}`, own, own.length);
      return [style, style === "ready" ? nearFirst(brief, mixed) : mixed] as const;
    }),
  );
}

function fillList(styles: Styles, used: ReadonlySet<Entry>): readonly Entry[] {
  const list = new NameList();
  const take = (style: NameStyle): boolean => {
    const found = styles.get(style)?.find((entry) => !used.has(entry) && list.takes(entry));
    if (found) list.add(found);
    return found !== undefined;
  };
  for (const style of plan) {
    if (list.entries.length < listLength && !take(style) && style !== "founder") instead.some(take);
  }
  while (list.entries.length < listLength && instead.some(take));
  return list.entries;
}

/**
 * The list at a place in a round. Lists of a round share no name while there are enough names; adjacent lists never do.
 * @param kept names reserved for the list that follows
 */
function listAt(styles: Styles, place: number, kept: readonly Entry[]): readonly Entry[] {
  const used = new Set<Entry>();
  let list: readonly Entry[] = [];
  for (let at = 0; at <= place; at += 1) {
    const free = at === place ? kept : [];
    const fresh = fillList(styles, new Set([...used, ...free]));
    list = fresh.length < leastInList ? fillList(styles, new Set([...list, ...free])) : fresh;
    for (const entry of list) used.add(entry);
  }
  return list;
}

/**
 * The names of one version; the versions directly before and after have none of them.
 * @param seed what the visitor typed
 */
export function pickNames(brief: Brief, seed: string, version: number): readonly Candidate[] {
  const pool = poolOf(brief);
  const turn = Math.floor((version - 1) / round);
  const place = (version - 1) % round;
  const next = place === round - 1 ? listAt(inOrder(pool, brief, seed, turn + 1), 0, []) : [];
  return listAt(inOrder(pool, brief, seed, turn), place, next).map(({ candidate }) => candidate);
}
