import type { BotType } from "#content/bot-demo.ts";
import { faults } from "#content/bots/steps.ts";
import type { BotAct, BotAsk, Voice } from "#content/bots/voice.ts";
import { customerServiceVoice } from "#content/bots/voices/customer-service.ts";
import { friendlyVoice } from "#content/bots/voices/friendly.ts";
import { pidginVoices } from "#content/bots/voices/pidgin.ts";
import { salesVoice } from "#content/bots/voices/sales.ts";
import { supportVoice } from "#content/bots/voices/support.ts";
import { naira } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { plainWords } from "#packages/recognise/features.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { filled, textFor } from "./choose.ts";
import { inMoney } from "./formats.ts";
import { listed, type Move, withPrice } from "./move.ts";
import { notesAbout } from "./notes.ts";
import { read } from "./read.ts";
import type { Chat } from "./shop.ts";
import { priceText, sumOf } from "./sums.ts";
import type { Taught } from "./taught.ts";
import { isNamed, rootOf } from "./things.ts";

export const voices: Readonly<Record<BotType, Voice>> = {
  customer_service: customerServiceVoice,
  sales: salesVoice,
  support: supportVoice,
  friendly: friendlyVoice,
};

export interface BotQuestion {
  readonly botType: BotType;
  readonly userMessage: string;
  /** The message's sentences, and what they may be. */
  readonly sentences: readonly Sentence[];
  /** Makes the picks of one chat differ from another's. */
  readonly seed: string;
  /** Whether the message is in Pidgin; then the answer is, too. */
  readonly isPidgin?: boolean;
  /** The answer of the site's pages if the message is about the consultancy; null if they have none. */
  readonly ours?: string | null;
}

/** Acts around the matter: they are left out where there is something to say. */
const around: ReadonlySet<BotAct> = new Set([
  "greeting",
  "thanks",
  "goodbye",
  "yes",
  "no",
  "smallTalk",
  "aside",
  "unknown",
  "heard",
  "nonsense",
  "insult",
]);
/** Acts that say little where another part of the message was answered. */
const weak: ReadonlySet<BotAct> = new Set(["list", "nothing", "emptied"]);
/** How many parts an answer has. */
const mostMoves = 4;
/** How often a thing is asked in one chat. */
const mostAsked = 2;

/** What was taught, in one part: the facts as the bot will tell them. */
function factsOf(all: readonly Taught[]): Move {
  // A product that was named first and priced later has the place of its price.
  const products = [...new Set(all.flatMap(({ products }) => products).reverse())].reverse();
  const priced = products.filter((product) => priceText(product) ?? product.stock !== undefined);
  const facts = [
    ...priced.map(
      (product) =>
        withPrice(product) +
        (product.stock === undefined ? "" : product.stock ? `, ${product.stock} in stock` : ", none left"),
    ),
    ...all
      .flatMap(({ fees }) => fees)
      .map(
        ({ place, amount }) =>
          `delivery${place ? ` to ${place}` : ""}${amount === undefined ? "" : ` ${amount ? naira(amount) : "free"}`}`,
      ),
    ...all.flatMap(({ deals }) => deals).map(({ words }) => `‘${words}’`),
  ];
  if (facts.length && all.some(({ note }) => note)) facts.push("the rest that you told me");
  const name = all.find((taught) => taught.name)?.name;
  const place = all.find((taught) => taught.place)?.place;
  const trade = all.find((taught) => taught.trade)?.trade;
  const notes = all.flatMap(({ note }) => note ?? []);
  if (facts.length) return { act: "taught", slots: { facts: listed(facts) } };
  if (trade ?? name)
    return {
      act: "trade",
      slots: { ...(trade && { thing: trade }), ...(place && { place }), ...(name && { shop: name }) },
    };
  return notes.length
    ? { act: "noted", slots: { facts: notes.map((note) => `‘${note}’`).join(" ") } }
    : { act: "unknown" };
}

/** The parts of an answer, each kind once: what was taught together, and only the last sum. */
function tidy(moves: readonly Move[]): Move[] {
  const taught = moves.flatMap((move) => move.taught ?? []);
  const all = [...(taught.length ? [factsOf(taught)] : []), ...moves.filter((move) => !move.taught)];
  const parts = all.filter(
    (move, at) =>
      !all
        .slice(at + 1)
        .some(
          (later) =>
            later.act === move.act &&
            (move.act === "sum" || JSON.stringify(later.slots) === JSON.stringify(move.slots)),
        ),
  );
  const isAnswered = parts.some(({ act }) => ["sum", "fact", "taught"].includes(act));
  const matter = parts.filter(({ act }) => !around.has(act) && !(isAnswered && weak.has(act)));
  return (matter.length ? matter : parts.slice(0, 1)).slice(0, mostMoves);
}

