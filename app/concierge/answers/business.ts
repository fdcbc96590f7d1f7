import { calledBy, nearest } from "#app/tools/library/library.server.ts";
import { forBusiness, ownBusiness } from "#content/concierge/own-business.ts";
import { peopleOf } from "#content/concierge/trade-words.ts";
import { offerPhrases } from "#content/concierge.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { figuresIn } from "../model/figures.ts";
import type { Language, TradeOffer } from "../understand/built.ts";
import { builtForConcierge } from "../understand/labels.server.ts";
import { plainQuestion } from "../words.ts";
import { moreThan } from "./abilities.ts";
import { doesIn, priceIn } from "./in-language.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";
import { toldTrade } from "./told-trade.server.ts";

/** Minimum chance to name a trade. Below it the answer only names the offer that suits most of the likely trades. */
const sureOfTrade = 0.45;
/** A part of a message names the trade if it is surer than the whole by this much. */
const surerPart = 0.1;
/** With at least this many branches, a system fits better than a package. */
const branchesForSystem = 3;

const branchWords =
  /\b(?:have|has|get|got|run|own|with|our|my|be|in)\s+(\w+)\s+(?:\w+\s+)?(?:branch(?:es)?|shops?|stores?|outlets?|locations?|clinics?|hospitals?|pharmac(?:y|ies)|restaurants?|schools?|hotels?|offices?|stations?)\b/;
function branchesIn(text: string): number {
  const [, count = ""] = branchWords.exec(text) ?? [];
  return figuresIn(count)[0]?.value ?? 1;
}

/** Packages by how many messages a day they are for. */
const byMessages: readonly (readonly [most: number, offer: string])[] = [
  [15, "leadbot-basic"],
  [80, "smartagent-pro"],
  [Number.POSITIVE_INFINITY, "fullops-elite"],
];

const offerOf = ({ known }: Asked, id: string) =>
  known.documents.find(
    (one) => one.id === id && !one.group && (one.kind === "package" || one.kind === "system"),
  );

function partFor(document: KnowledgeDocument, sentences: readonly (string | undefined)[]): Part {
  return {
    intent: "business",
    text: sentences.filter(Boolean).join(" "),
    place: document.place,
    action: "get_quote",
    subjects: [document],
  };
}

interface Fit {
  readonly offer: TradeOffer;
  /** The trade, if it is certain. */
  readonly trade?: string;
}

/**
 * The offer for what a visitor does: that of the trade, or the one that most of the likely trades need.
 * @param isRead whether trades are recognised in the language: in French, every trade sounds like teaching it
 */
async function fitFor(
  words: string,
  trades: Readonly<Record<string, TradeOffer>>,
  isRead: boolean,
): Promise<Fit | undefined> {
  const called = isRead
    ? ((await toldTrade(words)) ?? (await calledBy("trades", [words])) ?? (await ownPlace(words)))
    : undefined;
  const ofName = called === undefined ? undefined : trades[called];
  if (called !== undefined && ofName) return { offer: ofName, trade: called };
  const likely = await nearest("trades", words);
  const said = isRead ? await Promise.all(partsSaid(words).map((part) => nearest("trades", part))) : [];
  const [whole] = isRead ? likely : [];
  // 'I sell baby clothes, I have two helpers and one old phone' is no phone shop.
  const [part] = said.flatMap(([one]) => one ?? []).sort((one, other) => other.chance - one.chance);
  const first = part && part.chance > (whole?.chance ?? 0) + surerPart ? part : whole;
  const general = trades.general;
  const own = first && trades[first.id];
  if (first && own && first.chance >= sureOfTrade) return { offer: own, trade: first.id };
  if (!general) return undefined;
  const most = (of: (offer: TradeOffer) => string | undefined) => {
    const votes = new Map<string, number>();
    for (const { id, chance } of likely) {
      const own = trades[id];
      const vote = own && of(own);
      if (vote) votes.set(vote, (votes.get(vote) ?? 0) + chance);
    }
    return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0];
  };
  return {
    offer: {
      ...general,
      offer: most(({ offer }) => offer) ?? general.offer,
      larger: most(({ larger }) => larger) ?? general.larger,
    },
  };
}

/** The place of a business that is called the visitor's own: 'my restaurant in Uyo', 'we run a small pharmacy'. */
const ownPlaceWords =
  /\b(?:my|our|(?:i|we) (?:run|own|have|get|manage) an?|(?:i|we) (?:am|are) an?|(?:owner|proprietor|proprietress|manager) of an?)\s+(?:(?:small|big|new|busy|little|family) )?((?:\w+ ){0,2}?)(restaurant|hotel|clinic|hospital|church|salon|school|pharmacy|bakery|boutique|supermarket|lounge|bar|spa|gym|laundry)\b/;

/** The trade of such a place, by its name with the word before it or by its name alone. */
async function ownPlace(words: string): Promise<string | undefined> {
  const [, before = "", place] = ownPlaceWords.exec(words.toLowerCase()) ?? [];
  if (place === undefined) return undefined;
  const [last = ""] = before.trim().split(" ").slice(-1);
  return (last && (await calledBy("trades", [`${last} ${place}`]))) || calledBy("trades", [place]);
}

/** Verbs that say what a business does. What somebody has or is may be anything: 'I have two helpers and one phone'. */
const work = /\b(?:sell|run|own|make|sew|cook|repair|fix|operate|manage|teach|farm|supply|retail)\b/;

