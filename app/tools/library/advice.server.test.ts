import { describe, expect, test } from "vitest";
import { likeliestAdvice } from "./advice.server.ts";
import type { AdviceKind } from "./advice.ts";
import { readAdvice } from "./read-library.server.ts";
import { sectorIds } from "./sectors.ts";

/** One taught line in so many is read. */
const everyLine = 40;

describe.each(["goals", "worries"] as const)("%s", (kind: AdviceKind) => {
  test("a taught line is nearest to the advice that it was written for", async () => {
    const all = [...(await readAdvice(kind))].flatMap(([id, { says, of, words }]) =>
      says.map((line) => ({ id, line, sector: of?.[0], typed: `${line} ${words?.[0]}` })),
    );
    const some = all.filter((_, at) => at % everyLine === 0);
    const found = await Promise.all(
      some.map(({ line, ...asker }) => likeliestAdvice(kind, [line], asker).then(([one]) => one)),
    );
    const right = found.filter((one, at) => one?.advice.id === some[at]?.id);
    expect(right.length / some.length).toBeGreaterThan(0.9);
  });

  test("advice for some kinds of trade, or about certain words, is given for no others", async () => {
    const limited = [...(await readAdvice(kind))].filter(([, { of, words }]) => of ?? words);
    expect(limited.length).toBeGreaterThan(5);
    for (const [id, { says, of, words }] of limited.filter((_, at) => at % 5 === 0)) {
      const sector = sectorIds.find((one) => !of?.includes(one));
      const [given] = await likeliestAdvice(kind, [String(says[0])], {
        typed: words ? "" : String(says[0]),
        sector: of ? sector : undefined,
      });
      expect(given?.advice.id).not.toBe(id);
    }
  });

  test("nothing is sure for words that say nothing", async () => {
    for (const { points } of await likeliestAdvice(kind, ["zub wimble grolday", "ok"]))
      expect(points).toBeLessThan(7);
  });
});
