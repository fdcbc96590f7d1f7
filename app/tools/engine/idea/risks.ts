import { naira } from "#content/prices.ts";
import type { Regulator } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import { capitalise, lowerFirst, once } from "../sentences.ts";
import type { CapitalPlan } from "./capital-plan.ts";
import { concerning } from "./line-items.ts";
import type { OwnFacts } from "./own-facts.ts";

const mostRisks = 6;

function risk(danger: string, answer: string): string {
  return `${capitalise(danger)}. What to do: ${lowerFirst(answer)}`;
}

/** The authority that can close this trade comes first; CAC, which everybody needs, comes second. */
function regulatorsFor(brief: Brief): readonly Regulator[] {
  const every = brief.sector.regulators;
  const fits = concerning(brief, every, ({ when, what }) => `${when} ${what}`);
  const all = fits.some(({ body }) => body !== "CAC") ? fits : every;
  const own = all.filter(({ body }) => body !== "CAC");
  return [...own.slice(0, 1), ...every.filter(({ body }) => body === "CAC"), ...own.slice(1)];
}

function permit(brief: Brief, subject: string, choose: Chooser): string[] {
  const [first, second] = regulatorsFor(brief);
  if (!first) return [];
  const danger = choose.one("permit", [
    "A missing paper can stop you after the money is spent",
    `The rules for your ${subject} may cost more time than you plan`,
    "Somebody may ask for a paper that you do not have",
  ]);
  const also = second ? ` Also ask ${second.body} ${second.when}.` : "";
  return [`${danger}. What to do: ask ${first.body} ${first.when}. ${first.what}${also}`];
}

function doubt(brief: Brief, subject: string, choose: Chooser): string[] {
  const worry = choose.one("worry", concerning(brief, brief.sector.worries));
  const proof = choose.one("proof", concerning(brief, brief.sector.proofs));
  return [
    choose.one("doubt", [
      `People who meet your ${subject} for the first time may fear that ${worry}. What to do: before they ask, show them ${proof}.`,
      `Some will hold back from your ${subject} because they think that ${worry}. What to do: answer it early with ${proof}.`,
    ]),
  ];
}

function shortOfMoney({ money }: OwnFacts, { low }: CapitalPlan): string[] {
  if (money === undefined || money >= low) return [];
  return [
    `Your ${naira(money)} is ${naira(low - money)} less than the lower end of the list, so one bad month could stop you. What to do: begin with orders that are paid before you buy, and hire what you cannot buy yet.`,
  ];
}

/** What can go wrong, each with what to do about it. */
export function risksOf(
  brief: Brief,
  facts: OwnFacts,
  plan: CapitalPlan,
  subject: string,
  choose: Chooser,
): string[] {
  const known = concerning(brief, brief.sector.risks, ({ risk: danger, answer }) => `${danger} ${answer}`);
  const chosen = choose.some("risks", known, 3).map(({ risk: danger, answer }) => risk(danger, answer));
  const all = [
    ...shortOfMoney(facts, plan),
    ...chosen.slice(0, 2),
    ...permit(brief, subject, choose),
    ...doubt(brief, subject, choose),
    ...chosen.slice(2),
  ];
  return once(all).slice(0, mostRisks);
}
