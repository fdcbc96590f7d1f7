import type { Campaign, Season } from "#content/trades/types.ts";
import { fitting } from "../find-sector.ts";
import { closeness, onlyOwn, ranked } from "../ranking.ts";
import { capitalise, joinList, paragraph, sentence } from "../sentences.ts";
import { type Campaigns, inTurn, type Plan, sized } from "./plan.ts";

const textOf = ({ idea, steps }: Campaign) => `${idea} ${steps.join(" ")}`;
const seasonText = ({ when, what }: Season) => `${when} ${what}`;

/** 'A Tuesday price for students. Step 1: Show it on Sunday evening. Step 2: …' */
function written({ idea, steps }: Campaign, customers: string, ...more: readonly string[]): string {
  const numbered = steps.map((step, at) => `Step ${at + 1}: ${step.replaceAll("{customers}", customers)}`);
  return [sentence(idea), ...numbered, ...more.map((text) => sentence(text))].join(" ");
}

function seasonOf({ brief, wanted, choose }: Plan): string {
  const { seasons } = brief.sector;
  const fit = fitting(brief, seasons, seasonText);
  const [near] = ranked(fit, seasonText, wanted);
  const others = choose.some(
    "season",
    fit.filter((season) => season !== near),
    1,
  );
  const told = [...(near ? [near] : []), ...others].map(({ when, what }) => capitalise(`${when}, ${what}`));
  return paragraph(
    "Mind the season",
    ...told,
    choose.one("season advice", [
      "Set the dates of the campaigns above by this",
      "Choose which campaign comes first by the month you are in",
      "Prepare each campaign three weeks before such a time, and not in it",
    ]),
  );
}

/** Alternates between campaigns of the trade and of the goal, best first. */
export function campaignsFor(plan: Plan): Campaigns {
  const { aim, brief, wanted, choose, version } = plan;
  const { goal, stage, wish } = aim;
  const people = ranked(fitting(brief, brief.sector.customers), String, wanted);
  const customers = choose.one("customers", people.slice(0, 2));
  const own = ranked(fitting(brief, brief.sector.campaigns, textOf), textOf, wanted);
  const [goalFirst, goalSecond] = inTurn(ranked(goal.campaigns, textOf, onlyOwn(wanted)), version);
  const [best, ...others] = own;
  const fits = brief.sectorFound && best !== undefined && closeness(textOf(best), wanted) >= 5;
  const leading = fits ? [best, goalFirst] : [goalFirst, best];
  const [first, second] = leading.filter((item) => item !== undefined);
  if (!first) throw new Error(`No campaign for the goal ${goal.id}.`);
  const more = [...choose.some("more", others, 2), ...(goalSecond && !brief.sectorFound ? [goalSecond] : [])];
  const reason = choose.one("reason", [
    `Chosen first because it serves ${wish}`,
    `Run this one first: it is the nearest to ${wish}`,
    `Of all of them it does most for ${wish}`,
  ]);
  const reach = brief.audience
    ? [
        paragraph(
          `To reach ${brief.audience.name}, be there ${joinList(choose.some("reach", brief.audience.reached, 2))}`,
          brief.audience.speak,
        ),
      ]
    : [];
  const ideas = [
    written(first, customers, reason, sized(choose.one("spend", stage.spend), aim)),
    ...(second ? [written(second, customers)] : []),
    ...more.map((item) => written(item, customers)),
    ...reach,
    seasonOf(plan),
  ];
  return { ideas: ideas.slice(0, 8), first };
}
