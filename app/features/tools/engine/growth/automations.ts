import type { Automation } from "../../knowledge/types.ts";
import { fitting } from "../find-sector.ts";
import { ranked } from "../ranking.ts";
import { paragraph, sentence } from "../sentences.ts";
import { type Plan, sized } from "./plan.ts";

const textOf = ({ task, how }: Automation) => `${task} ${how}`;
const verbOf = ({ task }: Automation) => task.split(" ")[0];

function unlike(others: readonly Automation[]): (item: Automation) => boolean {
  return (item) => others.every((other) => verbOf(other) !== verbOf(item));
}

function written({ task, how }: Automation, ...more: readonly string[]): string {
  return paragraph(task, how, ...more);
}

/** How many of the trade's automations a business of the size should think of. */
const counts = { nothing: 2, "first-sales": 2, unknown: 3, steady: 3, growing: 4, large: 4 } as const;

/** First what helps with the goal in any trade, then what the trade itself has, the nearest to the goal first. */
export function automationsFor({ aim, brief, wanted, choose }: Plan): string[] {
  const { goal, second, stage, wish } = aim;
  const first = choose.one("first", goal.automations);
  const own = ranked(fitting(brief, brief.sector.automations, textOf), textOf, wanted).filter(
    unlike([first]),
  );
  const picked = [...own.slice(0, 2), ...choose.some("others", own.slice(2), counts[stage.id] - 2)];
  const spoken = [first, ...picked];
  const added = choose.some("added", goal.automations.filter(unlike(spoken)), brief.sectorFound ? 1 : 2);
  const also = second?.automations.find(unlike([...spoken, ...added]));
  const leading = choose.one("why first", [
    `This comes first for ${wish}`,
    `For ${wish}, this is the nearest step`,
    `It is the first step towards ${wish}`,
    `Begin here for ${wish}`,
  ]);
  return [
    sentence(sized(choose.one("size", stage.automate), aim)),
    written(first, leading, first.because),
    ...picked.map((item) => written(item)),
    ...added.map((item) => written(item)),
    ...(also ? [written(also)] : []),
    sentence(choose.one("by hand", stage.byHand)),
  ].slice(0, 8);
}
