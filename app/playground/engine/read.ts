import { botCard } from "#content/bot-card.ts";
import type { BotType } from "#content/bot-demo.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { answerTo } from "./answer.ts";
import { anew } from "./clauses.ts";
import { measuredIn } from "./figures.ts";
import { amountsIn, asNaira, countsIn, isQuestion, momentIn, referenceIn, withDigits } from "./formats.ts";
import { kindOf, wordCount } from "./kind-of.ts";
import { type Move, summed } from "./move.ts";
import { namedIn } from "./named.ts";
import { notesAbout } from "./notes.ts";
import { destinationIn, put } from "./order.ts";
import { placed } from "./order-answers.ts";
import { customerWords, hasFact, idle, isTaught, type Speaker, speakerOf } from "./roles.ts";
import type { Chat } from "./shop.ts";
import { priceText } from "./sums.ts";
import { teach } from "./teach.ts";
import { mayRepeat } from "./things.ts";

/** An order to leave the part is seen from this chance on. */
const sureOfInjection = 0.8;

const yes =
  /^(?:(?:yes|yeah|yep|yup|ye|ok|okay|okey|sure|alright|all right|go ahead|correct|please do|of course|oya|na so|do it|done|deal|fine|please|perfect|great|confirm(?:ed)?|proceed|abeg do|i agree)\b|👍|✅)/iu;
