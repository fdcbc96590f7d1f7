import type { ConciergeIntent } from "../contract.ts";
import { placeOf } from "../knowledge/places.ts";
import type { PreciseAnswer } from "../precise/precise.ts";
import type { Language } from "../understand/built.ts";
import { builtForConcierge } from "../understand/labels.server.ts";
import { isOffer, toldIn } from "./cart.ts";
import { withFacts } from "./facts.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

/**
 * The written answer for a label.
 * @param repeated whether the visitor got this answer just before; the English one then has other words
 * @param name the file of the answer, if it is not the label's own
 */
export async function answerIn(
  language: Language,
  intent: ConciergeIntent,
  repeated = false,
  name: string = intent,
): Promise<Part | undefined> {
  const written = (await builtForConcierge()).answers[name];
  if (!written) return undefined;
  const { says, again, page, action } = written;
  const text = repeated && again && language === "english" ? again : (says[language] ?? says.english);
  return { intent, text: withFacts(text), place: placeOf(page), action };
}

/**
 * A precise answer in the visitor's language. Its subject is the offers that the visitor names; otherwise the one offer that the
 * answer names ('which of your offers is that', 'how much'), unless the visitor has chosen another; otherwise the subject of the
 * chat; otherwise the first package or system that the answer names.
 */
export function saidPrecisely(
  { label, says, page, action }: PreciseAnswer,
  { language, last, named, known, talk }: Asked,
): Part {
  const text = says[language] ?? says.english;
  const told = toldIn(withFacts(text), known).filter(isOffer);
  const own = named.filter(isOffer);
  const first = told.find(({ kind }) => kind !== "app");
  const isOne = told.length === 1 && !talk?.cart.chosen;
  const nearest = own.length ? own : isOne ? told : last;
  const subjects = nearest.length || !first ? nearest : [first];
  return { intent: label, text: withFacts(text), place: placeOf(page), action, subjects };
}

/** The written answer for a label in the visitor's language, in other words every second time. */
export function writtenAnswer(intent: ConciergeIntent, { talk, language }: Asked): Promise<Part | undefined> {
  return answerIn(language, intent, talk?.intent === intent && talk.times % 2 === 1);
}
