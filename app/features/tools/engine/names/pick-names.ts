import type { Brief } from "../brief.ts";
import { chooser } from "../chooser.ts";
import { searchable } from "../plain-text.ts";
import { heads, tooClose } from "./alike.ts";
import { decent, ofSomebody, squashed, wordsOfName } from "./blocklist.ts";
import type { Candidate, NameStyle } from "./candidate.ts";
import { makeCandidates } from "./make-candidates.ts";
import { pronounceable } from "./pronounceable.ts";

/** The styles of one list in their order; a style that has nothing more gives its place to another. */
const plan: readonly NameStyle[] = [
  ...(["ready", "local", "plain", "place", "blend", "founder", "ready", "abroad", "evocative"] as const),
  ...(["local", "place", "blend", "plain", "ready", "founder"] as const),
];
const instead: readonly NameStyle[] = ["local", "evocative", "abroad", "ready", "blend", "plain", "place"];
const listLength = 14;
/** So many lists share no name; after them the names come in another order. */
const round = 6;
const longestName = 32;

interface Pool {
  readonly brief: Brief;
  /** What decides the order of the names. */
  readonly seed: string;
  readonly all: readonly Candidate[];
}

/** Names that may stand in a list: fit to be printed, and not what the visitor typed. */
function poolOf(brief: Brief, seed: string): Pool {
  const typed = searchable(brief.text);
  const known = new Set<string>();
  const all = makeCandidates(brief).filter(({ name }) => {
    const whole = squashed(name);
    const fits =
      name.length <= longestName &&
      whole.length >= 3 &&
      decent(name) &&
      !ofSomebody(name) &&
      pronounceable(name) &&
      !typed.includes(searchable(name)) &&
      !known.has(whole);
    known.add(whole);
    return fits;
  });
  return { brief, seed, all };
}

/** A list that is being filled. */
class List {
  readonly picked: Candidate[] = [];
  readonly #heads = new Map<string, number>();

  /** At most two names share a word, none of them in the same way, and none is nearly another. */
  takes(candidate: Candidate): boolean {
    return (
      heads(candidate).every((head) => (this.#heads.get(head) ?? 0) < 2) &&
      !this.picked.some((other) => alikeMade(candidate, other) || tooClose(candidate.name, other.name))
    );
  }

  add(candidate: Candidate): void {
    this.picked.push(candidate);
    for (const head of new Set(heads(candidate))) this.#heads.set(head, (this.#heads.get(head) ?? 0) + 1);
  }
}

/** Two names of a style that begin with the same word, two blends with the same half, two that praise alike. */
function alikeMade(one: Candidate, other: Candidate): boolean {
  if (one.style !== other.style) return false;
  if (one.origin.kind === "proper" && other.origin.kind === "proper") return true;
  const [first, ...rest] = heads(one);
  const [otherFirst, ...others] = heads(other);
  return first === otherFirst || (one.style === "blend" && rest.some((head) => others.includes(head)));
}

/** The first letters of the longer words, by which 'smoke' and 'smoked' are the same. */
function beginningsOf(text: string): string[] {
  const least = 4;
  return wordsOfName(text)
    .filter((word) => word.length >= least)
    .map((word) => word.slice(0, least));
}

/** What the visitor's own words speak of comes first; the rest as it falls. */
function ordered({ brief, seed, all }: Pool, style: NameStyle, turn: number): readonly Candidate[] {
  const own = all.filter((candidate) => candidate.style === style);
  const mixed = chooser(seed, 1).some(`${style} ${turn}`, own, own.length);
  if (style !== "ready") return mixed;
  const beginnings = new Set(beginningsOf(brief.phrases.join(" ")));
  const near = ({ name, origin }: Candidate) =>
    beginningsOf(origin.kind === "ready" ? `${name} ${origin.meaning}` : name).some((word) =>
      beginnings.has(word),
    );
  return [...mixed.filter(near), ...mixed.filter((candidate) => !near(candidate))];
}

function fillList(
  styles: ReadonlyMap<NameStyle, readonly Candidate[]>,
  used: ReadonlySet<string>,
): Candidate[] {
  const list = new List();
  const take = (style: NameStyle): boolean => {
    const found = styles.get(style)?.find((candidate) => !used.has(candidate.name) && list.takes(candidate));
    if (found) list.add(found);
    return found !== undefined;
  };
  for (const style of plan) {
    if (list.picked.length < listLength && !take(style) && style !== "founder") instead.some(take);
  }
  while (list.picked.length < listLength && instead.some(take));
  return list.picked;
}

/**
 * The wished list of a round; no two lists of a round share a name.
 * @param kept names that stay free for the list that comes after it
 */
function listAt(pool: Pool, turn: number, place: number, kept: readonly Candidate[]): Candidate[] {
  const styles = new Map([...new Set(plan)].map((style) => [style, ordered(pool, style, turn)] as const));
  const used = new Set<string>();
  let list: Candidate[] = [];
  for (let at = 0; at <= place; at += 1) {
    if (at === place) for (const { name } of kept) used.add(name);
    list = fillList(styles, used);
    for (const { name } of list) used.add(name);
  }
  return list;
}

/**
 * The names of one version: none of them in the versions beside it.
 * @param seed what the visitor typed
 */
export function pickNames(brief: Brief, seed: string, version: number): readonly Candidate[] {
  const pool = poolOf(brief, seed);
  const turn = Math.floor((version - 1) / round);
  const place = (version - 1) % round;
  const next = place === round - 1 ? listAt(pool, turn + 1, 0, []) : [];
  return listAt(pool, turn, place, next);
}
