import { botCard } from "#content/bot-card.ts";
import type { BotType } from "#content/bot-demo.ts";
import type { BotKind } from "#content/bots/kinds.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { answerTo } from "./answer.ts";
import { amountsIn, countsIn, isQuestion, momentIn, referenceIn, withDigits } from "./formats.ts";
import { type Move, summed } from "./move.ts";
import { notesAbout } from "./notes.ts";
import { destinationIn, namedIn, put } from "./order.ts";
import { placed } from "./order-answers.ts";
import type { Chat } from "./shop.ts";
import { priceText } from "./sums.ts";
import { isTrade, type Taught } from "./taught.ts";
import { teach } from "./teach.ts";
import { isTime, mayRepeat } from "./things.ts";

/** Kinds that say nothing of goods: a sentence with a price or a number of a product is something else. */
const idle: ReadonlySet<BotKind> = new Set([
  "greeting",
  "thanks",
  "goodbye",
  "yes",
  "no",
  "insult",
  "gibberish",
  "identity",
  "small_talk",
  "off_topic",
  "abilities",
]);
/** Below this chance the likeliest kind is as good as a guess. */
const leastChance = 0.22;
/** An order to leave the part is seen from this chance on. */
const sureOfInjection = 0.8;

const yes =
  /^(?:(?:yes|yeah|yep|yup|ye|ok|okay|okey|sure|alright|all right|go ahead|correct|please do|of course|oya|na so|do it|done|deal|fine|please|perfect|great|confirm(?:ed)?|proceed|abeg do|i agree)\b|👍|✅)/iu;
