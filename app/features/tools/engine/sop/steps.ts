import type { Step } from "../../knowledge/types.ts";
import { sentence } from "../sentences.ts";
import type { Paper, Section } from "./paper.ts";

const fewest = 7;

/** What cannot be left out: the first step, the last one, and those that leave something in writing. */
function essential(steps: readonly Step[]): readonly Step[] {
  const last = steps.length - 1;
  const weights = steps.map(({ record }, at) => (at === 0 || at === last ? 2 : record ? 1 : 0));
  const kept = weights
    .map((weight, at) => ({ weight, at }))
    .sort((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, fewest)
    .map(({ at }) => at);
  return steps.filter((_, at) => kept.includes(at));
}

const details: readonly ((step: Step) => string)[] = [
  ({ who, check, record }) => `Who: ${who}; done when ${check}${record ? `; record: ${record}` : ""}`,
  ({ who, check, record }) => `Done when ${check} (${who}${record ? `; write it in ${record}` : ""})`,
  ({ who, check, record }) => `By: ${who}; finished when ${check}${record ? `; written in ${record}` : ""}`,
];

/** Numbered steps, each with who does it, how it is known to be done and where it is written. */
export function stepsOf({ department, length, choose }: Paper): Section {
  const steps = length === "short" ? essential(department.steps) : department.steps;
  const detail = choose.one("detail", details);
  return {
    heading: choose.one("heading of steps", ["Steps", "The work step by step", "What to do, in this order"]),
    lines: steps.flatMap((step, at) => [`${at + 1}. ${step.do}`, sentence(detail(step))]),
  };
}
