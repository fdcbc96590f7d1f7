import type { Question } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import { fitting } from "../find-sector.ts";
import { joinList } from "../sentences.ts";
import type { OfferName } from "./offer-name.ts";
import type { Topic } from "./topics.ts";

export interface Asked extends Question {
  readonly topic: Topic | undefined;
}

interface Offer extends OfferName {
  readonly brief: Brief;
  readonly choose: Chooser;
  /** 'is' or 'are', to agree with the name. */
  readonly is: string;
  /** Picks up to `count` items of one of the trade's lists. */
  some(key: string, list: readonly string[], count: number): string[];
}

function priceOf({ name, plural, service, brief, choose, is }: Offer): Asked {
  const start = plural ? "start" : "starts";
  const known = brief.prices.length > 0;
  return {
    topic: "price",
    question: choose.one("price", [
      `How much ${is} your ${name}?`,
      `What ${plural ? "do" : "does"} your ${name} cost?`,
      `What is the price of your ${name}?`,
    ]),
    answer: known
      ? `Our ${name} ${plural ? "cost" : "costs"} {price}. Tell us what you need, and we write down what is included and what would be extra.`
      : service
        ? `Our ${name} ${start} from {price}. Tell us what you need and where you are, and you get the exact price before you decide.`
        : `Our ${name} ${start} from {price}. Tell us the quantity and your area, and you get one total with delivery.`,
  };
}

function orderOf({ name, service, choose }: Offer): Asked {
  return {
    topic: "order",
    question: service
      ? choose.one("order", [`How do I book your ${name}?`, `How can I get your ${name}?`])
      : choose.one("order", [`How do I order your ${name}?`, `How can I buy your ${name}?`]),
    answer: service
      ? choose.one("order answer", [
          "Write to {contact} with the day, the place and what you need. We answer with the price, and your date is held when you have said yes.",
          "Send the place, the day and a short word about the work to {contact}. You get a price and a free hour, and nothing is fixed before you agree.",
          "Tell us on {contact} what you need and when. We ask what we must know, name the price and write your name beside the date.",
        ])
      : choose.one("order answer", [
          "Write to {contact} with the quantity, your address and the day you need it. We repeat the order in one message, so that nothing is wrong.",
          "Send quantity, name and address to {contact}. You get the total and the day of delivery back, and we begin after your yes.",
          "Tell us on {contact} how much you need and where it should go. We confirm price and day before you pay anything.",
        ]),
  };
}

function proofOf({ name, service, brief, is, some }: Offer): Asked {
  return {
    topic: "proof",
    question: service
      ? `How can I know that your ${name} ${is} done well?`
      : `How can I know that your ${name} ${is} good before I pay?`,
    answer: `Do not take our word for it. Ask us for ${joinList(some("proofs", brief.sector.proofs, 2), "or")}.`,
  };
}

function reasonFor({ name, brief, choose, some }: Offer): Asked {
  return {
    topic: undefined,
    question: choose.one("reason", [
      `Why should I choose your ${name}?`,
      `What do I gain with your ${name}?`,
      `What is different about your ${name}?`,
    ]),
    answer: `With us you ${joinList(some("benefits", brief.sector.benefits, 2))}. Try us once and judge.`,
  };
}

function peopleOf({ name, brief, choose, is, some }: Offer): Asked {
  return {
    topic: undefined,
    question: `Who ${is} your ${name} for?`,
    answer: `Mostly ${joinList(some("people", brief.sector.customers, 2))} come to us. ${choose.one("fit", [
      "Tell us about your own case, and we say honestly if it fits.",
      "If you are not sure, ask first; we say no when we cannot help.",
    ])}`,
  };
}

function returnsOf({ name, service, choose }: Offer): Asked {
  return {
    topic: "returns",
    question: `What if something is wrong with your ${name}?`,
    answer: service
      ? choose.one("wrong answer", [
          "Tell us within {returns} and describe what is wrong. We look at it with you and put right what we did not do well.",
          "Call or write within {returns}. We come back to it first and talk about money only where it was not our part.",
        ])
      : choose.one("wrong answer", [
          "Tell us within {returns} and send a picture. We replace it, repair it or return what is fair.",
          "Keep it as it is, and send a picture to {contact} within {returns}. Where it was our mistake, we put it right at our cost.",
        ]),
  };
}

function contentsOf({ name, choose }: Offer): Asked {
  return {
    topic: undefined,
    question: `What do I get with your ${name}?`,
    answer: choose.one("included answer", [
      "You get [what is included]. Anything that costs extra is named before you pay, and it stands on your receipt.",
      "The price covers [what is included]. We tell you before you pay what would come on top.",
    ]),
  };
}

/** Questions that name the visitor's own product or service. Their answers have the same slots as those of a sector. */
export function namedQuestions(
  named: OfferName,
  brief: Brief,
  choose: Chooser,
): Record<"price" | "order" | "proof" | "reason" | "people" | "wrong" | "included", Asked> {
  const offer: Offer = {
    ...named,
    brief,
    choose,
    is: named.plural ? "are" : "is",
    some: (key, list, count) => choose.some(key, fitting(brief, list), count),
  };
  return {
    price: priceOf(offer),
    order: orderOf(offer),
    proof: proofOf(offer),
    reason: reasonFor(offer),
    people: peopleOf(offer),
    wrong: returnsOf(offer),
    included: contentsOf(offer),
  };
}
