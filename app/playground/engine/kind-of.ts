import type { BotKind } from "#content/bots/kinds.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { anew } from "./clauses.ts";
import { amountsIn, isQuestion, momentIn, referenceIn } from "./formats.ts";
import { type Named, namedIn } from "./named.ts";
import { destinationIn } from "./order.ts";
import { recordsAbout, recordsIn } from "./records.ts";
import { chanceOf, idle } from "./roles.ts";
import { meetsAny } from "./rules.ts";
import type { Chat } from "./shop.ts";
import { isDeposit } from "./shop-answers.ts";
import { isTime } from "./things.ts";

/* What a customer's sentence is. */

/** Below this chance the likeliest kind is as good as a guess. */
const leastChance = 0.22;

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Below this chance a remark beside the matter is not taken for one: the shop is spoken of more often. */
const sureOfAside = 0.6;
/** Kinds of a matter that went wrong. */
const wrong = ["trouble", "complaint", "refund"] as const;

/** Words about the past, which orders nothing. */
const past =
  /\b(?:(?:my|the) last (?!price)\w+|last (?:week|month|time|night)|no try at all|yesterday|yday|ago|since (?:morning|\d|yesterday)|you people|una (?:fix|do|sell|bring|send|debit)|you (?:\w{3,}ed|sold|built|sent|brought|did)|came late|was rude|has gone|broke my)\b/i;
/** Words that compare two prices. */
const comparing =
  /\b(?:cheaper|cheapest|dearer|more expensive|difference|differ|(?:do|will|would|can|go) (?:i|we) (?:\w+ )?save|how much (?:do|will|would|go) (?:i|we) save|wetin i (?:go )?save|how much (?:more|less|extra)|which (?:one|is)?.{0,12}(?:cheap|better)|cheap pass|save (?:if|when|with|on))\b/i;
const cues =
  /\b(?:add|remove|comot|cancel|change|swap|replace|make|join|instead|use|no want|without|plus|with|also|too|only|just|no|and|take)\b|[+&]/i;

/** In a question, only these words ask for a change. */
const does =
  /\b(?:add|remove|comot|cancel|change|swap|replace|make|join|instead|use|take|without|both|how (?:much|mush)|total|cost)\b/i;
/** Words about another seller. */
const rival =
  /\b(?:another|other|one) (?:man|woman|shop|people|person|seller|store|place)s?\b|\b(?:elsewhere|online|jumia)\b/i;

/** Whether a sentence changes the order: it names goods with a number, or says what is done with them. */
function isEdit(chat: Chat, text: string, named: Named): boolean {
  const { lines } = chat.order;
  const isAsked =
    /^(?:(?:and|so|but|ok|pls|please|hi|hello|\w+ )[, ]*)?(?:do (?:you|u|una|i|we|they)|does|is|are|can (?:you|u|una)|una (?:get|dey)|you (?:get|have|fit)|u get|which|where|why|when|how long|how many|wetin be|what time|what (?:is|are) the)\b/i.test(
      text,
    ) && !/\b(?:how (?:much|mush)|price|cost|total|pay)\b/i.test(text);
  if (
    named.items.some(({ count }) => count !== undefined) &&
    !/\b(?:do|does) (?:you|una|u) (?:have|sell|get|do)\b/i.test(text)
  )
    return true;
  const isDone = cues.test(text) && (!isQuestion(text) || does.test(text));
  if (named.items.length && isDone && !isAsked && (lines.length > 0 || named.items.length > 1)) return true;
  const isSpan =
    named.time !== undefined && lines.some(({ product: { unit = "", per } }) => isTime(unit) || per);
  if (
    lines.length &&
    !isAsked &&
    (isSpan || /\b(?:make|change|increase|reduce)\b.{2,30} (?:(?:be|to|reach) )?\d/i.test(text))
  )
    return true;
  return lines.length + named.items.length > 0 && meetsAny(chat, text);
}

/** Whether something is in the price is no price. */
const ofPrice = /\b(?:in|inside|part of) (?:the|una|your) (?:price|money|fee)\b|\bprice (?:dey )?includ/i;

