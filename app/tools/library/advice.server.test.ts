import { describe, expect, test } from "vitest";
import { likeliestAdvice } from "./advice.server.ts";
import type { AdviceKind } from "./advice.ts";
import { readAdvice } from "./read-library.server.ts";

/** One taught line in so many is read. */
const everyLine = 40;

describe.each(["goals", "worries"] as const)("%s", (kind: AdviceKind) => {
  test("a taught line is nearest to the advice that it was written for", async () => {
    const all = [...(await readAdvice(kind))].flatMap(([id, { says }]) => says.map((line) => ({ id, line })));
    const some = all.filter((_, at) => at % everyLine === 0);
    const found = await likeliestAdvice(
      kind,
      some.map(({ line }) => line),
    );
    const right = found.filter(({ advice }, at) => advice.id === some[at]?.id);
    expect(right.length / some.length).toBeGreaterThan(0.9);
  });

  test("nothing is sure for words that say nothing", async () => {
    for (const { points } of await likeliestAdvice(kind, ["zub wimble grolday", "ok"]))
      expect(points).toBeLessThan(7);
  });
});
