import { expect, test } from "vitest";
import { discriminant, learnDiscriminant } from "./discriminant.ts";

/** Two groups that differ in the first direction, each spread widely in the second. */
const lines = [-3, -1, 1, 3].flatMap((away) => [
  { group: 0, meaning: Float32Array.of(1, away, 0.01 * away) },
  { group: 1, meaning: Float32Array.of(-1, away, -0.01 * away) },
]);

test("a group is told by what its lines have in common, not by what they differ in", () => {
  const points = discriminant(
    learnDiscriminant(
      lines.map(({ group }) => group),
      lines.map(({ meaning }) => meaning),
    ),
  );
  // Nearer to the other group's lines than to any of its own, but on its side.
  for (const away of [-9, 0, 9]) {
    const [first = 0, second = 0] = points(Float32Array.of(0.2, away, 0));
    expect([away, first > second]).toEqual([away, true]);
  }
});
