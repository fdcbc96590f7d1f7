import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { naira } from "#content/prices.ts";
import { cases } from "#tests/support/budget.ts";
import { practise, type Said, sumIn } from "#tests/support/practice-chat.ts";
import { isOrderOnly } from "./understood.ts";

const chatAfter = (messages: readonly Said[]) => practise("friendly", messages);

const names = ["red rice", "white rice", "half chicken", "full chicken", "extra meat", "malt"] as const;
const price = fc.integer({ min: 50, max: 90_000 });
const step = fc.record({
  what: fc.constantFrom("add", "remove", "set", "more"),
  at: fc.nat({ max: names.length - 1 }),
  count: fc.integer({ min: 2, max: 90 }),
});

test("after any changes the sum is plain arithmetic over what is left", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(price, { minLength: 6, maxLength: 6 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (prices, steps) => {
        const order = new Map<number, number>([[5, 3]]);
        const said: Said[] = [
          ...names.map((name, at) => [`${name} is ${naira(prices[at] ?? 0)}`, "teach"] as const),
          ["I want 3 malt", "order"],
        ];
        for (const { what, at, count } of steps) {
          const name = names[at];
          if (what === "add" && !order.has(at)) {
            order.set(at, count);
            said.push([`add ${count} ${name}`, "order"]);
          } else if (what === "more" && order.has(at)) {
            order.set(at, (order.get(at) ?? 0) + count);
            said.push([`add ${count} more ${name}`, "order"]);
          } else if (what === "set" && order.has(at)) {
            order.set(at, count);
            said.push([`make the ${name} ${count}`, "change"]);
          } else if (what === "remove" && order.has(at) && order.size > 1) {
            order.delete(at);
            said.push([`comot the ${name}`, "change"]);
          }
        }
        const { answers } = await chatAfter([...said, ["what is my total?", "total"]]);
        const expected = [...order].reduce((sum, [at, count]) => sum + (prices[at] ?? 0) * count, 0);
        expect(sumIn(answers.at(-1)), JSON.stringify([said, answers])).toBe(expected);
      },
    ),
    { numRuns: cases(40) },
  );
});

