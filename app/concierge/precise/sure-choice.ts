import { ofAnyTrade } from "#content/concierge/domains.ts";
import type { Label } from "#content/concierge/labels.ts";
import type { Asked } from "../answers/talk.ts";
import { seldomRead } from "../understand/built.ts";
import type { Choice } from "./choice.ts";

/** How an answer would be calculated. */
export type WorkedOut = "workedOut" | "claim" | "compare";

/** Messages with fewer words get no chosen answer: the choice has learnt from few of them. */
const leastToChoose = 9;
/** Messages with fewer words need the higher chance. */
const leastToChooseWell = 11;
/** Chance from which the chosen answer is given. Below it the stricter bounds of precise-answer.server.ts decide. */
const sureOfChoice = 0.3;
/** The same where the answer can be calculated, which is exact if it is what was meant. */
const sureBesideOther = 0.87;
/** Labels of visitors who want a person, whatever they tell beside it. */
const ofPerson: ReadonlySet<Label> = new Set<Label>(["want_human", "call_me", "buy"]);

/** Whether a choice is a precise answer about what fits a trade, for which we can also calculate the offer. */
const isOfferFor = (choice: Choice) =>
  "precise" in choice &&
  choice.precise.answer.label === "which_fits" &&
  !ofAnyTrade.has(choice.precise.answer.id);

/** The chance that a choice must have to be given. @param count words of the message, @param label the likeliest */
export function leastOfChoice({
  count,
  choice,
  asked: { amounts, named, language },
  workedOut,
  trade,
  label,
}: {
  count: number;
  choice: Choice;
  label: Label | undefined;
  asked: Asked;
  workedOut: WorkedOut | undefined;
  trade: string | undefined;
}): number {
  const things = named.filter(({ group }) => !group);
  // A sum of what is named, or what a budget buys.
  const isSum =
    (workedOut === "workedOut" && amounts.length > 0) || (workedOut !== undefined && things.length > 1);
  const isOfPerson = label !== undefined && ofPerson.has(label);
  if (count < leastToChoose || seldomRead.has(language) || isSum) return Number.POSITIVE_INFINITY;
  const isBeside =
    workedOut !== undefined ||
    amounts.length > 1 ||
    (trade !== undefined && isOfferFor(choice)) ||
    isOfPerson;
  return isBeside || count < leastToChooseWell ? sureBesideOther : sureOfChoice;
}
