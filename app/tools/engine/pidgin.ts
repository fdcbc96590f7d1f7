import { wordsOf } from "./word-kinds.ts";
import { forMany } from "./wording.ts";

const changes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:does|do|did) not\b|\bdoesn’t\b|\bdon’t\b/g, "no dey"],
  [/\b(?:cannot|can not|can’t)\b/g, "no fit"],
  [/\bwill not\b|\bwon’t\b/g, "no go"],
  [/\bis not\b|\bare not\b/g, "no dey"],
  [/\bhas no\b|\bhave no\b/g, "no get"],
  [/\bcan be\b/g, "fit be"],
  [/\bcan\b/g, "fit"],
  [/\bwill\b/g, "go"],
];

function small(text: string): string {
  return changes.reduce((said, [from, to]) => said.replace(from, to), text);
}

function predicateOf(verb: string, rest: string): string {
  if (verb === "is") return `e ${rest}`;
  return `e ${predicateInPidgin(forMany(`${verb} ${rest}`))}`;
}

/** An English clause in light Pidgin: 'we bring our own soap' becomes 'we dey bring our own soap'. */
export function clauseInPidgin(clause: string): string {
  const said = small(clause);
  if (said !== clause) return said;
  const it = clause.match(/^it (is|has|\p{L}+?s) (.+)$/iu);
  if (it) return predicateOf(it[1] ?? "", it[2] ?? "");
  const [who, verb] = wordsOf(clause);
  if (!who || !verb || !/^(?:we|you|they)$/i.test(who.text) || verb.kind !== "verb") return clause;
  return /^(?:are|have|were|had|need|want|know|fit|go|dey|no)$/i.test(verb.text)
    ? clause
    : clause.replace(/ /, " dey ");
}

/** The predicate 'keeps for a month' as 'dey keep for a month'. @param plain with the verb in its base form */
export function predicateInPidgin(plain: string): string {
  const said = small(plain);
  if (said !== plain) return said;
  if (/^(?:have|has)\b/.test(plain)) return plain.replace(/^\w+/, "get");
  return /^(?:is|are)\b/.test(plain) ? plain.replace(/^\w+/, "dey") : `dey ${plain}`;
}