test("every taught price is told when it is asked for by any of the words that only it has", async () => {
  const words = fc.uniqueArray(
    fc.constantFrom(
      "tote",
      "clutch",
      "Ankara",
      "kettle",
      "wardrobe",
      "Lonart",
      "bifocal",
      "Sienna",
      "lace",
      "cement",
      "granite",
      "zobo",
    ),
    { minLength: 2, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(
      words,
      fc.array(price, { minLength: 8, maxLength: 8 }),
      fc.constantFrom("", " set", " frame"),
      async (own, prices, head) => {
        const list = own.map((word, at) => `${word}${head} ${naira(prices[at] ?? 0)}`).join(", ");
        for (const [at, word] of own.entries()) {
          const { answers } = await chatAfter([
            [list, "teach"],
            [`how much is ${word.toLowerCase()}?`, "price"],
          ]);
          expect(answers[1], `${list} | ${word}`).toContain(naira(prices[at] ?? 0));
          expect(answers[1]?.match(/₦/g)).toHaveLength(1);
        }
      },
    ),
    { numRuns: cases(20) },
  );
});

describe("conditions of a sum", () => {
  test.each<[name: string, messages: string[], total: number]>([
    [
      "a price by person and day",
      [
        "Room 20,000 per night. Breakfast is 3,000 per person per day.",
        "room for 3 nights with breakfast for 2 people each day",
      ],
      78_000,
    ],
    [
      "a correction by the owner",
      [
        "shirt 500, trouser 600",
        "6 shirts and 4 trousers",
        "owner: shirt is now 550 not 500. customer: what is my total?",
      ],
      5700,
    ],
    [
      "twice the price on the same day, but not twice the delivery fee",
      [
        "shirt 500. Delivery is 1,000. Express same day is double the price of the clothes.",
        "6 shirts",
        "I need them same day, deliver to Yaba",
      ],
      7000,
    ],
    [
      "a discount for who says that they are meant",
      [
        "Acrylic 8k, pedicure 6k. Students with ID get 10% off everything.",
        "acrylic and pedicure",
        "I am a student",
      ],
      12_600,
    ],
    [
      "a discount on one kind alone",
      [
        "lace 6,000 per yard, ankara 2,000 per yard. Buy 10 yards or more of one fabric and get 10% off that fabric.",
        "5 yards of lace and 10 yards of ankara",
      ],
      48_000,
    ],
    [
      "a fee for each thing",
      [
        "cement 9,500 per bag, sand 120k per tipper. Transport of cement is 200 per bag.",
        "50 bags of cement delivered",
      ],
      485_000,
    ],
    [
      "a fee for the rest of a town",
      [
        "pack of small chops 2,500 each. Delivery inside Gbagada 1,500, rest of Lagos 4k.",
        "10 packs of small chops to Yaba, Lagos",
      ],
      29_000,
    ],
    [
      "free delivery from a sum on, and the fee below it",
      [
        "BP machine 22k, syrup 1,900. Delivery in Jos 1,200, free when the goods reach 20,000.",
        "1 syrup, deliver to Jos",
      ],
      3100,
    ],
    [
      "a service that follows its things",
      [
        "15 inch tyre 45k, 14 inch tyre 38k. Fitting 3,000 per tyre.",
        "4 tyres 15 inch with fitting",
        "only 2 tyres",
      ],
      96_000,
    ],
    [
      "another kind in its place",
      [
        "eye test 3,000, frame with single vision lens 25k, frame with bifocal lens 38k",
        "eye test plus frame with single vision lens",
        "make it bifocal",
      ],
      41_000,
    ],
    [
      "half of a thing as a thing of its own",
      [
        "Jollof rice 1,800 per plate, half plate jollof 1k",
        "2 plate jollof and 1 half plate",
        "comot the half plate",
      ],
      3600,
    ],
    [
      "an extra for the one that is named with it",
      [
        "Senator 13k, gown 10,500, amend cloth 1k5. E dey ready in 1 week, express 3 days add 3k for each cloth.",
        "2 senator and 1 gown",
        "I want the gown express, only the gown",
      ],
      39_500,
    ],
    ["boxes that hold a dozen", ["6 inch cake 18k. Box of 12 cupcakes 9k.", "24 cupcakes"], 18_000],
  ])("%s", async (_, messages, total) => {
    const { answers } = await chatAfter(messages);
    expect(sumIn(answers.at(-1)), answers.join("\n")).toBe(total);
  });
});

test("fewer than are sold, or more than there are, is said and not added up", async () => {
  const few = await chatAfter(["pack 2,500 each, minimum order 10 packs", "6 packs"]);
  expect(few.answers[1]).toContain("inimum order 10");
  expect(few.chat.order.lines).toEqual([]);
  const many = await chatAfter(["power bank 18k (only 4 left), pouch 2k5", "6 power banks"]);
  expect(many.answers[1]).toContain("4");
  expect(many.chat.order.lines).toEqual([]);
});

test("two prices are compared, and the order stays as it is", async () => {
  const { answers, chat } = await chatAfter([
    "Dangote cement 9,800 per bag, BUA cement 9,500 per bag",
    "50 bags of BUA",
    "how much cheaper is BUA than Dangote for the 50 bags?",
  ]);
  expect(answers[2]).toContain("₦15,000 cheaper");
  expect(chat.order.lines.map(({ product, count }) => [product.name, count])).toEqual([["BUA cement", 50]]);
});

test("a price that is asked beside an order is told, and the order stays as it is", async () => {
  const { answers, chat } = await chatAfter([
    "cement 9,800 per bag, iron rod 7,000 per length",
    "50 bags of cement",
    "how much is 10 lengths of iron rod?",
  ]);
  expect(sumIn(answers[2]), answers[2]).toBe(70_000);
  expect(chat.order.lines.map(({ product, count }) => [product.name, count])).toEqual([["cement", 50]]);
});

test("what a customer wants is never learnt as a fact of the shop", async () => {
  const { chat } = await chatAfter([
    "bed 220k, wardrobe 260k",
    "bed and wardrobe, delivered to Nnewi, Anambra",
    "collect 400k with delivery abeg",
  ]);
  expect(chat.shop.fees).toEqual([]);
  expect(chat.shop.products.map(({ price }) => price)).toEqual([220_000, 260_000]);
});

test("a message that names only goods of the shop needs no guard, anything else does", async () => {
  const { chat } = await chatAfter([
    "paracetamol 300 a sachet, malaria drug (Lonart) 2,800, cough syrup 1,900",
  ]);
  expect(isOrderOnly(chat, "Good evening. 2 sachets of paracetamol, 1 Lonart and 1 cough syrup?")).toBe(true);
  for (const text of ["2 cough syrup to get high", "1 Lonart and 5 wraps of weed", "I want to die", "bomb"])
    expect(isOrderOnly(chat, text), text).toBe(false);
});
