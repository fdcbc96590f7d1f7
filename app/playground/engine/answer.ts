import type { BotKind } from "#content/bots/kinds.ts";
import type { BotAct } from "#content/bots/voice.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { booked, troubled, wentWrong } from "./case-answers.ts";
import { isQuestion, momentIn } from "./formats.ts";
import { isOne, listOf, type Move, summed } from "./move.ts";
import { notesAbout } from "./notes.ts";
import { destinationIn, namedIn } from "./order.ts";
import { changed, deliveryAsked, ordered, priced } from "./order-answers.ts";
import type { Chat } from "./shop.ts";
import {
  available,
  bargained,
  delivered,
  hoursTold,
  openAt,
  paying,
  situated,
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

/** What a customer's sentence of a kind is answered with. */
export function answerTo(chat: Chat, { text }: Sentence, kind: BotKind): Move[] {
  const { shop, order } = chat;
  const named = namedIn(chat, text);
  const place = destinationIn(chat, text, false);
  if (isOne(named.items) && named.items[0]) chat.product = named.items[0].product;
  switch (kind) {
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
      return ordered(chat, text, named, place);
    case "change":
      return changed(chat, text, named, place);
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
      return bargained(chat, named);
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
        momentIn(text) && /\b(?:come|visit|open|reach|pick)\b/i.test(text) ? openAt(chat, text) : undefined;
      return [open ?? told(chat, text)];
    }
    default: {
      const isAside = ["small_talk", "off_topic", "identity", "abilities"].includes(kind);
      const [fact] = isAside && isQuestion(text) ? notesAbout(shop.notes, text) : [];
      return [fact ? { act: "fact", slots: { fact } } : { act: social[kind] ?? "unknown" }];
    }
  }
}
