import { log, loggedError } from "#server/platform/log.ts";
import { currentModel, ModelFailure } from "#server/platform/model.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import { type TakenQuestion, takeQuestion } from "./concierge.server.ts";
import type { ConciergeAnswer, ConciergeInput } from "./contract.ts";
import { readable } from "./model/figures.ts";
import { amountsSaid } from "./model/priced.ts";
import { writeAnswer } from "./model/write-answer.server.ts";

export interface AnswerOptions {
  /** The visitor's address, for the rate limit of the model. */
  readonly visitor: string;
  /** Aborted when the visitor leaves. */
  readonly signal?: AbortSignal;
  /** Called with each checked sentence of the model as it arrives; the final answer may still differ. */
  readonly onSentence?: (sentence: string) => void;
}

/** A question that was accepted, with a function that gets its answer. */
export interface Asked {
  /** Whether a model writes the answer, so that parts of it can be shown while it arrives. */
  readonly isWritten: boolean;
  /** The model's answer if there is one and it is true, else the built-in brain's. Never rejects. */
  answer(options: AnswerOptions): Promise<ConciergeAnswer>;
}

/** Accepts a visitor's question. Intent, actions, page and WhatsApp link always come from the built-in brain. */
export async function askedByVisitor(input: ConciergeInput): Promise<Asked> {
  const taken = await takeQuestion(input);
  return {
    isWritten: taken.grounds !== undefined && (await currentModel()) !== null,
    answer: (options) => answered(input, taken, options),
  };
}

const saysAmounts = (text: string) => amountsSaid(readable(text)).length > 0;

async function answered(
  input: ConciergeInput,
  { answer, grounds, lastTopics }: TakenQuestion,
  { visitor, signal, onSentence }: AnswerOptions,
): Promise<ConciergeAnswer> {
  const asked = await currentModel();
  if (!asked || !grounds) return answer;
  const began = Date.now();
  try {
    if (!(await isWithinLimit("model", visitor))) throw new ModelFailure("visitor-limit");
    const written = await writeAnswer(asked, input, grounds(), { lastTopics, signal, onSentence });
    // A question about a price must get a price.
    const tellsPrice = answer.intent !== "price" || !saysAmounts(answer.yemiResponse) || saysAmounts(written);
    if (!tellsPrice) throw new ModelFailure("malformed", "no price");
    return { ...answer, yemiResponse: written };
  } catch (error) {
    const entry = { intent: answer.intent, ms: Date.now() - began };
    if (!(error instanceof ModelFailure)) {
      // The message may repeat what was written, so only the type and the stack are logged.
      const { type, stack } = loggedError(error);
      log.error({ ...entry, type, stack }, "asking the model failed; the concierge's own answer is given");
    } else if (error.reason === "cancelled") log.info(entry, "the visitor left; the model was stopped");
    else {
      const { reason, detail } = error;
      log.warn({ ...entry, reason, detail }, "the concierge's own answer is given in place of the model's");
    }
    return answer;
  }
}
