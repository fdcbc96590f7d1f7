/** What a clause of a visitor's text is: what customers may read first, then what is between the visitor and us. */
export const publicKinds = ["fact", "price", "place", "audience", "event"] as const;
export const clauseKinds = [...publicKinds, "remark", "instruction", "goal", "question", "claim"] as const;
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
  /** The chance that customers may read it, 0 to 1. */
  readonly isPublic: number;
}

const sentenceEnd = /(?<=[.!?…])\s+|\n+|;\s*|•/;
/** Where another thought begins inside a sentence. */
const opening =
  /\s+(?=(?:but|because|bcos|cos|abeg|pls|plz|please|though|although|maybe|so that|so people|make e|dont|don['’]t|do not|and (?:i|we|my|our|they|people|it)|i (?:want|wan|need|no)|my (?:wife|husband|brother|sister|mama|papa|mother|father|matron|oga))\b)/i;
const comma = /,\s+|,(?!\d)|\s+[-–]\s+(?=[a-z]{3})/i;

/** Too short to be read alone: it belongs to the part before it. In words. */
const fewWords = 2;
const opensThought = new RegExp(`^${opening.source.replace("\\s+", "")}`, "i");

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
        const isShort = trimmed.split(/\s+/).length <= fewWords && !opensThought.test(trimmed);
        if (last && isShort) parts[parts.length - 1] = { ...last, text: `${last.text}${joint}${trimmed}` };
        else parts.push({ text: trimmed, sentence: at, joint });
      }
    return parts;
  });
}
