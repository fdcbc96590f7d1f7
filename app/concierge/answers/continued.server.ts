import { complained, continuedAs } from "#content/concierge/domains.ts";
import type { Label } from "#content/concierge/labels.ts";
import type { ConciergeInput } from "../contract.ts";
import { domainOfAnswer } from "../understand/domain.ts";
import { businessAnswer } from "./business.ts";
import { answerNamed, type Found, type ReadMessage } from "./one-answer.server.ts";
import { isQuestion } from "./questions.ts";
import type { Asked } from "./talk.ts";
import { answerIn } from "./written.ts";

/** Answers that help somebody with a trouble as well as ours to a complaint does. */
const sameTrouble: ReadonlySet<string> = new Set<Label>([
  "complaint",
  "refund",
  "help_fraud",
  "want_human",
  "work_status",
]);

/** Minimum chance that a message ends the chat. */
const sureOfClose = 0.6;
/** Minimum chance of thanks or a goodbye if the chat is about a trouble. */
const sureInComplaint = 0.5;
/** Minimum chance that a message only tells something. */
const sureOfTold = 0.5;

/** The answer to a message that ends the chat: thanks or a goodbye, whichever is likelier; undefined for any other. */
export async function farewell({ whole }: ReadMessage, asked: Asked): Promise<Found | undefined> {
  const { turn, text, talk, named } = asked;
  if (!turn || turn.close < sureOfClose || text.includes("?")) return undefined;
  if (named.some(({ group }) => !group) && isQuestion(text)) return undefined;
  const chance = (label: string) => whole.likely.find(({ id }) => id === label)?.chance ?? 0;
  // 'I don't want sorry, I want it fixed' ends no complaint.
  if (talk && complained.has(talk.intent) && chance("thanks") + chance("goodbye") < sureInComplaint)
    return undefined;
  const label = chance("thanks") >= chance("goodbye") + chance("no") ? "thanks" : "goodbye";
  const part = await answerIn(asked.language, label, talk?.intent === label);
  return part && { part: { ...part, subjects: asked.last }, certain: 1 };
}

/**
 * The answer to a message that asks nothing but tells more of what the chat is about: more of a complaint, of who applies, of
 * who learns, of the business. What was found for the message alone is kept if it is about the same.
 */
export async function continued(
  found: Found,
  asked: Asked,
  input: ConciergeInput,
): Promise<Found | undefined> {
  const { turn, text, talk, topic } = asked;
  if (!turn || !talk) return undefined;
  const isTold = turn.tell >= sureOfTold && !isQuestion(text);
  const isUnclear = found.part.intent === "unknown";
  if (complained.has(talk.intent)) {
    const isSame = sameTrouble.has(found.part.intent);
    if ((isTold && !isSame) || isUnclear) return answerNamed("complaint", asked, input);
    return undefined;
  }
  if (!isTold) return undefined;
  const domain = topic?.domain ?? "offers";
  const answered = domainOfAnswer(found.part.intent, found.precise);
  if (domain !== "offers")
    return answered === domain ? undefined : answerNamed(continuedAs[domain], asked, input);
  if (found.certain === 2 && answered === "offers") return undefined;
  const offer = await businessAnswer(asked, input.userMessage, { onlyIfSure: true });
  return offer && { ...offer, certain: 1 };
}
