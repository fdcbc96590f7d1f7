import { slots } from "#content/trades/slots.ts";
import type { Brief } from "../brief.ts";
import { findPhone } from "../find-facts.ts";
import type { Fillings } from "../sentences.ts";

const measure = /\b\d+(?:\.\d+)?\s?(?:kg|g|grams?|ml|cl|l|litres?|inch(?:es)?|yards?|tonnes?|kva)\b/gi;
const pieces = /\b\d[\d,]*\s(?:pieces|packs|plates|bottles|bags|crates|trays|pairs|cartons)\b/i;

/** Slot values that the visitor's text already gives. */
export function ownFacts({ text, prices, place }: Brief): Fillings {
  const sizes = [...new Set(text.match(measure) ?? [])];
  const quantity = text.match(pieces)?.[0];
  const contact = findPhone(text);
  return {
    ...(prices[0] ? { price: prices[0] } : {}),
    ...(place ? { area: `${place} and [your other areas]` } : {}),
    ...(sizes.length ? { sizes: `${sizes.join(", ")} and [your other sizes]` } : {}),
    ...(quantity ? { quantity } : {}),
    contact: contact ?? `[${slots.contact.prompt}]`,
  };
}
