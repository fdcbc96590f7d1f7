import { expect, test, vi } from "vitest";
import { type ListSource, listAll, listPage } from "./list-page.server.ts";

interface Row {
  id: string;
}

interface Filter {
  page: number;
  q: string;
}

/** A list of numbered records, ten on a page. A search finds the first `found` of them. */
function numbered(many: number, found = many): ListSource<Filter, Row, "all"> {
  const ids = ({ q }: Filter) => Array.from({ length: q ? found : many }, (_, place) => `${place + 1}`);
  return {
    pageSize: 10,
    async find(filter, { limit = many, offset = 0, counted }) {
      const all = ids(filter);
      return all.slice(offset, offset + limit).map((id) => ({ id, total: counted ? all.length : null }));
    },
    count: vi.fn(async (filter) => ids(filter).length),
    // A database returns the rows of some ids in any order.
    rows: async (wanted) => wanted.map((id) => ({ id })).reverse(),
    idOf: ({ id }) => id,
    counts: async () => ({ all: many }),
    countedAs: ({ q }) => (q ? undefined : "all"),
  };
}

const idsOf = ({ rows }: { rows: Row[] }) => rows.map(({ id }) => id);

test("a page has its records in order, with the figures of the whole list", async () => {
  const second = await listPage(numbered(25), { page: 2, q: "" });
  expect(second).toMatchObject({ page: 2, pages: 3, total: 25, counts: { all: 25 } });
  expect(idsOf(second)).toEqual(["11", "12", "13", "14", "15", "16", "17", "18", "19", "20"]);
});

test("a search is counted by its own query, and only once", async () => {
  const list = numbered(25, 3);
  expect(await listPage(list, { page: 1, q: "a" })).toMatchObject({ page: 1, pages: 1, total: 3 });
  expect(list.count).not.toHaveBeenCalled();
});

test.each([
  ["", 25, ["21", "22", "23", "24", "25"]],
  ["a", 13, ["11", "12", "13"]],
])("a page after the last one is the last one (search '%s')", async (q, total, ids) => {
  const last = await listPage(numbered(25, 13), { page: 99, q });
  expect(last).toMatchObject({ total, page: last.pages });
  expect(idsOf(last)).toEqual(ids);
});

test("an empty list has one page, and so has a search that finds nothing on a later page", async () => {
  expect(await listPage(numbered(0), { page: 1, q: "" })).toMatchObject({
    page: 1,
    pages: 1,
    total: 0,
    rows: [],
  });
  expect(await listPage(numbered(25, 0), { page: 7, q: "a" })).toMatchObject({ page: 1, pages: 1, rows: [] });
});

test("a record that was deleted after it was found is left out", async () => {
  const list = numbered(4);
  const rows: typeof list.rows = async (ids) => ids.filter((id) => id !== "2").map((id) => ({ id }));
  expect(idsOf(await listPage({ ...list, rows }, { page: 1, q: "" }))).toEqual(["1", "3", "4"]);
});

test("all records are read in order, some hundred at a time", async () => {
  const list = numbered(1200);
  const rows = vi.fn(list.rows);
  const all = await listAll({ ...list, rows }, { page: 2, q: "" });
  expect(all.map(({ id }) => Number(id))).toEqual(Array.from({ length: 1200 }, (_, place) => place + 1));
  expect(rows.mock.calls.map(([ids]) => ids.length)).toEqual([500, 500, 200]);
});
