import { expect, test } from "vitest";
import type { Label } from "#content/concierge/labels.ts";
import { type Choice, choicesFor } from "./choice.ts";
import type { LikelyAnswer } from "./likely-answers.server.ts";
import { readPrecise } from "./read-precise.ts";

const { answers } = await readPrecise();
const likely = (id: string, points: number, ahead = 0.5): LikelyAnswer => {
  const answer = answers.find((one) => one.id === id);
  if (!answer) throw new Error(`There is no answer ${id}.`);
  return { answer, points, ahead, goesOn: false };
};
const first = { words: 20, namesThing: false, isLater: false, hasMore: false, hasTrade: false };
const label = (id: Label, chance: number) => ({ id, chance });
const nameOf = (choice: Choice | undefined) =>
  choice && ("precise" in choice ? choice.precise.answer.id : choice.general);

test("the answer with more points is likelier, and the chances leave room for nothing that we know", () => {
  const found = choicesFor(
    [likely("where_data_is_stored", 5.5), likely("system_and_law", 2)],
    [label("data_owner", 0.6), label("privacy", 0.3)],
    first,
  );
  expect(found.map(nameOf).slice(0, 2)).toEqual(["where_data_is_stored", "system_and_law"]);
  expect(found[0]?.chance).toBeGreaterThan(0.8);
  const sum = found.reduce((all, { chance }) => all + chance, 0);
  expect(sum).toBeGreaterThan(0.9);
  expect(sum).toBeLessThan(1);
});

test("far behind its general question a precise answer is less likely, and a plain price is calculated", () => {
  const labels = [label("price", 0.9), label("data_owner", 0.02)];
  const chanceAt = (ahead: number) =>
    choicesFor([likely("where_data_is_stored", 1, ahead)], labels, first).find((one) => "precise" in one)
      ?.chance ?? 0;
  expect(chanceAt(-1.5)).toBeLessThan(chanceAt(1.5) / 3);
  expect(nameOf(choicesFor([likely("where_data_is_stored", 1, -1.5)], labels, first)[0])).toBe("price");
});

test("without any likely answer only labels are left", () => {
  const found = choicesFor([], [label("refund", 0.7)], first);
  expect(found.map(nameOf)).toEqual(["refund"]);
});
