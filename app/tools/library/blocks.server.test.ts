import { describe, expect, test } from "vitest";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { blocksFor } from "./blocks.server.ts";
import { belongsTo, kindsOf } from "./company-kinds.server.ts";
import { readBlocks } from "./read-library.server.ts";

const blockOf = async (companyType: string, department: string) => {
  const field = { text: department, meaning: await meaningOf(department) };
  const [first] = await blocksFor({ companyType, department }, field, `${companyType}\n${department}`);
  return first;
};

describe("a block", () => {
  test("is found by the names that were taught for it", async () => {
    const whole = [...(await readBlocks())].flatMap(([id, one]) =>
      "called" in one && !one.of ? one.called.slice(0, 1).map((name) => ({ id, name })) : [],
    );
    const found = await Promise.all(whole.map(({ name }) => blockOf("company", name)));
    const right = found.filter((one, at) => one?.block.id === whole[at]?.id);
    expect(right.length / whole.length).toBeGreaterThan(0.85);
  });

  test("is not sure for words that say nothing", async () => {
    for (const words of ["zub wimble grolday", "juggling desk", "unicycle polishing"])
      expect((await blockOf("Toy museum", words))?.likeness ?? 0).toBeLessThan(0.8);
  });

  test.each([
    ["Maternity clinic", "front desk", "front-desk-of-a-clinic"],
    ["private hospital 30 beds", "front desk", "front-desk-of-a-clinic"],
    ["law office", "front desk", "visitors-and-calls"],
    ["bread bakery", "night security", "night-guards-round"],
  ])("fits a %s: %j", async (company, department, id) => {
    expect((await blockOf(company, department))?.block.id).toBe(id);
  });
});

test("what a company is, tells what it may have", async () => {
  expect([...(await kindsOf("Maternity clinic"))]).toContain("health");
  expect([...(await kindsOf("zub wimble"))]).toEqual([]);
  const health = new Set(["clinic", "health"]);
  expect(belongsTo(["hotel", "short-let"], health)).toBe(false);
  expect(belongsTo(["health"], health)).toBe(true);
  expect(belongsTo(undefined, health)).toBe(true);
  expect(belongsTo(["hotel"], new Set())).toBe(true);
});
