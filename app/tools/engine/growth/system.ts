import type { Campaign, System } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import { fitting } from "../find-sector.ts";
import { titleOf } from "../own-words.ts";
import { ranked } from "../ranking.ts";
import { once, paragraph } from "../sentences.ts";
import { type Plan, sized } from "./plan.ts";

/** The start of a measure, which shows whether two measures are of the same thing. */
function beginning(measure: string): string {
  return measure.split(/[ ,]+/).slice(0, 2).join(" ");
}

const paperWords =
  /\b(?:licen[cs]es?|licen[cs]ed|permits?|registration|registered|register|approval|certificates?)\b/i;

/** What to ask whom, if the goal names an authority or its papers. */
function papersFor({ sector }: Brief, goal: string): string[] {
  const named = sector.regulators.filter(({ body }) => {
    const short = body.match(/\b[A-Z]{3,}\b/)?.[0];
    return short !== undefined && new RegExp(`\\b${short}\\b`, "i").test(goal);
  });
  const asked = named.length ? named : paperWords.test(goal) ? sector.regulators.slice(0, 1) : [];
  return asked.flatMap(({ body, when, what }) => [`For the papers, ask ${body} ${when}`, what]);
}

/** Which system comes first and why, when it pays at this size, and what the first month looks like. */
export function systemFor(
  { aim, brief, goalText, industry, wanted, choose }: Plan,
  campaign: Campaign,
): string {
  const { goal, stage, wish } = aim;
  const own = brief.sector.system;
  const main: System = goal.system ?? own;
  const who = titleOf(industry, brief.phrases, 70, "Your business");
  const opening = choose.one("opening", [
    `${who}, with the goal ${wish}: the system that would help most is ${main.what}`,
    `${who}, ${wish}: begin with ${main.what}`,
    `${who}: for ${wish} the first system is ${main.what}`,
  ]);
  const after =
    main === own || !brief.sectorFound
      ? []
      : [`When it runs, the next one for this trade is ${own.what}`, own.why];
  const measures = once([
    ...choose.some("goal measures", goal.measures, 2),
    ...ranked(fitting(brief, brief.sector.measures), String, wanted).slice(0, 2),
  ]).filter((measure, at, all) => all.findIndex((other) => beginning(other) === beginning(measure)) === at);
  const papers = papersFor(brief, goalText);
  return [
    paragraph(opening, main.why, `It helps you to ${goal.aim}`),
    paragraph(sized(choose.one("system size", stage.system), aim), goal.trap),
    ...(after.length ? [paragraph(...after)] : []),
    ...(papers.length ? [paragraph(...papers)] : []),
    [
      "The first month:",
      `Week 1: ${goal.firstWeek}`,
      `Weeks 2 and 3: Run the first campaign above, ${campaign.idea}, and write down what it cost and what it brought.`,
      "Week 4: Compare with the month before, keep what worked, and stop the rest.",
    ].join("\n"),
    `Write down every week: ${measures.join("; ")}.`,
  ].join("\n\n");
}
