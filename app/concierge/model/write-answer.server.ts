import { type Model, ModelFailure } from "#server/platform/model.ts";
import type { ConciergeInput } from "../contract.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { checkSentence } from "./check-sentence.server.ts";
import { warmSources } from "./covered.server.ts";
import type { Grounds } from "./grounds.ts";
import { instructions, visitorMessage } from "./prompts.ts";
import { SentenceReader } from "./sentences.ts";

/** Enough for the longest answer, and for a model that thinks before it writes. */
const mostTokens = 1_500;
/** Nobody waits longer than this in a chat. */
const mostMs = 15_000;
/** A longer answer is cut. */
const mostWords = 110;

export interface WriteOptions {
  /** Names of the chat's earlier topics. */
  readonly lastTopics: readonly string[];
  readonly signal?: AbortSignal;
  /** Called with each sentence that passed the check, as it arrives. */
  readonly onSentence: (sentence: string) => void;
}

/**
 * Has the model answer. Its sentences are checked in their order, and only those that passed are told.
 * @throws ModelFailure if it did not finish, or said nothing of use
 */
export async function writeAnswer(
  model: Model,
  input: ConciergeInput,
  grounds: Grounds,
  { lastTopics, signal, onSentence }: WriteOptions,
): Promise<void> {
  const reader = new SentenceReader();
  const said = new Set<string>();
  let subject: KnowledgeDocument | undefined = grounds.subject;
  let [tells, lost, words] = [0, 0, 0];
  const check = async (sentence: string) => {
    if (signal?.aborted) return;
    const checked = await checkSentence(sentence, grounds, subject);
    if (!checked) {
      lost += 1;
      return;
    }
    const { text } = checked;
    subject = checked.subject;
    words += text.split(" ").length;
    if (said.has(text) || words > mostWords) return;
    if (checked.tells) tells += 1;
    said.add(text);
    onSentence(text);
  };
  let checks = Promise.resolve();
  const then = (step: () => Promise<void>) => {
    checks = checks.then(step);
    // Its failure is thrown where it is awaited, after the model.
    checks.catch(() => {});
  };
  then(warmSources);
  const take = (sentences: readonly string[]) => {
    for (const sentence of sentences) then(() => check(sentence));
  };
  try {
    const written = await model.write({
      instructions: instructions(grounds, input.currentPage, lastTopics),
      messages: [{ role: "user", content: visitorMessage(input) }],
      mostTokens,
      until: Math.min(model.deadline(), Date.now() + mostMs),
      signal,
      onText: (soFar) => take(reader.more(soFar)),
    });
    take(reader.rest(written));
  } finally {
    await checks;
  }
  // Talk alone is an answer only where nothing else was said.
  if (!tells && (lost || !said.size)) throw new ModelFailure("malformed", `${lost} sentences dropped`);
}
