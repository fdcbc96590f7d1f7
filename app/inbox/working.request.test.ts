/** Working through the inbox: due follow-ups, overdue leads, the value and owner of a lead, and undoing a call. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listTexts } from "#content/back-office.ts";
import { dayWords } from "#content/day-words.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { promisedHours } from "#content/lead-doors.ts";
import { naira, packagePrices } from "#content/prices.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { anApplication } from "#tests/support/application.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";

const { site, headers, read } = adminSite();
beforeAll(async () => {
  // Open on Sundays too, so that the promised times do not depend on the day on which the tests run.
  await sql()`insert into opening_hours values (0, 540, 1080)`;
});
beforeEach(forgetLeads);

const open = (query = "") => read(`${texts.path}${query}`);
const listed = async (query = "") =>
  [...(await open(query)).matchAll(/<h3[^>]*data-lead[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name);
const post = async (fields: Record<string, string | string[]>) => {
  const answer = await postTo(site)(texts.path, fields, headers);
  return { status: answer.status, html: plain(await answer.text()) };
};
const undoOf = (html: string) => ({
  change: "undo",
  batch: /name="batch" value="([^"]+)"/.exec(html)?.[1] ?? "",
});
const keep = async (changed: Parameters<typeof aContact>[0] = {}, more = sql()``) => {
  const sent = await site.fetch("/api/contact_submissions", { json: aContact(changed) });
  const { ref } = await sent.json();
  const [lead] = await sql()<
    { id: string }[]
  >`update leads set ref = ref ${more} where ref = ${ref} returning id`;
  return { id: lead?.id ?? "", ref: String(ref) };
};

describe("a lead", () => {
  test("says what it is worth in the first month", async () => {
    const { setup, monthly } = packagePrices["smartagent-pro"];
    const button = await site.fetch("/whatsapp/quote?package=smartagent-pro", {
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(button.status).toBe(302);
    expect(await open()).toContain(texts.value(naira(setup + monthly)));
  });

  test("of a quote that was built by links, without script, is stored with the Ref of its message", async () => {
    const page = "/whatsapp-ai-packages?package=smartagent-pro&add=whatsapp-broadcast";
    const html = plain(await (await site.fetch(page)).text());
    const [, href = ""] = /href="(\/whatsapp\/quote\?package=smartagent-pro[^"]*add=[^"]*)"/.exec(html) ?? [];
    const button = await site.fetch(href, { headers: { "sec-fetch-site": "same-origin" } });
    const message = new URL(button.headers.get("location") ?? "").searchParams.get("text") ?? "";
    const [lead, ...more] = await storedLeads();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ door: "quote", items: ["smartagent-pro", "whatsapp-broadcast"] });
    expect(message.split("\n").at(-1)).toBe(`Ref: ${lead?.ref}`);
  });
});

describe("what is overdue", () => {
  test("is counted by door, in the line above and in the filter, each leading to its leads", async () => {
    const late = sql()`, created_at = now() - ${promisedHours.contact + 3} * interval '1 hour'`;
    await keep({ name: "Late" }, late);
    await keep({ name: "Late quote" }, sql()`${late}, door = 'quote'`);
    await keep({ name: "Late too" }, late);
    await keep({ name: "In time" });
    const html = await open();
    expect(html).toContain(`href="${texts.path}?overdue=1&door=contact"`);
    expect(html).toContain(">2 Contact form</a>");
    expect(html).toContain(`>${texts.search.lateDoor("Contact form", 2)}</option>`);
    expect((await listed("?overdue=1&door=contact")).sort()).toEqual(["Late", "Late too"]);
    expect(await listed("?overdue=1&door=quote")).toEqual(["Late quote"]);
  });
});

describe("follow-ups", () => {
  /** Sets a follow-up this many days from today, in Lagos time. */
  const inDays = (days: number, stage = "contacted") =>
    sql()`, stage = ${stage}, answered_at = now(), follow_up = (now() at time zone 'Africa/Lagos')::date + ${days}::int`;

  test("that are due are counted above the list, and one press shows them, the oldest first", async () => {
    expect(await open()).not.toContain("?due=1");
    await keep({ name: "Today" }, inDays(0));
    await keep({ name: "Late" }, inDays(-3));
    await keep({ name: "Tomorrow" }, inDays(1));
    await keep({ name: "Won" }, inDays(-1, "won"));
    await keep({ name: "Erased" }, sql()`${inDays(-1)}, erased_at = now()`);
    const { due } = texts.summary.chips;
    expect(await open()).toMatch(
      new RegExp(`href="${texts.path}\\?due=1"[^>]*><span[^>]*>2</span> <span[^>]*>${due}</span>`),
    );
    expect(await listed("?due=1")).toEqual(["Late", "Today"]);
  });
});

