import { count, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgSelect } from "drizzle-orm/pg-core";
import { db } from "#server/platform/database.ts";
import { searchedText } from "./search.server.ts";

/** Which records of a list are read. */
interface ListRange {
  limit?: number | undefined;
  offset?: number;
  /** Whether each record also has the number of records found, so that one scan of the table gives both. */
  counted?: boolean;
}

/** One record of a query's result: its id and, if requested, the number of records found. */
interface Found {
  id: string;
  total: number | null;
}

/** The queries of a list. `Name` is the type of the figures above it. */
export interface ListSource<Filter, Row, Name extends string> {
  pageSize: number;
  /** The records that a filter finds, in order. */
  find: (filter: Filter, range: ListRange) => Promise<Found[]>;
  /** How many records a filter finds. */
  count: (filter: Filter) => Promise<number>;
  /** Reads records by id, in any order. */
  rows: (ids: readonly string[]) => Promise<Row[]>;
  idOf: (row: Row) => string;
  counts: (filter: Filter) => Promise<Record<Name, number>>;
  /** The figure that equals the number of records found; undefined if there is none. */
  countedAs: (filter: Filter) => Name | undefined;
}

/** Reads the filter of an address. The schema ignores invalid values. */
export async function readFilter<Filter extends object>(
  schema: { parse: (values: unknown) => Filter },
  query: URLSearchParams,
): Promise<Filter & { q: string }> {
  return { ...schema.parse(Object.fromEntries(query)), q: await searchedText(query) };
}

/** Reads records by id, in the order of the ids. Those that were deleted meanwhile are left out. */
async function rowsInOrder<Filter, Row, Name extends string>(
  { rows, idOf }: ListSource<Filter, Row, Name>,
  ids: readonly string[],
): Promise<Row[]> {
  if (!ids.length) return [];
  const byId = new Map((await rows(ids)).map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One page of a list with its figures. For a page beyond the last one, returns the last one. */
export async function listPage<Filter extends { page: number }, Row, Name extends string>(
  source: ListSource<Filter, Row, Name>,
  filter: Filter,
) {
  const { pageSize, find } = source;
  const name = source.countedAs(filter);
  const rangeOf = (page: number) => ({
    limit: pageSize,
    offset: (page - 1) * pageSize,
    counted: name === undefined,
  });
  /** The records of a page, and how many are found in all. */
  const read = async (page: number) => {
    const found = await find(filter, rangeOf(page));
    const ids = found.map(({ id }) => id);
    return { total: found[0]?.total, rows: await rowsInOrder(source, ids) };
  };
  // Reads the page while the figures are counted. The page asked for nearly always exists.
  const [counts, first] = await Promise.all([source.counts(filter), read(filter.page)]);
  const found = first.total ?? (filter.page > 1 && name === undefined ? await source.count(filter) : 0);
  const total = name === undefined ? found : counts[name];
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(filter.page, pages);
  const { rows } = page === filter.page ? first : await read(page);
  return { filter, page, pages, total, counts, rows };
}

/** How many records are read in one query when all of them are wanted. */
const atOnce = 500;

/** Every record that a filter finds, on any page. */
export async function listAll<Filter, Row, Name extends string>(
  source: ListSource<Filter, Row, Name>,
  filter: Filter,
): Promise<Row[]> {
  const ids = (await source.find(filter, {})).map(({ id }) => id);
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    rows.push(...(await rowsInOrder(source, ids.slice(start, start + atOnce))));
  }
  return rows;
}

/** The conditions and the order of a list that reads one table. */
interface TableList<Filter> {
  id: PgColumn;
  where: (filter: Filter) => SQL | undefined;
  order: (filter: Filter) => SQL[];
  /** Joins another table that the order needs. */
  join?: (query: PgSelect, filter: Filter) => void;
}

/** The ids and the number of the records that a filter finds in one table. Only ids are sorted, not whole records. */
export function inTable<Filter>({
  id,
  where,
  order,
  join,
}: TableList<Filter>): Pick<ListSource<Filter, never, never>, "find" | "count"> {
  return {
    async find(filter, { limit, offset, counted }) {
      const total = counted ? sql<number>`(count(*) over ())::int` : sql<null>`null`;
      const query = db()
        .select({ id: sql<string>`${id}`, total })
        .from(id.table)
        .$dynamic();
      join?.(query, filter);
      query.where(where(filter)).orderBy(...order(filter));
      if (limit !== undefined) query.limit(limit);
      if (offset) query.offset(offset);
      return query;
    },
    async count(filter) {
      const [row] = await db().select({ count: count() }).from(id.table).where(where(filter));
      return row?.count ?? 0;
    },
  };
}
