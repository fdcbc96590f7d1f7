import type { Question } from "../../knowledge/types.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import { fitting } from "../find-sector.ts";
import { joinList } from "../sentences.ts";
import type { OfferName } from "./offer-name.ts";
import type { Topic } from "./topics.ts";

export interface Asked extends Question {
  readonly topic: Topic | undefined;
}

/** Questions that name the visitor's own product or service; their answers hold slots as those of a sector do. */
export function namedQuestions(
  { name, plural, service }: OfferName,
  brief: Brief,
  choose: Chooser,
): Record<"price" | "order" | "proof" | "reason" | "people" | "wrong" | "included", Asked> {
  const { sector } = brief;
  const is = plural ? "are" : "is";
  const start = plural ? "start" : "starts";
  const known = brief.prices.length > 0;
  const some = (key: string, list: readonly string[], count: number) =>
    choose.some(key, fitting(brief, list), count);
  return {
    price: {
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
    },
    order: {
      topic: "order",
      question: service
        ? choose.one("order", [`How do I book your ${name}?`, `How can I get your ${name}?`])
        : choose.one("order", [`How do I order your ${name}?`, `How can I buy your ${name}?`]),
      answer: service
        ? "Write to {contact} with the day, the place and what you need. We answer with the price, and your date is held when you have said yes."
        : "Write to {contact} with the quantity, your address and the day you need it. We repeat the order in one message, so that nothing is wrong.",
    },
    proof: {
      topic: "proof",
      question: service
        ? `How can I know that your ${name} ${is} done well?`
        : `How can I know that your ${name} ${is} good before I pay?`,
      answer: `Do not take our word for it. Ask us for ${joinList(some("proofs", sector.proofs, 2), "or")}.`,
    },
    reason: {
      topic: undefined,
      question: choose.one("reason", [
        `Why should I choose your ${name}?`,
        `What do I gain with your ${name}?`,
        `What is different about your ${name}?`,
      ]),
      answer: `With us you ${joinList(some("benefits", sector.benefits, 2))}. Try us once and judge.`,
    },
    people: {
      topic: undefined,
      question: `Who ${is} your ${name} for?`,
      answer: `Mostly ${joinList(some("people", sector.customers, 2))} come to us. Tell us about your own case, and we say honestly if it fits.`,
    },
    wrong: {
      topic: "returns",
      question: `What if something is wrong with your ${name}?`,
      answer: service
        ? "Tell us within {returns} and describe what is wrong. We look at it with you and put right what we did not do well."
        : "Tell us within {returns} and send a picture. We replace it, repair it or return what is fair.",
    },
    included: {
      topic: undefined,
      question: `What do I get with your ${name}?`,
      answer:
        "You get [what is included]. Anything that costs extra is named before you pay, and it stands on your receipt.",
    },
  };
}