describe("the day", () => {
  test("can be any, chosen as a date, however long ago", async () => {
    await keep({ name: "Long ago" }, sql()`, created_at = '2026-03-04 12:00+01'`);
    await keep({ name: "Later" });
    expect(await open()).toMatch(/<input[^>]*type="date"[^>]*name="on"|<input[^>]*name="on"[^>]*type="date"/);
    const search = new URLSearchParams({ q: "", on: "2026-03-04" });
    const posted = await site.fetch(texts.path, { method: "POST", headers, body: search });
    const to = posted.headers.get("location") ?? "";
    expect(to).toBe(`${texts.path}?on=2026-03-04`);
    expect(await listed(to.slice(texts.path.length))).toEqual(["Long ago"]);
    expect(await open("?on=2026-03-04")).toContain(listTexts.search.removeOf(dayWords("2026-03-04")));
    expect((await listed("?on=2026-02-30")).sort()).toEqual(["Later", "Long ago"]);
  });

  test("counts whom its list shows: nobody who was erased", async () => {
    await keep({ name: "Here" });
    const { id } = await keep({ name: "Erased" });
    await sql()`update leads set erased_at = now() where id = ${id}`;
    expect(await open()).toContain(`>${texts.summary.today(1)}</a>`);
    expect(await listed("?day=today")).toEqual(["Here"]);
  });
});

describe("a change", () => {
  test.each(["call", "mail"] as const)(
    "of a %s answers the lead, and Undo takes that back, also where the stage stayed as it was",
    async (kind) => {
      const { id } = await keep();
      await site.fetch("/api/recruitment_applications", { json: anApplication() });
      const [application] = await sql()<{ id: string }[]>`select id from leads where door = 'application'`;
      const quoted = await keep({ phone: "0803 999 8888" }, sql()`, stage = 'quoted'`);
      for (const one of [id, application?.id ?? "", quoted.id]) {
        const before = await storedLeads();
        const { html } = await post({ change: kind, id: one });
        const answered = (await storedLeads()).find((lead) => lead.id === one);
        expect(answered?.answered_at).not.toBeNull();
        expect(html).toContain(texts.changed[kind](answered?.ref ?? ""));
        await post(undoOf(html));
        expect(await storedLeads()).toEqual(before);
        // A second one does not answer the lead again, so there is nothing to undo.
        await post({ change: kind, id: one });
        expect((await post({ change: kind, id: one })).html).not.toContain('value="undo"');
      }
      // The page of one lead has its details without script.
      const html = await open(`?lead=${id}`);
      expect(html.match(/data-lead/g)).toHaveLength(1);
      for (const done of [kind, "unanswered"] as const) expect(html).toContain(texts.historyWords[done](""));
    },
  );

  test("to lost asks why, of one lead and of several, and Undo takes the reason back", async () => {
    const id = [(await keep()).id, (await keep({ phone: "0803 999 8888" })).id];
    for (const selected of [id.slice(0, 1), id]) {
      const asked = await post({ change: "stage", id: selected, stage: "lost", reason: " " });
      expect([asked.status, asked.html.includes(texts.noReason)]).toEqual([409, true]);
    }
    expect(await storedLeads()).toMatchObject([{ stage: "new" }, { stage: "new" }]);
    const { html } = await post({ change: "stage", id, stage: "lost", reason: "No money now" });
    const lost = { stage: "lost", lost_reason: "No money now" };
    expect(await storedLeads()).toMatchObject([lost, lost]);
    await post(undoOf(html));
    const asBefore = { stage: "new", lost_reason: null };
    expect(await storedLeads()).toMatchObject([asBefore, asBefore]);
    // The bar has a field for it even without a script.
    expect(await open()).toMatch(/id="bulk-form"[\s\S]*<noscript>[\s\S]*id="bulk-reason"/);
  });

  test("of a note's words is stored once, keeps the earlier ones, and is refused where it was corrected already", async () => {
    const { id } = await keep();
    const entry = randomUUID();
    await post({ change: "note", id, key: entry, note: "Calls back on Friday" });
    expect(await open(`?lead=${id}`)).toContain(`id="correct-${entry}"`);
    const correction = { change: "correct", id, entry, key: randomUUID(), note: "Calls back on Monday" };
    for (const sent of [correction, correction]) expect((await post(sent)).status).toBe(200);
    const html = await open(`?lead=${id}`);
    expect(html.split(">Calls back on Monday</p>")).toHaveLength(2);
    expect(html).toContain(`>${texts.noteBefore} Calls back on Friday</p>`);
    // Only the last words of a note can be corrected, and those once more.
    expect(html).not.toContain(`id="correct-${entry}"`);
    const late = await post({ ...correction, key: randomUUID(), note: "Calls back on Sunday" });
    expect([late.status, late.html.includes(texts.noteCorrected)]).toEqual([409, true]);
    const again = { ...correction, entry: correction.key, key: randomUUID(), note: "Calls back in May" };
    expect((await post(again)).status).toBe(200);
    expect(await sql()`select was, now from lead_history where kind = 'note' order by at`).toEqual([
      { was: null, now: "Calls back on Friday" },
      { was: "Calls back on Friday", now: "Calls back on Monday" },
      { was: "Calls back on Monday", now: "Calls back in May" },
    ]);
    const other = await keep({ phone: "0803 999 8888" });
    expect((await post({ ...again, id: other.id, key: randomUUID() })).status).toBe(404);
  });

  test("of the owner is refused for whoever is no admin", async () => {
    const { id } = await keep();
    const learner = await site.signIn({ role: "learner" });
    const left = await site.signIn();
    await sql()`update user_profiles set disabled_at = now() where id = ${left.profile.id}`;
    for (const { profile } of [learner, left])
      expect((await post({ change: "owner", id, owner: profile.id })).status).toBe(404);
    expect(await storedLeads()).toMatchObject([{ owner: null }]);
  });
});
