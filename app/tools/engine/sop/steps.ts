import type { Step } from "#content/trades/types.ts";
import { sentence } from "../sentences.ts";
import type { Paper, Section } from "./paper.ts";

const fewest = 8;

function evenly<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) =>
    Math.round((at * (list.length - 1)) / Math.max(1, count - 1)),
  ).flatMap((place) => list.slice(place, place + 1));
}

/** The steps of a short procedure: first and last, those that another person does, and some that are recorded. */
function essential(steps: readonly Step[]): readonly Step[] {
  const [first] = steps;
  const sure = steps.filter((step, at) => at === 0 || at === steps.length - 1 || step.who !== first?.who);
  const must = evenly(sure, fewest);
  const rest = steps.filter((step) => step.record !== undefined && !must.includes(step));
  const kept = [...must, ...evenly(rest, fewest - must.length)];
  return steps.filter((step) => kept.includes(step));
}

const details: readonly ((step: Step) => string)[] = [
  ({ who, check, record }) => `Who: ${who}; done when ${check}${record ? `; record: ${record}` : ""}`,
  ({ who, check, record }) => `Done when ${check} (${who}${record ? `; write it in ${record}` : ""})`,
  ({ who, check, record }) => `By: ${who}; finished when ${check}${record ? `; written in ${record}` : ""}`,
];

/** Numbered steps, each with who does it, when it is done and where it is recorded. */
export function stepsOf({ department, length, choose }: Paper): Section {
  const steps = length === "short" ? essential(department.steps) : department.steps;
  const detail = choose.one("detail", details);
  return {
    heading: choose.one("heading of steps", ["Steps", "The work step by step", "What to do, in this order"]),
    lines: steps.flatMap((step, at) => [`${at + 1}. ${step.do}`, sentence(detail(step))]),
  };
}
