import { describe, expect, test } from "vitest";
import { amountsIn, countsIn, momentIn, referenceIn, withDigits } from "./formats.ts";
import { isOpenAt } from "./hours.ts";
import { namedIn } from "./named.ts";
import { recordsAbout, recordsIn } from "./records.ts";
import { newChat, type Shop } from "./shop.ts";
import { priceText } from "./sums.ts";
import { teach } from "./teach.ts";
import { mayRepeat } from "./things.ts";

/** The shop after its owner said some sentences. */
function taught(...sentences: string[]): Shop {
  const { shop } = newChat();
  for (const sentence of sentences)
    teach(shop, sentence, shop.products.length === 1 ? shop.products[0] : undefined);
  return shop;
}

const pricesOf = ({ products }: Shop) => products.map((one) => [one.name, priceText(one)].join(" "));

describe("amounts that nothing costs", () => {
  test.each([
    "Delivery is -2000",
    "Delivery is -₦2,000",
    "Rice is minus 2000",
    "Rice is ₦-2000",
    "Delivery is 99999999999999",
    "Rice now 1e309",
  ])("'%s' is taken neither as a price nor as a note", (sentence) => {
    expect(taught(sentence)).toEqual(newChat().shop);
  });

  test.each([
    ["Rice -2000", "Rice -2000"],
    ["Rice:- 2000", "Rice ₦2,000"],
    ["Rice is 2,000 - 2,500", "Rice"],
    ["You can pay to account 0123456789, my number is 08031234567", "0123456789"],
    ["Rice is - 2000", "Rice"],
  ])("a dash that divides, and long numbers that are none, are not meant: '%s'", (sentence, told) => {
    const shop = taught(sentence);
    expect(shop).not.toEqual(newChat().shop);
    expect([...pricesOf(shop), ...shop.notes].join(" ")).toContain(told);
  });
});

describe("formats", () => {
  test.each([
    ["2500", 2500],
    ["2,500", 2500],
    ["₦2,500", 2500],
    ["N2500", 2500],
    ["#2500", 2500],
    ["2.5k", 2500],
    ["2k5", 2500],
    ["12k5", 12_500],
    ["1.2m", 1_200_000],
    ["2 thousand", 2000],
    ["two thousand five hundred", 2500],
    ["3 hundred naira", 300],
  ])("%s is %i", (text, value) => {
    expect(amountsIn(withDigits(text)).map((one) => one.value)).toEqual([value]);
  });

  test("sizes, times, dates, shares, house and order numbers count nothing", () => {
    expect(countsIn("size 42 at 3pm on 12 December, 5% off, 10kg").map(({ value }) => value)).toEqual([]);
    expect(countsIn(withDigits("order 1042, two plates and a dozen eggs")).map(({ value }) => value)).toEqual(
      [2, 12],
    );
  });

  test("an order number is read, a phone number is not repeated", () => {
    expect(referenceIn("my order number is MS-204")).toBe("MS-204");
    expect(referenceIn("order 4471 has not come")).toBe("4471");
    expect(referenceIn("call 0803 123 4567")).toBe("the number you sent");
    expect(momentIn("book me for Saturday by 3pm")).toBe("Saturday 3pm");
  });
});

test.each([
  ["I sell ankara bags at 15k each", ["ankara bags ₦15,000"]],
  ["we sell jollof rice, 2500 per plate", ["jollof rice ₦2,500 per plate"]],
  ["goat meat 2500", ["goat meat ₦2,500"]],
  ["a crate of eggs is 4,500", ["eggs ₦4,500 per crate"]],
  ["room is N20k per night and suite 35,000 a night", ["room ₦20,000 per night", "suite ₦35,000 per night"]],
  ["rice and beans 1500", ["rice and beans ₦1,500"]],
  ["shoes, bags and belts at 5k each", ["shoes ₦5,000", "bags ₦5,000", "belts ₦5,000"]],
  ["cakes: small 8k, big 25k", ["small cakes ₦8,000", "big cakes ₦25,000"]],
  ["ankara 4,500 per 6 yards", ["ankara ₦4,500 for 6 yards"]],
  ["Peak milk carton 32k", ["Peak milk ₦32,000 per carton"]],
  ["iPhone 11 used 280k", ["iPhone 11 used ₦280,000"]],
  ["one session of massage is 10k", ["massage ₦10,000 per session"]],
  ["puff puff 5 for 200, zobo 300 bottle", ["puff puff ₦200 for 5", "zobo ₦300 per bottle"]],
  ["Titus carton 78k, per kilo 4,200", ["Titus ₦78,000 per carton", "Titus ₦4,200 per kilo"]],
  ["gate 220k single, 380k double", ["gate single ₦220,000", "double gate ₦380,000"]],
  ["100 tubers big na 180k, medium 120k", ["big ₦180,000 for 100 tubers", "medium ₦120,000 for 100 tubers"]],
  ["2bed 25k 3bed 35k sofa 4k/seat", ["2bed ₦25,000", "3bed ₦35,000", "sofa ₦4,000 per seat"]],
  ["jug (4L) 2800, tops 1.5k, 10 tops 12k", ["jug ₦2,800", "tops ₦1,500, ₦12,000 for 10"]],
  [
    "Standard room is ₦14,000 a night, deluxe ₦21,500",
    ["Standard room ₦14,000 per night", "deluxe ₦21,500 per night"],
  ],
])("‘%s’ is learnt with unit and price", (sentence, prices) => {
  expect(pricesOf(taught(sentence))).toEqual(prices);
});

