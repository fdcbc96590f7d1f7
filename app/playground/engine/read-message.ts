import type { BotType } from "#content/bot-demo.ts";
import type { BotAsk, BotTopic, BotTrouble } from "#content/bot-replies/shape.ts";
import type { Chat } from "./chat.ts";
import {
  amountIn,
  asName,
  businessIn,
  isAlike,
  isWish,
  type Known,
  nameIn,
  placeIn,
  quantityIn,
  referenceIn,
  slotsOf,
  wishIn,
} from "./known.ts";
import { businessOf, thingIn } from "./phrases.ts";
import { plain, wordCount } from "./plain.ts";
import { topicsIn, troubleIn } from "./topics.ts";

/** The meaning of a message. */
export interface Reading {
  /** One topic, or two that are answered together. */
  readonly topics: readonly BotTopic[];
  /** What it tells about the visitor's matter. */
  readonly told: Known;
  readonly trouble?: BotTrouble;
}

/** Topics that may also be the answer to a question. */
const open: ReadonlySet<BotTopic> = new Set(["unknown", "nonsense", "location", "greeting"]);
const shortAnswer = 7;

/** Reads a message as the answer to the last question; undefined if it is about something else. */
function asAnswer(ask: BotAsk, text: string, plainText: string, topic: BotTopic): Reading | undefined {
  const words = wordCount(plainText);
  const isShort = words <= shortAnswer;
  const isOpen = isShort && topic === "unknown";
  switch (ask) {
    case "reference": {
      const reference =
        words <= 14 && (open.has(topic) || topic === "orderStatus" || topic === "yes")
          ? referenceIn(text)
          : undefined;
      if (reference) return { topics: ["referenceGiven"], told: { reference } };
      const lost =
        /\b(?:don'?t|do not|no) (?:have|know|remember|see|get)\b|\bno idea\b|\blost\b|\bforgot\b|\bnot with me\b/.test(
          plainText,
        );
      return lost || topic === "no" ? { topics: ["noReference"], told: {} } : undefined;
    }
    case "quantity": {
      const quantity = isShort && (open.has(topic) || topic === "yes") ? quantityIn(text) : undefined;
      return quantity ? { topics: ["quantityGiven"], told: { quantity } } : undefined;
    }
    case "price": {
      const amount = isShort ? (amountIn(text) ?? amountIn(`₦${text.replace(/^\D+/, "")}`)) : undefined;
      return amount && /\d/.test(text)
        ? { topics: ["priceTold"], told: { priced: { product: undefined, amount } } }
        : undefined;
    }
    case "place": {
      const place =
        isShort && (topic === "unknown" || topic === "location")
          ? (placeIn(text) ?? placeIn(`in ${text}`))
          : undefined;
      return place ? { topics: ["placeGiven"], told: { place } } : undefined;
    }
    case "product": {
      const counted = quantityIn(text);
      const product = isOpen ? thingIn(text.replace(/^\s*(?:\d+|one|two|three)\s+/i, "")) : undefined;
      return product
        ? { topics: ["productGiven"], told: counted ? { product, quantity: counted } : { product } }
        : undefined;
    }
    case "business": {
      const thing = isOpen ? thingIn(text) : undefined;
      return thing ? { topics: ["businessTold"], told: { business: businessOf(thing) } } : undefined;
    }
    case "name": {
      const name =
        words <= 3 && open.has(topic)
          ? asName(text.replace(/^(?:i am|i'm|it is|it's|na)\s+/i, "").replace(/[.!]+$/, ""))
          : undefined;
      return name ? { topics: ["nameTold"], told: { name } } : undefined;
    }
    case "close":
      if (topic === "yes") return { topics: ["agreed"], told: {} };
      return topic === "no" ? { topics: ["declined"], told: {} } : undefined;
    case "worked":
      if (topic === "yes" || topic === "thanks") return { topics: ["solved"], told: {} };
      return topic === "no" ? { topics: ["notSolved"], told: {} } : undefined;
    case "detail":
      return topic === "unknown" ? { topics: ["detailGiven"], told: {} } : undefined;
    case "more":
      return topic === "no" && /\bthank|\ball\b|\bnothing\b/.test(plainText)
        ? { topics: ["goodbye"], told: {} }
        : undefined;
  }
}

