import type { BotKind } from "#content/bots/kinds.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { isQuestion, withDigits } from "./formats.ts";
import { mentionsIn, productsIn, tokensOf } from "./mentions.ts";
import { namedIn } from "./named.ts";
import { pricesIn } from "./prices.ts";
import type { Chat } from "./shop.ts";
import { isTrade, withdraws } from "./taught.ts";
import { teach } from "./teach.ts";

/* Who writes a sentence: the owner, who tells of the shop, or a customer. */

/** Kinds that say nothing of goods: a sentence with a price or a number of a product is something else. */
export const idle: ReadonlySet<BotKind | "compare"> = new Set([
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
  /^(?:(?:hi|hello|please|pls|ok|okay|abeg|so|and|then|alright|good \w+)[, ]+)*(?:i(?: (?:want|wan|need|get \d|would like|go like|will take|go take|will pay|bought|ordered|paid|received|got|have paid|like|dey come|go (?:take|buy|pay|come)|no get)|['’](?:d like|ll (?:take|have|pay)))|we (?:want|need|will|go|dey (?:go|come)|(?:are|r) (?:going|coming|expecting)|would like|bought|ordered|paid|received|(?:are|r) \d+\b|['’]d like)|me and|my (?:son|daughter|wife|husband|mother|father|brother|sister|friend|child(?:ren)?|pikin)|give me|send me|book|reserve|add|change(?! of\b)|remove|comot|make (?:it|am|the)|abeg (?:i|use|add)|let me|how|can i|you (?:sent|sold|gave|burnt|people))\b/i;

/** How visitors say who writes from here on. */
const asOwner =
  /^(?:(?:sorry|ok(?:ay)?|oya|wait|hold on|hello|and|but|now)[,. ]+)*(?:(?:this is|it['’]?s|na|i(?:['’]m| am| be)|am|talking as|speaking as|as|back to|me|from)\s+)*(?:the\s+)?(?:shop )?owner(?:\s+(?:here|speaking|talking|again|now|o|note|writing))*\s*(?:[:.,-]+\s*|$|(?=\s*i\b))/i;
const asCustomer =
  /^(?:(?:now|ok(?:ay)?|hi|hello|so|oya|and|good \w+)[,. ]+)*(?:(?:(?:i(?:['’]m| am| be)?|am|me|back to|back as|as|talking as|speaking as)\s+)+(?:(?:a|the|now|na|your|be|being)\s+)*(?:customer|buyer|visitor|guest|client)(?:\s+(?:now|here|again|speaking))*|(?:customer|buyer)(?:\s+(?:here|speaking|now|again))*(?=\s*(?:[:.,-]|$))|(?:oya )?make we continue(?=\s*[:.,-]))\s*[:.,-]*\s*/i;

export type Speaker = "owner" | "customer";

/** Who says that they write a sentence, and what they write. */
export function speakerOf(text: string): { speaker?: Speaker; text: string } {
  if (asOwner.test(text)) return { speaker: "owner", text: text.replace(asOwner, "") };
  if (asCustomer.test(text)) return { speaker: "customer", text: text.replace(asCustomer, "") };
  return { text };
}

/** How likely a sentence is of a kind. */
export const chanceOf = ({ likely }: Sentence, kind: BotKind) =>
  likely.find(({ id }) => id === kind)?.chance ?? 0;

/** Whether a sentence has a price, a fee, a deal or a stock that is new to the shop. */
export function hasFact(chat: Chat, text: string): boolean {
  const trial = teach(structuredClone(chat.shop), text, chat.product && structuredClone(chat.product));
  return (
    trial.fees.length + trial.deals.length > 0 ||
    trial.products.some(({ price, bundle, stock }) => price ?? bundle ?? stock) ||
    (isTrade(text) && !chat.shop.products.some(({ price, bundle }) => price ?? bundle))
  );
}

/** How only the owner speaks. */
const ownerWords =
  /\b(?:we|our|I (?:close|open|start|stop|do not|don'?t (?:sell|work|do|give|deliver)|need half)|there(?:'s| is) an? free|(?:one|is|comes?|na) free(?!\?)|una customers?|customers?|my shop|the shop|whoever|anybody who|everybody who)\b|^(?:please (?:note|remember)|note|remember|also note|correction|no|all|every|returns?|refunds?|delivery|deposit|payment|bookings?|balance|minimum|exchange|warranty|(?:orders?|jobs?)(?=:))\b/i;

/** A price that a customer heard elsewhere, or has. */
const ofOthers =
  /\b(?:another|other (?:man|shop|people|seller)s?|elsewhere|some(?:one|body)|my friend|online|jumia|for market|told me|you said|you told|yesterday|yday|budget|i have only|your (?:man|boy|people))\b/i;

/** What says that a price is another one now. */
const changed =
  /\b(?:now|no longer|new price|don (?:cost|increase|change|drop|finish|reduce)|correction|mistake|from (?:today|tomorrow)|increased|reduced|changed|out of stock|finished)\b/i;
/** Rules are told without a price. */
const rules =
  /\b(?:we|our|us|una|open|closed?|includ\w+|warranty|comes? with|free|off|discount|minimum|deposit|only|no dey|not sold|don['’]?t|customers?|payment|(?:we|i|una) deliver|delivery|must|refund\w*|ready|left|stock|covers?|each|instal\w+ment|bookings?)\b|\d ?%/i;

/** The amounts of a text that are no part of a product's name: '10,000 litres' is a product, and no price. */
function isPriced(chat: Chat, text: string): boolean {
  const plain = withDigits(text);
  const tokens = tokensOf(plain);
  const mentions = mentionsIn(chat, tokens);
  return pricesIn(plain).some(
    ({ from, value, isMoney }) =>
      (isMoney || value >= 50) &&
      !mentions.some(({ first, last }) => {
        const [start, end] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
        return from >= start && from < end;
      }),
  );
}

/** Whether a sentence tells of the shop. Once somebody writes as a customer, that must be plainer. */
export function isTaught(chat: Chat, sentence: Sentence, isAmongTaught: boolean): boolean {
  const { text, likely } = sentence;
  if (isQuestion(text) || /\b(?:order|ticket|tracking|receipt) (?:number|no|id)\b.*\d/i.test(text))
    return false;
  // Before anybody orders, only the owner takes something off the list.
  if (
    !chat.isServing &&
    !chat.order.lines.length &&
    withdraws.test(text) &&
    productsIn(chat.shop, text).length
  )
    return true;
  if (isAmongTaught) return chanceOf(sentence, "greeting") + chanceOf(sentence, "thanks") < 0.5;
  if (customerWords.test(text) || (chat.isServing && ofOthers.test(text))) return false;
  const isFact = hasFact(chat, text);
  if (isTrade(text) && (chat.count === 0 || (isFact && !chat.isServing))) return true;
  const isTelling = ownerWords.test(text);
  const named = namedIn(chat, text);
  const isCounted = named.items.some(({ count }) => count) || (named.items.length > 0 && named.count);
  if (!isFact && isCounted && !isTelling) return false;
  const isOffered = isPriced(chat, text);
  // Goods without a new price and without a rule are what a customer wants.
  if (named.items.length + named.unclear.length > 0 && !isOffered && !rules.test(text)) return false;
  if (chat.isServing && !(isFact && (changed.test(text) || (isTelling && (isOffered || /\d ?%/.test(text))))))
    return false;
  const own =
    chanceOf(sentence, "teach") +
    (isFact ? 0.5 : 0) +
    (isTelling ? 0.25 : 0) +
    (chat.count === 0 ? 0.2 : 0) -
    (chat.isServing ? 0.3 : 0);
  const rival =
    likely.find(
      ({ id }) => id !== "teach" && id !== "danger" && !(isFact && (idle.has(id) || id === "injection")),
    )?.chance ?? 0;
  return own > rival && own > 0.3;
}
