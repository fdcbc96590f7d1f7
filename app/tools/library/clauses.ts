/** What a clause of a visitor's text is: what customers may read first, then what is between the visitor and us. */
export const publicKinds = ["fact", "price", "place", "audience", "event"] as const;
export const clauseKinds = [
  ...publicKinds,
  "remark",
  "instruction",
  "goal",
  "question",
  "claim",
  "danger",
] as const;
export type ClauseKind = (typeof clauseKinds)[number];

/** A part of a text, before anybody knows what it is. */
export interface Part {
  readonly text: string;
  /** The number of its sentence. */
  readonly sentence: number;
  /** What joins it to the part before it in its sentence: a comma, or nothing but a space. */
  readonly joint: string;
}

/** A part and what it is. */
export interface Clause extends Part {
  readonly kind: ClauseKind;
  /** Whether it was classified by its words alone, because it looks like a fact in a long text. */
  readonly byWords: boolean;
  /** The chance of each kind. */
  readonly chances: Readonly<Record<ClauseKind, number>>;
}

/** The end of a sentence, but not after 'Dr.', or after the 'no.' of a number: 'no. 7', 'NAFDAC no. in process'. */
const sentenceEnd =
  /(?<=[.!?…])(?<!\b(?:dr|mr|mrs|prof|engr|st|rd|opp|min|max|approx|incl|tel)\.)(?<!\bno\.(?=\s[\da-z]))\s+|\n+|;\s*|•/i;
/** The start of another thought inside a sentence. */
const opening =
  /\s+(?=(?:but|abeg|pls|plz|please|though|although|maybe|so that|so people|make e|and (?:i|we|my|our|they|people|it)|i (?:want|wan|need|no)|my (?:wife|husband|brother|sister|mama|papa|mother|father|matron|oga))\b)/i;
/** A comma that separates parts, but not inside brackets: '(24 seats 8k, 60 seats 25k)' is one part. */
export const comma = /,\s+(?![^()]*\))|,(?!\d)(?![^()]*\))/;

/** Too short to be read alone: it belongs to the part before it. In words, of which none is a figure. */
const fewWords = 1;

/** Asks us to tell something: only what is to be told is read. 'Just tell dem say our curtain strong.' */
const relayed =
  /^(?:(?:and|just|abeg|pls|plz|please)\s+)*(?:(?:tell|let) (?:them|dem|people|customers|everybody) (?:know )?(?:that|say)|say(?= (?:it is|it['’]s|we|our)\b))\s+/i;

/** The parts of a text that may be of different kinds. */
export function partsOf(text: string): Part[] {
  const sentences = text.split(sentenceEnd).filter((sentence) => sentence?.trim());
  return sentences.flatMap((sentence, at) => {
    const parts: Part[] = [];
    for (const [place, piece] of sentence.split(comma).entries())
      for (const [turn, thought] of piece.split(opening).entries()) {
        const trimmed = thought.trim().replace(relayed, "");
        if (!trimmed) continue;
        const joint = turn === 0 && place > 0 ? ", " : " ";
        const last = parts.at(-1);
        // 'In 3 stages: 50, 30, 20' is one part.
        const isFigure = /^\d{1,3}\s?%?[.!]?$/.test(trimmed);
        const isShort = isFigure || (!/\d/.test(trimmed) && trimmed.split(/\s+/).length <= fewWords);
        if (last && isShort) parts[parts.length - 1] = { ...last, text: `${last.text}${joint}${trimmed}` };
        else parts.push({ text: trimmed, sentence: at, joint });
      }
    return parts;
  });
}

/** Words about the visitor, about others or about us, or addressed to the writer of the text. */
const ofUs =
  /\b(?:i|i['’]?m|me|my|you|u|your|they|dem|them|he|she|his|her|people|customers?|please|pls|plz|abeg|kindly|write|don['’]?t|make|use|add|put|say|ignore|see|above|thanks?|bless|good (?:day|morning|afternoon|evening)|salam|how|what|why|who|which|should|sorry|idk|lol)\b|\?/i;
/** A price or a number. */
const withFigure = /₦\s?\d|\bN\d|\d\s?[k%](?!\w)|\bnaira\b|\d{3,}/i;

export const isOfPeople = (text: string) => ofUs.test(text);

export const hasFigure = (text: string) => withFigure.test(text);

/** Whether a clause looks like a fact: a short item of a list, or something with a figure. */
export const looksLikeFact = (text: string) =>
  withFigure.test(text)
    ? !/\b(?:please|pls|abeg|kindly|write|don['’]?t|ignore|how|what|savings?|saved|capital|loan)\b|\?/i.test(
        text,
      )
    : text.split(/\s+/).length < 5 && !ofUs.test(text);

/** The chance that a clause is one of some kinds. */
export const chanceOf = ({ chances }: Clause, kinds: readonly ClauseKind[]) =>
  kinds.reduce((sum, kind) => sum + chances[kind], 0);

/**
 * The share of danger from which a form is suspicious, by how much of it is plainly business at most: the more that is, the more
 * danger it needs. What is suspicious is read by the recogniser of danger, which decides.
 */
const suspectFrom: readonly (readonly [business: number, danger: number])[] = [
  [0.2, 0.005],
  [0.7, 0.009],
  [0.82, 0.07],
  [0.9, 0.1],
];
const clearDanger = 0.2;

/**
 * Whether clauses may be a call for help. Clinics and lenders write about illness and debt all day, so the share in the
 * whole form counts, and not one clause.
 */
export function maySpeakOfDanger(clauses: readonly Clause[]): boolean {
  const all = clauses.reduce((sum, { text }) => sum + text.length, 0);
  const share = (chance: (clause: Clause) => number) =>
    clauses.reduce((sum, clause) => sum + chance(clause) * clause.text.length, 0) / all;
  // Words alone suggest a little danger in every text, so they count only if the chance is high.
  const dangerIn = (clause: Clause) => {
    const chance = chanceOf(clause, ["danger"]);
    return clause.byWords && chance < clearDanger ? 0 : chance;
  };
  const businessIn = (clause: Clause) =>
    clause.byWords && !dangerIn(clause) ? 1 : chanceOf(clause, [...publicKinds, "goal"]);
  if (!all) return false;
  const [danger, business] = [share(dangerIn), share(businessIn)];
  return suspectFrom.some(([most, least]) => business < most && danger >= least);
}