/** A message without its questions: 'How far? I sell shoes'. */
function statementsIn(text: string): string {
  return text
    .split(/(?<=[.?!\n])\s+/)
    .filter((sentence) => !/\?\s*$|\bhow (?:much|mush)\b|\bdo you\b/i.test(sentence))
    .join(" ");
}

/** The product that is asked for; 'a bag' still means the 'ankara bags' that were mentioned before. */
function sameThing(about: ReturnType<typeof wishIn>, { product }: Known): ReturnType<typeof wishIn> {
  return about && product && product.length > about.product.length && isAlike(about.product, product)
    ? { ...about, product }
    : about;
}

/** Reads a message on its own, or as the answer to the last question. */
export function readMessage(text: string, chat: Chat, botType: BotType): Reading {
  const plainText = plain(text);
  const topics = topicsIn(plainText);
  const [topic = "unknown"] = topics;
  if (topic === "injection" || topic === "insult") return { topics, told: {} };
  const isQuestion = /\?|\bhow much\b|\bdo you\b/.test(plainText);
  const own = businessIn(statementsIn(text));
  const name = nameIn(text);
  const counted =
    /^(?:please )?(?:ok(?:ay)?,? )?(?:i want to|i want|i need|give me|make it|i will take|i take|let me have|just|only)? ?(?:about )?(\S+)(?: pieces| pcs| of (?:them|it))?(?: please)?[.]?$/.exec(
      plainText,
    )?.[1];
  const quantity = counted && (topic === "unknown" || topic === "yes") ? quantityIn(counted) : undefined;
  if (quantity) return { topics: ["quantityGiven"], told: { quantity } };
  const alone = wordCount(plainText) <= 3 && topic === "unknown" ? amountIn(text) : undefined;
  if (alone && chat.known.product)
    return { topics: ["priceTold"], told: { priced: { product: undefined, amount: alone } } };
  const asked = chat.asked?.by === botType ? chat.asked.ask : undefined;
  const answer =
    asked && !own && !name && !isWish(text) ? asAnswer(asked, text, plainText, topic) : undefined;
  if (answer) return answer;
  const amount =
    /\b(?:sell|costs?|goes for|each|price|at|for)\b/.test(plainText) &&
    !isQuestion &&
    !/\bcan i\b|\blast\b/.test(plainText)
      ? amountIn(text)
      : undefined;
  if (own) {
    const priced = amount ? { priced: { product: own.product, amount } } : {};
    return { topics: amount && own.product ? ["priceTold"] : ["businessTold"], told: { ...own, ...priced } };
  }
  if (name && (topic === "unknown" || topic === "greeting")) return { topics: ["nameTold"], told: { name } };
  const about = sameThing(wishIn(text), chat.known);
  const thing = about ?? {};
  if (
    amount &&
    (topic === "price" || topic === "unknown") &&
    /\b(?:my|our|price is|it is|costs?|each|sell)\b/.test(plainText)
  ) {
    return { topics: ["priceTold"], told: { ...thing, priced: { product: about?.product, amount } } };
  }
  if (topic === "delivery") {
    const place = placeIn(text);
    return { topics, told: place ? { place } : {} };
  }
  if (["late", "orderStatus", "complaint", "refund"].includes(topic)) {
    const reference = referenceIn(text);
    return reference ? { topics: ["referenceGiven"], told: { reference } } : { topics, told: {} };
  }
  if (topic === "trouble") return { topics, told: {}, trouble: troubleIn(plainText) ?? "general" };
  if (/\b(?:don'?t|no) (?:have|get|know|remember)\b.{0,15}\b(?:number|receipt|reference)\b/.test(plainText)) {
    return { topics: ["noReference"], told: {} };
  }
  if (topic === "unknown" && /^(?:order )?#?(?:[a-z]{1,5}-?\d{2,8}|\d{4,9}|0\d{10})$/.test(plainText)) {
    return { topics: ["referenceGiven"], told: { reference: referenceIn(text) ?? plainText } };
  }
  if ((topic === "unknown" || topic === "question") && about && isWish(text)) {
    const summed =
      about.quantity !== undefined &&
      chat.known.priced !== undefined &&
      slotsOf({ ...chat.known, ...about }).price;
    return { topics: [summed ? "quantityGiven" : "wish"], told: about };
  }
  if (topic === "question" && isWish(text) && chat.known.product) return { topics: ["wish"], told: {} };
  return { topics, told: topics.includes("price") || topics.includes("discount") ? thing : {} };
}
