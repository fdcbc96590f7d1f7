import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as botPackages from "./bot-packages.ts";
import * as demos from "./demos.ts";
import * as enterpriseOffers from "./enterprise-offers.ts";
import * as prices from "./prices.ts";

describe("prices", () => {
  it("are those of the specification", () => {
    expect(prices.demoPrices).toEqual({
      healthcare: { amount: 150000, per: "month", from: true },
      hospitality: { amount: 200000, per: "month" },
      "real-estate": { amount: 180000, per: "month" },
      "enterprise-suite": { amount: 250000, per: "month" },
      "telegram-bot": { amount: 50000, per: "month" },
      "whatsapp-assistant": { amount: 75000, per: "month" },
      "ai-sales-website": { amount: 120000, per: "month" },
    });
    expect(prices.enterprisePrices).toEqual({
      "enterprise-intelligence-suite": { setup: 1500000, monthly: 200000 },
      "healthcare-system": { setup: 850000, monthly: 150000 },
      "restaurant-system": { setup: 1200000, monthly: 180000 },
      "real-estate-system": { setup: 1800000, monthly: 250000 },
    });
    expect(prices.packagePrices).toEqual({
      "leadbot-basic": { setup: 250000, monthly: 40000 },
      "smartagent-pro": { setup: 450000, monthly: 70000 },
      "fullops-elite": { setup: 750000, monthly: 150000 },
    });
    expect(prices.addOnPrices).toEqual({
      "whatsapp-broadcast": { amount: 150000, per: "once" },
      "web-chat-widget": { amount: 100000, per: "once" },
      "ai-reporting-memory": { amount: 120000, per: "month" },
      "whatsapp-crm": { amount: 250000, per: "once" },
      "payment-integration": { amount: 100000, per: "once" },
    });
    expect(prices.freeCoursePrice).toEqual({ usual: 1000000, now: 0 });
  });

  it("belong to the offer, package, add-on or demo of the same id, each sold once", () => {
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

  it("begin at the least expensive of a kind", () => {
    expect(prices.startingPrice(prices.enterprisePrices)).toBe("from ₦850,000 setup and ₦150,000 per month");
    expect(prices.startingPrice(prices.packagePrices)).toBe("from ₦250,000 setup and ₦40,000 per month");
    expect(prices.startingPrice(prices.demoPrices)).toBe("from ₦50,000 per month");
  });

  it("of a first year are the setup and twelve months", () => {
    expect(prices.firstYearTotal({ setup: 850_000, monthly: 150_000 })).toBe(2_650_000);
  });

  it("stand in one file only", () => {
    const owners = new Set(["prices.ts", "site.ts"]);
    const typedTwice = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !owners.has(file))
      .filter((file) => /₦\d/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")));
    expect(typedTwice).toEqual([]);
  });
});
