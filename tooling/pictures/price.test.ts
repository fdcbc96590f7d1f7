import { expect, it } from "vitest";
import type { SetupAndMonthly, SinglePrice } from "#content/prices.ts";
import { course, product } from "#content/structured-data.ts";
import { lowestPrice } from "./price.ts";

const priced = (price: SetupAndMonthly | SinglePrice) =>
  product({ name: "Assistant", description: "Replies.", path: "/assistants", price });

it("is the lowest of the products that are priced like the first", () => {
  const packages = [450_000, 250_000, 750_000].map((setup) => priced({ setup, monthly: 40_000 }));
  const addOn = priced({ amount: 100_000, per: "once" });
  expect(lowestPrice([...packages, addOn])).toBe("From ₦250,000 one-time setup");
  expect(
    lowestPrice([priced({ amount: 75_000, per: "month" }), priced({ amount: 50_000, per: "month" })]),
  ).toBe("From ₦50,000 per month");
});

it("is missing where nothing is sold", () => {
  const free = course({ name: "Prompts", description: "How to ask.", path: "/free-courses" });
  expect(lowestPrice([free])).toBeUndefined();
  expect(lowestPrice([])).toBeUndefined();
});
