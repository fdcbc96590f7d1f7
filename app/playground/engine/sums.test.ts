import { expect, test } from "vitest";
import { type Deal, newChat, type Order, type Product, type Shop } from "./shop.ts";
import { priceOf, sumOf } from "./sums.ts";

const eggs: Product = { name: "eggs", price: 4500, unit: "crate" };
const rice: Product = { name: "rice", price: 70_000, unit: "bag" };

function sum(order: Order, shop: Partial<Shop> = {}) {
  return sumOf({ ...newChat().shop, products: [eggs, rice], ...shop }, order);
}
const of = (count: number, product = eggs): Order => ({ lines: [{ product, count }] });
const deal = (told: Partial<Deal>) => [{ words: "told", ...told } as Deal];

test.each([
  [9, 40_500, 0],
  [10, 42_750, 2250],
  [11, 47_025, 2475],
])("5%% from 10 on: %i cost %i", (count, total, saving) => {
  const deals = deal({ kind: "percent", value: 5, count: 10 });
  expect(sum(of(count), { deals })).toMatchObject({ total, saving });
});

test.each([
  [3, 13_500],
  [4, 13_500],
  [7, 27_000],
  [8, 27_000],
])("buy 3 get 1: %i cost %i", (count, total) => {
  expect(sum(of(count), { deals: deal({ kind: "free", count: 3, value: 1 }) })?.total).toBe(total);
});

test.each([
  ["a sum just below", { spend: 45_001 }, 0],
  ["the sum itself", { spend: 45_000 }, 1000],
])("1,000 off is given for %s", (_, bound, saving) => {
  expect(sum(of(10), { deals: deal({ kind: "amount", value: 1000, ...bound }) })?.saving).toBe(saving);
});

test("of several deals the best one counts, and one for another product does not", () => {
  const deals = [
    ...deal({ kind: "percent", value: 10, count: 10 }),
    ...deal({ kind: "each", value: 4000, count: 10 }),
    ...deal({ kind: "percent", value: 90, products: ["rice"] }),
  ];
  expect(sum(of(10), { deals })?.saving).toBe(5000);
});

test("a fee is added for its place, and waived from a sum on", () => {
  const fees = [
    { place: "Yaba", amount: 1000 },
    { place: "outside Lagos", amount: 4000 },
  ];
  expect(sum({ ...of(2), place: "Yaba" }, { fees })).toMatchObject({ fee: 1000, total: 10_000 });
  expect(sum({ ...of(2), place: "Kano" }, { fees })).toMatchObject({ fee: 4000, total: 13_000 });
  expect(sum({ ...of(2), place: "Ikeja" }, { fees })).not.toHaveProperty("fee");
  expect(sum({ ...of(2), place: null }, { fees })).toMatchObject({ fee: 0, total: 9000 });
  const deals = deal({ kind: "delivery", spend: 9000 });
  expect(sum({ ...of(2), place: "Yaba" }, { fees, deals })).toMatchObject({ fee: 0, total: 9000 });
  expect(sum({ ...of(1), place: "Yaba" }, { fees, deals })).toMatchObject({ fee: 1000, total: 5500 });
});

test("what has no price has no sum", () => {
  expect(sum(of(2, { name: "yam" }))).toBeUndefined();
  expect(sum({ lines: [] })).toBeUndefined();
  expect(priceOf({ name: "puff puff", price: 50, bundle: { count: 10, amount: 400 } }, 25)).toBe(1050);
  expect(priceOf({ name: "ankara", bundle: { count: 6, amount: 4500 } }, 12)).toBe(9000);
  expect(priceOf({ name: "ankara", bundle: { count: 6, amount: 4500 } }, 7)).toBeUndefined();
});
