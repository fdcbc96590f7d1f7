import { log, loggedError } from "#server/platform/log.ts";
import { ModelFailure, model } from "#server/platform/model.ts";
import { mayTakeTurn } from "#server/platform/rate-limit.ts";
import { type TakenQuestion, takeQuestion } from "./concierge.server.ts";
import type { ConciergeAnswer, ConciergeInput } from "./contract.ts";
import { readable } from "./model/figures.ts";
import { amountsSaid } from "./model/priced.ts";
import { writeAnswer } from "./model/write-answer.server.ts";

export interface AnswerOptions {
  /** The address of whoever asks: a model writes only so often for one visitor. */
  readonly visitor: string;
  /** Aborted when the visitor leaves. */
  readonly signal?: AbortSignal;
  /** Takes the sentences of a model as they come, each checked; the whole answer may still be another. */
  readonly onSentence?: (sentence: string) => void;
}

/** A question that was taken, and how its answer is had. */
export interface Asked {
  /** Whether a model writes the answer, so that there is something to show while it comes. */
  readonly isWritten: boolean;
  /** The answer: the model's where it writes and what it says is true, else the built-in brain's. Never fails. */
  answer(options: AnswerOptions): Promise<ConciergeAnswer>;
}

/** Takes a visitor's question. Intent, actions, page and WhatsApp link are the built-in brain's in any case. */
export function askedByVisitor(input: ConciergeInput): Asked {
  const taken = takeQuestion(input);
  return {
    isWritten: model() !== null && taken.grounds !== undefined,
    answer: (options) => answered(input, taken, options),
  };
}

const saysAmounts = (text: string) => amountsSaid(readable(text)).length > 0;

async function answered(
  input: ConciergeInput,
  { answer, grounds, lastTopics }: TakenQuestion,
  { visitor, signal, onSentence }: AnswerOptions,
): Promise<ConciergeAnswer> {
  const asked = model();
  if (!asked || !grounds) return answer;
  const began = Date.now();
  try {
    if (!(await mayTakeTurn("model", visitor))) throw new ModelFailure("visitor-limit");
    const written = await writeAnswer(asked, input, grounds(), { lastTopics, signal, onSentence });
    // Who asks for a price gets one.
    const tellsPrice = answer.intent !== "price" || !saysAmounts(answer.yemiResponse) || saysAmounts(written);
    if (!tellsPrice) throw new ModelFailure("malformed", "no price");
    return { ...answer, yemiResponse: written };
  } catch (error) {
    const entry = { intent: answer.intent, ms: Date.now() - began };
    if (!(error instanceof ModelFailure)) {
      // Its message may repeat what was written; where it happened does not.
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
