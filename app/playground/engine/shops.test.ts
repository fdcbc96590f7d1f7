import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "#tests/support/budget.ts";
import { practise, sumIn } from "#tests/support/practice-chat.ts";

/* Whole shops as an owner tells them, and orders whose sum is known: fees of places, conditions, stays, money. */

const many = { numRuns: cases(6) };
const count = fc.integer({ min: 1, max: 40 });
const price = fc.integer({ min: 10, max: 900 }).map((value) => value * 100);
const told = (amount: number) => amount.toLocaleString("en");

const answersTo = async (...messages: readonly string[]) => (await practise("friendly", messages)).answers;

test("each place has its own fee, paid once", async () => {
  const places = ["Yaba", "Ikeja", "Lekki"] as const;
  const asks = (place: string) =>
    fc.constantFrom(
      `to ${place} please`,
      `, deliver to ${place}`,
      `, send am come ${place}`,
      `, I dey for ${place}`,
    );
  const order = fc
    .constantFrom(...places)
    .chain((place) => fc.record({ place: fc.constant(place), how: asks(place) }));
  await fc.assert(
    fc.asyncProperty(
      price,
      price,
      fc.tuple(price, price, price),
      count,
      order,
      async (rice, oil, fees, bags, { place, how }) => {
        const [, answer, changed] = await answersTo(
          `I sell foodstuff in Lagos. Rice ${told(rice)} per bag, palm oil ${told(oil)} per keg. Delivery: ${places.map((name, at) => `${name} ${told(fees[at] ?? 0)}`).join(", ")}.`,
          `${bags} bags of rice and 2 kegs of palm oil ${how}`,
          "make the palm oil 3 kegs",
        );
        const fee = fees[places.indexOf(place)] ?? 0;
        expect(sumIn(answer), answer).toBe(bags * rice + 2 * oil + fee);
        expect(sumIn(changed), changed).toBe(bags * rice + 3 * oil + fee);
      },
    ),
    many,
  );
});

test("a rule holds from its condition on, and not before", async () => {
  const rules = [
    {
      says: (from: number, percent: number) =>
        `Buy ${from} bags or more, any mix, we remove ${percent}% from the goods.`,
    },
    { says: (from: number, percent: number) => `${from} bags and above get ${percent}% off.` },
    {
      says: (from: number, percent: number) => `If you take from ${from} bags we give ${percent}% discount.`,
    },
  ];
  const rule = fc.record({
    words: fc.constantFrom(...rules),
    from: fc.integer({ min: 3, max: 40 }),
    percent: fc.integer({ min: 1, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(
      price,
      price,
      rule,
      count,
      count,
      async (rice, beans, { words, from, percent }, one, other) => {
        const [, answer] = await answersTo(
          `We sell food. Rice ${told(rice)} per bag, beans ${told(beans)} per bag. ${words.says(from, percent)}`,
          `I want ${one} bags of rice and ${other} bags of beans`,
        );
        const goods = one * rice + other * beans;
        expect(sumIn(answer), answer).toBe(
          goods - (one + other >= from ? Math.round((goods * percent) / 100) : 0),
        );
      },
    ),
    many,
  );
});

test("a rule for those whom it names waits until they say so, and is for its goods alone", async () => {
  await fc.assert(
    fc.asyncProperty(price, price, fc.integer({ min: 1, max: 50 }), async (plan, router, percent) => {
      const [, before, after] = await answersTo(
        `Internet in Uyo. Home plan ${told(plan)} monthly, router ${told(router)}. Students get ${percent}% off the home plan.`,
        "home plan and router, how much?",
        "I'm a student",
      );
      expect(sumIn(before), before).toBe(plan + router);
      expect(sumIn(after), after).toBe(plan + router - Math.round((plan * percent) / 100));
    }),
    many,
  );
});

test("a stay is rooms by nights and meals by guests and nights, with the rule of a long stay", async () => {
  const stay = fc.record({
    rooms: fc.integer({ min: 2, max: 5 }),
    nights: fc.integer({ min: 2, max: 9 }),
    guests: fc.integer({ min: 2, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(price, price, stay, async (room, meal, { rooms, nights, guests }) => {
      const [, answer] = await answersTo(
        `Guest house in Jos. Deluxe room ${told(room)} per night. Breakfast ${told(meal)} per person per day. 10% off the room charge for 5 nights and above.`,
        `${rooms} deluxe rooms for ${nights} nights with breakfast for ${guests} people, total?`,
      );
      const charge = rooms * nights * room;
      expect(sumIn(answer), answer).toBe(
        charge - (nights >= 5 ? Math.round(charge / 10) : 0) + guests * nights * meal,
      );
    }),
    many,
  );
});

test("what is only supposed changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(price, price, count, fc.integer({ min: 41, max: 90 }), async (rice, fee, bags, then) => {
      const [, , supposed, after] = await answersTo(
        `We sell rice, ${told(rice)} per bag. Delivery to Yaba ${told(fee)}.`,
        `${bags} bags of rice to Yaba`,
        `what if I take ${then} bags?`,
        "what is my total?",
      );
      expect(sumIn(supposed), supposed).toBe(then * rice + fee);
      expect(sumIn(after), after).toBe(bags * rice + fee);
    }),
    many,
  );
});

test.each([
  [(amount: number | string) => `GHS ${amount}`, /GHS \d/],
  [(amount: number | string) => `${amount} cedis`, /\d cedis/],
  [(amount: number | string) => `$${amount}`, /\$\d/],
])("amounts are told in the money that was taught: %s", async (money, sign) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 5, max: 900 }), fc.integer({ min: 5, max: 90 }), async (shoe, fee) => {
      const [first, answer] = await answersTo(
        `I sell shoes. Slides ${money(shoe)} a pair. Delivery in Accra ${money(fee)}.`,
        "3 pairs of slides to Accra please",
      );
      for (const text of [first, answer]) {
        expect(text).toMatch(sign);
        expect(text).not.toContain("₦");
      }
      expect(answer).toContain(money(told(3 * shoe + fee)));
    }),
    many,
  );
});