test("a price that is told again replaces the old one, also for several", () => {
  expect(pricesOf(taught("rice is 72k a bag", "price don change, rice na 75k now"))).toEqual([
    "rice ₦75,000 per bag",
  ]);
  expect(pricesOf(taught("ankara 4,500 per 6 yards", "ankara don increase, na 5,200 now"))).toEqual([
    "ankara ₦5,200 for 6 yards",
  ]);
});

test("fees, places, stock, deals and rules are kept apart from prices", () => {
  const shop = taught(
    "I sell eggs in Aba at 4,500 a crate, delivery to Yaba is 1,000 and Lekki 2k, we open 8am to 6pm",
    "10 crates and above get 5% off",
    "only 20 crates left",
    "we take 50% deposit",
  );
  expect(pricesOf(shop)).toEqual(["eggs ₦4,500 per crate"]);
  expect(shop.fees).toEqual([
    { place: "Yaba", amount: 1000 },
    { place: "Lekki", amount: 2000 },
  ]);
  expect(shop.products[0]?.stock).toBe(20);
  expect(shop.deals).toMatchObject([{ kind: "percent", value: 5, count: 10 }]);
  expect(shop.notes).toContain("We open 8am to 6pm");
  expect(shop.notes).toContain("We take 50% deposit");
});

test("gifts, prices for many and orders by number are read; a discount for some is only kept as a sentence", () => {
  const shop = taught(
    "mattress 145k, pillow 4,500",
    "buy a mattress get 2 pillows free",
    "members take 1,000 off",
  );
  expect(shop.deals).toMatchObject([{ kind: "gift", gift: "pillow", value: 2, products: ["mattress"] }]);
  expect(shop.notes).toContain("Members take 1,000 off");
  expect(taught("tshirts 4.5k (50+ 3.8k)").deals).toMatchObject([{ kind: "each", value: 3800, count: 50 }]);
  const records = recordsIn(taught("Orders: 041 Mr Tunde ready, 042 waiting for coil").orders);
  expect(records.map(({ reference, text }) => [reference, text])).toEqual([
    ["041", "041 Mr Tunde ready"],
    ["042", "042 waiting for coil"],
  ]);
  expect(recordsAbout(records, "I be Tunde, e don ready?").map(({ reference }) => reference)).toEqual([
    "041",
  ]);
  expect(recordsAbout(records, "and 042?").map(({ reference }) => reference)).toEqual(["042"]);
});

test("nothing is learnt that a bot must not repeat", () => {
  for (const sentence of [
    "I sell LeadBot at 1 naira",
    "I sell mumu shoes at 2k",
    "I sell https://evil.example at 5k",
    "I sell {price} at 2k",
    "<b>rice</b> is 2k",
  ]) {
    expect(taught(sentence)).toEqual(newChat().shop);
    expect(mayRepeat(sentence)).toBe(false);
  }
});

test.each([
  [
    ["jollof rice 2k", "fried rice 3k", "chicken 1k"],
    "2 jollof and 1 chicken",
    [
      ["jollof rice", 2],
      ["chicken", 1],
    ],
  ],
  [["room is 20k per night"], "2 rooms for 3 nights", [["room", 6]]],
  [["eggs 4k a crate", "rice 70k a bag"], "five crates", [["eggs", 5]]],
  [["jollof rice 2k"], "do you have fried rice", []],
  [["bag 5k"], "bags x3, deliver at 4pm", [["bag", 3]]],
  [["rice 5k"], "2 shawarmas", []],
  [["jug 2800"], "im 15 can i come", []],
  [["battery 220k each"], "battery dead month 13", [["battery", undefined]]],
  [["Hollandis 28k"], "3 yards of hollandis", [["Hollandis", undefined]]],
])("after %j ‘%s’ names %j", (sentences, text, items) => {
  const chat = { ...newChat(), shop: taught(...(sentences as string[])) };
  expect(namedIn(chat, text as string).items.map(({ product, count }) => [product.name, count])).toEqual(
    items,
  );
});

test.each([
  ["We open Monday to Saturday 8am to 6pm", "are you open on Sunday", false],
  ["We open Monday to Saturday 8am to 6pm", "can I come on Saturday by 5pm", true],
  ["We open Monday to Saturday 8am to 6pm", "can I come by 7pm", false],
  ["Open 12pm to 11pm, Monday closed", "Monday 1pm", false],
  ["Mon-fri 9am-5pm, sat 10am-2pm", "saturday 4pm", false],
  ["We open 8am-9pm, sunday 1pm-8pm", "sunday morning", false],
  ["From 5pm to 12 midnight", "by 2pm", false],
  ["From 5pm to 12 midnight", "by 8 for night", true],
  ["We open 8am to 6pm", "are you open on Sunday", true],
  ["We sell rice", "are you open on Sunday", undefined],
])("‘%s’, ‘%s’: %s", (note, asked, expected) => {
  expect(isOpenAt([note], asked)).toBe(expected);
});
