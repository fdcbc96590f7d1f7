import { expect, test } from "vitest";
import { chosenBlocks, isWithoutOwn, type LikelyBlock, type OwnProcedure } from "./chosen-blocks.ts";

const likely = (text: string, likeness: number, id = text, isTold = false): LikelyBlock => ({
  text,
  isTold,
  likeness,
  block: { id, name: id, called: [], isWhole: true, parts: [] },
  isOfTrade: false,
  likenessTo: () => 0,
});

const ofTrade = (text: string, likeness: number, id = text): LikelyBlock => ({
  ...likely(text, likeness, id),
  isOfTrade: true,
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
  expect(idsOf([likely("return", 1.2)], own({ return: 0.7 }, { has: () => true }))).toEqual([]);
  expect(idsOf([likely("return", 1.2)], own({ return: 0.9 }))).toEqual([]);
  expect(idsOf([likely("return", 1.2)], own({ return: 0.9 }, { speaks: () => false }))).toEqual(["return"]);
  expect(idsOf([likely("return", 1.4)], own({ return: 0.9 }))).toEqual(["return"]);
  const lines = likely("return", 1.2);
  const block = { ...lines.block, isWhole: false };
  expect(idsOf([{ ...lines, block }], own({ return: 0.9 }, { speaks: () => false }))).toEqual([]);
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

test("a block for the company's own trade needs no lead, whatever the company's own procedure says of the matter", () => {
  const curing = own({ curing: 0.9 }, { has: () => true });
  expect(idsOf([ofTrade("curing", 1.1)], curing)).toEqual(["curing"]);
  expect(idsOf([ofTrade("curing", 0.85)], curing)).toEqual([]);
  expect(idsOf([ofTrade("curing", 1.1)], own({ curing: 0.9 }, { isChosen: true }))).toEqual([]);
});

test("a block that hardly anything is like is taken only where nothing else answers", () => {
  expect(idsOf([likely("handover", 0.75)], own({ handover: 0.4 }))).toEqual(["handover"]);
  expect(idsOf([likely("juggling desk", 0.75, "desk")], own())).toEqual([]);
  expect(idsOf([likely("handover", 0.75)], own({ handover: 0.7 }))).toEqual([]);
  expect(idsOf([likely("handover", 0.7)], own())).toEqual([]);
});

test("a block that is chosen answers a further matter that it is hardly less like", () => {
  const remitting = { ...likely("remitting", 1, "money"), likenessTo: () => 0.9 };
  expect(idsOf([likely("daily collection", 1, "round"), remitting], own())).toEqual(["round"]);
  expect(
    idsOf([likely("daily collection", 1, "round"), { ...remitting, likenessTo: () => 0.8 }], own()),
  ).toEqual(["round", "money"]);
});

test("a block of the trade also answers what is left to the company's own procedure, if that says the same", () => {
  const yardOf = (text: string, likeness: number, called: string[]) => ({
    ...ofTrade(text, likeness, "yard"),
    block: { ...likely(text, 0, "yard").block, called },
  });
  const round = (likeness: number, called = ["weighing"]) => [
    yardOf("weighing", likeness, called),
    yardOf("refusing stolen goods", 1.5, called),
  ];
  const yard = own({ weighing: 1.2, "refusing stolen goods": 1 });
  expect(chosenBlocks(round(0.95), yard).map(({ matters }) => matters)).toEqual([
    ["refusing stolen goods", "weighing"],
  ]);
  const silent = chosenBlocks(round(0.95, []), yard);
  expect(silent.map(({ matters }) => matters)).toEqual([["refusing stolen goods"]]);
  expect(chosenBlocks(round(0.85), yard).map(({ matters }) => matters)).toEqual([["refusing stolen goods"]]);
});

test("a name before its details is a matter if a block for the company's trade is meant by it", () => {
  const diesel = ofTrade("diesel", 1);
  const details = [likely("receiving", 1, "goods"), likely("changing store lamps", 0.9, "lamps")];
  const receiving = { ...likely("receiving", 0.8, "goods"), likenessTo: () => 0.7 };
  const chosen = chosenBlocks([diesel, receiving, ...details.slice(1)], own(), "diesel");
  expect(chosen.map(({ block, matters }) => [block.id, matters])).toEqual([
    ["diesel", ["diesel", "receiving"]],
    ["lamps", ["changing store lamps"]],
  ]);
  for (const place of [likely("pharmacy", 1), ofTrade("pharmacy", 1)])
    expect(chosenBlocks([place, ...details], own(), "pharmacy").map(({ block }) => block.id)).toEqual([
      "goods",
      "lamps",
    ]);
});

test("blocks are the whole procedure if nothing is left for the company's own", () => {
  const blocks = chosenBlocks([likely("banking", 1)], own());
  expect(isWithoutOwn(["banking"], blocks, own())).toBe(true);
  expect(isWithoutOwn(["banking", "counting"], blocks, own({ counting: 0.9 }))).toBe(false);
  expect(isWithoutOwn(["banking", "trumpets"], blocks, own({ trumpets: 0.3 }))).toBe(true);
  expect(isWithoutOwn(["counting"], [], own())).toBe(false);
});
