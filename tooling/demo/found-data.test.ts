import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { createAccount } from "#app/accounts/accounts.server.ts";
import { recordVisits } from "#app/analytics/analytics.server.ts";
import { contactInput } from "#app/leads/contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { aContact } from "#tests/support/lead.ts";
import { storedApplication } from "#tests/support/stored-application.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { foundData } from "./found-data.ts";

testDatabase();

const account = (role: "admin" | "learner") =>
  createAccount({
    role,
    email: `${role}@mindsync.example`,
    full_name: "Amaka Okafor",
    password: "correct horse battery",
  });

const visit = () =>
  recordVisits(
    { session_id: randomUUID(), events: [{ page_visited: "/" }] },
    { userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36" },
  );

afterEach(async () => {
  await sql()`
    truncate contact_submissions, course_enrollments, recruitment_applications, concierge_exchanges,
      "user" cascade`;
  await forgetVisits();
});

test("a database with only an admin is empty", async () => {
  await account("admin");
  expect(await foundData()).toEqual([]);
});

test("a table that does not exist yet is empty", async () => {
  await sql()`alter table visitor_analytics rename to apart`;
  expect(await foundData()).toEqual([]);
  await sql()`alter table apart rename to visitor_analytics`;
});

test.each<[found: string, add: () => Promise<unknown>]>([
  ["1 lead", () => keepContact(contactInput.parse(aContact()))],
  ["1 enrollment", () => enrol(enrollmentInput.parse(anEnrollment()))],
  ["1 application", storedApplication],
  ["1 visit", visit],
  ["1 question to the assistant", () => keepExchange()],
  ["1 learner account", () => account("learner")],
])("%s makes it not empty", async (found, add) => {
  await add();
  expect(await foundData()).toEqual([found]);
});
