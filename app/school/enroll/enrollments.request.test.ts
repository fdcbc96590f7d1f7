/** The owner's list of enrollments, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { preparedChats } from "#tests/support/inbox.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { enrol } from "./enroll.server.ts";
import { enrollmentInput } from "./enrollment-contract.ts";

testDatabase();
let site: TestSite;
let admin: { cookie: string };
let adminId: string;
beforeAll(async () => {
  site = await testSite();
  const { headers, profile } = await site.signIn();
  admin = headers;
  adminId = profile.id;
});
beforeEach(async () => {
  await sql()`truncate course_enrollments cascade`;
});

const list = "/admin-dashboard/enrollments";
const file = `${list}/enrollments.csv`;
const get = (path: string, headers: Record<string, string> = admin) => site.fetch(path, { headers });
const post = (fields: [string, string][], headers: Record<string, string> = admin) =>
  site.fetch(list, { method: "POST", headers, body: new URLSearchParams(fields) });
const keep = (changed: Parameters<typeof anEnrollment>[0] = {}) =>
  enrol(enrollmentInput.parse(anEnrollment(changed)));
const rows = () => sql()`select id, ref, status, notes, status_changed_at, status_changed_by
  from course_enrollments order by created_at`;
const ids = async () => (await rows()).map(({ id }) => ["id", String(id)] as [string, string]);

test("is for admins only: the list, the file, and every change", async () => {
  await keep();
  const [id = ["id", ""]] = await ids();
  const changes: [string, string][][] = [
    [["change", "status"], id, ["status", "paid"], ["tier", "pro"]],
    [["change", "back"], id, ["was", "paid"], ["wasTier", "pro"]],
    [["change", "notes"], id, ["notes", "Mine"], ["before", ""]],
    [["q", "amaka"]],
  ];
  for (const [role, where] of [
    [undefined, "/admin-login"],
    ["learner", "/admin-login?notice=denied"],
    ["recruiter", "/admin-login?notice=denied"],
  ] as const) {
    const { headers } = role ? await site.signIn({ role }) : { headers: {} };
    for (const path of [list, file, `${list}?status=new`, `${list}.data`]) {
      const answer = await get(path, headers);
      expect(await answer.text(), path).not.toMatch(/amaka|803123/i);
      expect(answer.status).not.toBe(200);
      if (!path.endsWith(".data")) expect(answer.headers.get("location")).toBe(where);
    }
    for (const change of changes) {
      const answer = await post(change, headers);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, where]);
    }
  }
  expect(await rows()).toMatchObject([{ status: "new", notes: "", status_changed_at: null }]);
});

test("shows an enrollment, with a chat that depends on its status", async () => {
  await keep();
  const shown = async () => (await (await get(list)).text()).replaceAll("&amp;", "&");
  const before = await shown();
  expect(before).toContain("Amaka Okafor");
  const chat = async (html: string) => (await preparedChats(site, html, admin))[0];
  expect(await chat(before)).toMatch(/^Good day Amaka\..*Thank you for enrolling/s);
  await post([["change", "status"], ...(await ids()), ["status", "paid"], ["tier", "pro"]]);
  expect(await chat(await shown())).toContain("We have your payment");
});

test("sets the status of several at once, says by whom, and restores each one's previous status", async () => {
  for (const firstName of ["Ada", "Bola", "Chidi"]) await keep({ firstName });
  const [ada = ["id", ""], bola = ["id", ""], chidi = ["id", ""]] = await ids();
  expect((await post([["change", "status"], bola, ["status", "contacted"]])).status).toBe(200);
  const answer = await post([["change", "status"], ada, bola, chidi, ["status", "paid"], ["tier", "pro"]]);
  expect(answer.status).toBe(200);
  expect(await rows()).toMatchObject(
    Array.from({ length: 3 }, () => ({
      status: "paid",
      status_changed_by: adminId,
      status_changed_at: expect.anything(),
    })),
  );
  const html = await answer.text();
  expect(html).toContain("3 enrollments are now Paid.");
  const notice = html.slice(html.indexOf("3 enrollments are now Paid."));
  const back = [...notice.matchAll(/name="(id|was|wasTier)" value="([\w-]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value] as [string, string],
  );
  expect((await post([["change", "back"], ...back])).status).toBe(200);
  expect((await rows()).map(({ status }) => status)).toEqual(["new", "contacted", "new"]);
});

test("saves notes, but not over those that somebody else wrote meanwhile", async () => {
  await keep();
  const [id = ["id", ""]] = await ids();
  const note = (notes: string, before: string) =>
    post([["change", "notes"], id, ["notes", notes], ["before", before]]);
  expect((await note("Pays on Friday.\nLikes calls.", "")).status).toBe(200);
  const late = await note("Mine", "");
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("Pays on Friday.");
  expect(await rows()).toMatchObject([{ notes: "Pays on Friday.\nLikes calls." }]);
  expect((await note("Both", "Pays on Friday.\r\nLikes calls.")).status).toBe(200);
  expect(await rows()).toMatchObject([{ notes: "Both" }]);
  expect((await note("a".repeat(4001), "Both")).status).toBe(422);
});

test("refuses an invalid change", async () => {
  await keep();
  const [id = ["id", ""]] = await ids();
  for (const [fields, status] of [
    [
      [
        ["change", "status"],
        ["status", "paid"],
        ["tier", "pro"],
      ],
      422,
    ],
    [[["change", "status"], id, ["status", "rich"]], 422],
    [
      [
        ["change", "status"],
        ["id", randomUUID()],
        ["status", "paid"],
        ["tier", "pro"],
      ],
      404,
    ],
    [
      [
        ["change", "notes"],
        ["id", randomUUID()],
        ["notes", ""],
        ["before", ""],
      ],
      404,
    ],
    [[["change", "erase"], id], 422],
    [
      [
        ["change", "status"],
        ["id", "1"],
        ["status", "paid"],
        ["tier", "pro"],
      ],
      422,
    ],
  ] as [[string, string][], number][]) {
    expect([fields, (await post(fields)).status]).toEqual([fields, status]);
  }
  expect(await rows()).toMatchObject([{ status: "new", notes: "" }]);
});

test("is searched without a name or a number in any address, filtered, counted and paged by the server", async () => {
  await keep({
    firstName: "Zainab",
    lastName: "Bello",
    phone: "0809 876 5432",
    learningPath: "revenue-growth",
  });
  for (let number = 0; number < 52; number += 1) await keep({ firstName: `Person ${number}` });
  for (const words of ["zainab bello", "0809 876", "+234 809876"]) {
    const answer = await post([
      ["q", words],
      ["status", "new"],
    ]);
    const where = answer.headers.get("location") ?? "";
    expect([answer.status, where]).toEqual([302, expect.stringMatching(/^\/admin-dashboard\/enrollments\?/)]);
    expect(where.toLowerCase()).not.toMatch(/zainab|809/);
    const html = await (await get(where)).text();
    expect(html).toContain("1 enrollment, newest first");
    expect(html).toContain("Zainab");
    const found = await (await get(where.replace(list, file))).text();
    expect(found.trim().split("\r\n")).toHaveLength(2);
  }
  const first = await (await get(list)).text();
  expect(first).toContain("53 enrollments, newest first");
  expect(first).not.toContain("Zainab");
  expect(await (await get(`${list}?page=3`)).text()).toContain("Zainab");
  expect(await (await get(`${list}?path=revenue-growth`)).text()).toContain("1 enrollment, newest first");
  expect(await (await get(`${list}?status=closed`)).text()).toContain("No enrollments found");
});

test("makes a CSV file in which typed text is never a formula", async () => {
  await keep({
    firstName: '=HYPERLINK("https://evil.example")',
    lastName: "@SUM(A1)",
    company: "-2+3",
    goals: "=1+1\nsecond, line",
  });
  const [id = ["id", ""]] = await ids();
  await post([["change", "notes"], id, ["notes", "+cmd|' /C calc'!A0"], ["before", ""]]);
  const answer = await get(file);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="enrollments-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  for (const cell of [
    "'@SUM(A1)",
    "'-2+3",
    "'+2348031234567",
    "'+cmd|' /C calc'!A0",
    `"'=1+1\nsecond, line"`,
  ])
    expect(text).toContain(cell);
  expect(text).not.toMatch(/(^|,|\n)"?[=+@-]/);
});

test("more than a thousand are counted true: on their screen, on the dashboard's tab, and in the file", async () => {
  const many = 1005;
  await sql()`
    insert into course_enrollments (ref, submission_key, first_name, last_name, email, phone, business_level, learning_path, created_at)
    select 'ENR-' || n, gen_random_uuid(), 'Learner', 'No' || n, 'learner' || n || '@mindsync.example', '+2347000000001',
      'startup', 'ai-integration', now() - n * interval '1 minute' from generate_series(1, ${many}::int) as n`;
  const text = async (path: string) => (await (await get(path)).text()).replaceAll("<!-- -->", "");
  const tab = await text("/admin-dashboard?tab=enrollments");
  expect(tab).toContain(enrollmentsList.newest(1000, many));
  expect(tab).toContain("1,005");
  expect(await text(`${list}?status=new`)).toContain("1,005");
  expect((await text(file)).trim().split("\r\n")).toHaveLength(many + 1);
});
