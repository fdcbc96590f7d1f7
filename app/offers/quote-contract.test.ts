import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AddOnId, addOnPrices, naira, type PackageId, packagePrices } from "#content/prices.ts";
import { depositNote, quoteTexts } from "#content/quote.ts";
import { site } from "#content/site.ts";
import { whatsappLink, whatsappLinkLimit } from "#content/whatsapp.ts";
import {
  emptyQuote,
  parseQuote,
  type Quote,
  quoteAddress,
  quoteLines,
  quoteMessage,
  quoteTotals,
  shortTotals,
  spokenQuote,
  withAddOn,
  withoutLine,
  withPackage,
} from "./quote-contract.ts";

const packageIds = Object.keys(packagePrices) as PackageId[];
const addOnIds = Object.keys(addOnPrices) as AddOnId[];

const anyQuote: fc.Arbitrary<Quote> = fc.record({
  package: fc.option(fc.constantFrom(...packageIds)),
  addOns: fc.subarray(addOnIds),
});

const queryOf = (address: string) => new URL(address, "http://localhost").search;

const pro: Quote = {
  package: "smartagent-pro",
  addOns: ["whatsapp-broadcast", "payment-integration"],
};

describe("the address of a quote", () => {
  it("lists the package and the add-ons", () => {
    expect(quoteAddress(pro)).toBe(
      "/whatsapp-ai-packages?package=smartagent-pro&add=whatsapp-broadcast,payment-integration",
    );
    expect(quoteAddress({ package: null, addOns: ["whatsapp-crm"] })).toBe(
      "/whatsapp-ai-packages?add=whatsapp-crm",
    );
    expect(quoteAddress(emptyQuote)).toBe("/whatsapp-ai-packages");
  });

  it("keeps every quote intact", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(parseQuote(queryOf(quoteAddress(quote)))).toEqual(quote);
      }),
    );
  });

  it("gives a quote for any input, and that quote has one address", () => {
    const anyQuery = fc.webQueryParameters().map((query) => `?${query}`);
    const nearQuery = fc
      .tuple(
        fc.array(fc.constantFrom(...packageIds, ...addOnIds, "", "nothing")),
        fc.constantFrom(",", "%2C", "&add=", "&package="),
      )
      .map(([ids, between]) => `?package=${ids.join(between)}&add=${ids.join(between)}`);
    fc.assert(
      fc.property(fc.oneof(anyQuery, nearQuery), (search) => {
        const quote = parseQuote(search);
        expect(addOnIds.filter((id) => quote.addOns.includes(id))).toEqual(quote.addOns);
        expect(parseQuote(queryOf(quoteAddress(quote)))).toEqual(quote);
      }),
    );
  });

  it("takes together the steps that were taken before the script ran", () => {
    const anyStep = fc.oneof(
      fc.constantFrom(...addOnIds).map((id) => (quote: Quote) => withAddOn(quote, id)),
      fc.constantFrom(...packageIds).map((id) => (quote: Quote) => ({ ...quote, package: id })),
    );
    fc.assert(
      fc.property(anyQuote, fc.array(anyStep, { minLength: 2, maxLength: 5 }), (shown, steps) => {
        const joined = [shown, ...steps.map((step) => step(shown))]
          .map((quote) => queryOf(quoteAddress(quote)).slice(1))
          .join("&then&");
        const expected = steps.reduce((quote, step) => step(quote), shown);
        const { addOns } = parseQuote(`?${joined}`);
        expect(addOns).toEqual(expected.addOns);
      }),
    );
    expect(
      parseQuote("?&then&package=leadbot-basic&then&package=smartagent-pro&then&add=whatsapp-crm"),
    ).toEqual({
      package: "smartagent-pro",
      addOns: ["whatsapp-crm"],
    });
  });

  it("leaves out unknown and repeated items", () => {
    expect(
      parseQuote(
        "?package=goldbot&package=smartagent-pro&add=payment-integration,yacht,whatsapp-broadcast&add=payment-integration&utm_source=x",
      ),
    ).toEqual(pro);
    expect(parseQuote("?package=toString&add=__proto__,constructor")).toEqual(emptyQuote);
  });
});

describe("the totals", () => {
  it("are the sums of the price list", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        let [setup, monthly] = [0, 0];
        if (quote.package) {
          setup += packagePrices[quote.package].setup;
          monthly += packagePrices[quote.package].monthly;
        }
        for (const id of quote.addOns) {
          if (addOnPrices[id].per === "once") setup += addOnPrices[id].amount;
          else monthly += addOnPrices[id].amount;
        }
        expect(quoteTotals(quote)).toEqual({ setup, monthly, firstMonth: setup + monthly });
      }),
    );
  });
});

