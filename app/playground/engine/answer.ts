import type { BotKind } from "#content/bots/kinds.ts";
import type { BotAct } from "#content/bots/voice.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { booked, troubled, wentWrong } from "./case-answers.ts";
import { compared, supposedSum } from "./compare.ts";
import { editOrder } from "./edit-order.ts";
import { isQuestion, momentIn } from "./formats.ts";
import { isOpenAt } from "./hours.ts";
import { isOne, listOf, type Move, summed } from "./move.ts";
import { type Named, namedIn } from "./named.ts";
import { notesAbout } from "./notes.ts";
import { destinationIn } from "./order.ts";
import { deliveryAsked, ordered, priced } from "./order-answers.ts";
import type { Chat } from "./shop.ts";
import {
  available,
  bargained,
  delivered,
  hoursTold,
  notices,
  openAt,
  paying,
  situated,
  strange,
  told,
} from "./shop-answers.ts";

const social: Readonly<Partial<Record<BotKind, BotAct>>> = {
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
  yes: "yes",
  no: "no",
  insult: "insult",
  injection: "injection",
  gibberish: "nonsense",
  identity: "identity",
  small_talk: "smallTalk",
  off_topic: "aside",
  want_human: "human",
  abilities: "abilities",
};

/** A remark is answered with what the owner told only if they share much. */
const sureOfFact = 0.5;

/** What a customer's sentence of a kind is answered with; an order for a time when nobody is there is told so. */
export function answerTo(chat: Chat, sentence: Sentence, kind: BotKind | "compare"): Move[] {
  const moves = [...answerFor(chat, sentence, kind), ...notices(chat, sentence.text)];
  const when = momentIn(sentence.text);
  if (!when || !["order", "price", "change"].includes(kind)) return moves;
  const opening = notesAbout(chat.shop.notes, sentence.text, "opening");
  const fact = opening.find((note) => isOpenAt([note], sentence.text) === false);
  if (!fact) return moves;
  return [...moves, { act: "notOpen", slots: { when } }, { act: "fact", slots: { fact } }];
}

/** 'What was the ticket number I told you' */
const asksNumber =
  /\b(?:number|ticket|booking|reference|parcel|order)\b.{0,30}\b(?:i|we) (?:tell|told|gave|give|complain\w*|sent|said|talk)\b|\bremind me\b/i;

/** A customer who wants it cheaper, and may order more for that. */
function haggled(chat: Chat, text: string, named: Named): Move[] {
  const isOrder = named.items.some(({ count }) => count) && /\b(?:add|make|give|want|take)\b/i.test(text);
  if (!isOrder || /\bif\b/i.test(text)) return bargained(chat, named);
  const { refused } = editOrder(chat, text, false);
  return [...refused, summed(chat), ...bargained(chat, { ...named, items: [], count: undefined })];
}

/** The sum of the thing that was spoken of before and the one named now: 'and the battery, how much for both?' */
function bothOf(chat: Chat, text: string, before: Chat["product"]): Move | undefined {
  const { product } = chat;
  if (!before || !product || product === before || chat.order.lines.length) return undefined;
  if (!/\b(?:both|the two)\b/i.test(text)) return undefined;
  return summed({ ...chat, order: { lines: [before, product].map((one) => ({ product: one, count: 1 })) } });
}

function answerFor(chat: Chat, { text }: Sentence, kind: BotKind | "compare"): Move[] {
  const { shop, order } = chat;
  const named = namedIn(chat, text);
  const place = destinationIn(chat, text, false);
  const { reference } = order;
  if (reference && asksNumber.test(text)) return [{ act: "reference", slots: { reference } }];
  const spoken = chat.product;
  if (isOne(named.items) && named.items[0]) chat.product = named.items[0].product;
  const other =
    kind === "compare"
      ? undefined
      : (supposedSum(chat, text) ?? strange(chat, text) ?? bothOf(chat, text, spoken));
  if (other) return [other];
  switch (kind) {
    case "compare": {
      const move = compared(chat, text);
      return move ? [move] : priced(chat, text, named);
    }
    case "price":
      if (place !== undefined) order.place = place;
      if (
        !named.items.length &&
        !named.count &&
        /\bdeliver|waybill|dispatch|shipping|transport\b/i.test(text) &&
        !order.lines.length
      )
        return [delivered(chat, text, place)];
      return priced(chat, text, named);
    case "order":
    case "change":
      return ordered(chat, text, named, { place, isChange: kind === "change" });
    case "total":
      if (place !== undefined) order.place = place;
      return named.items.some(({ count }) => count) ? priced(chat, text, named) : [summed(chat)];
    case "delivery":
      return deliveryAsked(chat, text, named, place);
    case "stock":
      return available(chat, text, named);
    case "catalogue":
      return shop.products.length
        ? [{ act: "list", slots: { list: listOf(shop.products) } }]
        : [{ act: "nothing" }];
    case "hours":
      return [hoursTold(chat, text)];
    case "location":
      return [situated(chat, text)];
    case "pay":
      return paying(chat, text);
    case "paid":
      return [{ act: "paid" }];
    case "bargain":
      return haggled(chat, text, named);
    case "booking":
      return booked(chat, text, named);
    case "status":
    case "complaint":
      return wentWrong(chat, kind, text);
    case "refund":
      return wentWrong(chat, "return", text);
    case "trouble":
      return shop.repairs && named.items.length && !order.reference
        ? priced(chat, text, named)
        : troubled(chat, text);
    case "not_solved":
      return [{ act: "notSolved" }];
    case "solved":
      return [{ act: "solved" }];
    case "question": {
      const open =
        momentIn(text) && /\b(?:come|visit|open|reach|pick|bring|drop)\b/i.test(text)
          ? openAt(chat, text)
          : undefined;
      return [open ?? told(chat, text)];
    }
    case "tells": {
      if (place !== undefined) return ordered(chat, text, named, { place });
      const [fact] = notesAbout(shop.notes, text, undefined, sureOfFact);
      return [fact ? { act: "fact", slots: { fact } } : { act: "heard" }];
    }
    default: {
      const isAside = ["small_talk", "off_topic", "identity", "abilities"].includes(kind);
      const [fact] = isAside && isQuestion(text) ? notesAbout(shop.notes, text) : [];
      return [fact ? { act: "fact", slots: { fact } } : { act: social[kind] ?? "unknown" }];
    }
  }
}
