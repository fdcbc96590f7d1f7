import { askConcierge } from "#app/concierge/concierge.server.ts";
import { conciergeInput } from "#app/concierge/contract.ts";
import { harmInChat } from "#app/concierge/harm.server.ts";
import { helpInChat } from "#app/concierge/help.server.ts";
import { botDemoMessages } from "#content/bot-demo.ts";
import type { BotKind } from "#content/bots/kinds.ts";
import { type Harm, harmAnswers } from "#content/refusals.ts";
import { chatOf } from "./chats.server.ts";
import { type BotDemoAnswer, type BotDemoInput, type BotMessage, botDemoLimits } from "./contract.ts";
import { isAboutUs } from "./engine/ours.ts";
import { reply } from "./engine/reply.ts";
import { type Chat, newChat, remember } from "./engine/shop.ts";
import { isOrderOnly } from "./engine/understood.ts";
import { isPidgin, readSentences, sentencesOf } from "./kinds/kinds.server.ts";
import type { Sentence } from "./kinds/kinds.ts";
import { askModel } from "./model/ask-model.server.ts";

const path = "/tools/bot-playground";

/** Sentences about the concierge's own buttons, which this page does not have. */
const ofButtons = /\bbutton|\bI am \w+, the assistant/;

/** From this chance on a message orders the bot to leave its part, or is an insult. */
const sureOfTrick = 0.5;

/** Whether a message asks about the consultancy: then its pages answer. Tricks and insults get no page. */
function asksAboutUs(message: string, [first]: readonly Sentence[]): boolean {
  const [likeliest] = first?.likely ?? [];
  const isTrick =
    likeliest && ["injection", "insult"].includes(likeliest.id) && likeliest.chance >= sureOfTrick;
  return !isTrick && isAboutUs(message.toLowerCase());
}

/**
 * The answer of the site's pages to a question about the consultancy; null if they have none. Only the concierge's engine
 * may state facts and prices of ours.
 */
async function fromOurPages({ userMessage, sessionId }: BotDemoInput): Promise<string | null> {
  const told = await askConcierge(conciergeInput.parse({ userMessage, sessionId, currentPage: path }));
  if (told.intent === "unknown" || told.intent === "off_topic") return null;
  const sentences = told.yemiResponse.split(/(?<=[.?])\s+/).filter((sentence) => !ofButtons.test(sentence));
  return sentences.length ? sentences.join(" ") : null;
}

async function answer(
  input: BotDemoInput,
  chat: Chat,
  caller: { visitor: string; signal: AbortSignal },
): Promise<string> {
  const { botType, userMessage, sessionId } = input;
  const sentences = await readSentences(userMessage);
  const ours = asksAboutUs(userMessage, sentences) ? await fromOurPages(input) : undefined;
  const [likeliest] = sentences[0]?.likely ?? [];
  const isTrick = likeliest?.id === "injection" && likeliest.chance >= sureOfTrick;
  const byModel = ours === undefined && !isTrick ? await askModel(input, chat, caller) : null;
  // The built-in engine reads every message, so that it knows the chat if a model fails.
  const built = reply(chat, {
    botType,
    userMessage,
    sentences,
    seed: sessionId,
    ours,
    isPidgin: isPidgin(userMessage),
  });
  return (byModel ?? built).slice(0, botDemoLimits.reply).trim();
}

/**
 * The number of sentences that are read again when a chat is learnt. Twenty ordinary messages have about thirty; a chat made
 * up by a program could have two hundred, which take seconds.
 */
const mostRelearnt = 40;

/** How many messages are read together, before it is seen whether the caller is still there. */
const readTogether = 10;

/** The last of the answered messages of a chat that have no more sentences than are read again. */
function lastMessages(answered: readonly BotMessage[]): BotMessage[] {
  const messages: BotMessage[] = [];
  let left = mostRelearnt;
  for (const message of answered.toReversed()) {
    const content = message.content.slice(0, botDemoLimits.message);
    left -= sentencesOf(content).length;
    if (left < 0) break;
    messages.unshift({ ...message, content });
  }
  return messages;
}

/**
 * Learns a chat from its last messages, where another process answered the newest. The answers are made again, so that
 * nobody can put words into a bot's mouth.
 * @throws when the caller has left
 */
