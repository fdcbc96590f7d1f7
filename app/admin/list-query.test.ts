import { expect, test } from "vitest";
import { listQuery } from "./list-query.ts";

const query = new URLSearchParams("search=sealed&status=new&page=3&notice=welcome");

test("the search is unchanged, the notice of the last request is left out", () => {
  expect(listQuery(query)).toBe("?search=sealed&status=new&page=3");
});

test("another page changes nothing else", () => {
  expect(listQuery(query, { page: "4" })).toBe("?search=sealed&status=new&page=4");
});

test("another filter starts at the first page, and a filter without a value is removed", () => {
  expect(listQuery(query, { status: "handled" })).toBe("?search=sealed&status=handled");
  expect(listQuery(query, { status: undefined })).toBe("?search=sealed");
});
