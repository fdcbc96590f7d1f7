import { type Clause, chanceOf, hasFigure, looksLikeFact, publicKinds } from "./clauses.ts";

/** Kinds that are between the visitor and us. */
const privateKinds = ["remark", "instruction", "goal", "question", "claim"] as const;

/**
 * What shows a private kind by its words. A meaning that is only likely hides a clause if its words agree, because a fact
 * is lost more often than something private is printed.
 */
const witnesses: Readonly<Record<(typeof privateKinds)[number], RegExp>> = {
  remark:
    /\b(?:disturb\w*|my (?:landlord|competitors?|supplier)|wahala|wicked|stole|stolen|thie\w+|cheat\w*|complain\w*|god|bless|amen|salam\w*|hello|thanks?|good (?:day|morning|afternoon|evening))\b/i,
  instruction:
    /^(?:leave out|skip|hide|mention)\b|\b(?:please|pls|plz|abeg|kindly|(?<!\b(?:i|we|it|they|you) )(?:don['’]?t|do not|never)|avoid|make (?:it|am|e|sure)|translate|hashtags?|captions?)\b/i,
  goal: /^(?:boost|increase|grow|improve|push)\b.*\b(?:my|our)\b|\b(?:i|we)\b.*\b(?:want|wan|need|hope|plan|wish|would like|looking)\b|\b(?:more|new|many) (?:customers?|clients?|sales|people|buyers|followers)\b/i,
  question: /\?|\b(?:how|what|why|who|where|when|which|can|could|should|do|does|is|are|wetin)\b/i,
  claim:
    /\b(?:stops?|removes?|clears?|flush\w*|kills?|melts?|shrinks?|reverses?|cures?|heals?|treats?|guarante\w*|miracles?|forever|never|sure|instant\w*|bleach\w*|whiten\w*|lighten\w*|in \d+ (?:days|weeks|hours))\b|100 ?%/i,
};
/** From this chance on a kind needs no witness, but for wishes and questions: their words always show them. */
const surelyPrivate = 0.97;
/** Promises of a cure or a gain do more harm than a lost fact. */
const surelyClaim = 0.9;
const alwaysShows: ReadonlySet<string> = new Set(["goal", "question"]);
/** Days and hours, and nothing else. */
const onlyTime =
  /^(?:(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?|daily|weekdays|weekends|\d{1,2}(?::\d\d)? ?(?:am|pm)|every|to|and|till|until|from|only|[-–&.])\s*)+$/i;
/** Says for whom something is, which many a seller says of a plain cream. */
const forWhom = /^(?:very )?(?:good|perfect|ideal|suitable) for\b/i;
/** From this chance of all of them on a clause is not published. */
const privateFrom = 0.6;

/** The chance that a clause is private. @param follows whether the clause before it in its sentence is */
function privateChance(clause: Clause, follows: boolean): number {
  const kinds = privateKinds.filter(
    (kind) =>
      follows ||
      (clause.chances[kind] >= (kind === "claim" ? surelyClaim : surelyPrivate) &&
        !alwaysShows.has(kind) &&
        !forWhom.test(clause.text)) ||
      witnesses[kind].test(clause.text),
  );
  const hidden = chanceOf(clause, kinds);
  return hidden / (chanceOf(clause, [...publicKinds, ...privateKinds]) || 1);
}

/** The clauses that customers may read: all that are not plainly private. Danger is for the guard, not for this. */
export function publicClauses(clauses: readonly Clause[]): Clause[] {
  const shown: Clause[] = [];
  let isSure = false;
  let hiddenIn = -1;
  for (const clause of clauses) {
    const { text, sentence } = clause;
    const saysNothing =
      !/[\p{L}\d]/u.test(text) || /^(?:abeg|please|pls|plz|o|oh|ok|and|but|i|we)?[\s.,!?-]*$/i.test(text);
    const bound =
      looksLikeFact(text) && !/^(?:leave out|skip|hide)\b/i.test(text) ? surelyPrivate : privateFrom;
    const isPrivate = privateChance(clause, hiddenIn === sentence) >= bound && !onlyTime.test(text);
    const before = shown.at(-1);
    if (isPrivate) hiddenIn = sentence;
    // 'Some people drink it for BP, but we don't claim that': without its end it says the opposite.
    if (isPrivate && /^but\b/i.test(text) && before?.sentence === sentence)
      if (privateChance(before, true) >= privateFrom) shown.pop();
    if (saysNothing || isPrivate) continue;
    shown.push(clause);
    isSure ||= privateChance(clause, true) < privateFrom || hasFigure(text);
  }
  // If no clause is clearly public, short clauses beside a wish are not public either: 'market dry'.
  return isSure || clauses.length === 1 ? shown : [];
}
