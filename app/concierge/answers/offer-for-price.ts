import type { KnowledgeDocument } from "../knowledge/document.ts";
import { plainQuestion } from "../words.ts";
import { businessAnswer, saysOwn } from "./business.ts";
import { readWell } from "./follow-up.server.ts";
import type { Asked } from "./talk.ts";

/** Lists of ours that a visitor asks about by name. 'Bot' and 'system' may mean anything that we would build. */
const ownLists = /\b(?:enterprise|apps?|add ons?|packages)\b/;

/**
 * The offer for the visitor's trade, in reply to a price question that names nothing of ours: 'I sell tyres, how much is
 * it'. Without it, the visitor would get all price ranges and be asked about the business again.
 * @returns undefined if the question names a thing or a list of ours, or if the visitor has not said what the business is
 */
export function offerForPrice(subjects: readonly KnowledgeDocument[], asked: Asked, message: string) {
  const { talk, topic, text, language } = asked;
  const isNamed = subjects.some(({ price, group }) => price && !group) || ownLists.test(text);
  const isTold = talk?.trade !== undefined || saysOwn({ text: plainQuestion(message) });
  if (isNamed || !isTold || (topic?.domain ?? "offers") !== "offers") return undefined;
  return businessAnswer(asked, message, { onlyIfSure: readWell.includes(language), priceFirst: true });
}
