import { sectorOfTrade, sureSector } from "./library.server.ts";
import { tradesOf } from "./trade-work.server.ts";

/** What a company is, is known if the trades that it may be of have this chance together. */
const knownFrom = 0.5;

/** The ids of the trades that a company may be of, and of their kinds; none if it is not known what it is. */
export async function kindsOf(companyType: string): Promise<ReadonlySet<string>> {
  const trades = await tradesOf(companyType);
  if (trades.reduce((sum, { chance }) => sum + chance, 0) < knownFrom) {
    const sector = await sureSector(companyType, companyType);
    return new Set(sector ? [sector.id] : []);
  }
  const sectors = await Promise.all(trades.map(({ id }) => sectorOfTrade(id)));
  return new Set([
    ...trades.map(({ id }) => id),
    ...sectors.flatMap((sector) => (sector ? [sector.id] : [])),
  ]);
}

/** Whether a company of some kinds may have what belongs to others. Of a company that is not known anything may be. */
export const belongsTo = (of: readonly string[] | undefined, kinds: ReadonlySet<string>): boolean =>
  of === undefined || kinds.size === 0 || of.some((kind) => kinds.has(kind));