describe("the deposit", () => {
  it("is its share of the setup price, and the rest is due later", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { setup } = quoteTotals(quote);
        fc.pre(setup > 0);
        const amounts = depositNote(setup).match(/₦[\d,]+/g) ?? [];
        const [deposit = 0, rest = 0] = amounts.map((amount) => Number(amount.replace(/\D/g, "")));
        expect(deposit).toBe(Math.round((setup * site.terms.depositPercent) / 100));
        expect(deposit + rest).toBe(setup);
      }),
    );
  });
});

describe("the totals in words", () => {
  it("never name a part that costs nothing", () => {
    const once: Quote = { package: null, addOns: ["whatsapp-broadcast"] };
    const byMonth: Quote = { package: null, addOns: ["ai-reporting-memory"] };
    const broadcast = naira(addOnPrices["whatsapp-broadcast"].amount);
    const reporting = naira(addOnPrices["ai-reporting-memory"].amount);
    expect(shortTotals(once)).toBe(`${broadcast} setup`);
    expect(shortTotals(byMonth)).toBe(`${reporting} per month`);
    expect(shortTotals(pro)).toMatch(/^₦[\d,]+ setup \+ ₦[\d,]+ per month$/);
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(`${shortTotals(quote)} ${quoteMessage(quote)} ${spokenQuote(quote)}`).not.toMatch(/₦0\b/);
      }),
    );
  });
});

describe("the steps", () => {
  it("add an item, and remove it when repeated", () => {
    fc.assert(
      fc.property(anyQuote, fc.constantFrom(...addOnIds), (quote, id) => {
        const once = withAddOn(quote, id);
        expect(once.addOns.includes(id)).toBe(!quote.addOns.includes(id));
        expect(withAddOn(once, id)).toEqual(quote);
      }),
    );
  });

  it("select one package, and none if it was selected already", () => {
    fc.assert(
      fc.property(anyQuote, fc.constantFrom(...packageIds), (quote, id) => {
        const once = withPackage(quote, id);
        expect(once).toEqual({ ...quote, package: quote.package === id ? null : id });
      }),
    );
  });

  it("remove line after line until none is left", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        let left = quote;
        for (const { id } of quoteLines(quote)) {
          const before = quoteLines(left).length;
          left = withoutLine(left, id);
          expect(quoteLines(left)).toHaveLength(before - 1);
        }
        expect(left).toEqual(emptyQuote);
      }),
    );
  });
});

describe("the message", () => {
  it("carries the package, the add-ons, the totals and the address", () => {
    const { setup, monthly } = packagePrices["smartagent-pro"];
    const broadcast = addOnPrices["whatsapp-broadcast"].amount;
    const payment = addOnPrices["payment-integration"].amount;
    const once = setup + broadcast + payment;
    expect(quoteMessage(pro)).toBe(
      [
        "Good day. I want this for my WhatsApp:",
        `Package: SmartAgent Pro, ${naira(setup)} one-time setup, ${naira(monthly)} per month`,
        `Add-on: WhatsApp broadcast, ${naira(broadcast)} once`,
        `Add-on: Payment integration, ${naira(payment)} once`,
        `Setup total: ${naira(once)}`,
        `Monthly total: ${naira(monthly)}`,
        `${quoteTexts.firstMonthTotal}: ${naira(once + monthly)}`,
        "Link: http://localhost:3000/whatsapp-ai-packages?package=smartagent-pro&add=whatsapp-broadcast,payment-integration",
        "My business is: ",
      ].join("\n"),
    );
  });

  it("says so if the visitor already has an assistant", () => {
    const message = quoteMessage({ package: null, addOns: ["web-chat-widget"] });
    expect(message).toMatch(/^Good day\. I have an assistant on my WhatsApp/);
    expect(message).not.toContain("Package:");
  });

  it("is never cut off, whatever is selected", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const message = quoteMessage(quote);
        const link = whatsappLink("sales", message);
        expect(link.length).toBeLessThan(whatsappLinkLimit);
        expect(new URL(link).searchParams.get("text")).toBe(message);
      }),
    );
  });
});

describe("the spoken quote", () => {
  it("names its items and totals", () => {
    expect(spokenQuote(emptyQuote)).toBe("The list is empty.");
    const { setup, monthly: ofPackage } = packagePrices["leadbot-basic"];
    const monthly = ofPackage + addOnPrices["ai-reporting-memory"].amount;
    expect(spokenQuote({ package: "leadbot-basic", addOns: ["ai-reporting-memory"] })).toBe(
      `List: LeadBot Basic, AI reporting and memory. Setup total ${naira(setup)}, Monthly total ${naira(monthly)}, ${quoteTexts.firstMonthTotal} ${naira(setup + monthly)}.`,
    );
  });
});
