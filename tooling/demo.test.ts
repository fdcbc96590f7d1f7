import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listStaff } from "#app/accounts/accounts.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { readDashboard } from "#app/analytics/dashboard/dashboard.server.ts";
import { listConversations } from "#app/concierge/conversations.server.ts";
import { doors, historyKinds, stages } from "#app/inbox/contract.ts";
import { leadKinds } from "#app/leads/contract.ts";
import { readLeads } from "#app/leads/messages/messages.server.ts";
import { applicationStatuses } from "#app/recruitment/record-contract.ts";
import { readApplications } from "#app/recruitment/review/applications-list.server.ts";
import { enrollmentStatuses } from "#app/school/enroll/contract.ts";
import { readEnrollments } from "#app/school/enroll/enrollments.server.ts";
import { readDownloads } from "#app/school/free-courses/downloads.server.ts";
import { readLearners } from "#app/school/learners/learners.server.ts";
import { sql } from "#server/platform/database.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { openStorage, storage } from "#server/platform/storage.ts";
import { settingsFor, testDatabase } from "#tests/support/database.ts";

const target = testDatabase();
const data = mkdtempSync(join(tmpdir(), "mindsync-demo-"));
chmodSync(data, 0o755);
afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Prints at the end how much processor time the process used, which does not depend on other load. */
const sayWork = "process.on('exit', () => console.log('at work', process.cpuUsage().user / 1e6))";

/** Runs the demo as npm does, on the database of this file. */
async function runDemo(): Promise<Ended> {
  const importSayWork = `--import=data:text/javascript,${encodeURIComponent(sayWork)}`;
  const child = spawn(process.execPath, [importSayWork, "tooling/demo.ts"], {
    // A mail server that rejects everything: no mail of the sample data may be sent.
    env: { PATH: process.env.PATH, DATA_DIR: data, SMTP_URL: "smtp://127.0.0.1:1", ...settingsFor(target) },
  });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  return { code, output, errors };
}

/** How long a run may take on a busy machine, in milliseconds. */
const patience = 120_000;

let filled: Ended;
const nothingAsked = new URLSearchParams();

beforeAll(async () => {
  openStorage({ DATA_DIR: data });
  filled = await runDemo();
}, patience);

test("fills an empty database with less than 20 seconds of work and says how to go on", () => {
  expect(filled).toMatchObject({ code: 0, errors: "" });
  expect(filled.output).toContain("npm start");
  expect(Number(/at work (\S+)/.exec(filled.output)?.[1])).toBeLessThan(20);
});

test("creates an admin and recruiters, and the printed password opens their accounts", async () => {
  const staff = await listStaff();
  expect(staff.map(({ role }) => role).sort()).toEqual(["admin", "recruiter", "recruiter"]);
  const password = /the password (\S+):/.exec(filled.output)?.[1] ?? "";
  const email = /recruiters +(\S+),/.exec(filled.output)?.[1] ?? "";
  expect((await signIn({ email, password })).userId).toBeTruthy();
});

test("has leads of every kind, new and handled, and past, cancelled and future calls", async () => {
  const { rows: leads, upcoming, counts } = await readLeads(nothingAsked);
  expect(new Set(leads.map((lead) => lead.project_type))).toEqual(new Set(leadKinds));
  expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(["new", "handled"]));
  expect(leads.some((lead) => lead.appointment_status === "cancelled")).toBe(true);
  expect(leads.some((lead) => lead.slot && lead.slot < new Date())).toBe(true);
  for (const figure of [upcoming.length, ...Object.values(counts)]) expect(figure).toBeGreaterThan(0);
});

test("has leads by every door and in every stage, most with a source, worked on by the owner", async () => {
  const [row] = await sql()`select count(distinct door)::int as doors, count(distinct stage)::int as stages,
    count(distinct last_source)::int as sources, bool_and(created_at <= now()) as past,
    bool_or(created_at < now() - interval '25 days') as old from leads`;
  expect(row).toEqual({ doors: doors.length, stages: stages.length, sources: 6, past: true, old: true });
  const kinds = await sql()<{ kind: string }[]>`select distinct kind from lead_history`;
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...historyKinds].sort());
  const [early] = await sql()`select count(*)::int as count from leads where answered_at < created_at`;
  expect(early).toEqual({ count: 0 });
});

test("has page views and clicks of 30 days from several sources", async () => {
  const { totals, active, ...figures } = await readDashboard(new URLSearchParams("range=30&tab=clicks"));
  expect(active).toBeGreaterThan(0);
  expect(totals.pageViews).toBeGreaterThan(1500);
  expect(totals.clicks).toBeGreaterThan(400);
  expect(totals.sources).toBeGreaterThan(5);
  expect(figures.tab === "clicks" && figures.list.length).toBeGreaterThan(20);
  const [row] = await sql()`
    select count(distinct date(event_timestamp at time zone 'Africa/Lagos'))::int as days,
      count(distinct device_type)::int as devices from visitor_analytics`;
  expect(row).toMatchObject({ devices: 2 });
  expect(Number(row?.days)).toBeGreaterThanOrEqual(29);
});

