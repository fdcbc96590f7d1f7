import type { BotKind } from "#content/bots/kinds.ts";
import type { BotAct } from "#content/bots/voice.ts";
import { naira } from "#content/prices.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { booked, troubled, wentWrong } from "./case-answers.ts";
import { compared, supposed } from "./compare.ts";
import { editOrder } from "./edit-order.ts";
import { amountsIn, isQuestion, momentIn } from "./formats.ts";
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
  openAt,
  paying,
  situated,
  told,
} from "./shop-answers.ts";
import { sumOf, sumText } from "./sums.ts";
import { isSame, tellingStems } from "./things.ts";

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

/** How long before something must be ordered, told to who wants it sooner. */
function notices({ shop, order, product }: Chat, text: string): Move[] {
  if (!/\b(?:tomm?orr?ow|tomorow|today|tonight|urgent\w*)\b/i.test(text) || !(order.lines.length || product))
    return [];
  const [fact] = notesAbout(shop.notes, `${text} notice`, "duration").filter((note) =>
    /\b(?:before|notice|ahead|in advance)\b/i.test(note),
  );
  return fact ? [{ act: "fact", slots: { fact } }] : [];
}

const ifs =
  /\b(?:what|how much|wetin|how)\b.{0,14}\bif\b|^(?:(?:and|so|but|ok|okay)[, ]+)*(?:if|suppose|supposing)\b.*(?:\?|\bnko\b|\bhow much\b|\bwetin\b)/i;
const ofRules =
  /\b(?:cancel|break|spoil|damage|lost|lose|late|miss|tear|refund|return|like am|like it|don'?t|not|no)\b/i;

/** 'What if I take only two': what the order would come to. It is not changed. */
function supposedSum(chat: Chat, text: string): Move | undefined {
  if (!ifs.test(text) || ofRules.test(text) || amountsIn(text).some(({ isMoney }) => isMoney))
    return undefined;
  const then = supposed(chat);
  const { isChanged } = editOrder(then, text.replace(/^.*?\b(?:if|suppose|supposing)\b/i, "make it"), true);
  const place = destinationIn(chat, text, false);
  if (place !== undefined) then.order.place = place;
  const sum = sumOf(chat.shop, then.order);
  const now = sumOf(chat.shop, chat.order);
  if (!sum || (!isChanged && place === undefined)) return undefined;
  const instead = now && now.total !== sum.total ? `, now it is ${naira(now.total)}` : "";
  return { act: "compared", slots: { facts: `${sumText(then.order, sum)}${instead}` } };
}

/** What is asked to be done to something that the shop never spoke of: 'can you wash my rug'. */
function strange({ shop }: Chat, text: string): Move | undefined {
  const thing =
    /\b(?:can (?:you|una)|do you|(?:una|you|u) (?:fit|dey|sabi))\s+(?:also |still )?(?!get|have|open|close|accept|deliver|bring|send|carry|take|give|work|allow|charge|do(?! \p{L}+ \p{L})|come|go)\p{L}+\s+(?:my |an? |the |any )?((?:\p{L}+ )?\p{L}{3,})\s*\?*$/iu.exec(
      text,
    )?.[1];
  const stems = thing ? tellingStems(thing) : [];
  const told = [...shop.notes, ...shop.products.map(({ name }) => name)].flatMap(tellingStems);
  const isKnown = stems.some((stem) => told.some((one) => isSame(stem, one)));
  return thing && stems.length && !isKnown && shop.products.length
    ? { act: "notListed", slots: { thing, list: listOf(shop.products) } }
    : undefined;
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
