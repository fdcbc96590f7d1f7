import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddOnId, addOnPrices, type PackageId, packagePrices } from "#content/prices.ts";
import { emptyQuote, type Quote, quoteAddress } from "./quote-contract.ts";
import { quoteOfRef, refAddress, refOfQuote } from "./quote-ref.ts";

const packageIds = Object.keys(packagePrices) as PackageId[];
const addOnIds = Object.keys(addOnPrices) as AddOnId[];

test("every quote has a Ref of its own that leads back to it, however it is typed", () => {
  const anyQuote: fc.Arbitrary<Quote> = fc.record({
    package: fc.option(fc.constantFrom(...packageIds)),
    addOns: fc.subarray(addOnIds),
  });
  fc.assert(
    fc.property(anyQuote, (quote) => {
      fc.pre(quoteAddress(quote) !== quoteAddress(emptyQuote));
      const ref = refOfQuote(quote);
      expect(ref).toMatch(/^Q-[A-C]?[1-5]*$/);
      for (const typed of [ref, ref.toLowerCase(), ref.replace("-", "")]) {
        const found = quoteOfRef(typed);
        expect(found && quoteAddress(found)).toBe(quoteAddress(quote));
      }
    }),
  );
});

test("a Ref that was written down means the same for good", () => {
  const quote: Quote = { package: "smartagent-pro", addOns: ["whatsapp-broadcast", "payment-integration"] };
  expect(refAddress(quote)).toBe("/quote/Q-B15");
  expect(quoteOfRef("Q-C")).toEqual({ package: "fullops-elite", addOns: [] });
  expect(quoteOfRef("Q-4")).toEqual({ package: null, addOns: ["whatsapp-crm"] });
});

test.each(["", "Q-", "Q-D", "Q-B9", "Q-B51", "Q-B11", "Q-BB", "QUO-AAAAA", "Q-B1 ", "Q-B0"])(
  "there is no quote with the Ref %j",
  (ref) => expect(quoteOfRef(ref)).toBeUndefined(),
);
