import { type Model, ModelFailure } from "#server/platform/model.ts";
import type { ConciergeInput } from "../contract.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { checkSentence } from "./check-sentence.ts";
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
  readonly onSentence?: (sentence: string) => void;
}

/**
 * Has the model answer, and keeps only what is true.
 * @throws ModelFailure if it did not answer, or if nothing in the answer could be kept
 */
export async function writeAnswer(
  model: Model,
  input: ConciergeInput,
  grounds: Grounds,
  { lastTopics, signal, onSentence }: WriteOptions,
): Promise<string> {
  const reader = new SentenceReader();
  const said: string[] = [];
  let subject: KnowledgeDocument | undefined = grounds.subject;
  let kept = 0;
  let lost = 0;
  let words = 0;
  const tell = (sentences: readonly string[]) => {
    for (const sentence of sentences) {
      const checked = checkSentence(sentence, grounds, subject);
      if (checked.verdict === "dropped") {
        lost += 1;
        continue;
      }
      subject = checked.subject;
      const { text } = checked;
      if (said.includes(text)) continue;
      words += text.split(" ").length;
      if (words > mostWords) continue;
      if (checked.verdict === "kept") kept += 1;
      said.push(text);
      onSentence?.(text);
    }
  };
  const written = await model.write({
    instructions: instructions(grounds, input.currentPage, lastTopics),
    messages: [{ role: "user", content: visitorMessage(input) }],
    mostTokens,
    until: Math.min(model.deadline(), Date.now() + mostMs),
    signal,
    onText: (soFar) => tell(reader.more(soFar)),
  });
  tell(reader.rest(written));
  if (!kept) throw new ModelFailure("malformed", `${lost} sentences dropped`);
  return said.join(" ");
}
