import { plainQuestion, stem, wordsIn } from "./words.ts";

/** Something that has names. */
interface Named {
  readonly names: readonly string[];
  readonly group?: true;
  readonly kind?: string;
}

/**
 * Kinds whose names are common words, which must therefore be close together: 'the WhatsApp thing, I am selling shoes' is
 * not the course 'WhatsApp selling', and 'in the same bot or do I pay for each' is not the 'payment bot'.
 */
const titled: ReadonlySet<string | undefined> = new Set(["course", "post", "ebook", "add-on"]);

type Name = ReadonlySet<string>;

interface Called<Thing> {
  readonly thing: Thing;
  readonly name: Name;
}

/** Maximum number of words inside a name: 'my tailor shop is in Aba, is everything online' names no online shop. */
const mostBetween = 4;

/** Whether all words of one name are in another, longer one. */
function isPartOf(one: Name, other: Name): boolean {
  return one.size < other.size && [...one].every((word) => other.has(word));
}

/** Finds the things that a question names: all words of the name must be in it, in any order. */
export function nameIndex<Thing extends Named>(
  things: readonly Thing[],
): (words: readonly string[]) => Thing[] {
  /** Names indexed by their first word. */
  const byWord = new Map<string, { at: number; name: Name }[]>();
  for (const [at, { names }] of things.entries()) {
    for (const spoken of names) {
      const name = new Set(wordsIn(plainQuestion(spoken)).map(stem));
      const [word] = name;
      if (word) byWord.set(word, [...(byWord.get(word) ?? []), { at, name }]);
    }
  }

  /** Each thing with the longest of its names that the question contains. */
  function called(said: ReadonlySet<string>): Called<Thing>[] {
    const longest = new Map<number, Name>();
    for (const { at, name } of [...said].flatMap((word) => byWord.get(word) ?? [])) {
      const isSaid = [...name].every((word) => said.has(word));
      if (isSaid && name.size > (longest.get(at)?.size ?? 0)) longest.set(at, name);
    }
    return [...longest]
      .sort(([one], [other]) => one - other)
      .flatMap(([at, name]) => (things[at] ? [{ thing: things[at], name }] : []));
  }

  return (words) => {
    const stems = words.map(stem);
    /** The closest group of places in the question that contains every word of a name. */
    const spans = new Map<Name, { first: number; last: number }>();
    function spanOf(name: Name): { first: number; last: number } {
      const known = spans.get(name);
      if (known) return known;
      const places = [...name].map((word) => stems.flatMap((said, place) => (said === word ? [place] : [])));
      const nearest = (from: number) =>
        places.map((own) =>
          own.reduce((best, one) => (Math.abs(one - from) < Math.abs(best - from) ? one : best)),
        );
      const found = places
        .flat()
        .map((from) => nearest(from))
        .map((all) => ({ first: Math.min(...all), last: Math.max(...all) }))
        .reduce((best, one) => (one.last - one.first < best.last - best.first ? one : best));
      spans.set(name, found);
      return found;
    }
    const first = (name: Name) => spanOf(name).first;
    /** The number of other words between those of the name. */
    const between = (name: Name) => spanOf(name).last - first(name) + 1 - name.size;
    /** 'AI integration course' means AI integration, not a course on AI. */
    const isTighter = (one: Name, other: Name) =>
      one.size === other.size && first(one) === first(other) && between(one) < between(other);
    const found = called(new Set(stems));
    /** 'FullOps Assistant Elite and WhatsApp broadcast' does not name the WhatsApp assistant. */
    const isPatched = ({ name }: Called<Thing>) =>
      between(name) > 0 &&
      [...name].every((word) =>
        found.some(
          (other) => other.name !== name && other.name.has(word) && between(other.name) < between(name),
        ),
      );
    const isScattered = ({ thing, name }: Called<Thing>) =>
      between(name) > (titled.has(thing.kind) ? 1 : mostBetween);
    const all = found.filter((one) => !isPatched(one) && !isScattered(one));
    const exact = all.filter(
      ({ name }) =>
        !all.some(
          (other) => isPartOf(name, other.name) || (!other.thing.group && isTighter(other.name, name)),
        ),
    );
    const single = exact.filter(({ thing }) => !thing.group);
    return (single.length ? single : exact)
      .sort((one, other) => first(one.name) - first(other.name) || other.name.size - one.name.size)
      .map(({ thing }) => thing);
  };
}
