import { notGiven } from "#app/tools/invented.server.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { ModelFailure, model } from "#server/platform/model.ts";
import { mayTakeTurn } from "#server/platform/rate-limit.ts";
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

/** The fault in a model's answer; undefined if it can be shown. */
function faultOf(text: string, given: string): string | undefined {
  if (text === "") return "empty";
  if (text.length > longest) return "too-long";
  if (/visitor-data|\bmy (?:rules|instructions) (?:are|say)\b/i.test(text)) return "rules";
  // Questions about the consultancy's offers are answered from its pages, never by a model.
  if (isAboutUs(text.toLowerCase()) && /\d|₦/.test(text)) return "our-price";
  return notGiven(text, given, { amounts: true }).length ? "invented" : undefined;
}

/** A model's answer in a chat; null if there is no model, or if its answer cannot be shown. */
export async function askModel(
  { botType, userMessage }: BotDemoInput,
  chat: Chat,
  { visitor, signal }: { visitor: string; signal: AbortSignal },
): Promise<string | null> {
  const asked = model();
  if (!asked) return null;
  const began = Date.now();
  try {
    if (!(await mayTakeTurn("model", visitor))) throw new ModelFailure("visitor-limit");
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
    // Earlier answers count as given: they may have a total, the visitor's price times a number of theirs.
    const fault = faultOf(
      text,
      [...chat.turns.map(({ user, bot }) => `${user}\n${bot}`), userMessage].join("\n"),
    );
    if (fault) throw new ModelFailure("malformed", fault);
    return text;
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
