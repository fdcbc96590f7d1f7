import { expect, test } from "vitest";
import { general, pieceOf } from "../library.server.ts";
import type { Known } from "./piece.ts";
import { senderOf } from "./sender.ts";

/** A text about a trade of the library, or about one that it does not know. */
async function aText(trade?: string): Promise<Known<"trades">> {
  const piece = trade ? await pieceOf("trades", trade) : await general("trades");
  return { piece, isKnown: trade !== undefined } as Known<"trades">;
}

test.each([
  ["lash technician in Ibadan", "lashes-and-brows", "From your lash technician in Ibadan."],
  ["Grace Pharmacy", "pharmacy", "From Grace Pharmacy."],
  ["Aisha foods in Kano", "buka", "Aisha foods in Kano."],
  ["Blessing Foods", "foodstuffs", "From Blessing Foods."],
  ["I sell fairly used fridges", undefined, "I sell fairly used fridges."],
  ["Aisha, I make zobo", "zobo-and-local-drinks", "Aisha, I make zobo."],
  ["catering services", "event-catering", "Catering services."],
  ["home cleaning services", undefined, "Home cleaning services."],
  ["night bus to Accra", undefined, "Night bus to Accra."],
  ["hair salon and barbing", "hair-salon", "Hair salon and barbing."],
  ["soap making training", undefined, "Soap making training."],
])("%s", async (kind, trade, line) => {
  expect(senderOf(kind, "what is offered", await aText(trade))).toBe(line);
});

test("what the text says already is not said again, and a part of it is not enough", async () => {
  const school = await aText("private-school");
  expect(senderOf("Primary school", "admission into nursery and primary school", school)).toBe(undefined);
  expect(senderOf("Primary school", "admission into primary", school)).toBe("From your primary school.");
});
