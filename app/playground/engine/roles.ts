import type { BotKind } from "#content/bots/kinds.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { isQuestion } from "./formats.ts";
import { namedIn } from "./order.ts";
import type { Chat } from "./shop.ts";
import { isTrade } from "./taught.ts";
import { teach } from "./teach.ts";

/* Who writes a sentence: the owner, who tells of the shop, or a customer. */

/** Kinds that say nothing of goods: a sentence with a price or a number of a product is something else. */
export const idle: ReadonlySet<BotKind> = new Set([
  "greeting",
  "thanks",
  "goodbye",
  "yes",
  "no",
  "insult",
  "gibberish",
  "identity",
  "small_talk",
  "off_topic",
  "abilities",
]);

/** How only a customer begins. */
export const customerWords =
  /^(?:(?:hi|hello|please|pls|ok|okay|abeg|so|and|then|alright|good \w+)[, ]+)*(?:i(?: (?:want|wan|need|would like|go like|will take|go take|will pay|bought|ordered|paid|received|got|have paid|like|dey come|go (?:take|buy|pay|come)|no get)|['’](?:d like|ll (?:take|have|pay)))|we (?:want|would like|bought|ordered|paid|received|(?:are|r) \d+\b|['’]d like)|me and|my (?:son|daughter|wife|husband|mother|father|brother|sister|friend|child(?:ren)?|pikin)|give me|send me|book|reserve|add|let me|you (?:sent|sold|gave|burnt|people))\b/i;

/** How likely a sentence is of a kind. */
export const chanceOf = ({ likely }: Sentence, kind: BotKind) =>
  likely.find(({ id }) => id === kind)?.chance ?? 0;

/** Whether a sentence has a price, a fee, a deal or a stock that is new to the shop. */
export function hasFact(chat: Chat, text: string): boolean {
  const trial = teach(structuredClone(chat.shop), text, chat.product && structuredClone(chat.product));
  return (
    trial.fees.length + trial.deals.length > 0 ||
    trial.products.some(({ price, bundle, stock }) => price ?? bundle ?? stock) ||
    isTrade(text)
  );
}

/** How only the owner speaks. */
const ownerWords =
  /\b(?:we|our|I (?:close|open|start|stop|do not|don'?t (?:sell|work|do|give|deliver)|need half)|there(?:'s| is) an? free|(?:one|is|comes?|na) free(?!\?)|una customers?|customers?|my shop|the shop|whoever|anybody who|everybody who)\b|^(?:please (?:note|remember)|note|remember|also note|correction|no|all|every|returns?|refunds?|delivery|deposit|payment|bookings?|balance|minimum|exchange|warranty|(?:orders?|jobs?)(?=:))\b/i;

/** A price that a customer heard elsewhere, or has. */
const ofOthers =
  /\b(?:another|other (?:man|shop|people|seller)s?|elsewhere|some(?:one|body)|my friend|online|jumia|for market|told me|you said|you told|yesterday|yday|budget|i have only|your (?:man|boy|people))\b/i;

/** Whether a sentence tells of the shop. Once somebody writes as a customer, that must be plainer. */
export function isTaught(chat: Chat, sentence: Sentence, isAmongTaught: boolean): boolean {
  const { text, likely } = sentence;
  if (isQuestion(text) || /\b(?:order|ticket|tracking|receipt) (?:number|no|id)\b.*\d/i.test(text))
    return false;
  if (isAmongTaught) return chanceOf(sentence, "greeting") + chanceOf(sentence, "thanks") < 0.5;
  if (customerWords.test(text) || (chat.isServing && ofOthers.test(text))) return false;
  const isFact = hasFact(chat, text);
  if (isTrade(text) && (isFact || chat.count === 0)) return true;
  const isTelling = ownerWords.test(text);
  const named = namedIn(chat, text);
  const isCounted = named.items.some(({ count }) => count) || (named.items.length > 0 && named.count);
  if (!isFact && isCounted && !isTelling) return false;
  const own =
    chanceOf(sentence, "teach") +
    (isFact ? 0.5 : 0) +
    (isTelling ? 0.25 : 0) +
    (chat.count === 0 ? 0.2 : 0) -
    (chat.isServing ? 0.45 : 0);
  const rival =
    likely.find(
      ({ id }) => id !== "teach" && id !== "danger" && !(isFact && (idle.has(id) || id === "injection")),
    )?.chance ?? 0;
  return own > rival && own > (chat.isServing ? 0.45 : 0.3);
}