const no =
  /^(?:(?:no|nope|nah|not (?:now|yet|really|interested)|never ?mind|don'?t|leave it|mba|rara|rather not)\b|👎)/iu;

/** How only a customer begins. */
const customerWords =
  /^(?:(?:hi|hello|please|pls|ok|okay|abeg|so|and|then|alright|good \w+)[, ]+)*(?:i(?: (?:want|wan|need|would like|go like|will take|go take|will pay|bought|ordered|paid|received|got|have paid|like|dey come|go (?:take|buy|pay|come)|no get)|['’](?:d like|ll (?:take|have|pay)))|we (?:want|would like|bought|ordered|paid|received|are \d+\b)|me and|my (?:son|daughter|wife|husband|mother|father|brother|sister|friend|child(?:ren)?|pikin)|give me|send me|book|reserve|add|let me|you (?:sent|sold|gave|burnt|people))\b/i;

/** The name of a customer. */
const nameTold =
  /\b(?:my name(?:['’]s| is| na)|(?:i am|i['’]m) called|call me|(?<![\p{L}] )name(?: is)?|(?<=[,.] )name(?: is)?)\s+((?:(?:mr|mrs|miss|dr|chief)\.? )?\p{L}[\p{L}'-]{1,18})/iu;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether a sentence tells of the shop. */
function isTaught(chat: Chat, { text, likely }: Sentence, isAmongTaught: boolean): boolean {
  if (isQuestion(text) || /\b(?:order|ticket|tracking|receipt) (?:number|no|id)\b.*\d/i.test(text))
    return false;
  if (isAmongTaught)
    return !["greeting", "thanks", "goodbye"].includes(likely[0]?.id ?? "") || (likely[0]?.chance ?? 0) < 0.5;
  if (customerWords.test(text)) return false;
  if (isTrade(text)) return true;
  const trial = teach(structuredClone(chat.shop), text, chat.product && structuredClone(chat.product));
  const named = namedIn(chat, text);
  const hasFact =
    trial.fees.length + trial.deals.length > 0 ||
    trial.products.some(({ price, bundle, stock }) => price ?? bundle ?? stock) ||
    isTrade(text);
  const chanceOf = (kind: BotKind) => likely.find(({ id }) => id === kind)?.chance ?? 0;
  const isTelling =
    /\b(?:we|our|us|una|customers?|my shop|the shop)\b/i.test(text) ||
    /^(?:no|all|every|returns?|refunds?|orders?|delivery|deposit|payment|bookings?|balance|minimum|exchange|warranty)\b/i.test(
      text,
    );
  const own = chanceOf("teach") + (hasFact ? 0.5 : 0) + (isTelling ? 0.25 : 0) - (chat.isServing ? 0.45 : 0);
  if (
    !hasFact &&
    !isTelling &&
    (chat.isServing || chanceOf("teach") < 0.75) &&
    named.items.some(({ count }) => count)
  )
    return false;
  const rival =
    likely.find(({ id }) => id !== "teach" && !(hasFact && (idle.has(id) || id === "injection")))?.chance ??
    0;
  return own > rival && own > (chat.isServing ? 0.45 : 0.3);
}

/** The kind of a sentence of the customer. */
function kindOf(chat: Chat, { text, likely }: Sentence): BotKind | undefined {
  const named = namedIn(chat, text);
  const isAbout = named.items.length > 0 || named.unclear.length > 0;
  const counted = named.items.some(({ count }) => count);
  const [first] = likely.filter(
    ({ id }) => id !== "teach" && id !== "injection" && !((isAbout || named.count) && idle.has(id)),
  );
  const asks = isQuestion(text);
  const chanceOf = (kind: BotKind) => likely.find(({ id }) => id === kind)?.chance ?? 0;
  if (first?.id === "status" && referenceIn(text)) {
    const wrong = (["trouble", "complaint", "refund"] as const).find((kind) => chanceOf(kind) >= 0.1);
    if (wrong) return wrong;
  }
  const isTimed = chat.order.lines.some(({ product: { unit } }) => unit && isTime(unit));
  if (first?.id === "order" && momentIn(text) && (isTimed || chanceOf("booking") >= 0.2)) return "booking";
  const isWrong = first && ["complaint", "trouble", "refund", "status", "not_solved"].includes(first.id);
  if (counted && first && !asks && !isWrong && (first.chance < 0.4 || first.id === "catalogue"))
    return "order";
  const isPlace = !asks && text.split(/\s+/).length <= 7 && destinationIn(chat, text, false) !== undefined;
  if (isPlace && (!first || first.chance < 0.5 || ["location", "off_topic", "small_talk"].includes(first.id)))
    return "order";
  if (!first || first.chance < leastChance) return asks ? "question" : isAbout ? "order" : undefined;
  if (first.id === "insult" && first.chance < 0.45) return undefined;
  return first.id;
}

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
  const agrees = yes.test(text) && wordCount(text) <= 6 && !isMore;
  const refuses = no.test(text) && wordCount(text) <= 6;
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

/** Learns a sentence of the owner. */
function learnt(chat: Chat, text: string): Move {
  const { shop } = chat;
  const isAnew =
    shop.isSample &&
    /\b(?:i|we) (?:\w+ )?(?:sell|run|own|bake|sew|have|do|make|cook)\b/i.test(text) &&
    !/\b(?:also|too|as well)\b/i.test(text);
  if (isAnew)
    Object.assign(chat, {
      shop: { products: [], fees: [], deals: [], notes: [] },
      order: { lines: [] },
      product: undefined,
    });
  const taught = teach(
    chat.shop,
    text,
    chat.product ?? (chat.shop.products.length === 1 ? chat.shop.products[0] : undefined),
  );
  const [product, ...others] = new Set([...taught.products, ...(taught.trade ? [] : chat.shop.products)]);
  // Of several, none is meant by 'it'.
  if (taught.products.length)
    chat.product = others.length ? taught.products.find((one) => priceText(one) === undefined) : product;
  return { act: "taught", taught };
}

/** 'I sell frozen foods: turkey 6,500 …' sells no thing called frozen foods. */
function dropCategory({ shop }: Chat, taught: readonly Taught[]): void {
  const [trade, ...others] = taught
    .filter((one) => one.trade)
    .flatMap(({ products }) => products.filter((product) => priceText(product) === undefined));
  if (
    !trade ||
    others.length ||
    !taught.some(({ products }) => products.some((product) => priceText(product)))
  )
    return;
  shop.products = shop.products.filter((product) => product !== trade);
}

/** How visitors say that they now write as a customer. */
const asCustomer =
  /^(?:(?:now|ok(?:ay)?|hi|hello|so|good \w+)[,. ]+)*(?:(?:i(?:['’]m| am| be)?|am|me)\s+(?:(?:a|the|now|na|your|be)\s+)*(?:customer|buyer|visitor|guest|client)(?: now| here)?|(?:as (?:a )?)?(?:customer|buyer)(?: here| speaking| now)?(?=\s*(?:[:.,-]|$)))\s*[:.,-]*\s*/i;

/** What a message is answered with. Updates what the chat knows. */
export function read(chat: Chat, said: readonly Sentence[], botType: BotType): Move[] {
  const moves: Move[] = [];
  const sentences = said.flatMap((sentence) => {
    const text = sentence.text.replace(asCustomer, "");
    if (
      text !== sentence.text ||
      (chat.count && /^(?:hi|hello|hey+|good (?:day|morning|afternoon|evening)|gud \w+)\b/i.test(text))
    )
      chat.isServing = true;
    return text ? [{ ...sentence, text }] : [];
  });
  if (!sentences.length) return [{ act: "greeting" }];
  const isAsking =
    chat.isServing || sentences.some(({ text }) => customerWords.test(text) || isQuestion(text));
  const isTeaching = !isAsking && sentences.some((sentence) => isTaught(chat, sentence, false));
  for (const [at, sentence] of sentences.entries()) {
    const { text, likely } = sentence;
    const name = nameTold.exec(text)?.[1] ?? undefined;
    if (name && mayRepeat(name))
      chat.order.customer = name.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
    if (likely[0]?.id === "injection" && likely[0].chance > sureOfInjection && !isTeaching)
      return [{ act: "injection" }];
    const answer = at === 0 ? asAnswer(chat, sentence, botType) : undefined;
    if (answer) moves.push(...answer);
    else if (name && chat.order.customer && wordCount(text.replace(nameTold, "")) < 3)
      moves.push({ act: "nameTold", slots: { name: chat.order.customer } });
    else if (isTaught(chat, sentence, isTeaching)) moves.push(learnt(chat, text));
    else {
      const kind = kindOf(chat, sentence);
      if (kind && !idle.has(kind)) chat.isServing = true;
      moves.push(...(kind ? answerTo(chat, sentence, kind) : [{ act: "unknown" } as const]));
    }
  }
  if (said.length === 1 && said[0]?.text === botCard.sample.says) chat.shop.isSample = true;
  dropCategory(
    chat,
    moves.flatMap(({ taught }) => taught ?? []),
  );
  return moves;
}