/** The steps against a fault; the next ones if the first did not help. Undefined if there are none left. */
function stepsFor(chat: Chat, text: string): string | undefined {
  const said = new Set(plainWords(text).map(rootOf));
  const fault =
    faults.find(({ words }) => words?.split(" ").some((word) => said.has(rootOf(word)))) ?? faults.at(-1);
  const steps = fault?.rounds[chat.rounds];
  chat.rounds += 1;
  return steps?.map((step, at) => `${at + 1}. ${step}`).join("\n");
}

/** The values for a question; undefined if there is no need to ask it. */
function valuesFor(chat: Chat, ask: BotAsk): Record<string, string> | undefined {
  const { shop, order, product } = chat;
  const unpriced = shop.products.findLast((one) => priceText(one) === undefined);
  const thing = product?.name;
  switch (ask) {
    case "teach":
      return shop.products.length ? undefined : {};
    case "price":
      return unpriced && { thing: unpriced.name };
    case "try":
      return shop.products.length && !order.lines.length ? {} : undefined;
    case "product":
      return shop.products.length && !order.lines.length && !product ? {} : undefined;
    case "count":
      return thing &&
        product &&
        priceText(product) &&
        product.stock !== 0 &&
        !order.lines.some((line) => line.product === product)
        ? { thing }
        : undefined;
    case "place":
      return order.lines.length &&
        order.place === undefined &&
        !order.when &&
        (shop.fees.length || notesAbout(shop.notes, "", "delivery").length)
        ? {}
        : undefined;
    case "close":
      return sumOf(shop, order) ? {} : undefined;
    case "upsell": {
      const other = shop.products.find(
        (one) =>
          one.price !== undefined &&
          one.stock !== 0 &&
          !order.lines.some((line) => isNamed(line.product, one.name)),
      );
      if (!other || chat.offered || !order.lines.length) return undefined;
      chat.offered = other;
      return { other: withPrice(other) };
    }
    case "reference":
      return order.reference ? undefined : {};
    case "when":
      return order.when ? undefined : {};
    case "worked":
    case "more":
    case "which":
      return {};
  }
}

/**
 * A bot's reply to a message. Updates the chat. It says nothing of the shop that the owner did not tell: prices, fees and
 * rules are theirs, sums are worked out from them.
 */
export function reply(chat: Chat, question: BotQuestion): string {
  const { botType, seed, ours } = question;
  const voice = voices[botType];
  const pidgin = question.isPidgin ? pidginVoices[botType] : undefined;
  const moves = tidy(
    ours === undefined
      ? read(chat, question.sentences, botType)
      : [ours === null ? { act: "oursUnknown" } : { act: "ours", slots: { answer: ours } }],
  );
  const parts: string[] = [];
  const say = (texts: readonly string[], slots: Readonly<Record<string, string>> = {}) => {
    const choice = {
      slots: { site: site.name, ...slots },
      said: chat.said,
      seed: `${seed}\n${chat.count}\n${parts.length}`,
    };
    const text = textFor(texts, choice);
    chat.said.push(text);
    parts.push(filled(text, choice.slots));
  };
  let main: BotAct = "unknown";
  for (const { act, slots } of moves) {
    const isTrouble =
      (act === "trouble" && !moves.some((move) => move.act === "fact")) ||
      (act === "notSolved" && voice.inSteps);
    if (act === "trouble") chat.rounds = 0;
    const steps = isTrouble && voice.inSteps ? stepsFor(chat, question.userMessage) : undefined;
    main = act === "fact" && main !== "unknown" ? main : act;
    const spoken = act === "notSolved" && steps ? "trouble" : act;
    say(pidgin?.say[spoken] ?? voice.say[spoken], { ...slots });
    if (steps) {
      parts.push(steps);
      main = "trouble";
    }
  }
  const before = chat.asked;
  delete chat.asked;
  for (const ask of voice.next[main] ?? []) {
    const isOften =
      ask !== "worked" &&
      ask !== "close" &&
      (before?.ask === ask || chat.asks.filter((one) => one === ask).length >= mostAsked);
    const values = isOften ? undefined : valuesFor(chat, ask);
    const texts = pidgin?.ask[ask] ?? voice.ask[ask];
    if (!values || !texts) continue;
    say(texts, values);
    chat.asked = { ask, by: botType };
    chat.asks.push(ask);
    break;
  }
  return inMoney(parts.join(voice.inSteps ? "\n" : " "), chat.shop.money);
}
