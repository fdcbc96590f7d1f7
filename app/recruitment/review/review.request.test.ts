/** Changes by reviewers in their list of applications, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type Reviewer, reviewSite } from "#tests/support/review.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";

testDatabase();
let rita: Reviewer;
let bola: Reviewer;
beforeAll(async () => {
  const made = await reviewSite();
  rita = await made.reviewer({ role: "recruiter", full_name: "Rita Bello" });
  bola = await made.reviewer({ role: "admin", full_name: "Bola Ade" });
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
});

const statuses = async () =>
  (await sql()`select status from recruitment_applications order by full_name`).map(({ status }) => status);
const history = () =>
  sql()`select kind, was, now, name as by from application_history left join "user" on "user".id = by order by at, was`;

describe("a status", () => {
  test("is set with its time and its history, and reported in the specification's words", async () => {
    const { id, ref } = await savedApplication();
    const answer = await rita.change({ change: "status", selected: `${id}.pending`, status: "shortlisted" });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Status updated successfully");
    expect(html).toContain(`${ref} is now Shortlisted.`);
    expect(
      await sql()`select status, status_changed_at = (select at from application_history) as moment
        from recruitment_applications`,
    ).toEqual([{ status: "shortlisted", moment: true }]);
    expect(await history()).toMatchObject([
      { kind: "status", was: "pending", now: "shortlisted", by: "Rita Bello" },
    ]);
  });

  test("changes from any of the four to any other; setting the same one leaves no trace", async () => {
    const { id } = await savedApplication();
    const all = ["pending", "shortlisted", "completed", "rejected"] as const;
    let was: string = "pending";
    for (const from of all) {
      for (const to of all) {
        await rita.change({ change: "status", selected: `${id}.${was}`, status: from });
        expect((await rita.change({ change: "status", selected: `${id}.${from}`, status: to })).status).toBe(
          200,
        );
        expect(await statuses()).toEqual([to]);
        was = to;
      }
    }
    await sql()`delete from application_history`;
    expect((await rita.change({ change: "status", selected: `${id}.${was}`, status: was })).status).toBe(200);
    expect(await history()).toEqual([]);
  });

  test("that somebody else changed meanwhile is reported, and stays", async () => {
    const { id, ref } = await savedApplication();
    await bola.change({ change: "status", selected: `${id}.pending`, status: "rejected" });
    const late = await rita.change({ change: "status", selected: `${id}.pending`, status: "shortlisted" });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("Failed to update status");
    expect(html).toContain(`${ref} was set to Rejected by Bola Ade meanwhile, so it is left as it is.`);
    expect(await statuses()).toEqual(["rejected"]);
    expect(await history()).toHaveLength(1);
  });

  test("of many is set at once, reported with what prevented others, and undone one by one", async () => {
    const ada = await savedApplication({ full_name: "Ada" });
    const bisi = await savedApplication({ full_name: "Bisi", status: "completed" });
    const chi = await savedApplication({ full_name: "Chi" });
    await bola.change({ change: "status", selected: `${chi.id}.pending`, status: "rejected" });
    const gone = randomUUID();
    const answer = await rita.change({
      change: "status",
      selected: [`${ada.id}.pending`, `${bisi.id}.completed`, `${chi.id}.pending`, `${gone}.pending`],
      status: "shortlisted",
    });
    const html = await answer.text();
    expect(html).toContain("2 applications are now Shortlisted.");
    expect(html).toContain(`${chi.ref} was set to Rejected by Bola Ade meanwhile`);
    expect(html).toContain("1 application no longer exists.");
    expect(await statuses()).toEqual(["shortlisted", "shortlisted", "rejected"]);

    const notice = html.slice(html.indexOf("2 applications are now"));
    const back = Array.from(notice.matchAll(/name="selected" value="([\w.-]+)"/g), ([, value = ""]) => value);
    expect(back.toSorted()).toEqual([`${ada.id}.pending`, `${bisi.id}.completed`].toSorted());
    await bola.change({ change: "status", selected: `${ada.id}.shortlisted`, status: "completed" });
    const undone = await rita.change({ change: "back", selected: back, now: "shortlisted" });
    const said = await undone.text();
    expect(said).toContain(`${bisi.ref} is as it was.`);
    expect(said).toContain(`${ada.ref} was set to Completed by Bola Ade meanwhile`);
    expect(await statuses()).toEqual(["completed", "completed", "rejected"]);
    const rows =
      await sql()`select was, now from application_history where application_id = ${bisi.id} order by at`;
    expect(rows).toMatchObject([
      { was: "completed", now: "shortlisted" },
      { was: "shortlisted", now: "completed" },
    ]);
  });

  test("that is restored counts from when it was first set, however often", async () => {
    const { id } = await savedApplication();
    const since = async () => (await sql()`select status_changed_at from recruitment_applications`)[0];
    const set = (was: string, status: string) =>
      rita.change({ change: "status", selected: `${id}.${was}`, status });
    const back = (was: string, now: string) => rita.change({ change: "back", selected: `${id}.${was}`, now });
    for (let time = 0; time < 2; time += 1) {
      await set("pending", "shortlisted");
      await back("pending", "shortlisted");
      expect(await statuses()).toEqual(["pending"]);
      expect(await since()).toEqual({ status_changed_at: null });
    }
    await set("pending", "rejected");
    const rejected = await since();
    for (let time = 0; time < 2; time += 1) {
      await set("rejected", "completed");
      expect(await since()).not.toEqual(rejected);
      await back("rejected", "completed");
      expect(await statuses()).toEqual(["rejected"]);
      expect(await since()).toEqual(rejected);
    }
    // An Undo that no longer matches the last change restores no time: it is a change like any other.
    await set("rejected", "shortlisted");
    const shortlisted = await since();
    await back("completed", "shortlisted");
    expect(await statuses()).toEqual(["completed"]);
    const [moments] = await sql()`select max(at) as last from application_history`;
    expect(await since()).toEqual({ status_changed_at: moments?.last });
    expect(await since()).not.toEqual(shortlisted);
  });

  test("two who change the same ones at once: one succeeds, the other is told", async () => {
    const kept = await Promise.all(Array.from({ length: 20 }, () => savedApplication()));
    const selected = kept.map(({ id }) => `${id}.pending`);
    const answers = await Promise.all([
      rita.change({ change: "status", selected, status: "shortlisted" }),
      bola.change({ change: "status", selected: selected.toReversed(), status: "rejected" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(new Set(await statuses()).size).toBe(1);
    expect(await history()).toHaveLength(20);
  });
});

test("an invalid change is refused on its page, and changes nothing", async () => {
  const { id } = await savedApplication();
  const refusals: [Record<string, string | string[]>, number, string][] = [
    [{ change: "status", status: "shortlisted" }, 422, "Select at least one application first."],
    [{ change: "status", selected: `${id}.pending`, status: "hired" }, 422, "Failed to update status"],
    [{ change: "status", selected: `${id}.hired`, status: "rejected" }, 422, "Failed to update status"],
    [{ change: "status", selected: "1.pending", status: "rejected" }, 422, "Failed to update status"],
    [{ change: "status", selected: id, status: "rejected" }, 422, "Failed to update status"],
    [
      { change: "status", selected: `${randomUUID()}.pending`, status: "rejected" },
      404,
      "It may have been withdrawn.",
    ],
    [
      {
        change: "status",
        selected: Array.from({ length: 51 }, () => `${randomUUID()}.pending`),
        status: "rejected",
      },
      400,
      "fields that its page does not have",
    ],
    [{ change: "back", selected: `${id}.rejected`, now: "hired" }, 422, "Failed to update status"],
    [{ change: "erase", id }, 422, "The change could not be saved"],
  ];
  for (const [fields, status, said] of refusals) {
    const answer = await rita.change(fields);
    expect([fields, answer.status]).toEqual([fields, status]);
    expect(await answer.text()).toContain(said);
  }
  expect(await statuses()).toEqual(["pending"]);
  expect(await history()).toEqual([]);
});
