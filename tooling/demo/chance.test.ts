import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { Chance } from "./chance.ts";

const draws = (seed: string) => {
  const chance = new Chance(seed);
  return [chance.next(), chance.between(1, 1000), chance.pick(["a", "b", "c"]), chance.uuid(), chance.uuid()];
};

test("the same seed gives the same numbers, another seed different ones", () => {
  expect(draws("visits")).toEqual(draws("visits"));
  expect(draws("visits")).not.toEqual(draws("leads"));
});

test("numbers stay within their limits, and a weight of zero is never picked", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const chance = new Chance(seed);
      const number = chance.between(3, 5);
      expect(number >= 3 && number <= 5).toBe(true);
      expect(
        chance.pickWeighted([
          ["never", 0],
          ["always", 2],
        ]),
      ).toBe("always");
      expect(z.uuid().safeParse(chance.uuid()).success).toBe(true);
    }),
    { numRuns: 200 },
  );
});
