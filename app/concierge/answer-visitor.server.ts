import { log, loggedError } from "#server/platform/log.ts";
import { currentModel, ModelFailure } from "#server/platform/model.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import { asksToForget } from "./chat-lead.server.ts";
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
  /** Called with each checked sentence of the model as it arrives; the final answer begins with them. */
  readonly onSentence?: (sentence: string) => void;
}

/** A question that was accepted, with a function that gets its answer. */
export interface Asked {
  /** Whether a model writes the answer, so that parts of it can be shown while it arrives. */
  readonly isWritten: boolean;
  /** What the model said that is true, and the built-in brain's answer where that is not enough. Never rejects. */
  answer(options: AnswerOptions): Promise<ConciergeAnswer>;
}

/** Accepts a visitor's question. Intent, actions, page and WhatsApp link always come from the built-in brain. */
export async function askedByVisitor(input: ConciergeInput): Promise<Asked> {
  const taken = await takeQuestion(input);
  const isWritten = taken.grounds !== undefined && !asksToForget(input) && (await currentModel()) !== null;
  return {
    isWritten,
    answer: async (options) => (isWritten ? await answered(input, taken, options) : taken.answer),
  };
}

const saysAmounts = (text: string) => amountsSaid(readable(text)).length > 0;

/** The built-in answer's sentences that were not said yet. */
const unsaid = (answer: string, said: readonly string[]) =>
  answer.split(/(?<=[.?])\s+/).filter((sentence) => !said.includes(sentence));

async function answered(
  input: ConciergeInput,
  { answer, grounds, lastTopics }: TakenQuestion,
  { visitor, signal, onSentence }: AnswerOptions,
): Promise<ConciergeAnswer> {
  const asked = await currentModel();
  if (!asked || !grounds) return answer;
  const began = Date.now();
  const said: string[] = [];
  try {
    if (!(await isWithinLimit("model", visitor))) throw new ModelFailure("visitor-limit");
    await writeAnswer(asked, input, grounds(), {
      lastTopics,
      signal,
      onSentence(sentence) {
        said.push(sentence);
        onSentence?.(sentence);
      },
    });
    // A question about a price must get a price.
    const mustTellPrice = answer.intent === "price" && saysAmounts(answer.yemiResponse);
    if (mustTellPrice && !saysAmounts(said.join(" "))) throw new ModelFailure("malformed", "no price");
    return { ...answer, yemiResponse: said.join(" ") };
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
    // What was shown stays, and the concierge's own answer follows it.
    const yemiResponse = [...said, ...unsaid(answer.yemiResponse, said)].join(" ");
    return { ...answer, yemiResponse };
  }
}
