import type { Label } from "#content/concierge/labels.ts";
import { orderOf } from "#content/concierge/trade-words.ts";
import {
  asksWhoPaid,
  giving,
  givingAnswer,
  isOwed,
  losesOrders,
  noTrouble,
} from "#content/concierge/troubles.ts";
import { offerPhrases } from "#content/concierge.ts";
import { naira } from "#content/prices.ts";
import { places } from "../knowledge/places.ts";
import { builtForConcierge } from "../understand/labels.server.ts";
import type { Meant } from "../understand/meant.ts";
import { withFacts } from "./facts.ts";
import { isForSum, isPriced } from "./money.ts";
import { ofPages, type Part } from "./part.ts";
import type { Asked } from "./talk.ts";
import { toldTrade } from "./told-trade.server.ts";

/** Labels of messages about the visitor's business, or about what we have for it. Any other label is answered as itself. */
const ofBusiness: ReadonlySet<Label> = new Set<Label>([
  "business",
  "which_fits",
  "which_one",
  "what_offered",
  "about_thing",
  "can_not",
  "can_orders",
  "can_many",
  "can_channels",
  "can_reports",
  "can_human_step_in",
  "can_hours",
  "can_custom",
  "staff_jobs",
  "steps",
  "price",
  "sum",
  "more",
  "small_talk",
  "off_topic",
]);

/** Schools, which ask for fees and not for debts. */
const schools: ReadonlySet<string> = new Set(["private-school", "islamic-school", "day-care"]);

/** What is answered to a trouble: its own text, for the trade if it depends on it, or the precise answer with this id. */
export type TroubleAnswer =
  | { readonly part: Part; readonly trade?: string; readonly certain: number }
  | { readonly named: string };

/** Words of somebody who asks what we have for all the work of a church, of which giving is a part. */
const asksForMore = /\b(?:some ?thing|any ?thing|register|birthdays?)\b/;

/** How tithes, offerings and donations are given in the chat. */
function ofGiving({ language, known }: Asked): Part {
  const text = givingAnswer[language === "pidgin" ? language : "english"];
  const assistant = known.documents.filter(({ kind, id }) => kind === "package" && id === "leadbot-basic");
  return {
    intent: "can_payment",
    text: withFacts(text),
    place: places.packages,
    action: "get_quote",
    subjects: assistant,
  };
}

/** Both offers that take orders, for a trade whose orders get lost: with a link and in the chat. */
async function forOrders(trade: string, asked: Asked): Promise<TroubleAnswer | undefined> {
  const { language, known } = asked;
  const { ordersLost } = offerPhrases[language];
  const offer = (await builtForConcierge()).trades[trade];
  const order = orderOf(trade);
  const shop = known.documents.find(({ kind, id }) => kind === "flagship" && id === "storefront");
  const assistant = known.documents.filter(isPriced).find(({ id }) => id === "fullops-elite");
  if (!offer || !order || !ordersLost || !shop || !assistant?.priceWords) return undefined;
  const { once, monthly } = assistant.parts;
  const year = isForSum([], asked)
    ? offerPhrases[language].inFirstYear?.(naira(once + 12 * monthly))
    : undefined;
  const price = [assistant.priceWords, year].filter(Boolean).join(", ");
  return {
    part: {
      intent: "business",
      text: ordersLost({ trade: offer.plural, shop: shop.name, order, assistant: assistant.name, price }),
      place: assistant.place,
      action: "get_quote",
      subjects: [shop, assistant],
    },
    trade,
    // The year that was asked for is in it, so no other answer is needed.
    certain: year ? 2 : 1,
  };
}

/**
 * The answer to somebody who tells what goes wrong in the business: orders get lost, customers owe. The offer for the trade
 * alone would not help.
 * @param message the visitor's words
 * @returns undefined if the message tells no such trouble, names one of our offers or is about something else
 */
export async function troubleAnswer(
  message: string,
  { sure, label }: Meant,
  asked: Asked,
): Promise<TroubleAnswer | undefined> {
  const { text, talk, topic, named } = asked;
  const isOther = sure && !ofBusiness.has(label);
  const namesOffer = named.some(({ kind, group }) => !group && !ofPages.has(kind) && kind !== "system");
  if (namesOffer || talk?.declined || (topic?.domain ?? "offers") !== "offers") return undefined;
  if (giving.test(text) && !asksForMore.test(text)) return { part: ofGiving(asked), certain: 2 };
  const [loses, owed, whoPaid] = [losesOrders, isOwed, asksWhoPaid].map((words) => words.test(text));
  // Only then the trade is read, which takes longer than all of this.
  if (isOther || !(loses || owed || whoPaid)) return undefined;
  const trade = (await toldTrade(message)) ?? talk?.trade;
  if (trade === undefined) return undefined;
  if (schools.has(trade)) return whoPaid ? { named: "school_fees" } : undefined;
  if (loses && !noTrouble.test(text)) return forOrders(trade, asked);
  return owed && orderOf(trade) ? { named: "fit_debts_owed" } : undefined;
}
