import type { Rarity } from "../about-matter.ts";
import type { Matters } from "../matters.ts";
import { asStep, type ProcedureLine, type ProcedurePart } from "../procedure-lines.ts";
import { capital, cleanTyping } from "../typing.ts";
import { toldElsewhere } from "./lacking.ts";
import type { Source } from "./procedure-sources.ts";

/** What is added to a procedure for the matters that it lacks. */
export interface Added {
  readonly sections: readonly ProcedurePart[];
  /** Lines for the case that something goes wrong. */
  readonly failures: readonly ProcedureLine[];
  /** The matters that this answers. */
  readonly answered: ReadonlySet<string>;
}

/** What is known when something is added. */
interface Before {
  readonly matters: Matters;
  readonly source: Source;
  readonly rarity: Rarity;
  /** The procedure so far. */
  readonly written: string;
  /** Whether the procedure has a matter already. */
  readonly isHad: (matter: string) => boolean;
}

/** What the other procedures of the same work say of the matters that this one lacks. */
export function fromSameWork({ matters: { head, listed }, source, rarity, written, isHad }: Before): Added {
  const found = [...head, ...listed]
    .filter((matter) => !isHad(matter))
    .map((matter) => {
      const told = toldElsewhere(matter, source.beside, rarity, (line) => written.includes(line));
      // A single line is no section.
      return { matter, steps: told.steps.length > 1 ? told.steps : [], failures: told.failures };
    })
    .filter(({ steps, failures }) => steps.length || failures.length);
  return {
    sections: found
      .filter(({ steps }) => steps.length)
      .map(({ matter, steps }) => ({ heading: capital(cleanTyping(matter)), lines: steps })),
    failures: found.flatMap(({ failures }) => failures),
    answered: new Set(found.map(({ matter }) => matter)),
  };
}

/** Of so many matters that nothing is known of, each gets all its steps. */
const fewMatters = 2;

/**
 * Sections for matters of which the library knows nothing, in the visitor's own words: who does them and how is left open,
 * because only the company knows it.
 */
export const ownSections = (matters: readonly string[]): ProcedurePart[] =>
  matters.map((matter) => ({
    heading: capital(cleanTyping(matter)),
    lines: [
      "Done by: ____________. When: ____________. Checked by: ____________.",
      "How it is done here, step by step: ____________.",
      ...(matters.length > fewMatters
        ? []
        : [
            "Whoever did it and whoever checked it sign, and what was not right is told to the manager the same day.",
          ]),
    ].map(asStep),
  }));
