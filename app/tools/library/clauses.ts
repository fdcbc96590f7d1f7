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
  /** The chance of each kind. */
  readonly chances: Readonly<Record<ClauseKind, number>>;
}

const sentenceEnd = /(?<=[.!?…])\s+|\n+|;\s*|•/;
/** Where another thought begins inside a sentence. */
const opening =
  /\s+(?=(?:but|abeg|pls|plz|please|though|although|maybe|so that|so people|make e|and (?:i|we|my|our|they|people|it)|i (?:want|wan|need|no)|my (?:wife|husband|brother|sister|mama|papa|mother|father|matron|oga))\b)/i;
const comma = /,\s+|,(?!\d)/;

/** Too short to be read alone: it belongs to the part before it. In words, of which none is a figure. */
const fewWords = 1;

/** The parts of a text that may be of different kinds. */
export function partsOf(text: string): Part[] {
  const sentences = text.split(sentenceEnd).filter((sentence) => sentence?.trim());
  return sentences.flatMap((sentence, at) => {
    const parts: Part[] = [];
    for (const [place, piece] of sentence.split(comma).entries())
      for (const [turn, thought] of piece.split(opening).entries()) {
        const trimmed = thought.trim();
        if (!trimmed) continue;
        const joint = turn === 0 && place > 0 ? ", " : " ";
        const last = parts.at(-1);
        const isShort = !/\d/.test(trimmed) && trimmed.split(/\s+/).length <= fewWords;
        if (last && isShort) parts[parts.length - 1] = { ...last, text: `${last.text}${joint}${trimmed}` };
        else parts.push({ text: trimmed, sentence: at, joint });
      }
    return parts;
  });
}

/** The chance that a clause is one of some kinds. */
export const chanceOf = ({ chances }: Clause, kinds: readonly ClauseKind[]) =>
  kinds.reduce((sum, kind) => sum + chances[kind], 0);

/** From this share of danger on a form is suspicious, unless so much of it is plainly business. */
const suspectFrom = 0.02;
const businessFrom = 0.7;

/**
 * Whether clauses may be a call for help. Clinics and lenders write about illness and debt all day, so the share in the
 * whole form counts, and not one clause.
 */
export function maySpeakOfDanger(clauses: readonly Clause[]): boolean {
  const all = clauses.reduce((sum, { text }) => sum + text.length, 0);
  const share = (kinds: readonly ClauseKind[]) =>
    clauses.reduce((sum, clause) => sum + chanceOf(clause, kinds) * clause.text.length, 0) / all;
  return all > 0 && share(["danger"]) >= suspectFrom && share([...publicKinds, "goal"]) < businessFrom;
}
