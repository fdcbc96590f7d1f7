import type { Audience } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";

/** Words that confirm an audience. Without one it is only a guess: a cleaning company does not sell to companies. */
const sure: Readonly<Record<string, RegExp>> = {
  parents: /\b(?:parents?|child(?:ren)?|kids|school|bab(?:y|ies)|mothers?|fathers?)\b/i,
  companies: /\b(?:companies|offices|corporate|firms|organi[sz]ations)\b/i,
};

/** The audience that the visitor's text names, if it does so beyond doubt. */
export function namedAudience({ audience, text }: Brief): Audience | undefined {
  const proof = audience && sure[audience.id];
  return proof && !proof.test(text) ? undefined : audience;
}
