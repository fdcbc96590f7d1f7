/** The reviewers' list of applications, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reviewTexts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal, type Reviewer, reviewSite } from "#tests/support/review.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";

testDatabase();
let rita: Reviewer;
beforeAll(async () => {
  const made = await reviewSite();
  rita = await made.reviewer({ role: "recruiter", full_name: "Rita Bello" });
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
});

describe("the list", () => {
  test("shows everything of an application except its secrets", async () => {
    const { id, ref } = await savedApplication({
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
      "View More",
      "View Less",
      `value="${id}.pending"`,
    ]) {
      expect(html).toContain(shown);
    }
    // The long answers are half of a list's bytes, so they are read when they are opened.
    const long = ["Shops and pharmacies", "I know every shop on my street."];
    const answers = await rita.text(`${portal}/applications/${id}/answers.data`);
    for (const text of long) expect([html.includes(text), answers.includes(text)]).toEqual([false, true]);
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

  test("says what is missing, and links only to web addresses", async () => {
    await savedApplication({ linkedin_portfolio: "javascript:alert(1)", video_url: "data:text/html,hello" });
    const html = await rita.text(portal);
    expect(html).toContain("None specified");
    expect(html).not.toMatch(/href="(javascript|data):/);
    await sql()`truncate recruitment_applications cascade`;
    expect(await rita.text(portal)).toContain("No applications found matching your criteria.");
  });

  test("finds names without the marks that hardly anybody types", async () => {
    await savedApplication({ full_name: "Ọlámidé Ògúnbánjọ" });
    await savedApplication({ full_name: "Ƙasim O’Brien" });
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

  test("can show today alone, by the calendar of Lagos", async () => {
    const [day] = await sql()`
      select date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos' as began`;
    const began = new Date(day?.began).getTime();
    await savedApplication({ full_name: "Ada First", created_at: new Date(began) });
    await savedApplication({ full_name: "Bisi Before", created_at: new Date(began - 1) });
    const html = await rita.text(`${portal}?today=1`);
    expect(html).toContain("Ada First");
    expect(html).not.toContain("Bisi Before");
    expect(html).toContain("1 application");
    expect(await rita.text(`${portal}?today=no`)).toContain("Bisi Before");
  });

  test("finds by name, email, number and reference, in any case, with none of it in an address", async () => {
    const { ref } = await savedApplication({
      full_name: "Zainab Bello-Ọ̀ṣun",
      email: "Zee@Shop.example",
      phone_number: "8098765432",
    });
    await savedApplication({ full_name: "Chidi Eze" });
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
      await savedApplication({
        full_name: `Person ${number}`,
        tech_skills_rating: (number % 10) + 1,
        status: number < 15 ? "rejected" : "pending",
        created_at: new Date(Date.UTC(2026, 0, number)),
      });
    }
    const names = async (query: string) =>
      [...(await rita.text(`${portal}${query}`)).matchAll(/<h3[^>]*>(Person \d+)</g)].map(([, name]) => name);
    for (const query of ["", "?page=2"]) expect(await names(query)).toHaveLength(25);
    expect((await names(""))[0]).toBe("Person 61");
    expect(await names("?page=3")).toEqual(["Person 11", "Person 10"]);
    expect(await names("?page=99")).toEqual(["Person 11", "Person 10"]);
    expect((await names("?sort=oldest"))[0]).toBe("Person 10");
    expect((await names("?sort=name"))[0]).toBe("Person 10");
    expect((await names("?sort=tech"))[0]).toBe("Person 59");
    expect(await names("?status=rejected")).toHaveLength(5);
    expect(await names("?status=all&sort=drop&page=-1")).toHaveLength(25);
    const html = await rita.text(`${portal}?status=rejected&sort=oldest`);
    expect(html).toContain(`href="${portal}?status=pending&amp;sort=oldest#list-heading"`);
    const figures = [...html.matchAll(/<dd class="order-first[^>]*>([\d,]+)</g)].map(([, value]) => value);
    expect(figures).toEqual(["0", "47", "0", "0", "5", "52"]);
  });

  test("counts an application without a status as pending", async () => {
    await sql()`insert into recruitment_applications (ref, submission_key, private_key, full_name, phone_number, email,
      city_state, age, employment_status, tech_skills_rating, business_types, why_join_mindsync)
      values ('APP-NNNNN', ${randomUUID()}, 'k', 'Nobody Said', '+2348031234567', 'n@mindsync.example', 'Enugu', 30,
      'Unemployed', 1, 'Shops and more', 'Because I like the work.')`;
    expect(await rita.text(`${portal}?status=pending`)).toContain("Nobody Said");
  });

  test("offers a chat that depends on the status, to the number as it was typed", async () => {
    for (const [phone_number, digits] of [
      ["+2348031234567", "2348031234567"],
      ["2348031234567", "2348031234567"],
      ["8031234567", "2348031234567"],
      ["447911123456", "447911123456"],
    ] as const) {
      const { id, ref } = await savedApplication({ full_name: "Amaka Okafor", phone_number });
      const path = reviewTexts.chatPath(id);
      expect(await rita.text(portal)).toContain(`href="${path}"`);
      const chat = async () => (await rita.get(path)).headers.get("location") ?? "";
      const pending = await chat();
      for (const said of ["Good day Amaka. This is Mindsync", `(Ref: ${ref})`, "Thank you for applying"])
        expect(pending).toContain(encodeURIComponent(said));
      expect(pending).toContain(`https://wa.me/${digits}?text=`);
      await sql()`update recruitment_applications set status = 'shortlisted'`;
      expect(await chat()).toContain(encodeURIComponent("You are shortlisted"));
      await sql()`truncate recruitment_applications cascade`;
    }
    await savedApplication({ phone_number: "+1234567" });
    const html = await rita.text(portal);
    expect(html).not.toMatch(/applications\/[\w-]+\/chat/);
    expect(html).toContain("No WhatsApp chat");
  });
});
