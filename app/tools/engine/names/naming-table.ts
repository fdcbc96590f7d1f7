import type { NamingTable, NamingWords } from "./naming-words.ts";
import { foodNames } from "./words/food.ts";
import { placeNames } from "./words/place.ts";
import { styleNames } from "./words/style.ts";
import { tradeNames } from "./words/trade.ts";
import { workNames } from "./words/work.ts";

const table: NamingTable = { ...foodNames, ...tradeNames, ...styleNames, ...placeNames, ...workNames };

/** @param sector id of a sector */
export function namingWords(sector: string): NamingWords {
  const found = table[sector] ?? table.general;
  if (!found) throw new Error("Names of the general sector are missing.");
  return found;
}
