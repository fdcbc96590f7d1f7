import { generalSector } from "#content/trades/sectors.ts";
import { findLine, findSector, fitting } from "./engine/find-sector.ts";

/**
 * What buyers want in the trade that the text names, as phrases that fit 'they want …': 'a cake that is still moist on
 * the second day'. Empty if no trade is found.
 */
export function wantsIn(text: string): readonly string[] {
  const sector = findSector(text);
  if (sector.id === generalSector.id) return [];
  return fitting({ sector, line: findLine(sector, text) }, sector.wants);
}
