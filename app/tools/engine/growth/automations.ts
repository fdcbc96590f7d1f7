import type { Automation } from "#content/trades/types.ts";
import { fitting } from "../find-sector.ts";
import { closeness, onlyOwn, ranked } from "../ranking.ts";
import { paragraph, sentence } from "../sentences.ts";
import { inTurn, type Plan, sized } from "./plan.ts";

const textOf = ({ task, how }: Automation) => `${task} ${how}`;
const verbOf = ({ task }: Automation) => task.split(" ")[0];

function unlike(others: readonly Automation[]): (item: Automation) => boolean {
  return (item) => others.every((other) => verbOf(other) !== verbOf(item));
}

function written({ task, how }: Automation, ...more: readonly string[]): string {
  return paragraph(task, how, ...more);
}

/** How many of the trade's automations suit a business of each size. */
const counts = { nothing: 2, "first-sales": 2, unknown: 3, steady: 3, growing: 4, large: 4 } as const;

/** First what helps with the goal in any trade, then the trade's own automations, closest to the goal first. */
export function automationsFor({ aim, brief, wanted, choose, version }: Plan): string[] {
  const { goal, second, stage, wish } = aim;
  const [first, ...next] = inTurn(ranked(goal.automations, textOf, onlyOwn(wanted)), version);
  if (!first) throw new Error(`Nothing to automate for the goal ${goal.id}.`);
  const own = ranked(fitting(brief, brief.sector.automations, textOf), textOf, wanted).filter(
    unlike([first]),
  );
  const near = own.filter((item) => closeness(textOf(item), wanted) > 0).slice(0, 2);
  const leadingOwn = near.length ? near : own.slice(0, 1);
  const others = own.filter((item) => !leadingOwn.includes(item));
  const picked = [...leadingOwn, ...choose.some("others", others, counts[stage.id] - 2)];
  const spoken = [first, ...picked];
  const added = next.filter(unlike(spoken)).slice(0, near.length > 1 && brief.sectorFound ? 1 : 2);
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
