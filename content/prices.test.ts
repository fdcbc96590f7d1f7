import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as botPackages from "./bot-packages.ts";
import * as demos from "./demos.ts";
import * as enterpriseOffers from "./enterprise-offers.ts";
import * as prices from "./prices.ts";

describe("prices", () => {
  it("are the agreed ones", async () => {
    const { demoPrices, enterprisePrices, packagePrices, addOnPrices, freeCoursePrice, ebookPrices } = prices;
    const agreed = { demoPrices, enterprisePrices, packagePrices, addOnPrices, freeCoursePrice, ebookPrices };
    // The specification's figures (section 9). After a decision to change one: npm run test:unit -- prices -u
    await expect(`${JSON.stringify(agreed, null, 2)}\n`).toMatchFileSnapshot("./prices.snapshot.json");
  });

  it("match the offer, package, add-on or demo of the same id, each sold once", () => {
    expect(enterpriseOffers.enterpriseOffers.map((offer) => offer.id)).toEqual(
      Object.keys(prices.enterprisePrices),
    );
    for (const offer of enterpriseOffers.enterpriseOffers) {
      const { setupPrice: setup, monthlyPrice: monthly } = offer;
      expect({ setup, monthly }).toEqual(prices.enterprisePrices[offer.id]);
    }
    expect(botPackages.botPackages.map((offer) => offer.id)).toEqual(Object.keys(prices.packagePrices));
    for (const offer of botPackages.botPackages) {
      const { setupPrice: setup, monthlyPrice: monthly } = offer;
      expect({ setup, monthly }).toEqual(prices.packagePrices[offer.id]);
    }
    expect(botPackages.addOns.map((addOn) => addOn.id)).toEqual(Object.keys(prices.addOnPrices));
    for (const addOn of botPackages.addOns) expect(addOn.price).toBe(prices.addOnPrices[addOn.id]);
    expect(demos.demoSystems.map((system) => system.id)).toEqual(Object.keys(prices.demoPrices));
    for (const system of demos.demoSystems) expect(system.price).toBe(prices.demoPrices[system.id]);
  });

  it("are written the way people read them", () => {
    expect(prices.naira(850_000)).toBe("₦850,000");
    expect(prices.naira(0)).toBe("₦0");
    expect(prices.naira(-3_500)).toBe("-₦3,500");
    expect(prices.priceInWords({ setup: 850_000, monthly: 150_000 })).toBe(
      "₦850,000 one-time setup, ₦150,000 per month",
    );
    expect(prices.priceInWords({ amount: 150_000, per: "month", from: true })).toBe(
      "from ₦150,000 per month",
    );
    expect(prices.priceInWords({ amount: 100_000, per: "once" })).toBe("₦100,000 once");
  });

  it("give the lowest of a kind as the starting price, and the lowest and highest as the range", () => {
    const list = { large: { setup: 900_000, monthly: 90_000 }, small: { setup: 250_000, monthly: 40_000 } };
    expect(prices.startingPrice(list)).toBe("from ₦250,000 setup and ₦40,000 per month");
    const single = {
      large: { amount: 90_000, per: "month" },
      small: { amount: 50_000, per: "month" },
    } as const;
    expect(prices.startingPrice(single)).toBe("from ₦50,000 per month");
    expect(prices.priceRange(list)).toBe("₦250,000 to ₦900,000 setup, ₦40,000 to ₦90,000 per month");
    expect(prices.priceRange(single)).toBe("₦50,000 to ₦90,000 per month");
    expect(prices.priceRange({ small: single.small })).toBe("₦50,000 per month");
  });

  it("of a first year are the setup and twelve months", () => {
    expect(prices.firstYearTotal({ setup: 850_000, monthly: 150_000 })).toBe(2_650_000);
  });

  it("are written in one file only", () => {
    const owners = new Set(["prices.ts", "site.ts"]);
    const typedTwice = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !owners.has(file))
      .filter((file) => /₦\d/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")));
    expect(typedTwice).toEqual([]);
  });
});
