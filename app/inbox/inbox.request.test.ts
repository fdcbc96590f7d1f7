/** The owner's inbox: its tabs, filters, figures and changes, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inboxTexts as texts } from "#content/inbox.ts";
import { promisedHours } from "#content/lead-doors.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { anApplication } from "#tests/support/application.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";

const { site, admin, headers, read } = adminSite();
beforeAll(async () => {
  // Open on Sundays too, so that the promised times do not depend on the day on which the tests run.
  await sql()`insert into opening_hours values (0, 540, 1080)`;
});
beforeEach(forgetLeads);

const inbox = texts.path;
const open = (query = "") => read(`${inbox}${query}`);
const namesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*data-lead[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name);
const listed = async (query = "") => namesIn(await open(query));
const search = async (fields: Record<string, string>) => {
  const answer = await site.fetch(inbox, { method: "POST", headers, body: new URLSearchParams(fields) });
  return (answer.headers.get("location") ?? "").slice(inbox.length);
};
const post = async (fields: Record<string, string | string[]>, as = headers) => {
  const answer = await postTo(site)(inbox, fields, as);
  return { status: answer.status, html: plain(await answer.text()) };
};
/** The fields of the notice's Undo. */
const undoOf = (html: string) => ({
  change: "undo",
  batch: /name="batch" value="([^"]+)"/.exec(html)?.[1] ?? "",
});
const keep = async (changed: Parameters<typeof aContact>[0] = {}, more = sql()``) => {
  const { ref } = await (
    await site.fetch("/api/contact_submissions", { json: aContact({ ...changed }) })
  ).json();
  await sql()`update leads set ref = ref ${more} where ref = ${ref}`;
  const [lead] = await sql()<{ id: string }[]>`select id from leads where ref = ${ref}`;
  return { id: lead?.id ?? "", ref: String(ref) };
};
const hoursAgo = (hours: number) => sql()`, created_at = now() - ${hours} * interval '1 hour'`;
const enroll = async () => {
  await site.fetch("/api/course_enrollments", { json: anEnrollment() });
  const [lead] = await sql()<{ id: string }[]>`select id from leads where door = 'enrollment'`;
  return lead?.id ?? "";
};
const stages = async () => (await storedLeads()).map(({ stage }) => stage);

describe("the tabs", () => {
  test("hold those who wait, oldest first, mine, those we wait for, and what is done", async () => {
    expect(await open()).toContain(texts.empty.open.title);
    await keep({ name: "Newest" });
    await keep({ name: "Oldest" }, hoursAgo(5));
    await keep({ name: "Answered" }, sql()`, stage = 'contacted', answered_at = now()`);
    await keep({ name: "Won" }, sql()`, stage = 'won', answered_at = now()`);
    await keep({ name: "Mine" }, sql()`, stage = 'quoted', answered_at = now(), owner = ${admin.id}`);
    expect(await listed()).toEqual(["Oldest", "Newest"]);
    expect(await listed("?tab=mine")).toEqual(["Mine"]);
    expect(await listed("?tab=waiting")).toEqual(["Answered", "Mine"]);
    expect(await listed("?tab=done")).toEqual(["Won"]);
    const html = await open();
    for (const [tab, count] of [
      ["To answer", 2],
      ["Mine", 1],
      ["Waiting for them", 2],
      ["Done", 1],
    ])
      expect(html).toMatch(new RegExp(`${tab} <span[^>]*>${count}</span>`));
  });

  test("say who is overdue by what their door promises", async () => {
    const hours = promisedHours.contact;
    await keep({ name: "Late" }, hoursAgo(hours + 3));
    await keep({ name: "In time" }, hoursAgo(hours - 1));
    const html = await open();
    for (const words of [
      texts.overdue((hours + 3) * 60),
      texts.waiting((hours - 1) * 60),
      texts.summary.overdue(1),
    ])
      expect(html).toContain(words);
    expect(await listed("?overdue=1")).toEqual(["Late"]);
  });
});

