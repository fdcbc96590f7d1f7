import { matters } from "#content/bots/words.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { isUnit, mayRepeat, rootOf, tellingStems } from "./things.ts";

const longest = 220;
/** The least share of a question's meaning that a sentence must have. */
const leastShare = 0.34;

const matterOf = new Map<string, string[]>();
for (const [matter, words] of Object.entries(matters))
  for (const word of words.split(" "))
    matterOf.set(rootOf(word), [...(matterOf.get(rootOf(word)) ?? []), `#${matter}`]);

const joined = (text: string) =>
  text.replace(/\bcheck(?:ing)?[\s-]+(in|out)\b/gi, "check$1").replace(/\bpick[\s-]+up\b/gi, "pickup");

/** What a text speaks of: the matters that its words belong to, and its other words. */
export function meaningsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of plainWords(joined(text)).map(rootOf))
    for (const matter of matterOf.get(word) ?? []) found.add(matter);
  if (/\d ?(?:am|pm)\b|\b(?:midnight|noon)\b|\b24 ?(?:hours|hrs)\b/i.test(text) && !/\bcheck/i.test(text))
    found.add("#opening");
  if (/\bpay (?:later|next|after|small|when)\b|\bon credit\b/i.test(text)) found.add("#credit");
  for (const word of tellingStems(joined(text))) if (!matterOf.has(word)) found.add(word);
  return found;
}

/** A sentence of the owner as the bot may say it; undefined if it must not be repeated. */
export function asNote(sentence: string): string | undefined {
  const text = sentence
    .trim()
    .replace(
      /^(?:(?:and|but|so|also|then|oh|ok(?:ay)?|please note(?: that)?|note(?: that)?|well|yes|no problem)[, ]+)+/i,
      "",
    )
    .replace(/\bI(?: am|['’]m)\b/g, "we are")
    .replace(/\bi(?=\s)/gi, "we")
    .replace(/\bmy\b/gi, "our")
    .replace(/[.!,;\s]+$/, "");
  if (text.length < 3 || text.length > longest || !mayRepeat(text)) return undefined;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A matter says more than any other word. */
const weigh = (meanings: readonly string[]): number =>
  meanings.reduce((sum, meaning) => sum + (meaning.startsWith("#") ? 1.5 : 1), 0);

/**
 * What the owner told about a question, best first; newer sentences before older ones that fit as well.
 * @param about a matter that the sentence must be about
 * @param least the least share of the question's meaning that the sentence must have
 */
export function notesAbout(
  notes: readonly string[],
  question: string,
  about?: keyof typeof matters,
  least = leastShare,
): string[] {
  const asked = meaningsOf(question);
  if (about) asked.add(`#${about}`);
  return notes
    .map((note, at) => {
      const told = meaningsOf(note);
      const common = [...asked].filter((meaning) => told.has(meaning));
      // 'What is inside the pack' asks for no rule about packs.
      const isOfUnit = common.every(isUnit) && common.length < asked.size;
      const shared = isOfUnit ? 0 : weigh(common);
      return { note, at, told, share: shared / Math.max(1, weigh([...asked])), shared };
    })
    .filter(({ told, share }) => (about ? told.has(`#${about}`) : share >= least))
    .sort((one, other) => other.shared - one.shared || other.share - one.share || other.at - one.at)
    .map(({ note }) => note);
}
