import { aboutMatter, type Rarity, tellsFrom } from "../about-matter.ts";
import { isTimed, type ProcedureLine, type ProcedurePart } from "../procedure-lines.ts";

/** Parts whose lines say how something is done. */
const working = new Set([
  "Safety and law first",
  "Before you begin",
  "Steps",
  "Checks",
  "When something goes wrong",
]);

const failures = "When something goes wrong";

/** A line that begins so goes on with the line before it. */
const goesOn = /^(?:he|she|it|they|them|this|that|these|those|then|both|the same|do the same|repeat)\b/i;

const mostLines = 4;

/** What the other procedures of the same work say of a matter. */
export interface ToldElsewhere {
  /** Lines that say how it is done. */
  readonly steps: readonly ProcedureLine[];
  /** Lines for the case that something goes wrong. */
  readonly failures: readonly ProcedureLine[];
}

/**
 * Finds the lines about a matter in the other procedures of the same work, the most exact ones, in their order.
 * @param isTold whether a line is in the procedure already
 */
export function toldElsewhere(
  matter: string,
  procedures: readonly (readonly ProcedurePart[])[],
  rarity: Rarity,
  isTold: (line: string) => boolean,
): ToldElsewhere {
  const about = aboutMatter(matter, rarity);
  const found = procedures
    .flat()
    .filter(({ heading }) => working.has(heading))
    .flatMap(({ heading, lines }) => lines.map((line) => ({ heading, line, share: about(line.text) })))
    .filter(
      ({ line, share }) =>
        share >= tellsFrom && !goesOn.test(line.text) && !isTimed(line) && !isTold(line.text),
    );
  const kept = new Set(found.toSorted((one, other) => other.share - one.share).slice(0, mostLines));
  const lines = found.filter((one) => kept.has(one));
  const numbered = ({ line }: { line: ProcedureLine }) => ({ ...line, isStep: true });
  return {
    steps: lines.filter(({ heading }) => heading !== failures).map(numbered),
    failures: lines.filter(({ heading }) => heading === failures).map(numbered),
  };
}
