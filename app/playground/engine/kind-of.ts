import type { BotKind } from "#content/bots/kinds.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { isQuestion, momentIn, referenceIn } from "./formats.ts";
import { destinationIn, namedIn } from "./order.ts";
import { recordsAbout, recordsIn } from "./records.ts";
import { chanceOf, idle } from "./roles.ts";
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

/** The kind of a sentence of the customer. */
export function kindOf(chat: Chat, sentence: Sentence): BotKind | undefined {
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
  if (!isCounted && (recordsAbout(records, text).length || (first?.id === "status" && referenceIn(text))))
    return worst ?? "status";
  const isOwn = chat.order.reference && records.some(({ reference }) => reference === chat.order.reference);
  if (isOwn && /\b(?:delay\w*|ready|reach\w*|arrive|come|complete|nobody|still)\b/i.test(text))
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
  if (
    isAbout &&
    chat.order.lines.length &&
    !asks &&
    /\b(?:change|swap|replace|switch|remove|comot)\b/i.test(text)
  )
    return "change";
  if (/\btotal\b/i.test(text) && chat.order.lines.length && !isAbout) return "total";
  if (isDeposit(chat, text) && chat.order.lines.length && !isCounted) return "pay";
  const isTimed = chat.order.lines.some(({ product: { unit } }) => unit && isTime(unit));
  if (first?.id === "order" && momentIn(text) && (isTimed || chanceOf(sentence, "booking") >= 0.2))
    return "booking";
  const isWrong = first && ["complaint", "trouble", "refund", "status", "not_solved"].includes(first.id);
  if (
    isCounted &&
    first &&
    !asks &&
    !isWrong &&
    (first.chance < 0.4 || ["catalogue", "tells"].includes(first.id))
  )
    return "order";
  if (
    named.items.length > 1 &&
    !asks &&
    !isWrong &&
    (!first || ["tells", "question", "stock"].includes(first.id))
  )
    return "order";
  const isPlace = !asks && text.split(/\s+/).length <= 7 && destinationIn(chat, text, false) !== undefined;
  if (isPlace && (!first || first.chance < 0.5 || ["location", "tells"].includes(first.id))) return "order";
  if (!first || first.chance < leastChance) return asks ? "question" : isAbout ? "order" : "tells";
  return first.id;
}