interface Read {
  readonly named: Named;
  readonly first: Sentence["likely"][number] | undefined;
  /** The kind of what went wrong, if something did. */
  readonly worst: (typeof wrong)[number] | undefined;
}

/** What a sentence is by what it names and does: a comparison, a complaint about what lies behind, or a change of the order. */
function plainKind(
  chat: Chat,
  sentence: Sentence,
  { named, first, worst }: Read,
): BotKind | "compare" | undefined {
  const { text } = sentence;
  const isAbout = named.items.length > 0 || named.unclear.length > 0;
  const asks = isQuestion(text);
  if (anew.test(text) && chat.order.lines.length) return "change";
  if (comparing.test(text) && (isAbout || chat.order.lines.length > 0)) return "compare";
  if (asks && ofPrice.test(text)) return "question";
  if (rival.test(text) && amountsIn(text).some(({ isMoney }) => isMoney)) return "bargain";
  const isPast = past.test(text);
  const wants = /\b(?:i|we) (?:want|wan|need|go take|will take)\b|\badd\b/i.test(text);
  const isWrong =
    first && [...wrong, "status", "paid", "not_solved"].includes(first.id) && first.chance >= 0.5;
  const isPriced = /\b(?:how (?:much|mush)|price|cost|total)\b/i.test(text);
  if (isPast && !wants && !isPriced) return first && isWrong ? first.id : (worst ?? "complaint");
  if (/\bif\b.*\b(?:break|spoil|damage|lost|lose|miss|tear)\b/i.test(text)) return "question";
  if ((isWrong && !wants) || !isEdit(chat, text, named)) return undefined;
  const isTimed = named.items.some(({ product: { unit } }) => unit && isTime(unit));
  const isBooked = momentIn(text) && !asks && (isTimed || chanceOf(sentence, "booking") >= 0.2);
  return isBooked ? "booking" : "order";
}

/** The kind of a sentence of the customer. */
export function kindOf(chat: Chat, sentence: Sentence): BotKind | "compare" | undefined {
  const { text, likely } = sentence;
  const named = namedIn(chat, text);
  const isAbout = named.items.length > 0 || named.unclear.length > 0;
  const isCounted = named.items.some(({ count }) => count);
  const asks = isQuestion(text);
  const matters = likely.filter(
    ({ id, chance }) =>
      !["teach", "injection", "danger"].includes(id) &&
      !(idle.has(id) && (isAbout || named.count || chance < sureOfAside)),
  );
  const [first] = matters;
  const worst = wrong.find((kind) => chanceOf(sentence, kind) >= (first?.id === "status" ? 0.1 : 0.35));
  const records = recordsIn(chat.shop.orders);
  const plain = plainKind(chat, sentence, { named, first, worst });
  if (plain) return plain;
  if (!isCounted && (recordsAbout(records, text).length || (first?.id === "status" && referenceIn(text))))
    return worst ?? "status";
  const isOwn = chat.order.reference && records.some(({ reference }) => reference === chat.order.reference);
  if (
    isOwn &&
    !/\bhow long\b/i.test(text) &&
    /\b(?:delay\w*|ready|reach\w*|arrive|come|complete|nobody|still)\b/i.test(text)
  )
    return worst ?? "status";
  if (
    records.length &&
    asks &&
    wordCount(text) <= 4 &&
    /\b[a-z]{0,3}-?\d{1,5}[a-z]?\b/i.test(text) &&
    !isCounted
  )
    return "status";
  if (
    isAbout &&
    /\b(?:how (?:much|mush)|hw much|price|cost|nawa|elo)\b/i.test(text) &&
    first?.id !== "refund"
  )
    return isDeposit(chat, text) && !isCounted && chat.order.lines.length ? "pay" : "price";
  if (/\btotal\b/i.test(text) && chat.order.lines.length && !isAbout) return "total";
  if (isDeposit(chat, text) && chat.order.lines.length && !isCounted) return "pay";
  const isPlace = !asks && text.split(/\s+/).length <= 7 && destinationIn(chat, text, false) !== undefined;
  if (isPlace && (!first || first.chance < 0.5 || ["location", "tells"].includes(first.id))) return "order";
  if (!first || first.chance < leastChance) return asks ? "question" : isAbout ? "order" : "tells";
  return first.id;
}
