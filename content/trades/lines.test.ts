import { expect, test } from "vitest";
import { sectors } from "./sectors.ts";
import type { Line, Sector } from "./types.ts";

function names({ words }: Line, text: string): boolean {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
  return words.some((word) => plain.includes(` ${word} `));
}

/** What is left of a list for a visitor of one line. */
function left(sector: Sector, line: Line, list: readonly string[]): number {
  const others = sector.lines.filter((other) => other !== line);
  return list.filter((text) => names(line, text) || !others.some((other) => names(other, text))).length;
}

const cases = sectors.flatMap((sector) =>
  sector.lines.map((line): [string, Sector, Line] => [`${sector.id}: ${line.id}`, sector, line]),
);

test.each(cases)("%s has enough to say after the other lines are left out", (_name, sector, line) => {
  const lists: Record<string, [readonly string[], number]> = {
    offerNouns: [sector.offerNouns, 1],
    customers: [sector.customers, 3],
    wants: [sector.wants, 3],
    worries: [sector.worries, 3],
    proofs: [sector.proofs, 3],
    benefits: [sector.benefits, 3],
    strengths: [sector.strengths, 2],
    earn: [sector.earn, 2],
    risks: [sector.risks.map(({ risk, answer }) => `${risk} ${answer}`), 3],
    automations: [sector.automations.map(({ task, how }) => `${task} ${how}`), 3],
    campaigns: [sector.campaigns.map(({ idea, steps }) => `${idea} ${steps.join(" ")}`), 2],
    questions: [sector.questions.map(({ question, answer }) => `${question} ${answer}`), 6],
  };
  const short = Object.entries(lists)
    .map(([field, [list, least]]) => ({ field, left: left(sector, line, list), least }))
    .filter((entry) => entry.left < entry.least);
  expect(short).toEqual([]);
});

test("every line is named by a keyword of its sector, so that it can be reached", () => {
  const unreached = cases.filter(
    ([, sector, line]) => !sector.keywords.some((keyword) => names(line, keyword)),
  );
  expect(unreached.map(([name]) => name)).toEqual([]);
});
