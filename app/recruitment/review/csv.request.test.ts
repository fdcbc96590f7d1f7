/** The applications as a CSV file, and on paper. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal, type Reviewer, reviewSite } from "#tests/support/review.ts";
import { savedApplication, savedMedia } from "#tests/support/saved-applications.ts";

testDatabase();
let rita: Reviewer;
beforeAll(async () => {
  const { reviewer } = await reviewSite();
  rita = await reviewer({ role: "recruiter", full_name: "=Rita" });
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
});

const file = `${portal}/applications.csv`;
const print = `${portal}/print`;

test("the file holds every field, and nothing in it is a formula", async () => {
  const { id, ref } = await savedApplication({
    full_name: '=HYPERLINK("https://evil.example")',
    email: "-2+3@mindsync.example",
    city_state: "@SUM(A1)",
    linkedin_portfolio: "https://linkedin.com/in/chidi",
    tools_knowledge: ["Zoho", "Airtable"],
    business_types: "=1+1\nsecond, line",
    why_join_mindsync: "+cmd|' /C calc'!A0 and more",
    created_at: "2026-01-02T10:00:00Z",
  });
  const media = await savedMedia(id, "audio/ogg");
  await rita.change({ change: "note", id, key: crypto.randomUUID(), note: "\t=2+2" });
  await rita.change({
    change: "score",
    id,
    communication: "5",
    motivation: "4",
    skills: "4",
    network: "4",
    reliability: "4",
  });
  const answer = await rita.get(file);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  const text = await answer.text();
  for (const cell of [
    ref,
    "2026-01-02 11:00",
    "Pending",
    `"'=HYPERLINK(""https://evil.example"")"`,
    "'+2348031234567",
    "'-2+3@mindsync.example",
    "'@SUM(A1)",
    "https://linkedin.com/in/chidi",
    "Zoho; Airtable",
    `"'=1+1\nsecond, line"`,
    "'+cmd|' /C calc'!A0 and more",
    `http://localhost:3000${media}`,
    ",4.20,1,",
    "=Rita: =2+2",
  ]) {
    expect([cell, text.includes(cell)]).toEqual([cell, true]);
  }
  expect(text).not.toMatch(/(^|,|\n)"?[=+@-]/);
});

test("the file and the paper contain what the search finds, in its order, beyond one page", async () => {
  for (let number = 100; number < 160; number += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, number));
    await savedApplication({
      full_name: `Person ${number}`,
      created_at,
      status: number < 103 ? "rejected" : "pending",
    });
  }
  const names = (text: string) => [...text.matchAll(/Person \d{3}(?=[,<])/g)].map(([name]) => name);
  const all = await rita.text(`${file}?page=2`);
  expect(names(all)).toHaveLength(60);
  expect(names(all)[0]).toBe("Person 159");
  const three = ["Person 100", "Person 101", "Person 102"];
  expect(names(await rita.text(`${file}?status=rejected&sort=oldest`))).toEqual(three);
  const paper = await rita.text(`${print}?status=rejected&sort=oldest`);
  expect(names(paper.slice(0, paper.indexOf("</table>")))).toEqual(three);
  expect(paper).toContain("3 applications · Status: Rejected");
  const where = await rita.search({ q: "person 142" });
  expect(names(await rita.text(where.replace(portal, file)))).toEqual(["Person 142"]);
  expect(await rita.text(where.replace(portal, print))).toContain("Search: person 142");
});

test("the paper of one application contains all of it", async () => {
  const { id, ref } = await savedApplication({ full_name: "Amaka Okafor" });
  await rita.change({ change: "note", id, key: crypto.randomUUID(), note: "Friendly" });
  const html = await rita.text(`${print}?application=${id}`);
  for (const shown of ["Amaka Okafor", ref, "Shops and pharmacies", "Friendly", "Note added"])
    expect([shown, html.includes(shown)]).toEqual([shown, true]);
  expect(html).not.toMatch(/<form/);
  expect((await rita.get(`${print}?application=1`)).status).toBe(404);
});

test("a list too long for paper says so", async () => {
  await sql()`insert into recruitment_applications (ref, submission_key, private_key, full_name, phone_number, email,
    city_state, age, employment_status, tech_skills_rating, business_types, why_join_mindsync)
    select 'APP-' || i, gen_random_uuid(), i::text, 'Person ' || i, '+2348031234567', 'n@mindsync.example', 'Enugu', 30,
    'Unemployed', 1, 'Shops and more', 'Because I like the work.' from generate_series(1, 501) as i`;
  const html = await rita.text(print);
  expect(html).toContain("The first 500 of 501 applications.");
  expect(html.match(/<tr class="break/g)).toHaveLength(500);
  expect((await rita.text(file)).trim().split("\r\n")).toHaveLength(502);
});
