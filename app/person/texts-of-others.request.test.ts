/** Erasing somebody also reaches other people's records, in every text that the owner or a visitor can write. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeLeads } from "#app/inbox/changes.server.ts";
import { sql } from "#server/platform/database.ts";
import { openErasedList } from "#server/platform/erased-list.ts";
import { openMail } from "#server/platform/mail.ts";
import { openStorage } from "#server/platform/storage.ts";
import { anApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { tablesNaming } from "#tests/support/every-place.ts";
import { aContact } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { erasePerson } from "./erase-person.server.ts";
import { findPerson } from "./person-keys.server.ts";

testDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), "mindsync-texts-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
let site: TestSite;
beforeAll(async () => {
  openMail({ DATA_DIR, MAIL_FROM: "hello@mindsync.example", SMTP_URL: undefined });
  openStorage({ DATA_DIR });
  openErasedList({ DATA_DIR });
  site = await testSite();
});

const phone = "0805 555 1234";
const other = { email: "bola@mindsync.example", phone: "0803 111 2222" };
const sent = async (path: string, fields: Record<string, unknown>) =>
  expect([path, (await postTo(site)(path, fields)).status]).toEqual([path, 200]);

test("a short name in a full text, a tag, a reason and a closed day; the texts stay within their limits", async () => {
  const owner = await site.signIn();
  await sent("/contact", aContact({ name: "Bo Li", email: "bo@every-door.example", phone }));
  const company = `Bo Li ${"x".repeat(194)}`;
  await sent("/contact", aContact({ ...other, name: "Bola", company }));
  await sent("/enroll", anEnrollment({ ...other, company: "Bo Li and sons" }));
  await sent(
    "/recruitment/apply",
    anApplication({
      email: other.email,
      phoneNumber: "+2348031112222",
      businessTypes: phone,
      whyJoinMindsync: `Bo Li sent me: ${phone}`,
    }),
  );
  await sql()`insert into closed_days (day, name) values ('2026-12-31', 'Wedding of Bo Li')`;
  const [lead] = await sql()<{ id: string }[]>`select id from leads where name = 'Bola' and door = 'contact'`;
  const id = [lead?.id ?? ""];
  await changeLeads(owner.profile, { change: "tags", id, tags: ["school", `sent by ${phone}, Bo Li`] });
  const reason = `Her sister Bo Li took it, ${phone}`;
  await changeLeads(owner.profile, { change: "stage", id, stage: "lost", reason });

  expect(
    await erasePerson((transaction) => findPerson(phone, transaction), { by: owner.profile.id }),
  ).not.toBeNull();
  expect(await tablesNaming({ names: ["Bo Li"], emails: ["every-door"], digits: "8055551234" })).toEqual([]);
  expect(await sql()`select lost_reason, tags from leads where id = ${id[0] ?? ""}`).toEqual([
    { lost_reason: "Her sister [erased] took it, [erased]", tags: ["school", "sent by [erased], [erased]"] },
  ]);
  expect(await sql()`select company from contact_submissions`).toEqual([
    { company: `[erased] ${"x".repeat(191)}` },
  ]);
  expect(await sql()`select company from course_enrollments`).toEqual([{ company: "[erased] and sons" }]);
  expect(
    await sql()`select business_types as types, why_join_mindsync as why from recruitment_applications`,
  ).toEqual([{ types: "[erased]..", why: "[erased] sent me: [erased]" }]);
  expect(await sql()`select name from closed_days`).toEqual([{ name: "Wedding of [erased]" }]);
});
