import { expect, test } from "vitest";
import { asTyped, withNaira, withoutShouting } from "./as-typed.ts";
import { cleanTyping, uncapital } from "./typing.ts";

test.each([
  ["haircut 1500 children 1000. monday only", "haircut ₦1,500 children ₦1,000. monday only"],
  ["school lunch 1800", "school lunch ₦1,800"],
  ["evening class, 2,500 monthly", "evening class, ₦2,500 monthly"],
  ["consultation 3,000, malaria test 2,000", "consultation ₦3,000, malaria test ₦2,000"],
  ["7500 a pair", "₦7,500 a pair"],
  ["800 near, 1500 far", "800 near, 1500 far"],
  ["4,200 pads given out since 2011", "4,200 pads given out since 2011"],
  ["carton of 12 for 4,800", "carton of 12 for ₦4,800"],
  ["hall 2 for 300 guests", "hall 2 for 300 guests"],
  ["1000W, copper coil, 26,500", "1000W, copper coil, ₦26,500"],
  ["wholesale 1200, retail 2000, since 2000", "wholesale ₦1,200, retail ₦2,000, since 2000"],
  ["Peugeot 504, hall seats 300, minimum order 500", "Peugeot 504, hall seats 300, minimum order 500"],
  ["installed N2.4m, or N3m with 8 panels", "installed ₦2.4 million, or ₦3 million with 8 panels"],
  ["we made 400 for a church last year, 18k one", "we made 400 for a church last year, ₦18,000 one"],
  ["table size catfish 2,400/kg", "table size catfish ₦2,400/kg"],
  ["polishing for 15000 instead of 20000", "polishing for ₦15,000 instead of ₦20,000"],
  [
    "sponsor one pack for 15,000. rice for 15,000 people",
    "sponsor one pack for ₦15,000. rice for 15,000 people",
  ],
  ["palm wine, 5 litres for 3,500, tapped daily", "palm wine, 5 litres for ₦3,500, tapped daily"],
  ["call 0803 000 1145, 50kg bag, 5000 litres", "call 0803 000 1145, 50kg bag, 5000 litres"],
])("%j has its prices in naira: %j", (typed, priced) => {
  expect(withNaira(typed)).toBe(priced);
});

test("a plain figure in the field for a price is naira", () => {
  const priceOf = (price: string) => asTyped({ offer: "gas refill", price }).price;
  expect(priceOf("4,500")).toBe("₦4,500");
  expect(priceOf("2000")).toBe("₦2,000");
  expect(priceOf("from 6500 for 5kg")).toBe("from ₦6,500 for 5kg");
  expect(priceOf("$40")).toBe("$40");
});

test("goods from abroad are sold here", () => {
  expect(asTyped({ offer: "UK used iPhone, N320k" }).offer).toBe("UK used iPhone, ₦320,000");
});

test("elsewhere no figure becomes naira", () => {
  expect(asTyped({ offer: "lunch pack 1500", targetAudience: "offices in Kumasi" }).offer).toBe(
    "lunch pack 1500",
  );
});

test.each([
  ["2 LED BULB INCLUDED, USB TO CHARGE. N48,000", "2 LED bulb included, USB to charge. ₦48,000"],
  ["LAYER MASH 25KG, NAFDAC NUMBER. PORT HARCOURT", "Layer mash 25kg, NAFDAC number. Port Harcourt"],
  ["POS and ATM", "POS and ATM"],
  [
    "I MAKE IT MYSELF WITH MY SON. RAM FOR SALLAH, CT SCAN",
    "I make it myself with my son. Ram for Sallah, CT scan",
  ],
])("%j is said quietly: %j", (typed, quiet) => {
  expect(cleanTyping(withoutShouting(typed))).toBe(quiet);
});

test("a name in capitals has a capital for each word", () => {
  expect(withoutShouting("GRACE MEDICAL CENTRE OF LAFIA", true)).toBe("Grace Medical Centre of Lafia");
  expect(withoutShouting("ABU AND SONS TAILORING", true)).toBe("Abu and Sons Tailoring");
});

test("what may be goods gets no capital", () => {
  expect(cleanTyping("frozen turkey, bolt and nut")).toBe("frozen turkey, bolt and nut");
});

test.each([
  ["Pregnant women", "pregnant women"],
  ["ABC style", "ABC style"],
  ["C of O", "C of O"],
  ["Ghanaian students", "Ghanaian students"],
  ["PREGNANT", "PREGNANT"],
  ["iPhone users", "iPhone users"],
])("%j goes on in a sentence as %j", (text, inside) => {
  expect(uncapital(text)).toBe(inside);
});
