import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { site } from "./site.ts";
import { whatsappLink, whatsappLinkLimit, whatsappShareLink } from "./whatsapp.ts";

/** Any text that JavaScript can hold, lone surrogates and long texts included. */
const anyText = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc
      .array(fc.integer({ min: 0xd700, max: 0xe0ff }), { maxLength: 300 })
      .map((units) => String.fromCharCode(...units)),
  )
  .chain((text) => fc.integer({ min: 1, max: 20 }).map((times) => text.repeat(times)));
const anyFields = fc.array(fc.tuple(fc.constantFrom("Name", "Goals", "Company"), fc.option(anyText)), {
  maxLength: 12,
});

/** The text in a link, as WhatsApp reads it; fails when the link is not valid. */
function textOf(link: string): string {
  const [address, query] = link.split("?text=");
  expect(address).toBe(`https://wa.me/${site.whatsapp.sales.replace("+", "")}`);
  return decodeURIComponent(query ?? "%");
}

describe("a WhatsApp link", () => {
  test("is short enough, readable and ends with the record's name, whatever was typed", () => {
    fc.assert(
      fc.property(anyText, anyFields, (intro, fields) => {
        const link = whatsappLink("sales", { intro, fields, ref: "ENR-7K3F9" });
        expect(link.length).toBeLessThan(whatsappLinkLimit);
        expect(textOf(link).endsWith("\nRef: ENR-7K3F9")).toBe(true);
      }),
    );
  });

  test("is short enough with a text alone", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = whatsappLink("sales", text);
        expect(link.length).toBeLessThan(whatsappLinkLimit);
        const read = textOf(link);
        if (!read.endsWith("…")) expect(read).toBe(text.toWellFormed());
      }),
    );
  });

  test("carries short texts whole and leaves empty ones out", () => {
    const fields = [
      ["Name", "Ọlá & Sons + 50%"],
      ["Company", null],
      ["Goals", ""],
      ["Phone", undefined],
    ] as const;
    expect(textOf(whatsappLink("sales", { intro: "Hello", fields, ref: "MSG-2" }))).toBe(
      "Hello\nName: Ọlá & Sons + 50%\nRef: MSG-2",
    );
  });

  test("shortens the longest value first and leaves the others", () => {
    const fields = [
      ["Name", "Amaka Okafor"],
      ["Goals", "a".repeat(5000)],
    ] as const;
    const lines = textOf(whatsappLink("sales", { intro: "Hello", fields, ref: "ENR-2" })).split("\n");
    expect([lines[0], lines[1], lines[3]]).toEqual(["Hello", "Name: Amaka Okafor", "Ref: ENR-2"]);
    expect(lines[2]).toMatch(/^Goals: a{1500,}…$/);
  });

  test("never cuts a character in two", () => {
    const text = textOf(whatsappLink("sales", "👩".repeat(400)));
    expect(text).toMatch(/^👩+…$/u);
  });
});

describe("a shared text", () => {
  test("goes to a contact that the visitor picks, whole where it fits", () => {
    expect(whatsappShareLink("Eja Pack & sons\n₦500")).toBe(
      `https://wa.me/?text=${encodeURIComponent("Eja Pack & sons\n₦500")}`,
    );
  });

  test("is never too long for a link, and is cut between characters", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = whatsappShareLink(text);
        expect(link.length).toBeLessThan(whatsappLinkLimit);
        const shared = new URL(link).searchParams.get("text") ?? "";
        expect(
          shared === text.toWellFormed() || text.toWellFormed().startsWith(shared.replace(/…$/, "")),
        ).toBe(true);
      }),
    );
  });
});
