import type { BotType } from "#content/bot-demo.ts";
import { customerServiceReplies } from "#content/bot-replies/customer-service.ts";
import { friendlyReplies } from "#content/bot-replies/friendly.ts";
import { salesReplies } from "#content/bot-replies/sales.ts";
import type { BotAsk, BotReplies, BotTopic } from "#content/bot-replies/shape.ts";
import { supportReplies } from "#content/bot-replies/support.ts";
import { site } from "#content/site.ts";
import type { Chat } from "./chat.ts";
import { anyText, filled, newText, oneOf } from "./choose.ts";
import { type Known, slotsOf } from "./known.ts";
import { plain } from "./plain.ts";
import { type Reading, readMessage } from "./read-message.ts";

export const personalities: Readonly<Record<BotType, BotReplies>> = {
  customer_service: customerServiceReplies,
  sales: salesReplies,
  support: supportReplies,
  friendly: friendlyReplies,
};

/** How often the same message gets a new answer; after that the bot asks what the visitor really wants. */
const sameAnswers = 2;
/** Questions that may be repeated at once; any other one that got no answer is dropped for one message. */
const askedAgain: ReadonlySet<BotAsk> = new Set(["worked", "close"]);
/** Topics that may come up any number of times. */
const manyTimes: ReadonlySet<BotTopic> = new Set(["greeting", "yes", "no", "thanks", "agreed", "declined"]);

export interface BotQuestion {
  readonly botType: BotType;
  readonly userMessage: string;
  /** Makes the picks of one chat differ from another's. */
  readonly seed: string;
  /** The answer of the site's pages if the message is about the consultancy; null if they have none. */
  readonly ours?: string | null;
  /** What buyers want in the trade that a text names. */
  readonly wantsIn?: (text: string) => readonly string[];
}

function isKnown(ask: BotAsk, known: Known): boolean {
  switch (ask) {
    case "price":
      return known.priced !== undefined;
    case "product":
    case "quantity":
    case "place":
    case "reference":
    case "business":
    case "name":
      return known[ask] !== undefined;
    default:
      return false;
  }
}

/** Remembers what was told; a new matter gets its own product and quantity. */
function learn(chat: Chat, { topics, told }: Reading, { wantsIn, seed }: BotQuestion): void {
  const { known } = chat;
  const product = told.product ?? known.product;
  if (told.product && known.product && told.product !== known.product) delete known.quantity;
  const priced = told.priced && { product: told.priced.product ?? product, amount: told.priced.amount };
  Object.assign(known, told, priced ? { priced } : {});
  if (told.business) {
    const wants = wantsIn?.(`${told.business}\n${told.product ?? ""}`) ?? [];
    known.want = oneOf(wants, `${seed}\n${chat.count}`);
  }
  if (topics.includes("agreed") || topics.includes("declined")) delete known.quantity;
}

/** The numbered steps for a problem; the next round if the last one did not help. */
function stepsFor(
  chat: Chat,
  replies: BotReplies,
  { topics: [topic], trouble }: Reading,
): readonly string[] | undefined {
  if (!replies.steps) return undefined;
  if (topic === "trouble" && trouble) {
    const same = chat.trouble?.kind === trouble ? chat.trouble.rounds : 0;
    chat.trouble = { kind: trouble, rounds: same + 1 };
  } else if (topic === "notSolved" && chat.trouble) chat.trouble.rounds += 1;
  else if (topic === "notSolved") chat.trouble = { kind: "general", rounds: 1 };
  else return undefined;
  return replies.steps[chat.trouble.kind][chat.trouble.rounds - 1];
}

/** Whether the same message came so often that another answer of this kind does not help. */
function isRepeated(chat: Chat, userMessage: string): boolean {
  const text = plain(userMessage);
  return chat.turns.filter(({ user }) => plain(user) === text).length >= sameAnswers;
}

/**
 * A bot's reply to a message, based on the chat so far. Updates the chat. Never makes anything up: it does not say what
 * the visitor did not tell.
 */
export function reply(chat: Chat, question: BotQuestion): string {
  const { botType, userMessage, seed, ours } = question;
  const replies = personalities[botType];
  const reading: Reading =
    ours === undefined
      ? readMessage(userMessage, chat, botType)
      : { topics: [ours === null ? "oursUnknown" : "ours"], told: {} };
  learn(chat, reading, question);
  const slots = { ...slotsOf(chat.known), site: site.name, answer: ours ?? undefined };
  const parts: string[] = [];
  const say = (text: string) => {
    chat.said.push(text);
    parts.push(filled(text, slots));
  };
  const choice = () => ({ slots, said: chat.said, seed: `${seed}\n${chat.count}\n${parts.length}` });

  const steps = stepsFor(chat, replies, reading);
  const [first = "unknown"] = reading.topics;
  const topics =
    !manyTimes.has(first) && ours === undefined && isRepeated(chat, userMessage)
      ? (["repeat"] as const)
      : reading.topics;
  for (const topic of topics)
    say(anyText(replies.say[topic === "notSolved" && steps ? "trouble" : topic], choice()));
  if (steps && topics[0] !== "repeat") parts.push(steps.map((step, at) => `${at + 1}. ${step}`).join("\n"));

  const before = chat.asked;
  chat.asked = undefined;
  const main = topics.at(-1) ?? "unknown";
  const asks = steps ? (["worked"] as const) : (replies.next[main] ?? []);
  for (const ask of asks) {
    const again = before?.ask === ask && before.by === botType && !askedAgain.has(ask);
    if (again || isKnown(ask, chat.known)) continue;
    const text = newText(replies.ask[ask] ?? [], choice());
    if (!text) continue;
    say(text);
    chat.asked = { ask, by: botType };
    break;
  }
  return parts.join(botType === "support" ? "\n" : " ");
}
