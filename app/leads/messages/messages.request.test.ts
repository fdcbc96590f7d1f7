/** The owner's list of leads: its search, figures, order and texts, as requests to the whole site. */
import { beforeEach, describe, expect, test } from "vitest";
import { leadsTexts as texts } from "#content/leads.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { preparedChats } from "#tests/support/inbox.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { bookAppointment } from "../appointments.server.ts";
import { appointmentInput, contactInput } from "../contract.ts";
import { keepContact } from "../leads.server.ts";
import { dayInWords, slotInWords, timeInWords } from "../slot-words.ts";

const { site, headers, read } = adminSite();
beforeEach(async () => {
  await sql()`truncate contact_submissions cascade`;
});

const list = "/admin-dashboard/leads";
const open = (query = "") => read(`${list}${query}`);
const search = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const answer = await site.fetch(list, { method: "POST", headers, body });
  return answer.headers.get("location") ?? "";
};
const found = async (q: string) => open((await search({ q })).slice(list.length));
/** The names in the list of all leads, preceded by those of the upcoming appointments. */
const namesIn = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name);
const listed = (html: string) => namesIn(html.slice(html.indexOf('id="list-heading"')));
const upcoming = (html: string) => namesIn(html.slice(0, html.indexOf('id="list-heading"')));
const figures = (html: string) =>
  [...html.matchAll(/<dd class="order-first[^>]*>([\d,]+)</g)].map(([, value]) => value);
const keep = async (changed: Parameters<typeof aContact>[0] = {}, minutesAgo = 0) => {
  const { ref } = await keepContact(contactInput.parse(aContact(changed)));
  await sql()`update contact_submissions set created_at = now() - ${minutesAgo} * interval '1 minute'
    where ref = ${ref}`;
  return ref;
};
const book = (slot: string, name: string) =>
  bookAppointment(appointmentInput.parse(anAppointment(slot, { name })));

describe("the list", () => {
  test("says what will be there, and that nothing was found", async () => {
    const html = await open();
    expect([html.includes(texts.empty.title), figures(html)]).toEqual([true, ["0", "0", "0"]]);
    expect(html).not.toContain(texts.upcomingHeading);
    expect(await found("nobody")).toContain(texts.nothingFound.title);
  });

  test("shows a whole message, newest first, with a prepared chat and mail", async () => {
    const message = `First line.\n${"A long story. ".repeat(100)}The end.`;
    const ref = await keep({ name: "Amaka O'Neil", message }, 1);
    await keep({ name: "Bola", phone: "" });
    await keep({ name: "Chidi" }, 3 * 24 * 60);
    const html = await open();
    expect(listed(html)).toEqual(["Bola", "Amaka O'Neil", "Chidi"]);
    for (const shown of [
      texts.counted(3),
      message,
      ref,
      "+2348031234567",
      "Okafor Foods",
      "A WhatsApp assistant",
      "mailto:amaka@mindsync.example?",
    ])
      expect([shown, html.includes(shown)]).toEqual([shown, true]);
    expect(await preparedChats(site, html, headers)).toContain(texts.greeting("Amaka O'Neil", ref));
    expect(figures(html)[1]).toBe("3");
  });

  test("counts leads since midnight in Lagos as today's, and can show those alone", async () => {
    const ago = async (name: string, seconds: number) => {
      const ref = await keep({ name });
      await sql()`update contact_submissions set created_at =
        date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos' - ${seconds} * interval '1 second'
        where ref = ${ref}`;
    };
    await ago("Before", 1);
    await ago("First", 0);
    const html = await open();
    expect(figures(html)[0]).toBe("1");
    expect(html).toContain(`href="${list}?today=1#list-heading"`);
    const today = await open("?today=1");
    expect([listed(today), today.includes(texts.counted(1))]).toEqual([["First"], true]);
    expect(today).toMatch(/<input[^>]*name="today"[^>]*checked=""|checked=""[^>]*name="today"/);
  });

  test("shows upcoming appointments, the next one first, and none that is over or cancelled", async () => {
    const [first = "", second = "", third = "", fourth = ""] = await freeSlots();
    await book(second, "Second");
    await book(first, "First");
    const cancelled = await book(third, "Dayo");
    const over = await book(fourth, "Over");
    await sql()`update appointments set status = 'cancelled' from contact_submissions
      where submission_id = contact_submissions.id and ref = ${cancelled.ref}`;
    await sql()`update appointments set slot = '2026-01-05T09:00:00Z' from contact_submissions
      where submission_id = contact_submissions.id and ref = ${over.ref}`;
    const html = await open();
    expect([upcoming(html), figures(html)[2]]).toEqual([["First", "Second"], "2"]);
    for (const shown of [dayInWords(first), timeInWords(first.slice(11))])
      expect([shown, html.includes(shown)]).toEqual([shown, true]);
    expect((await preparedChats(site, html, headers)).join()).toContain(slotInWords(first));
    const dayo = html.slice(html.lastIndexOf(">Dayo<"));
    expect(dayo).toContain(texts.appointmentStatuses.cancelled);
    expect(upcoming(await found("First"))).toEqual([]);
  });
});

describe("a search", () => {
  test("finds by part of a name, an address, a number in any format, a reference or a company", async () => {
    const ref = await keep({
      name: "Amaka O'Neil",
      email: "amaka@a.example",
      phone: "0803 111 2222",
      company: "",
    });
    await keep({
      name: "Ṣọlá 100%_sure",
      email: "sola@b.example",
      phone: "+44 20 7946 0958",
      company: "Okafor & Daughters",
    });
    for (const [typed, name] of [
      ["o'neil", "Amaka O'Neil"],
      ["A.EXAMPLE", "Amaka O'Neil"],
      ["0803 111", "Amaka O'Neil"],
      ["+234 803-111", "Amaka O'Neil"],
      [ref.toLowerCase(), "Amaka O'Neil"],
      ["daughters", "Ṣọlá 100%_sure"],
      ["ṣọlá", "Ṣọlá 100%_sure"],
      ["%_", "Ṣọlá 100%_sure"],
      ["7946", "Ṣọlá 100%_sure"],
    ] as const) {
      // A name or a number is personal, so the address contains it encrypted.
      const where = await search({ q: typed });
      expect(where).toMatch(/^\/admin-dashboard\/leads\?search=[\w-]+$/);
      const html = await open(where.slice(list.length));
      expect([typed, listed(html), html.includes(texts.counted(1))]).toEqual([typed, [name], true]);
    }
    expect(await found("'; drop table contact_submissions; --")).toContain(texts.nothingFound.title);
    expect(await search({ q: "amaka", status: "new", today: "1" })).toMatch(
      /\?status=new&(today=1&search=[\w-]+|search=[\w-]+&today=1)$/,
    );
  });

  test("filters by kind and status", async () => {
    const [slot = ""] = await freeSlots();
    const amaka = await keep({ name: "Amaka", project_type: "books" }, 2);
    await book(slot, "Bola");
    await keepContact({
      ...contactInput.parse(aContact({ name: "Chidi" })),
      project_type: "marketing-system",
    });
    for (const [kind, name] of [
      ["books", "Amaka"],
      ["appointment", "Bola"],
      ["marketing-system", "Chidi"],
    ] as const) {
      const html = await open(`?kind=${kind}`);
      expect([kind, listed(html), html.includes(texts.counted(1))]).toEqual([kind, [name], true]);
    }
    await sql()`update contact_submissions set status = 'handled' where ref = ${amaka}`;
    const handled = await open("?status=handled");
    expect(listed(handled)).toEqual(["Amaka"]);
    expect(handled).toMatch(/<option value="handled" selected="">/);
    const html = await open("?status=new");
    expect([listed(html), figures(html)[1]]).toEqual([["Chidi", "Bola"], "2"]);
    expect(html).toContain(`href="${list}?status=new#list-heading"`);
  });

  test("has 25 on a page, whatever page is requested", async () => {
    await keep();
    await sql()`insert into contact_submissions (ref, submission_key, name, email, project_type, message, created_at)
      select 'MSG-' || n, gen_random_uuid(), 'Visitor ' || n, 'v@mindsync.example', 'other', 'Hello',
        now() - n * interval '1 minute' from generate_series(1, 120) as n`;
    const first = await open();
    expect([listed(first).length, first.includes(texts.counted(121))]).toEqual([25, true]);
    expect(first).toContain(`href="${list}?page=2`);
    const second = await open("?page=2");
    expect([listed(second)[0], second.includes("Page 2 of 5")]).toEqual(["Visitor 25", true]);
    const last = await open("?page=5");
    expect([listed(last).length, last.includes("Page 5 of 5"), last.includes(">Older<")]).toEqual([
      21,
      true,
      false,
    ]);
    expect(last).toContain(`href="${list}?page=4`);
    for (const query of ["?page=99", "?page=-1", "?page=x", "?page=1e9", "?kind=nothing&status=lost"])
      expect([query, listed(await open(query)).length > 0]).toEqual([query, true]);
  });
});

test("the dashboard says how many are new, until they are handled", async () => {
  const dashboard = () => read("/admin-dashboard");
  await keep();
  await keep();
  expect(await dashboard()).toMatch(/>Messages and calls <span[^>]*>2<\/span><span class="sr-only"> new/);
  await sql()`update contact_submissions set status = 'handled'`;
  expect(await dashboard()).toMatch(/href="\/admin-dashboard\/leads"[^>]*>Messages and calls\s*<\/a>/);
});
