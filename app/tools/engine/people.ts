import type { Audience } from "#content/trades/types.ts";
import type { Brief } from "./brief.ts";
import type { Chooser } from "./chooser.ts";
import { isNear, nearest } from "./relevance.ts";

const aboutAnyOffer =
  /price|pay(?:ing|ment)|proof|receipt|answer|respect|recommend|word of|confirm|quality|invoice|terms|privacy|time/;
const aboutOneTrade =
  /child|lecture|session|hostel|feeding|stall|journey|salary|bab(?:y|ies)|weight|skill|certificate|class|surprise|vendors|market/;

/**
 * What an audience cares about, worded so that it can be said to them about this offer: nothing that calls them 'they',
 * and points about a single trade only if the visitor's own words are about it.
 */
export function movesOf({ moves }: Audience, brief: Brief): readonly string[] {
  const said = moves.filter((move) => !/\b(?:they|them|their|theirs)\b/.test(move));
  return said.filter(
    (move) => isNear(brief, move) || (aboutAnyOffer.test(move) && !aboutOneTrade.test(move)),
  );
}

/** Typical buyers, for an offer whose owner named nobody. */
export function someCustomers(brief: Brief, choose: Chooser): string {
  const nearby = brief.place ? `people in ${brief.place}` : "people nearby";
  if (!brief.sectorFound) return nearby;
  return nearest(brief, choose, "customers", brief.sector.customers, 1)[0] ?? nearby;
}

/** Whether the text already gives a price, so that the answer need not offer to send it. */
export function priceKnown({ prices, text }: Brief): boolean {
  return prices.length > 0 || /\bfree\b/i.test(text);
}
