import { expect, test } from "vitest";
import type { LikelyBlock } from "./blocks.server.ts";
import { chosenBlocks, isWithoutOwn, type OwnProcedure } from "./chosen-blocks.ts";

const likely = (text: string, likeness: number, id = text, isTold = false): LikelyBlock => ({
  text,
  isTold,
  likeness,
  block: { id, name: id, called: [], isWhole: true, parts: [] },
});

const own = (likeness: Record<string, number> = {}, more: Partial<OwnProcedure> = {}): OwnProcedure => ({
  likeness: (text) => likeness[text] ?? 0,
  has: () => false,
  names: () => false,
  speaks: () => true,
  isChosen: false,
  keeps: () => false,
  isSure: true,
  ...more,
});

const idsOf = (some: readonly LikelyBlock[], procedure: OwnProcedure) =>
  chosenBlocks(some, procedure).map(({ block }) => block.id);

test("a block is written for a matter that the company's own procedure lacks, if it is sure", () => {
  const some = [likely("loan", 0.9), likely("recovery", 0.9), likely("trumpets", 0.6)];
  expect(idsOf(some, own({ loan: 1 }))).toEqual(["recovery"]);
  expect(idsOf(some, own())).toEqual(["loan", "recovery"]);
});

test("the company's own procedure keeps what it has, speaks of, or is as like", () => {
  expect(idsOf([likely("return", 1.4)], own({ return: 0.7 }, { has: () => true }))).toEqual([]);
  expect(idsOf([likely("return", 1.5)], own({ return: 0.9 }))).toEqual([]);
  expect(idsOf([likely("return", 1.3)], own({ return: 0.9 }, { speaks: () => false }))).toEqual([]);
  expect(idsOf([likely("return", 1.4)], own({ return: 0.9 }, { speaks: () => false }))).toEqual(["return"]);
  expect(idsOf([likely("return", 1.7)], own({ return: 0.9 }))).toEqual(["return"]);
  expect(idsOf([likely("return", 1.2)], own({ return: 0.3 }, { has: () => true }))).toEqual(["return"]);
});

test("a block wins against the work of a trade that is not sure, if it is more like the matter", () => {
  const unsure = own({ stock: 0.9 }, { has: () => true, isSure: false });
  expect(idsOf([likely("stock", 0.95)], unsure)).toEqual(["stock"]);
  expect(idsOf([likely("stock", 0.85)], unsure)).toEqual([]);
});

test("a visitor's choice is replaced by no block that it has itself", () => {
  const chosen = own({ return: 0.7 }, { isChosen: true });
  expect(idsOf([likely("return", 1.5), likely("banking", 1)], chosen)).toEqual(["banking"]);
  expect(isWithoutOwn(["banking"], chosenBlocks([likely("banking", 1)], chosen), chosen)).toBe(false);
});

test("one block may answer several matters, and what is only told must be surer", () => {
  const some = [
    likely("receiving", 0.9, "goods"),
    likely("checking expiry", 0.9, "goods"),
    likely("girls dey steal", 0.8, "theft", true),
    likely("light go off", 1, "power", true),
  ];
  expect(chosenBlocks(some, own()).map(({ block, matters }) => [block.id, matters])).toEqual([
    ["goods", ["receiving", "checking expiry"]],
    ["power", []],
  ]);
});

test("blocks are the whole procedure if nothing is left for the company's own", () => {
  const blocks = chosenBlocks([likely("banking", 1)], own());
  expect(isWithoutOwn(["banking"], blocks, own())).toBe(true);
  expect(isWithoutOwn(["banking", "counting"], blocks, own({ counting: 0.9 }))).toBe(false);
  expect(isWithoutOwn(["banking", "trumpets"], blocks, own({ trumpets: 0.3 }))).toBe(true);
  expect(isWithoutOwn(["counting"], [], own())).toBe(false);
});
