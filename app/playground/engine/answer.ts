import type { BotKind } from "#content/bots/kinds.ts";
import type { BotAct } from "#content/bots/voice.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { booked, troubled, wentWrong } from "./case-answers.ts";
import { compared, supposedSum } from "./compare.ts";
import { editOrder } from "./edit-order.ts";
import { isQuestion, momentIn } from "./formats.ts";
import { isOpenAt } from "./hours.ts";
import { isOne, listOf, type Move, summed } from "./move.ts";
import { namedIn } from "./named.ts";
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

function answerFor(chat: Chat, { text }: Sentence, kind: BotKind | "compare"): Move[] {
  const { shop, order } = chat;
  const named = namedIn(chat, text);
  const place = destinationIn(chat, text, false);
  const { reference } = order;
  if (reference && asksNumber.test(text)) return [{ act: "reference", slots: { reference } }];
  const other = kind === "compare" ? undefined : (supposedSum(chat, text) ?? strange(chat, text));
  if (other) return [other];
  if (isOne(named.items) && named.items[0]) chat.product = named.items[0].product;
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
    case "bargain": {
      const isOrder = named.items.some(({ count }) => count) && /\b(?:add|make|give|want|take)\b/i.test(text);
      if (!isOrder || /\bif\b/i.test(text)) return bargained(chat, named);
      const { refused } = editOrder(chat, text, false);
      return [...refused, summed(chat), ...bargained(chat, { ...named, items: [], count: undefined })];
    }
    case "booking":
      return booked(chat, text, named);
    case "status":
    case "complaint":
      return wentWrong(chat, kind, text);
    case "refund":
      return wentWrong(chat, "return", text);
    case "trouble":
      return troubled(chat, text);
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