describe("the day", () => {
  /** Seconds from the midnight in Lagos with which today begins. */
  const fromMidnight = (seconds: number) => sql()`, created_at =
    date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos' + ${seconds} * interval '1 second'`;
  const day = 24 * 60 * 60;

  test("is the calendar's in Lagos, to the second", async () => {
    await keep({ name: "First of today" }, fromMidnight(0));
    await keep({ name: "Last of yesterday" }, fromMidnight(-1));
    await keep({ name: "First of yesterday" }, fromMidnight(-day));
    await keep({ name: "Before" }, fromMidnight(-day - 1));
    expect(await listed("?day=today")).toEqual(["First of today"]);
    expect(await listed("?day=yesterday")).toEqual(["Last of yesterday", "First of yesterday"]);
    const [row] = await sql()<
      { day: string }[]
    >`select to_char(now() at time zone 'Africa/Lagos' - interval '2 days', 'YYYY-MM-DD') as day`;
    expect(await listed(`?day=${row?.day}`)).toEqual(["Before"]);
    for (const none of ["?day=2026-02-30", "?day=x", "?door=nothing", "?stage=sold"])
      expect([none, (await listed(none)).length]).toEqual([none, 4]);
  });

  test("before today is told in one line, each figure a link to its leads", async () => {
    const yesterday = fromMidnight(-60);
    const { id } = await keep(
      { name: "A" },
      sql()`${yesterday}, first_source = 'TikTok', last_source = 'Google'`,
    );
    await keep(
      { name: "B" },
      sql()`${yesterday}, first_source = 'TikTok', last_source = 'Google', answered_at = now(), stage = 'won'`,
    );
    await keep({ name: "Chidi Eze" }, fromMidnight(-30));
    const html = await open();
    for (const [words, query] of [
      ["Yesterday: 3 leads", "?day=yesterday"],
      ["2 TikTok", "?day=yesterday&source=TikTok"],
      ["1 not known", "?day=yesterday&source=none"],
      ["Not answered: A, Chidi (2)", "?day=yesterday&tab=open"],
    ])
      expect([words, html.includes(`href="${inbox}${query}"`) && html.includes(`${words}</a>`)]).toEqual([
        words,
        true,
      ]);
    expect((await listed("?day=yesterday&source=TikTok")).sort()).toEqual(["A", "B"]);
    expect(await listed("?day=yesterday&source=none")).toEqual(["Chidi Eze"]);
    expect((await listed("?day=yesterday&tab=open")).sort()).toEqual(["A", "Chidi Eze"]);
    expect(await listed("?source=Google")).toEqual([]);
    expect(await open(`?lead=${id}`)).toContain("came back from Google");
  });
});

test("a search finds by name, number, address, reference, words and tag, in every tab", async () => {
  const { ref } = await keep({ name: "Ṣọlá O'Neil", email: "sola@a.example", phone: "0803 111 2222" });
  await keep(
    { name: "Other", phone: "0805 999 8888", message: "Fertiliser for Zaria" },
    sql()`, stage = 'won', tags = array['Ẹ̀bùn December', 'walk-in']`,
  );
  for (const [typed, name] of [
    ["sola oneil", "Ṣọlá O'Neil"],
    ["0803 111", "Ṣọlá O'Neil"],
    ["+234 803-111", "Ṣọlá O'Neil"],
    ["A.EXAMPLE", "Ṣọlá O'Neil"],
    [ref.toLowerCase(), "Ṣọlá O'Neil"],
    [ref.toLowerCase().replace("-", " "), "Ṣọlá O'Neil"],
    ["fertiliser", "Other"],
    ["ebun dec", "Other"],
    ["WALK-IN", "Other"],
  ] as const) {
    const where = await search({ q: typed });
    expect(where).toMatch(/^\?search=[\w-]+$/);
    expect([typed, await listed(where)]).toEqual([typed, [name]]);
  }
  expect(await open(await search({ q: "nobody at all" }))).toContain(texts.nothingFound.title);
  expect(await listed(await search({ q: "", door: "contact", stage: "won" }))).toEqual(["Other"]);
  // A filter that was left on hides what is searched for: the screen says so and leads to all leads.
  const narrow = await search({ q: "fertiliser", day: "yesterday" });
  expect(await listed(narrow)).toEqual([]);
  const wide = `?search=${new URLSearchParams(narrow).get("search")}`;
  expect(await open(narrow)).toMatch(
    new RegExp(`href="${inbox}\\${wide}"[^>]*>${texts.search.everywhere}</a>`),
  );
  expect(await open(wide)).not.toContain(texts.search.everywhere);
});