test("has chats in every state", async () => {
  const { counts } = await listConversations({ q: "", page: 1 });
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

test("has enrollments of every status, some with notes, and learners with tiers, progress and certificates", async () => {
  const { counts, rows: enrollments } = await readEnrollments(nothingAsked);
  for (const status of enrollmentStatuses) expect(counts[status], status).toBeGreaterThan(0);
  expect(enrollments.filter(({ notes }) => notes).length).toBeGreaterThan(3);
  const { rows: learners } = await readLearners(nothingAsked);
  expect(new Set(learners.map(({ tier }) => tier))).toEqual(new Set(["free", "basic", "pro", "elite"]));
  expect(learners.some(({ proven }) => !proven)).toBe(true);
  const courses = learners.flatMap((learner) => learner.courses);
  expect(courses.filter(({ certified }) => certified).length).toBe(2);
  expect(courses.some(({ done, all }) => done < all)).toBe(true);
  const [row] = await sql()`
    select count(*) filter (where passed)::int as passed, count(*) filter (where not passed)::int as failed
    from quiz_attempts`;
  expect(Number(row?.passed)).toBeGreaterThan(20);
  expect(Number(row?.failed)).toBeGreaterThan(5);
});

test("has applications of every status with scores, notes and history, visible to reviewers", async () => {
  const { counts, rows: applications } = await readApplications(nothingAsked, false);
  for (const status of applicationStatuses) expect(counts[status], status).toBeGreaterThan(0);
  expect(applications.every((application) => application.person !== null)).toBe(true);
  const kinds = await sql()`select distinct kind from application_history order by kind`;
  expect(kinds.map(({ kind }) => kind)).toEqual(["note", "score", "status"]);
});

test("has recordings that are complete in the store", async () => {
  const rows = await sql()<{ id: string; bytes: number; content_type: string }[]>`
    select id, bytes::int, content_type from recruitment_media where application_id is not null`;
  expect(rows.length).toBeGreaterThan(2);
  for (const { id, bytes, content_type } of rows) {
    const file = await buffer(await (await storage()).read(id));
    expect(content_type).toBe("audio/wav");
    expect(file.length).toBe(bytes);
    expect(file.subarray(0, 4).toString("latin1") + file.subarray(8, 12).toString("latin1")).toBe("RIFFWAVE");
    expect(file.readUInt32LE(40)).toBe(bytes - 44);
    const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + bytes));
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(10_000);
  }
});

test("gives every person a different number, which belongs to nobody real", async () => {
  const rows = await sql()<{ phone: string; names: number }[]>`
    select phone, count(distinct name)::int as names from (
      select phone, name from contact_submissions where phone is not null
      union all select phone, first_name || ' ' || last_name from course_enrollments
      union all select phone_number, full_name from recruitment_applications
    ) as people group by phone`;
  expect(rows.length).toBeGreaterThan(50);
  for (const { phone, names } of rows) expect({ phone, names }).toEqual({ phone, names: 1 });
  expect(rows.every(({ phone }) => /^\+234700000\d{4}$/.test(phone))).toBe(true);
});

test("has downloads, demo sessions and mails that were not sent", async () => {
  const downloads = await readDownloads();
  expect(downloads.month).toBeGreaterThan(100);
  expect(downloads.files.every(({ title }) => title)).toBe(true);
  const [sessions] = await sql()`
    select count(*)::int as count from demo_user_sessions where cardinality(demos_accessed) > 0`;
  expect(Number(sessions?.count)).toBeGreaterThan(10);
  expect((await listSavedMails(join(data, "mails"))).length).toBe(5);
});

test("nothing happened in the future, and nothing before it was possible", async () => {
  for (const [table, column] of [
    ["contact_submissions", "created_at"],
    ["contact_submissions", "changed_at"],
    ["visitor_analytics", "event_timestamp"],
    ["concierge_exchanges", "created_at"],
    ["course_enrollments", "created_at"],
    ["course_enrollments", "status_changed_at"],
    ["lesson_progress", "completed_at"],
    ["quiz_attempts", "created_at"],
    ["recruitment_applications", "created_at"],
    ["application_history", "at"],
  ] as const) {
    const [row] = await sql()`
      select count(*)::int as late from ${sql()(table)} where ${sql()(column)} > now()`;
    expect(row, `${table}.${column}`).toEqual({ late: 0 });
  }
  const [early] = await sql()`
    select count(*)::int as count from application_history h
    join recruitment_applications a on a.id = h.application_id where h.at < a.created_at`;
  expect(early).toEqual({ count: 0 });
  const [lessons] = await sql()`
    select count(*)::int as count from lesson_progress p
    join user_profiles u on u.id = p.user_id where p.completed_at < u.created_at`;
  expect(lessons).toEqual({ count: 0 });
});

test(
  "refuses a database that is not empty, says what it found and changes nothing",
  async () => {
    const count = () => sql()`
    select (select count(*) from contact_submissions) as leads, (select count(*) from user_profiles) as accounts,
      (select count(*) from visitor_analytics) as visits`;
    const before = await count();
    const { code, errors } = await runDemo();
    expect(code).toBe(1);
    expect(errors).toMatch(/not empty: 34 leads, \d+ enrollments, 18 applications, \d+ visits/);
    expect(await count()).toEqual(before);
  },
  patience,
);
