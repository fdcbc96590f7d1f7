import type { BotKind } from "#content/bots/kinds.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { learntRecogniser } from "#packages/recognise/learnt-file.ts";
import type { Likely } from "#packages/recognise/recogniser.ts";
import { kindFeatures, learntKinds, type Sentence } from "./kinds.ts";

/** Maximum number of sentences that are read of one message. */
const mostSentences = 10;

/** The end of a sentence, or of a question that another one follows. */
const ends =
  /(?<=[.?!…])\s+|(?<=[.,;])\s+(?=(?:owner|customer) ?(?:here|again)? ?:)|(?<=^(?:yes|yeah|ok|okay|oya|sure|fine|alright|no|thanks|thank you))[, ]+(?=(?:how|what|where|when|which|do|does|can|is|are)\b)|\s*\n+\s*|;\s+|,? (?:and|but) (?=(?:how|what|where|when|do (?:you|u|una|i|we|they)|does|can|is|are|may i|i fit|(?:una|u|you) (?:get|dey|fit|go|still)(?! \d)|till when|remind me)\b)/i;

/** Words and forms that only Pidgin has. The recogniser of languages is for whole messages and misses short ones. */
const pidgin =
  /\b(?:abeg|una|wetin|dey|wey|wan|don|fit|sabi|comot|nko|oya|abi|shey|wahala|biko|how far|no be|na (?:so|me|my|una|how|which|only)|make (?:i|una|am|we)|i go|you go|e go|e no|e be|am o|ehn|sef|chop|pikin|oga)\b/gi;

/** Whether a message is in Pidgin. */
export const isPidgin = (message: string): boolean =>
  (message.match(pidgin)?.length ?? 0) >= (message.length > 90 ? 2 : 1);

/** The sentences of a message that are read. */
export function sentencesOf(message: string): string[] {
  const texts = message
    .split(ends)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}\p{S}]/u.test(text));
  return (texts.length ? texts : [message]).slice(0, mostSentences);
}

/** A message as sentences, and what each of them may be, by its words, its letters and its meaning. */
export async function readSentences(message: string): Promise<Sentence[]> {
  const recognise = await learntRecogniser(learntKinds);
  return Promise.all(
    sentencesOf(message).map(async (text) => ({
      text,
      likely: recognise(kindFeatures(text, await meaningOf(text))) as Likely<BotKind>[],
    })),
  );
}
