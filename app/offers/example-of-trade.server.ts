import {
  calledBy,
  type Sector,
  sectorOfTrade,
  spelling,
  sureOf,
  sureSector,
} from "#app/tools/library/library.server.ts";
import type { ExampleId } from "#content/quote-examples.ts";

/** The sample quote for each kind of trade. Farms have none: what they sell and to whom differs too much. */
const bySector: Readonly<Partial<Record<Sector["id"], ExampleId>>> = {
  shops: "shop",
  "food-packed": "shop",
  online: "shop",
  wholesale: "wholesale",
  processing: "wholesale",
  "food-served": "restaurant",
  health: "clinic",
  teaching: "school",
  "faith-and-charity": "church",
  beauty: "service",
  repairs: "service",
  makers: "service",
  building: "service",
  transport: "service",
  hire: "service",
  events: "service",
  professional: "service",
  "home-help": "service",
};

/** Trades with another quote than the rest of their kind; null where no sample fits. */
const byTrade: Readonly<Record<string, ExampleId | null>> = {
  "real-estate-agent": "estate-agent",
  "estate-and-facility-manager": "estate-agent",
  "short-let": "estate-agent",
  "patent-medicine-shop": "shop",
  hotel: null,
};

/**
 * Finds the sample quote for a business as its owner describes it. Nothing is stored.
 * @param typed such as 'I sell provisions in Ibadan'
 * @returns undefined if the trade is not sure, or no sample fits it
 */
export async function exampleOfTrade(typed: string): Promise<ExampleId | undefined> {
  const text = (await spelling()).correct(typed);
  const trade = (await calledBy("trades", [text])) ?? (await sureOf("trades", text, [text]));
  const own = trade === undefined ? undefined : byTrade[trade];
  if (own !== undefined) return own ?? undefined;
  const sector = trade === undefined ? await sureSector(text, text) : await sectorOfTrade(trade);
  return sector && bySector[sector.id];
}