/** The parts of a message that say what the visitor does; none if the message has one part only. */
function partsSaid(words: string): string[] {
  const parts = words
    .toLowerCase()
    .split(/[,;.!?\n]+/)
    .filter(Boolean);
  const said = parts.length > 1 ? parts.filter((part) => ownBusiness.test(part)) : [];
  const worked = said.filter((part) => work.test(part));
  const [, wanted] = forBusiness.exec(words.toLowerCase()) ?? [];
  return [...(worked.length ? worked : said), ...(wanted ? [wanted] : [])];
}

/** In a chat, a message of at most this many words may name a business: 'baby clothes', 'for salon'. */
const fewWords = 5;

/** Whether a message says explicitly what the visitor does. */
export const saysOwn = ({ text }: Pick<Asked, "text">) => ownBusiness.test(text);

/** Whether a message in a chat says what the visitor's business is, rather than only mentioning a trade. */
export const statesBusiness = ({ text, words }: Pick<Asked, "text" | "words">) =>
  words.length <= fewWords || saysOwn({ text });

const general = (trades: Readonly<Record<string, TradeOffer>>): Fit | undefined =>
  trades.general && { offer: trades.general };

/** Minimum chance to remember a trade that a message mentions beside something else. */
const sureInPassing = 0.6;

/** The trade that a message mentions, whatever else it asks: 'we are mechanics, is one bot for all of us possible?' */
export async function tradeIn({ language }: Asked, words: string): Promise<string | undefined> {
  if (language === "french") return undefined;
  const told = await toldTrade(words);
  if (told !== undefined) return told;
  const [first] = await nearest("trades", words);
  return first && first.chance >= sureInPassing ? first.id : undefined;
}

/**
 * One offer by name for what the visitor does, with its price and one reason.
 * @param words the visitor's description; if it names no trade, the one mentioned earlier in the chat is used
 * @param options.priceFirst puts the price before the reason, for a visitor who asked what it costs
 * @returns undefined if `onlyIfSure` is set and no trade is recognised
 */
export async function businessAnswer(
  asked: Asked,
  words: string,
  { onlyIfSure = false, priceFirst = false } = {},
): Promise<{ part: Part; trade?: string; asksMessages: boolean } | undefined> {
  if (asked.talk?.declined) return undefined;
  const { trades } = await builtForConcierge();
  const before = asked.talk?.trade;
  const known = before ? trades[before] : undefined;
  // In a chat, only a message about the visitor's own business sets the trade: 'the borehole is there already' does not.
  // A question after 'I sell tyres, …' is about that business too.
  const isTold =
    (asked.talk?.intent ?? "greeting") === "greeting" ||
    statesBusiness(asked) ||
    saysOwn({ text: plainQuestion(words) });
  const found = isTold ? await fitFor(words, trades, asked.language !== "french") : general(trades);
  const fit = !found?.trade && known ? { offer: known, trade: before } : found;
  const many = branchesIn(asked.text) >= branchesForSystem;
  if (!fit || (onlyIfSure && !fit.trade && !many)) return undefined;
  const { offer, trade } = fit;
  const named = asked.named.find(({ kind, group }) => kind === "system" && !group);
  const larger = named ?? (offer.larger ? offerOf(asked, offer.larger) : undefined);
  const texts = offerPhrases[asked.language];
  const usual = many && larger ? larger : offerOf(asked, many ? "fullops-elite" : offer.offer);
  const more = usual && texts.doesAsked && !many ? moreThan(usual, asked) : undefined;
  const chosen = more?.chosen ?? usual;
  if (!chosen) return undefined;
  // Each reason was written for one offer. Any other offer is described as on its page.
  const isItsReason = chosen.id === (trades[trade ?? ""] ?? trades.general)?.offer;
  const ofTrade: Partial<Record<Language, string>> = { english: offer.reason, pidgin: offer.pidgin };
  const isOwn = ofTrade[asked.language] ? isItsReason : chosen.id === "smartagent-pro";
  const usualReason =
    (isOwn && (ofTrade[asked.language] ?? texts.reason)) || `${doesIn(asked.language, chosen)}.`;
  // A larger package does all that the smaller one does, so what was said of the trade is still true.
  const asWell = more && trade && ofTrade[asked.language];
  const reason = more ? [asWell, texts.doesAsked?.(more.does)].filter(Boolean).join(" ") : usualReason;
  const people = peopleOf(trade);
  const price = priceIn(asked.language, chosen);
  const asksMessages = !many;
  return {
    part: partFor(chosen, [
      trade ? texts.fits(chosen.name, offer.plural) : texts.fitsLikely(chosen.name),
      ...(priceFirst ? [price, reason] : [reason, price]),
      asksMessages ? ((people && texts.howManyWrite?.(people)) ?? texts.howManyMessages) : texts.howManyStaff,
    ]),
    trade: trade ?? before,
    asksMessages,
  };
}

/** The package for a number of messages a day. */
export function byMessageCount(asked: Asked, messages: number): Part | undefined {
  const [, id = ""] = byMessages.find(([most]) => messages <= most) ?? [];
  const chosen = offerOf(asked, id);
  const texts = offerPhrases[asked.language];
  return (
    chosen &&
    partFor(chosen, [
      texts.forMessages(messages, chosen.name),
      `${doesIn(asked.language, chosen)}.`,
      priceIn(asked.language, chosen),
    ])
  );
}