describe("a change", () => {
  test("of the stage answers the lead and its record, and is undone as a whole", async () => {
    const { id, ref } = await keep();
    const enrollment = await enroll();
    const { html } = await post({ change: "stage", id: [id, enrollment], stage: "won" });
    expect(html).toContain(texts.changed.stage([ref, ""], texts.stages.won));
    expect(await stages()).toEqual(["won", "won"]);
    const records = () =>
      sql()`select s.status as sent, e.status as enrolled from contact_submissions s, course_enrollments e`;
    expect(await records()).toEqual([{ sent: "handled", enrolled: "paid" }]);
    expect((await storedLeads()).every(({ answered_at }) => answered_at)).toBe(true);
    await post(undoOf(html));
    expect(await stages()).toEqual(["new", "new"]);
    expect(await records()).toEqual([{ sent: "new", enrolled: "new" }]);
    expect((await storedLeads()).some(({ answered_at }) => answered_at)).toBe(false);
    expect((await post(undoOf(html))).html).toContain(texts.late);
  });

  test("to lost keeps the reason, until the lead is no longer lost", async () => {
    const { id } = await keep();
    await post({ change: "stage", id, stage: "lost", reason: "Too expensive" });
    expect(await storedLeads()).toMatchObject([{ stage: "lost", lost_reason: "Too expensive" }]);
    await post({ change: "stage", id, stage: "quoted", reason: "Too expensive" });
    expect(await storedLeads()).toMatchObject([{ stage: "quoted", lost_reason: null }]);
    expect(await open(`?lead=${id}`)).toContain("Reason: Too expensive");
  });

  test("of owner, follow-up day and tags is kept with who did it, and undone", async () => {
    const { id } = await keep();
    const steps = [
      [{ change: "owner", owner: admin.id }, { owner: admin.id }, { owner: null }],
      [{ change: "follow_up", follow_up: "2026-12-24" }, { follow_up: "2026-12-24" }, { follow_up: null }],
      [{ change: "tags", tags: " hot, Aba ,hot," }, { tags: ["hot", "Aba"] }, { tags: [] }],
    ] as const;
    for (const [fields, after, before] of steps) {
      const { html } = await post({ id, ...fields });
      const [row] = await sql()`select owner, follow_up::text, tags from leads`;
      expect(row).toMatchObject(after);
      expect(await open()).toContain(admin.full_name);
      await post(undoOf(html));
      const [undone] = await sql()`select owner, follow_up::text, tags from leads`;
      expect(undone).toMatchObject(before);
      await post({ id, ...fields });
    }
    expect(await listed("?tab=mine")).toEqual(["Amaka O'Neil"]);
  });

  test("of a reply opened is kept, answers the lead, and opens the prepared chat without script too", async () => {
    const { id, ref } = await keep({ name: "Amaka Obi" });
    const path = `${inbox}/${id}/chat`;
    const elsewhere = await site.fetch(path, { headers: { ...headers, "sec-fetch-site": "cross-site" } });
    expect([elsewhere.status, await stages()]).toEqual([302, ["new"]]);
    const answer = await site.fetch(path, { headers });
    const chat = new URL(answer.headers.get("location") ?? "");
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/2348031234567\?/);
    expect(chat.searchParams.get("text")).toBe(texts.reply("Amaka", "A WhatsApp assistant", ref));
    expect(await stages()).toEqual(["contacted"]);
    const html = await open(`?lead=${id}`);
    expect([html.includes("Opened the reply on WhatsApp"), html.includes(admin.full_name)]).toEqual([
      true,
      true,
    ]);
  });

  test("that is a note is stored once, however often it is sent", async () => {
    const { id } = await keep();
    const note = { change: "note", id, key: randomUUID(), note: "Calls back on Friday" };
    await post(note);
    await post(note);
    expect((await open(`?lead=${id}`)).split(">Calls back on Friday</p>").length).toBe(2);
  });

  test("leaves the stage of an application to the review, which the inbox then says too", async () => {
    await site.fetch("/api/recruitment_applications", { json: anApplication() });
    const [lead] = await storedLeads();
    expect((await post({ change: "stage", id: lead?.id ?? "", stage: "won" })).status).toBe(409);
    await site.fetch(`${inbox}/${lead?.id}/chat`, { headers });
    expect(await storedLeads()).toMatchObject([{ stage: "new", answered_at: expect.anything() }]);
    const [application] = await sql()<{ id: string }[]>`select id from recruitment_applications`;
    const answer = await site.fetch(`/api/recruitment_applications/${application?.id}`, {
      method: "PATCH",
      json: { status: "shortlisted" },
      headers,
    });
    expect([answer.status < 300, await stages()]).toEqual([true, ["contacted"]]);
  });

  test("in the old lists is a change here", async () => {
    await keep();
    const [message] = await sql()<{ id: string }[]>`select id from contact_submissions`;
    const change = (change: string) =>
      site.fetch("/admin-dashboard/leads", {
        method: "POST",
        headers,
        body: new URLSearchParams({ change, id: message?.id ?? "" }),
      });
    await change("handled");
    expect(await stages()).toEqual(["contacted"]);
    await change("new");
    expect(await stages()).toEqual(["new"]);
    const enrollment = await enroll();
    const [record] = await sql()<{ id: string }[]>`select id from course_enrollments`;
    const body = new URLSearchParams({ change: "status", status: "active", id: record?.id ?? "" });
    await site.fetch("/admin-dashboard/enrollments", { method: "POST", headers, body });
    expect(await sql()`select stage from leads where id = ${enrollment}`).toEqual([{ stage: "won" }]);
  });

  test("is refused to others, and with nothing selected", async () => {
    const { id } = await keep();
    for (const role of ["learner", "recruiter"] as const) {
      const other = await site.signIn({ role });
      expect((await post({ change: "stage", id, stage: "won" }, other.headers)).status).toBe(302);
    }
    expect((await post({ change: "stage", stage: "won" })).html).toContain(texts.bulk.none);
    expect((await post({ change: "stage", id: randomUUID(), stage: "won" })).status).toBe(404);
    expect(await stages()).toEqual(["new"]);
  });
});