async function learnChat(
  chat: Chat,
  { sessionId }: BotDemoInput,
  { signal }: { signal: AbortSignal },
  earlier: readonly BotMessage[],
): Promise<void> {
  const newest = earlier.findLast(({ type }) => type === "bot");
  if (!newest || chat.turns.at(-1)?.bot === newest.content) return;
  const answered = earlier.filter(({ type }, at) => type === "user" && earlier[at + 1]?.type === "bot");
  const turns: Omit<Parameters<typeof reply>[1], "seed">[] = [];
  // The encoder reads sentences that are asked for together in nearly the time of one.
  const messages = lastMessages(answered);
  for (let at = 0; at < messages.length; at += readTogether) {
    signal.throwIfAborted();
    const read = messages.slice(at, at + readTogether).map(async ({ content: userMessage, botType }) => {
      const sentences = await readSentences(userMessage);
      const ours = asksAboutUs(userMessage, sentences) ? null : undefined;
      return { botType, userMessage, sentences, ours, isPidgin: isPidgin(userMessage) };
    });
    turns.push(...(await Promise.all(read)));
  }
  Object.assign(chat, newChat());
  delete chat.asked;
  for (const turn of turns)
    remember(chat, { user: turn.userMessage, bot: reply(chat, { ...turn, seed: sessionId }) });
}

/** The lowest chance of danger that the bots' own kinds must see as well (docs/decisions/0037). */
const agreedDanger = 0.3;
/** From this chance on a message is surely of its kind. */
const sureOfKind = 0.6;
/** What a customer says to a shop in so few words that they resemble anything. None of it asks a bot to write something harmful. */
const customerKinds: ReadonlySet<BotKind> = new Set<BotKind>([
  "order",
  "change",
  "price",
  "total",
  "delivery",
  "hours",
  "bargain",
  "refund",
  "stock",
  "pay",
  "complaint",
  "trouble",
  "booking",
  "status",
]);

/** A message is refused as one of these only if it has such a word: honest shops take deposits and track signals too. */
const plainly: Readonly<Partial<Record<Harm, RegExp>>> = {
  // A pharmacy may list what it sells, but not what is abused.
  medicines:
    /^(?!.*\b(?:pharmac\w+|chemist|hospital|clinic)\b)|\b(?:tram\w+|codeine\w*|rohypnol|refnol|swinol|diazepam|valium|exol|morphine|pentazocine|ketamine|misoprostol|cytotec|(?:no|don['’]?t need|without asking for) (?:a )?prescription)\b/is,
  investment:
    /\b(?:invest\w*|returns?|profits?|roi|doubl\w+|members?|refer\w*|payouts?|interest|gain|stake\w*|crypto|bitcoin|trading)\b/i,
  hacking:
    /\b(?:hack\w*|spy\w*|password\w*|intercept\w*|bypass\w*|clone\w*|accounts?|meters?|otp|whatsapp|unlock\w*|location of|someone|partner)\b/i,
};

/**
 * What is answered in place of the bot: what to do first if somebody is in danger, or a refusal. The guards of the site were
 * learnt from visitors of ours; here people play customers who speak of burnt suits, fake bags and empty tanks.
 */
async function guarded(chat: Chat, message: string): Promise<string | undefined> {
  // What the shop has listed may be asked for: a pharmacy sells drugs.
  if (isOrderOnly(chat, message)) return undefined;
  const [help, harm] = await Promise.all([helpInChat(message), harmInChat(message)]);
  if (!help && !harm) return undefined;
  const sentences = await readSentences(message);
  const isSeen = sentences.some(({ likely }) =>
    likely.some(({ id, chance }) => id === "danger" && chance >= agreedDanger),
  );
  if (help && isSeen) return help;
  const isCustomer = sentences.every(
    ({ likely: [first] }) => first && customerKinds.has(first.id) && first.chance >= sureOfKind,
  );
  const words = harm && plainly[harm];
  return harm && !isCustomer && (!words || words.test(message)) ? harmAnswers[harm] : undefined;
}

/**
 * A practice bot's answer to one message of a session.
 * @param earlier the last messages, as the visitor's page has them
 */
export async function askBot(
  input: BotDemoInput,
  caller: { visitor: string; signal: AbortSignal },
  earlier: readonly BotMessage[],
): Promise<BotDemoAnswer> {
  const chat = chatOf(input.sessionId);
  await learnChat(chat, input, caller, earlier);
  const bot =
    (await guarded(chat, input.userMessage)) ??
    ((await answer(input, chat, caller)) || botDemoMessages.empty);
  remember(chat, { user: input.userMessage, bot });
  return { botResponse: bot };
}
