import { amountsIn, mayBotSay } from "#app/concierge/model/bot-sentence.server.ts";
import { notGiven } from "#app/tools/invented.server.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { currentModel, ModelFailure } from "#server/platform/model.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import type { BotDemoInput } from "../contract.ts";
import { isAboutUs } from "../engine/ours.ts";
import type { Chat } from "../engine/shop.ts";
import { instructions, visitorMessage } from "./prompts.ts";

const mostTokens = 400;
/** Maximum length of an answer, in characters; a longer text of a model is rejected. */
const longest = 700;

/** A model's text for the chat: without Markdown and exclamation marks. */
function asChat(text: string): string {
  return text
    .replace(/[*_`#>]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, "")
    .replace(/!+/g, ".")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** How many of the visitor's numbers are multiplied and added up. */
const mostNumbers = 20;

/** What a bot may say: the numbers that a visitor taught, the products of two of them, and the sums of two of all these. */
function taughtBy(messages: readonly string[]): ReadonlySet<number> {
  const numbers = [...new Set(messages.flatMap((message) => amountsIn(message).numbers))].slice(-mostNumbers);
  const products = numbers.flatMap((one) => numbers.map((other) => one * other));
  const known = [...new Set([...numbers, ...products])];
  return new Set([...known, ...known.flatMap((one) => known.map((other) => one + other))]);
}

/** The fault in a sentence of a model; undefined if it can be shown. */
async function faultOf(
  sentence: string,
  messages: readonly string[],
  taught: ReadonlySet<number>,
): Promise<string | undefined> {
  if (/visitor-data|\bmy (?:rules|instructions) (?:are|say)\b/i.test(sentence)) return "rules";
  const isNew = !amountsIn(sentence).amounts.every((amount) => taught.has(amount));
  if (isNew || notGiven(sentence, messages.join("\n"), { amounts: false }).length) return "invented";
  return (await mayBotSay(sentence, isAboutUs(sentence.toLowerCase()))) ? undefined : "ours";
}

/** The end of a sentence, but not of a step's number. */
const sentenceEnd = /(?<=[.?…])(?<!^\d{1,2}\.)\s+/;

/**
 * The sentences of a model's text that can be shown.
 * @throws ModelFailure if there are none
 */
async function checked(text: string, messages: readonly string[]): Promise<string> {
  if (text === "") throw new ModelFailure("malformed", "empty");
  if (text.length > longest) throw new ModelFailure("malformed", "too-long");
  const taught = taughtBy(messages);
  const lines: string[] = [];
  let fault: string | undefined;
  for (const line of text.split("\n")) {
    const sentences = line.split(sentenceEnd);
    const faults = await Promise.all(sentences.map((sentence) => faultOf(sentence, messages, taught)));
    fault ??= faults.find(Boolean);
    lines.push(sentences.filter((_, at) => !faults[at]).join(" "));
  }
  const left = lines.filter(Boolean).join("\n");
  if (!left) throw new ModelFailure("malformed", fault);
  return left;
}

/** A model's answer in a chat; null if there is no model, or if its answer cannot be shown. */
export async function askModel(
  { botType, userMessage }: BotDemoInput,
  chat: Chat,
  { visitor, signal }: { visitor: string; signal: AbortSignal },
): Promise<string | null> {
  const asked = await currentModel();
  if (!asked) return null;
  const began = Date.now();
  try {
    if (!(await isWithinLimit("model", visitor))) throw new ModelFailure("visitor-limit");
    const text = asChat(
      await asked.write({
        instructions: instructions(botType),
        messages: [
          ...chat.turns.flatMap(({ user, bot }) => [
            { role: "user" as const, content: visitorMessage(user) },
            { role: "assistant" as const, content: bot },
          ]),
          { role: "user" as const, content: visitorMessage(userMessage) },
        ],
        mostTokens,
        until: asked.deadline(),
        signal,
      }),
    );
    return await checked(text, [...chat.turns.map(({ user }) => user), userMessage]);
  } catch (error) {
    const entry = { bot: botType, ms: Date.now() - began };
    if (!(error instanceof ModelFailure)) {
      // The message may repeat what was typed, so only the type and the stack are logged.
      const { type, stack } = loggedError(error);
      log.error({ ...entry, type, stack }, "asking the model failed; the built-in engine answers");
    } else if (error.reason === "cancelled") log.info(entry, "the visitor left; the model was stopped");
    else {
      const { reason, detail } = error;
      log.warn({ ...entry, reason, detail }, "the built-in engine answers in place of the model");
    }
    return null;
  }
}
