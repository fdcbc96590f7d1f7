import type { KnowledgeDocument } from "../knowledge/document.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import { isOffer } from "./cart.ts";
import { withFacts } from "./facts.ts";
import type { Asked } from "./talk.ts";

/** Words that ask which of our offers was meant. */
const asksWhich = /\bwhich\b.*\b(?:that|dat|this|it|am|or)\b/;

/**
 * The offer that the last answer named, if a message asks which one it was: 'which of your offers would that be'.
 * @returns undefined if it named none or several, or the message names something itself
 */
export async function pointedTo({ text, named, last, talk }: Asked): Promise<KnowledgeDocument | undefined> {
  const [only, ...others] = last.filter(isOffer);
  if (!only || others.length || !asksWhich.test(text) || named.some(({ group }) => !group)) return undefined;
  if (talk?.intent === "business") return only;
  const precise = talk?.precise ? await preciseNamed(talk.precise) : undefined;
  return precise && withFacts(precise.says.english).includes(only.name) ? only : undefined;
}
