/** Who applied before is known to reviewers, and to nobody else. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { reviewTexts as texts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal, type Reviewer, reviewSite } from "#tests/support/review.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";

testDatabase();
let rita: Reviewer;
beforeAll(async () => {
  const { reviewer } = await reviewSite();
  rita = await reviewer({ role: "recruiter", full_name: "Rita Bello" });
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
});

const { before, again } = texts.others;
/** What is said of the other applications on a page, each with the application that its link opens. */
const said = async (path: string) =>
  [
    ...(await rita.text(path)).matchAll(
      /<a [^>]*href="\/recruitment\/admin\/applications\/([\w-]{36})[^"]*"[^>]*>(Applied [^<]*)</g,
    ),
  ].map(([, id, words]) => [id, words]);

test("the same number in any form, or the same address in any case, links one application to the other", async () => {
  for (const [first, second] of [
    [{ phone_number: "+2348031234567" }, { phone_number: "8031234567" }],
    [{ email: "Ada@Shop.example" }, { email: "ada@shop.example" }],
  ] as const) {
    const apart = { phone_number: "+2348090000001", email: "first@shop.example" };
    const old = await savedApplication({ full_name: "Ada Obi", status: "rejected", ...apart, ...first });
    const young = await savedApplication({
      full_name: "A. Obi",
      phone_number: "+2348090000002",
      email: "second@shop.example",
      ...second,
    });
    await savedApplication({ phone_number: "+2348090000003", email: "third@shop.example" });
    const ofYoung = [old.id, before(old.ref, texts.statuses.rejected)];
    const ofOld = [young.id, again(young.ref, texts.statuses.pending)];
    expect(await said(portal)).toEqual([ofYoung, ofOld]);
    expect(await said(`${portal}/applications/${young.id}`)).toEqual([ofYoung]);
    expect(await said(`${portal}/applications/${old.id}`)).toEqual([ofOld]);
    await sql()`truncate recruitment_applications cascade`;
  }
});

test("numbers of two countries that end alike are two people", async () => {
  await savedApplication({ phone_number: "+2348031234567", email: "first@shop.example" });
  await savedApplication({ phone_number: "+18031234567", email: "second@shop.example" });
  expect(await said(portal)).toEqual([]);
});

test("a list names one of many, the newest before, and the application's own page names them all", async () => {
  const [one, two, three] = [await savedApplication(), await savedApplication(), await savedApplication()];
  const pending = texts.statuses.pending;
  expect((await said(portal)).map(([, words]) => words)).toEqual([
    before(two.ref, pending),
    before(one.ref, pending),
    again(three.ref, pending),
  ]);
  expect((await said(`${portal}/applications/${two.id}`)).map(([, words]) => words)).toEqual([
    before(one.ref, pending),
    again(three.ref, pending),
  ]);
});

test("while identities are hidden the reference is all that it says", async () => {
  const { ref } = await savedApplication({ full_name: "Zubaida Bello" });
  await savedApplication({ full_name: "Zubaida Bello" });
  const html = await (await rita.hiding()).text(portal);
  expect(html).toContain(before(ref, texts.statuses.pending));
  expect(html).not.toContain("Zubaida");
});
