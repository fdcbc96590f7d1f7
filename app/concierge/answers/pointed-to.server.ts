import type { KnowledgeDocument } from "../knowledge/document.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import { isOffer, toldIn } from "./cart.ts";
import { withFacts } from "./facts.ts";
import type { Asked } from "./talk.ts";

/** Words that ask which of our offers was meant. */
const asksWhich = /\bwhich\b.*\b(?:that|dat|this|it|am|or)\b/;

/**
 * The offer that the last answer named, if a message asks which one it was: 'which of your offers would that be'.
 * @returns undefined if it named none or several, or the message names something itself
 */
export async function pointedTo({
  text,
  named,
  last,
  talk,
  known,
}: Asked): Promise<KnowledgeDocument | undefined> {
  if (!asksWhich.test(text) || named.some(({ group }) => !group)) return undefined;
  const [only, ...others] = last.filter(isOffer);
  if (talk?.intent === "business" && !others.length) return only;
  const precise = talk?.precise ? await preciseNamed(talk.precise) : undefined;
  const told = precise ? toldIn(withFacts(precise.says.english), known).filter(isOffer) : [];
  if (only && !others.length && told.includes(only)) return only;
  // After 'FullOps takes the order', the offer that was recommended before it is no longer meant.
  return talk?.intent !== "compare" && told.length && only && !told.some((one) => last.includes(one))
    ? told[0]
    : undefined;
}
