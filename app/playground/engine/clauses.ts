/* A customer's message as clauses, each of which does one thing to the order. */

export interface Clause {
  readonly clause: string;
  /** Whether it takes off what it names. */
  readonly isOff: boolean;
  /** Whether it only says what is not wanted with the clause before: '2 weeks without licence'. */
  readonly isBeside?: boolean;
  /** Whether an order that came before it is dropped. */
  readonly isAnew: boolean;
}

const off =
  "remove|comot|cancel|take (?:out|off|away)|drop|without|minus|leave out|leave the|forget(?: about)?|(?:i )?(?:don['’]?t|do not|no|no longer) (?:want|need|wan|put|add|include)|no(?! (?:wahala|problem|vex|be|dey|get|fit|reach|go|time|discount|longer|way)\\b)|not|except|excluding|instead of";
const starts = new RegExp(
  `^(?:(?:and|but|please|pls|abeg|ok|okay|then|just|i|we|so|oya|now|biko)[, ]+)*(?:${off})\\b`,
  "i",
);
const verbs = "remove|comot|add|make|change|drop|swap|replace|cancel|bring|send|deliver|take|use|put";
const ends = new RegExp(
  `[;!?\\n]+|[.,](?!\\d)|\\bthen\\b|\\bbut\\b|\\b(?:and|plus|&)\\s+(?=(?:${verbs})\\b)|\\b(?:and|with)\\s+(?=no |not |without )|(?<=\\S)\\s+(?=(?:without|instead of|comot|no (?:need|want|add|put)|remove) )`,
  "i",
);
/** Words that begin a new order. */
export const anew =
  /\b(?:new order|another order|separate order|different order|start (?:again|afresh|over)|(?:forget|leave|cancel|scrap) (?:that(?: one)?|all(?: that)?|everything|the order))\b/i;

export function clausesOf(text: string): Clause[] {
  let isAnew = false;
  const clauses = text
    .split(ends)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .flatMap((clause) => {
      if (anew.test(clause)) {
        isAnew = true;
        const rest = clause.replace(anew, "").replace(/^[\s:,-]+/, "");
        if (rest.length < 4) return [];
        const now: Clause = { clause: rest, isOff: false, isAnew };
        isAnew = false;
        return [now];
      }
      const now: Clause = { clause, isOff: starts.test(clause), isAnew };
      isAnew = false;
      return [now];
    });
  const beside = clauses.map((now, at) =>
    at > 0 && !clauses[at - 1]?.isOff && /^without\b/i.test(now.clause) ? { ...now, isBeside: true } : now,
  );
  if (beside.some(({ isBeside }) => isBeside)) return beside;
  return isAnew ? [...clauses, { clause: "", isOff: false, isAnew }] : clauses;
}
