import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { api } from "./index.ts";
import type { ApiDocument } from "./reference.ts";

testDatabase();
const { paths }: ApiDocument = await (await api().request("/openapi.json")).json();
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { tags, responses }]) => ({
    name: `${method} ${path}`,
    tags,
    responses,
  })),
);
const [documents, others] = [true, false].map((wanted) =>
  calls.filter(({ tags }) => tags.includes("This document") === wanted),
);

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

/** Makes a call with a query, without signing in. */
function ask(name: string, query: string): Promise<Response> {
  const [method = "", path = ""] = name.split(" ");
  const address = path.replace("{id}", "00000000-0000-4000-8000-000000000000");
  return site.fetch(`/api${address}?${query}`, { method: method.toUpperCase() });
}

test.each(others ?? [])(
  "$name refuses names in its query that it does not have",
  async ({ name, responses }) => {
    const answer = await ask(name, "page=1&zz=1&role=admin&zz=2&%ff=");
    expect(answer.status).toBe(400);
    expect(responses).toHaveProperty("400");
    if (name.startsWith("head")) return;
    const { detail, fields } = await answer.json();
    expect(detail).toContain("zz, role");
    expect(fields).toMatchObject({ zz: ["There is no such field."], role: ["There is no such field."] });
  },
);

test("the list of applications takes its own names", async () => {
  const { headers } = await site.signIn({ role: "recruiter" });
  const status = async (query: string) =>
    (await site.fetch(`/api/recruitment_applications?${query}`, { headers })).status;
  expect(await status("page=1&limit=2")).toBe(200);
  expect(await status("page=1&limit=none")).toBe(422);
  expect(await status("page=1&limit=2&zz=1")).toBe(400);
});

test.each(documents ?? [])("$name is opened by links, to which others add names", async ({ name }) => {
  expect((await ask(name, "utm_source=whatsapp&fbclid=1")).status).toBe(200);
});

test("an address that is no call is not found, whatever its query is", async () => {
  expect((await site.fetch("/api/nowhere?zz=1")).status).toBe(404);
});
