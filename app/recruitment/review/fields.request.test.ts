/** Every field of the application form reaches the reviewers, on every page, in the file and in the API. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { applicationFields } from "#content/application-form.ts";
import { type Field, shortName } from "#content/fields.ts";
import { asFact, columnOf, fieldValue } from "#content/stored-fields.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal, type Reviewer, reviewSite } from "#tests/support/review.ts";
import { storedApplication } from "#tests/support/stored-application.ts";

testDatabase();
let rita: Reviewer;
let id: string;
beforeAll(async () => {
  const { reviewer } = await reviewSite();
  rita = await reviewer({ role: "recruiter", full_name: "Rita" });
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
  id = await storedApplication();
});

const filled: readonly (readonly [string, Field])[] = Object.entries(applicationFields);
const typed = filled.filter(([, { kind }]) => kind !== "upload");

const shownIn = (html: string) =>
  html
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    // Where a line of an address may break.
    .replaceAll("<wbr/>", "");

const stored = async (): Promise<object> => {
  const [row] = await sql()`select * from recruitment_applications where id = ${id}`;
  return row ?? {};
};

test.each([`${portal}?status=all`, `${portal}/print?application=`])("on the page %s", async (page) => {
  const isList = !page.endsWith("=");
  const html = shownIn(await rita.text(isList ? page : page + id));
  const answers = await rita.text(`${portal}/applications/${id}/answers.data`);
  const row = await stored();
  for (const [name, field] of typed) {
    // The name is the heading, the number is formatted for reading, and the link is a link.
    if (name === "fullName" || name === "phoneNumber" || field.kind === "link") continue;
    const fact = asFact(field, fieldValue(name, field, row));
    // The list reads long answers when they are opened.
    if (isList && field.kind === "longText") {
      expect([name, answers.includes(JSON.stringify(fact))]).toEqual([name, true]);
      continue;
    }
    expect([name, html.includes(`>${shortName(field)}<`), html.includes(`>${fact}<`)]).toEqual([
      name,
      true,
      true,
    ]);
  }
});

test("in the file", async () => {
  const [head = ""] = (await rita.text(`${portal}/applications.csv`)).split("\r\n");
  for (const [, field] of filled) expect(head.split(",")).toContain(field.csv ?? shortName(field));
});

test("in the API", async () => {
  const [record] = await (await rita.get("/api/recruitment_applications")).json();
  const row = await stored();
  for (const [name, field] of filled)
    expect([name, record[columnOf(name, field)]]).toEqual([name, fieldValue(name, field, row)]);
});
