import fc from "fast-check";
import { expect, test } from "vitest";
import {
  capitalise,
  fill,
  joinList,
  lowerFirst,
  once,
  paragraph,
  polish,
  sentence,
  slotsIn,
  withArticle,
} from "./sentences.ts";

test("lists read as they are spoken", () => {
  expect(joinList([])).toBe("");
  expect(joinList(["rice"])).toBe("rice");
  expect(joinList(["rice", "beans"])).toBe("rice and beans");
  expect(joinList(["rice", "beans", "garri"])).toBe("rice, beans and garri");
  expect(joinList(["rice", "puff and dodo", "garri"])).toBe("rice, puff and dodo, and garri");
  expect(joinList(["black", "brown"], "or")).toBe("black or brown");
});

test("articles follow the sound", () => {
  const said =
    "egg,hour,university,uniform,umbrella,one-day course,MTN card,POS machine,European bag,8-seater,oven";
  expect(said.split(",").map(withArticle)).toEqual([
    "an egg",
    "an hour",
    "a university",
    "a uniform",
    "an umbrella",
    "a one-day course",
    "an MTN card",
    "a POS machine",
    "a European bag",
    "an 8-seater",
    "an oven",
  ]);
});

test("capitals change only where allowed", () => {
  expect(capitalise("iPhone screens")).toBe("iPhone screens");
  expect(capitalise("₦500 a cup")).toBe("₦500 a cup");
  expect(capitalise("(in Aba)")).toBe("(In Aba)");
  expect(lowerFirst("POS machine")).toBe("POS machine");
  expect(lowerFirst("Fresh bread")).toBe("fresh bread");
  expect(lowerFirst("I sell")).toBe("I sell");
});

test("a sentence has one closing mark", () => {
  expect(sentence("fresh bread , daily")).toBe("Fresh bread, daily.");
  expect(sentence("is it fresh?")).toBe("Is it fresh?");
  expect(sentence("fresh bread,")).toBe("Fresh bread.");
  expect(sentence(" ")).toBe("");
});

test("nothing is repeated", () => {
  expect(once(["Fresh bread.", "fresh  bread", "", "Cakes."])).toEqual(["Fresh bread.", "Cakes."]);
  expect(paragraph("we bake", "We bake.", "we deliver")).toBe("We bake. We deliver.");
});

test("slots are filled with known values, else with a prompt to the owner", () => {
  expect(fill("Write to {contact}.", {})).toBe("Write to us on WhatsApp.");
  expect(fill("Write to {contact}.", { contact: "0803 123 4567" })).toBe("Write to 0803 123 4567.");
  expect(fill("It is {price} in {area}.", { price: "₦500" })).toBe("It is ₦500 in [the areas you serve].");
  expect(fill("{toString} {offer}", { offer: "bread" })).toBe("[your toString] bread");
  expect(slotsIn("{price} in {area}")).toEqual(["price", "area"]);
});

test("no sentence of any text has two marks at its end, two spaces or a space before a comma", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const made = sentence(text);
      expect(made).not.toMatch(/[.!?][.!?]$| {2}| [,.;:!?]/);
      expect(polish(made)).toBe(made);
      if (made !== "") expect(made).toMatch(/[.!?]$/);
    }),
  );
});
