/** The reviewers' list of applications, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tooling/testing/database.ts";
import { keptApplication } from "#tooling/testing/kept-applications.ts";
import { portal, portalSite, type Reviewer } from "#tooling/testing/portal.ts";

testDatabase();
let rita: Reviewer;
let bola: Reviewer;
beforeAll(async () => {
  const made = await portalSite();
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

describe("the list", () => {
  test("shows everything of an application but its secrets", async () => {
    const { id, ref } = await keptApplication({
      full_name: "Amaka Okafor",
      linkedin_portfolio: "https://linkedin.com/in/amaka",
      tools_knowledge: ["Zoho", "Make.com"],
    });
    const html = await rita.text(portal);
    for (const shown of [
      "Amaka Okafor",
      ref,
      "0803 123 4567",
      "chidi@mindsync.example",
      "Enugu, Enugu",
      "Self-Employed",
      "7 of 10",
      "Zoho, Make.com",
      "Shops and pharmacies",
      "I know every shop on my street.",
      "View More",
      "View Less",
      `value="${id}.pending"`,
    ]) {
      expect(html).toContain(shown);
    }
    expect(html).toMatch(
      /<a href="https:\/\/linkedin\.com\/in\/amaka" target="_blank" rel="noopener noreferrer nofollow"/,
    );
    const [secret] = await sql()`select private_key, submission_key from recruitment_applications`;
    const data = await rita.text(`${portal}.data`);
    for (const hidden of [secret?.private_key, secret?.submission_key]) {
      expect(html).not.toContain(hidden);
      expect(data).not.toContain(hidden);
    }
  });

  test("says what is missing, and opens only addresses of the web", async () => {
    await keptApplication({ linkedin_portfolio: "javascript:alert(1)", video_url: "data:text/html,hello" });
    const html = await rita.text(portal);
    expect(html).toContain("None specified");
    expect(html).not.toMatch(/href="(javascript|data):/);
    await sql()`truncate recruitment_applications cascade`;
    expect(await rita.text(portal)).toContain("No applications found matching your criteria.");
  });

  test("is searched without the marks that hardly anybody types", async () => {
    await keptApplication({ full_name: "Ọlámidé Ògúnbánjọ" });
    await keptApplication({ full_name: "Ƙasim O’Brien" });
    for (const [q, found, other] of [
      ["olamide ogun", "Ọlámidé", "Ƙasim"],
      ["ỌLÁMIDÉ", "Ọlámidé", "Ƙasim"],
      ["kasim obrien", "Ƙasim", "Ọlámidé"],
      ["o'brien", "Ƙasim", "Ọlámidé"],
    ] as const) {
      const html = await rita.text(await rita.search({ q }));
      expect(html).toContain(found);
      expect(html).not.toContain(other);
    }
  });

  test("can be of today alone, as Lagos counts days", async () => {
    const [day] = await sql()`
      select date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos' as began`;
    const began = new Date(day?.began).getTime();
    await keptApplication({ full_name: "Ada First", created_at: new Date(began) });
    await keptApplication({ full_name: "Bisi Before", created_at: new Date(began - 1) });
    const html = await rita.text(`${portal}?today=1`);
    expect(html).toContain("Ada First");
    expect(html).not.toContain("Bisi Before");
    expect(html).toContain("1 application");
    expect(await rita.text(`${portal}?today=no`)).toContain("Bisi Before");
  });

  test("finds by name, email, number and reference, whatever the case, with nothing of it in an address", async () => {
    const { ref } = await keptApplication({
      full_name: "Zainab Bello-Ọ̀ṣun",
      email: "Zee@Shop.example",
      phone_number: "8098765432",
    });
    await keptApplication({ full_name: "Chidi Eze" });
    const found = [
      "zainab bello",
      "ZEE@shop",
      "0809 876",
      "+234 809 876 5432",
      "98765",
      ref.toLowerCase(),
      "ọ̀ṣun",
    ];
    for (const q of found) {
      const where = await rita.search({ q, status: "pending" });
      expect(where).toMatch(/^\/recruitment\/admin\?status=pending&search=[\w-]+$/);
      expect(where.toLowerCase()).not.toContain("zainab");
      const html = await rita.text(where);
      expect([q, html.includes("Zainab"), html.includes("Chidi Eze")]).toEqual([q, true, false]);
      expect(html).toContain("1 application<");
    }
    for (const q of ["%", "_", "zainab chidi", "' or 1=1 --"]) {
      expect(await rita.text(await rita.search({ q }))).toContain("No applications found");
    }
  });

  test("is filtered, counted, ordered and paged by the server", async () => {
    for (let number = 10; number < 62; number += 1) {
      await keptApplication({
        full_name: `Person ${number}`,
        tech_skills_rating: (number % 10) + 1,
        status: number < 15 ? "rejected" : "pending",
        created_at: new Date(Date.UTC(2026, 0, number)),
      });
    }
    const names = async (query: string) =>
      [...(await rita.text(`${portal}${query}`)).matchAll(/<h3[^>]*>(Person \d+)</g)].map(([, name]) => name);
    expect(await names("")).toHaveLength(50);
    expect((await names(""))[0]).toBe("Person 61");
    expect(await names("?page=2")).toEqual(["Person 11", "Person 10"]);
    expect(await names("?page=99")).toEqual(["Person 11", "Person 10"]);
    expect((await names("?sort=oldest"))[0]).toBe("Person 10");
    expect((await names("?sort=name"))[0]).toBe("Person 10");
    expect((await names("?sort=tech"))[0]).toBe("Person 59");
    expect(await names("?status=rejected")).toHaveLength(5);
    expect(await names("?status=all&sort=drop&page=-1")).toHaveLength(50);
    const html = await rita.text(`${portal}?status=rejected&sort=oldest`);
    expect(html).toContain(`href="${portal}?status=pending&amp;sort=oldest#list-heading"`);
    const figures = [...html.matchAll(/<dd class="order-first[^>]*>([\d,]+)</g)].map(([, value]) => value);
    expect(figures).toEqual(["0", "47", "0", "0", "5", "52"]);
  });

  test("counts an application that says no status as pending", async () => {
    await sql()`insert into recruitment_applications (ref, submission_key, private_key, full_name, phone_number, email,
      city_state, age, employment_status, tech_skills_rating, business_types, why_join_mindsync)
      values ('APP-NNNNN', ${randomUUID()}, 'k', 'Nobody Said', '+2348031234567', 'n@mindsync.example', 'Enugu', 30,
      'Unemployed', 1, 'Shops and more', 'Because I like the work.')`;
    expect(await rita.text(`${portal}?status=pending`)).toContain("Nobody Said");
  });

  test("begins a chat by the status, from the number as it was typed", async () => {
    for (const [phone_number, digits] of [
      ["+2348031234567", "2348031234567"],
      ["2348031234567", "2348031234567"],
      ["8031234567", "2348031234567"],
      ["447911123456", "447911123456"],
    ] as const) {
      const { ref } = await keptApplication({ full_name: "Amaka Okafor", phone_number });
      const html = await rita.text(portal);
      expect(html).toContain(
        `https://wa.me/${digits}?text=${encodeURIComponent("Good day Amaka. This is Mindsync")}`,
      );
      expect(html).toContain(encodeURIComponent(`(Ref: ${ref})`));
      expect(html).toContain(encodeURIComponent("Thank you for applying"));
      await sql()`update recruitment_applications set status = 'shortlisted'`;
      expect(await rita.text(portal)).toContain(encodeURIComponent("You are shortlisted"));
      await sql()`truncate recruitment_applications cascade`;
    }
    await keptApplication({ phone_number: "+1234567" });
    const html = await rita.text(portal);
    expect(html).not.toContain("wa.me");
    expect(html).toContain("No WhatsApp chat");
  });
});

describe("a status", () => {
  test("is set with its moment and its history, and said in the specification's words", async () => {
    const { id, ref } = await keptApplication();
    const answer = await rita.change({ change: "status", chosen: `${id}.pending`, status: "shortlisted" });
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

  test("goes from any of the four to any other, and to itself without a trace", async () => {
    const { id } = await keptApplication();
    const all = ["pending", "shortlisted", "completed", "rejected"] as const;
    let was: string = "pending";
    for (const from of all) {
      for (const to of all) {
        await rita.change({ change: "status", chosen: `${id}.${was}`, status: from });
        expect((await rita.change({ change: "status", chosen: `${id}.${from}`, status: to })).status).toBe(
          200,
        );
        expect(await statuses()).toEqual([to]);
        was = to;
      }
    }
    await sql()`delete from application_history`;
    expect((await rita.change({ change: "status", chosen: `${id}.${was}`, status: was })).status).toBe(200);
    expect(await history()).toEqual([]);
  });

  test("that somebody else changed meanwhile is told, and stays", async () => {
    const { id, ref } = await keptApplication();
    await bola.change({ change: "status", chosen: `${id}.pending`, status: "rejected" });
    const late = await rita.change({ change: "status", chosen: `${id}.pending`, status: "shortlisted" });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("Failed to update status");
    expect(html).toContain(`${ref} was set to Rejected by Bola Ade meanwhile, so it is left as it is.`);
    expect(await statuses()).toEqual(["rejected"]);
    expect(await history()).toHaveLength(1);
  });

  test("of many is set at once, said with what stood in the way, and taken back one by one", async () => {
    const ada = await keptApplication({ full_name: "Ada" });
    const bisi = await keptApplication({ full_name: "Bisi", status: "completed" });
    const chi = await keptApplication({ full_name: "Chi" });
    await bola.change({ change: "status", chosen: `${chi.id}.pending`, status: "rejected" });
    const gone = randomUUID();
    const answer = await rita.change({
      change: "status",
      chosen: [`${ada.id}.pending`, `${bisi.id}.completed`, `${chi.id}.pending`, `${gone}.pending`],
      status: "shortlisted",
    });
    const html = await answer.text();
    expect(html).toContain("2 applications are now Shortlisted.");
    expect(html).toContain(`${chi.ref} was set to Rejected by Bola Ade meanwhile`);
    expect(html).toContain("1 is not there any more.");
    expect(await statuses()).toEqual(["shortlisted", "shortlisted", "rejected"]);

    const notice = html.slice(html.indexOf("2 applications are now"));
    const back = Array.from(notice.matchAll(/name="chosen" value="([\w.-]+)"/g), ([, value = ""]) => value);
    expect(back.toSorted()).toEqual([`${ada.id}.pending`, `${bisi.id}.completed`].toSorted());
    await bola.change({ change: "status", chosen: `${ada.id}.shortlisted`, status: "completed" });
    const undone = await rita.change({ change: "back", chosen: back, now: "shortlisted" });
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

  test("two who change the same ones at once: one does, the other is told", async () => {
    const kept = await Promise.all(Array.from({ length: 20 }, () => keptApplication()));
    const chosen = kept.map(({ id }) => `${id}.pending`);
    const answers = await Promise.all([
      rita.change({ change: "status", chosen, status: "shortlisted" }),
      bola.change({ change: "status", chosen: chosen.toReversed(), status: "rejected" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(new Set(await statuses()).size).toBe(1);
    expect(await history()).toHaveLength(20);
  });
});

test("what is no change is refused in its place, and changes nothing", async () => {
  const { id } = await keptApplication();
  const refusals: [Record<string, string | string[]>, number, string][] = [
    [{ change: "status", status: "shortlisted" }, 422, "Choose at least one application first."],
    [{ change: "status", chosen: `${id}.pending`, status: "hired" }, 422, "Failed to update status"],
    [{ change: "status", chosen: `${id}.hired`, status: "rejected" }, 422, "Failed to update status"],
    [{ change: "status", chosen: "1.pending", status: "rejected" }, 422, "Failed to update status"],
    [{ change: "status", chosen: id, status: "rejected" }, 422, "Failed to update status"],
    [
      { change: "status", chosen: `${randomUUID()}.pending`, status: "rejected" },
      404,
      "It may have been withdrawn.",
    ],
    [
      {
        change: "status",
        chosen: Array.from({ length: 51 }, () => `${randomUUID()}.pending`),
        status: "rejected",
      },
      422,
      "Failed to update status",
    ],
    [{ change: "back", chosen: `${id}.rejected`, now: "hired" }, 422, "Failed to update status"],
    [{ change: "erase", id }, 422, "It could not be saved"],
  ];
  for (const [fields, status, said] of refusals) {
    const answer = await rita.change(fields);
    expect([fields, answer.status]).toEqual([fields, status]);
    expect(await answer.text()).toContain(said);
  }
  expect(await statuses()).toEqual(["pending"]);
  expect(await history()).toEqual([]);
});
