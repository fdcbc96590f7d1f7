import fc from "fast-check";
import { expect, test } from "vitest";
import { hideIdentity } from "./hide-identity.ts";

const who = { full_name: "Adé Nwachukwu-Bello", phone_number: "+2348031234567" };
const hidden = (text: string) => hideIdentity(text, who);

test.each([
  ["I am Ade.", "I am [hidden]."],
  ["ADÉ's shop, nwachukwu & sons", "[hidden]'s shop, [hidden] & sons"],
  ["Write a.b@shop.example or A_B@x.co.uk", "Write [hidden] or [hidden]"],
  ["See https://shop.example/ade?x=1 now", "See [hidden] now"],
  ["See www.shop.example, or linkedin.com/in/me", "See [hidden] or [hidden]"],
  ["Follow @ade_sells", "Follow [hidden]"],
  ["Call 0803 123 4567 or +234-803-123-4567", "Call [hidden] or [hidden]"],
  ["Call my sister on 08098765432", "Call my sister on [hidden]"],
])("%s", (text, expected) => {
  expect(hidden(text)).toBe(expected);
});

test.each([
  "Adeola's made trade in Belleville",
  "I built it in Make.com and Lovable.dev.",
  "From 2019 to 2024 I sold 1,500,000 naira in 3 shops.",
  "I stopped.then I began again.",
  "Not at @ all",
])("leaves alone: %s", (text) => {
  expect(hidden(text)).toBe(text);
});

test("in any text, no word of the name, no address and no number of the applicant remains", () => {
  const piece = fc.constantFrom(
    "Adé",
    "ADE",
    "bello",
    "Nwachukwu",
    "08031234567",
    "ade@shop.example",
    "+234 803 123 4567",
  );
  const filler = fc.constantFrom(" ", ", ", ". ", "\n", " and ", " (", ") ", ": ");
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, filler)), (parts) => {
      const left = hidden(parts.flat().join(""));
      expect(left).not.toMatch(/ad[eé]|bello|nwachukwu|4567|shop/i);
    }),
  );
});
