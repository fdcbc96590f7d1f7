import { calledBy, nearest } from "#app/tools/library/library.server.ts";
import { domainOfLabel } from "#content/concierge/domains.ts";
import { asksForUs } from "../understand/asks.ts";
import type { Read } from "../understand/labels.server.ts";
import type { Meant } from "../understand/meant.ts";
import type { Answered } from "./answer.ts";
import { businessAnswer, byMessageCount, saysOwn } from "./business.ts";
import { messagesADay } from "./message-count.ts";
import { ofPages } from "./part.ts";
import { isQuestion } from "./questions.ts";
import type { Asked } from "./talk.ts";
import { toldTrade } from "./told-trade.server.ts";

/** A question for what we have for a trade: 'do you have anything for real estate agents', 'which one is for schools'. */
const asksFor =
  /\b(?:any ?thing|some ?thing|which (?:one|package|plan|product|of (?:your|una) \w+)|wetin|what)\b(?: \w+){0,3}? for (?:(?:an?|the|my|our) )?((?!me\b|us\b|it\b|this\b|that\b)[a-z]+(?: [a-z]+){0,2})\W*$/;

/** Minimum chance of a trade that is asked for by a few words alone. */
const sureOfAsked = 0.85;

/** A label with a lower chance is not what somebody wants who only tells the business. */
const surerThanTold = 0.7;

/** Words that ask whether something is possible, in a message without a question mark: 'we want it to take bookings, can it'. */
const asksWhether = /\b(?:can (?:it|you|una)|want (?:it|am) to|e fit|una fit|do you|is it)\b/;

const namesNothing = ({ named }: Asked) =>
  named.every(({ kind, group }) => group || kind === "system" || kind === "path" || ofPages.has(kind));

const isOfOffers = ({ topic }: Asked) => (topic?.domain ?? "offers") === "offers";

/** The offer for a trade that a message asks for by name; undefined if it asks for none. */
export async function offerForAsked(asked: Asked): Promise<Answered | undefined> {
  const [, words] = asksFor.exec(asked.text) ?? [];
  // 'Which one is for schools' sounds like our school, also in a chat about an offer.
  const domain = asked.named.some(({ kind }) => kind === "path")
    ? asked.talk?.topic?.domain
    : asked.topic?.domain;
  if (words === undefined || (domain ?? "offers") !== "offers" || !namesNothing(asked)) return undefined;
  // 'Do you have something for hospitals' names our system for them.
  if (asked.named[0]?.kind === "system") return undefined;
  const one = words.replace(/s$/, "");
  const near = await nearest("trades", one, 3);
  const isNamed = (await calledBy("trades", [words, one])) !== undefined;
  // The trade of the chat may be named again by a word of several: 'schools'.
  const isOfChat = near.some(({ id }) => id === asked.talk?.trade);
  const isTrade = isNamed || isOfChat || (near[0]?.chance ?? 0) >= sureOfAsked;
  return isTrade ? businessAnswer(asked, one, { onlyIfSure: true }) : undefined;
}

/**
 * The offer for a visitor who tells the business by its name and asks nothing, or what we have for it: 'my fabric shop (ankara, lace). I get 80
 * messages a day and I can't reply all'. Such a story may sound a little like a question about channels.
 */
export async function offerForTold(
  message: string,
  { label }: Meant,
  asked: Asked,
  { likely: [top] }: Read,
): Promise<Answered | undefined> {
  const isOfLabel = domainOfLabel[label] === "offers" && (top?.chance ?? 0) < surerThanTold;
  const isStory = isOfLabel && !isQuestion(message) && !asksWhether.test(asked.text);
  if (label === "business" || !(isStory || asksForUs(asked)) || !namesNothing(asked)) return undefined;
  if (
    !isOfOffers(asked) ||
    asked.amounts.length ||
    !saysOwn(asked) ||
    (await toldTrade(message)) === undefined
  )
    return undefined;
  const messages = messagesADay(asked.text);
  const counted = messages && byMessageCount(asked, messages);
  return counted ? { part: counted } : businessAnswer(asked, message, { onlyIfSure: true });
}