const no =
  /^(?:(?:no(?! (?:vex|wahala|problem))|nope|nah|not (?:now|yet|really|interested)|never ?mind|don'?t|leave it|mba|rara|rather not)\b|👎)/iu;

/** The name of a customer. */
const nameTold =
  /\b(?:my name(?:['’]s| is| na)|(?:i am|i['’]m) called|call me|(?<![\p{L}] )name(?: is)?|(?<=[,.] )name(?: is)?)\s+((?:(?:mr|mrs|miss|dr|chief)\.? )?\p{L}[\p{L}'-]{1,18})/iu;

/** Reads a sentence as the answer to the last question; undefined if it is about something else. */
function asAnswer(chat: Chat, sentence: Sentence, botType: BotType): Move[] | undefined {
  const { text, likely } = sentence;
  const { order, shop } = chat;
  const asked = chat.asked?.by === botType ? chat.asked.ask : undefined;
  const isShort = wordCount(text) <= 8 && !isQuestion(text);
  const isMore =
    namedIn(chat, text).items.some(({ product }) => product !== chat.offered) ||
    namedIn(chat, text).count !== undefined ||
    ["change", "bargain"].includes(likely[0]?.id ?? "");
  const agrees = yes.test(text) && wordCount(text) <= 6 && !isMore && !anew.test(text);
  const refuses = no.test(text) && wordCount(text) <= 6 && !isMore;
  switch (asked) {
    case "reference": {
      const isTold =
        wordCount(text) > 4 &&
        likely.some(({ id, chance }) => ["complaint", "trouble", "refund"].includes(id) && chance > 0.15);
      const reference = isTold
        ? undefined
        : (referenceIn(text) ??
          (wordCount(text) <= 4 && !customerWords.test(text)
            ? /\b[a-z]{0,5}-?\d{1,10}\b/i.exec(text)?.[0].toUpperCase()
            : undefined));
      if (reference) {
        order.reference = reference;
        return [{ act: "reference", slots: { reference } }];
      }
      const isLost =
        /\b(?:don'?t|do not|no|not) (?:have|know|remember|see|get|with)\b|\bno idea\b|\blost\b|\bforgot\b/i.test(
          text,
        );
      return isLost || refuses ? [{ act: "noReference" }] : undefined;
    }
    case "count": {
      const [count] = countsIn(withDigits(text));
      if (
        !isShort ||
        !count ||
        !chat.product ||
        namedIn(chat, text).items.some(({ product }) => product !== chat.product)
      )
        return undefined;
      return answerTo(chat, sentence, "order");
    }
    case "place": {
      if (!isShort || agrees || refuses || namedIn(chat, text).items.length || amountsIn(text).length)
        return undefined;
      if (
        ["teach", "complaint", "change", "paid"].includes(likely[0]?.id ?? "") &&
        (likely[0]?.chance ?? 0) > 0.6
      )
        return undefined;
      const place = destinationIn(chat, text, true);
      if (place === undefined) return undefined;
      order.place = place;
      return placed(chat);
    }
    case "when":
      return momentIn(text) ? answerTo(chat, sentence, "booking") : undefined;
    case "upsell": {
      if (refuses) return order.lines.length ? [{ act: "declined" }] : undefined;
      if (!agrees || !chat.offered) return undefined;
      const [count] = countsIn(withDigits(text));
      order.lines = put(order.lines, { product: chat.offered, count: count?.value ?? 1 }, true);
      return [{ act: "changed" }, summed(chat)];
    }
    case "close":
      if (agrees) return closed(chat);
      return refuses ? [{ act: "declined" }] : undefined;
    case "worked":
      if (agrees) return [{ act: "solved" }];
      return refuses ? [{ act: "notSolved" }] : undefined;
    case "price":
      if (!isShort || !amountsIn(withDigits(text)).length || !(chat.product ?? shop.products[0]))
        return undefined;
      return [learnt(chat, text)];
    default:
      return undefined;
  }
}

/** The order as agreed, and how it is paid if the owner told that. */
function closed(chat: Chat): Move[] {
  const { slots } = summed(chat);
  const [fact] = notesAbout(chat.shop.notes, "pay", "paying");
  return [
    { act: "closed", ...(slots && { slots }) },
    ...(fact ? [{ act: "fact" as const, slots: { fact } }] : []),
  ];
}

/** Words of an owner who repairs; prices that are fixed are none of them. */
const repairing = /\b(?:i|we|na)\b.{0,30}\b(?:repair|fix|mend)(?:s|ing|er)?\b|\brepairs?\b/i;
const noRepairs = /\b(?:no|not|never|don['’]?t)\b.{0,20}\b(?:repair|fix|mend)/i;

/** Learns a sentence of the owner. */
function learnt(chat: Chat, text: string): Move {
  const { shop } = chat;
  const isAnew =
    shop.isSample &&
    /\b(?:i|we) (?:\w+ )?(?:sell|run|own|bake|sew|have|do|make|cook)\b/i.test(text) &&
    !/\b(?:also|too|as well)\b/i.test(text);
  if (isAnew)
    Object.assign(chat, {
      shop: { products: [], fees: [], deals: [], notes: [], orders: [] },
      order: { lines: [] },
      product: undefined,
    });
  const taught = teach(
    chat.shop,
    text,
    chat.product ?? (chat.shop.products.length === 1 ? chat.shop.products[0] : undefined),
  );
  if (repairing.test(text)) shop.repairs = !noRepairs.test(text);
  const [product, ...others] = new Set([...taught.products, ...(taught.trade ? [] : chat.shop.products)]);
  // Of several, none is meant by 'it'.
  if (taught.products.length)
    chat.product = others.length ? taught.products.find((one) => priceText(one) === undefined) : product;
  return { act: "taught", taught };
}

/** 'I sell frozen foods: turkey 6,500 …' sells no thing called frozen foods. */
function dropTrade({ shop }: Chat): void {
  if (shop.products.some((product) => priceText(product)))
    shop.products = shop.products.filter((product) => !product.isTrade || priceText(product));
}

interface Spoken extends Sentence {
  readonly speaker: Speaker | undefined;
}

/** The sentences with who says that they write them, until somebody else does. */
function spoken(chat: Chat, said: readonly Sentence[]): Spoken[] {
  let speaker: Speaker | undefined;
  return said.flatMap((sentence) => {
    const { text, money } = asNaira(sentence.text);
    if (money && !chat.shop.money && !chat.isServing) chat.shop.money = money;
    const told = speakerOf(text);
    if (
      speaker === "owner" &&
      !told.speaker &&
      (isQuestion(sentence.text) || customerWords.test(sentence.text))
    )
      speaker = "customer";
    speaker = told.speaker ?? speaker;
    return told.text ? [{ ...sentence, text: told.text, speaker }] : [];
  });
}

/** What a message is answered with. Updates what the chat knows. */
export function read(chat: Chat, said: readonly Sentence[], botType: BotType): Move[] {
  const moves: Move[] = [];
  const sentences = spoken(chat, said);
  for (const { text, speaker } of sentences)
    if (
      speaker === "customer" ||
      (chat.count && /^(?:hi|hello|hey+|good (?:day|morning|afternoon|evening)|gud \w+)\b/i.test(text))
    )
      chat.isServing = true;
  if (!sentences.length) return [{ act: "greeting" }];
  const isAsking =
    chat.isServing || sentences.some(({ text }) => customerWords.test(text) || isQuestion(text));
  // Whoever tells prices in the first message is the owner, whatever else they say in it.
  const isTeaching =
    (!isAsking && sentences.some((sentence) => isTaught(chat, sentence, false))) ||
    (chat.count === 0 &&
      !isQuestion(sentences[0]?.text ?? "") &&
      sentences.some(({ text }) => !customerWords.test(text) && hasFact(chat, text)));
  let isTold = false;
  chat.topic = [];
  for (const [at, sentence] of sentences.entries()) {
    const { text, likely } = sentence;
    const measured = measuredIn(withDigits(text));
    if (measured) chat.measured = measured;
    const name = nameTold.exec(text)?.[1] ?? undefined;
    if (name && mayRepeat(name))
      chat.order.customer = name.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
    if (likely[0]?.id === "injection" && likely[0].chance > sureOfInjection && !isTeaching)
      return [{ act: "injection" }];
    const answer = at === 0 && sentence.speaker !== "owner" ? asAnswer(chat, sentence, botType) : undefined;
    if (answer) moves.push(...answer);
    else if (name && chat.order.customer && wordCount(text.replace(nameTold, "")) < 3)
      moves.push({ act: "nameTold", slots: { name: chat.order.customer } });
    else if (
      sentence.speaker === "owner" ||
      (sentence.speaker !== "customer" &&
        isTaught(chat, sentence, isTeaching || (at > 0 && isTold && !chat.isServing && hasFact(chat, text))))
    ) {
      isTold = true;
      moves.push(learnt(chat, text));
    } else {
      // 'Which is cheaper? By how much'
      if (moves.at(-1)?.act === "compared" && /^(?:and )?(?:by )?how much\b.{0,8}$/i.test(text)) continue;
      const kind = kindOf(chat, sentence);
      if (kind && !idle.has(kind) && chat.shop.products.length) chat.isServing = true;
      moves.push(...answerTo(chat, sentence, kind ?? "tells"));
      chat.topic = [...chat.topic, ...namedIn(chat, text).items.map(({ product }) => product)];
    }
  }
  if (said.length === 1 && said[0]?.text === botCard.sample.says) chat.shop.isSample = true;
  dropTrade(chat);
  return moves;
}
