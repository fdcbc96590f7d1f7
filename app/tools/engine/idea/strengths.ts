import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import { once } from "../sentences.ts";
import { concerning } from "./line-items.ts";
import { namedAudience } from "./named-audience.ts";
import type { OwnFacts } from "./own-facts.ts";

const mostStrengths = 6;

/** Joins two things, with a comma if one of them contains 'and'. */
function both(one: string, other: string): string {
  return `${one}${/ (?:and|that|who|which) /.test(one) ? "," : ""} and ${other}`;
}

/** What customers want, linked to what the visitor sells. */
function wanted(brief: Brief, subject: string, choose: Chooser): string {
  const [one = "", other = ""] = choose.some("wants", concerning(brief, brief.sector.wants), 2);
  return choose.one("wanted", [
    `People who ask about your ${subject} want ${both(one, other)}; whoever gives them both is remembered.`,
    `There is a clear promise to make with your ${subject}: ${both(one, other)}.`,
    `Your ${subject} can be judged at the first order: customers look for ${both(one, other)}, and they talk about it when they get it.`,
  ]);
}

function ofPlace(place: string, choose: Chooser): string {
  return choose.one("place", [
    `Starting in ${place} keeps the first customers close: the way to them is short, and word goes from one to the next.`,
    `You name ${place}, so you can count those who might buy, see what they pay now and stand in front of them this week.`,
    `One place is enough to begin with, and in ${place} you can ask real buyers before you spend.`,
  ]);
}

function ofAudience(brief: Brief, choose: Chooser): string[] {
  const audience = namedAudience(brief);
  if (!audience) return [];
  const [one = "", other = ""] = choose.some("moves", audience.moves, 2);
  return [
    choose.one("audience", [
      `The buyers you describe sound like ${audience.name}. They care about ${both(one, other)}, so you know what to say first.`,
      `You are not selling to everybody: for ${audience.name} what counts is ${both(one, other)}, and you can build on that.`,
    ]),
  ];
}

function ofChannel({ channels }: Brief, choose: Chooser): string[] {
  const [channel] = channels;
  if (channel === undefined) return [];
  return [
    choose.one("channel", [
      `You have ${channel} in the plan from the beginning, so people can reach you before everything else is ready.`,
      `With ${channel} you have already chosen a way to the buyer, and one way that works is better than five that wait.`,
    ]),
  ];
}

/** Why the idea can work: the strengths of its trade, and what the visitor's own words add. */
export function strengthsOf(brief: Brief, facts: OwnFacts, subject: string, choose: Chooser): string[] {
  const general = choose.some("strengths", concerning(brief, brief.sector.strengths), 3);
  const own = [
    ...(facts.begun
      ? [
          "You are not beginning from nothing: what you have sold or made so far tells you more than any plan does.",
        ]
      : []),
    ...(brief.place === undefined ? [] : [ofPlace(brief.place, choose)]),
    ...ofAudience(brief, choose),
    ...ofChannel(brief, choose),
  ];
  return once([wanted(brief, subject, choose), ...general.slice(0, 2), ...own, ...general.slice(2)]).slice(
    0,
    mostStrengths,
  );
}
