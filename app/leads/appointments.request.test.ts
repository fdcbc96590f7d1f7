/** Calls are moved and cancelled by the owner and by their visitors, and both are reminded, as requests to the site. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sendAlerts } from "#app/alerts/send-alerts.server.ts";
import { appointmentForm } from "#content/appointment.ts";
import { appointmentsTexts, hoursTexts, ownAppointmentTexts } from "#content/appointments-list.ts";
import { inboxTexts } from "#content/inbox.ts";
import { privateLinkTexts } from "#content/private-links.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { forgetLeads, preparedChats } from "#tests/support/inbox.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type OpenedLink, openLink, pageOfLink } from "#tests/support/private-link.ts";
import { bookAppointment } from "./appointments.server.ts";
import { appointmentInput } from "./contract.ts";
import { remindOfCalls } from "./reminders.server.ts";
import { slotInWords } from "./slot-words.ts";
import { dayOf, instantOf, wallTime } from "./slots.ts";

const { site, headers: admin } = adminSite();
const { mailBy } = mailFolder();
beforeEach(async () => {
  await forgetLeads();
  await sql()`truncate opening_hours, closed_days`;
});
afterEach(() => mailBy(undefined));

const book = async (slot: string, changed: Parameters<typeof anAppointment>[1] = {}) => {
  const receipt = await bookAppointment(appointmentInput.parse(anAppointment(slot, changed)));
  const [row] = await sql()<{ id: string }[]>`select call.id from appointments as call
    join contact_submissions as sent on sent.id = call.submission_id where sent.ref = ${receipt.ref}`;
  return { ...receipt, id: row?.id ?? "" };
};
const post = async (
  path: string,
  fields: Record<string, string | string[]>,
  headers: Record<string, string> = {},
) => {
  const answer = await postTo(site)(path, fields, headers);
  return { status: answer.status, headers: answer.headers, html: plain(await answer.text()) };
};
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.fetch(path, { headers });
  return { status: answer.status, headers: answer.headers, html: plain(await answer.text()) };
};
/** The prepared messages of a page. */
const messagesIn = (html: string) => preparedChats(site, html, admin);
const calls = async () =>
  (
    await sql()<
      { slot: string; status: string }[]
    >`select slot, status from appointments order by slot, status`
  ).map(({ slot, status }) => `${wallTime(new Date(slot))} ${status}`);

describe("fifty visitors", () => {
  test("who want one time at once: one gets it, the others keep theirs, and it is free once", async () => {
    const slots = await freeSlots();
    const wanted = slots[50] ?? "";
    const visitors: Awaited<ReturnType<typeof book>>[] = [];
    for (const slot of slots.slice(0, 50)) visitors.push(await book(slot));
    const own = new Map(visitors.map(({ path, slot }) => [path, slot]));
    const opened = new Map<string | undefined, OpenedLink>();
    for (const { path = "" } of visitors) opened.set(path, await openLink(site, path));
    const change = (link: string | undefined, fields: Record<string, string>) => {
      const { path = "", headers } = opened.get(link) ?? {};
      return post(path, fields, headers);
    };
    const move = (link: string | undefined) => change(link, { change: "move", slot: wanted });
    const booked = () =>
      sql()`select id from appointments where status = 'booked' and slot = ${instantOf(wanted).toISOString()}`;

    const first = await Promise.all(visitors.map(({ path }) => move(path)));
    const winners = visitors.filter((_, at) => first[at]?.status === 303);
    expect([winners.length, (await booked()).length]).toEqual([1, 1]);
    expect(
      first.filter(({ status, html }) => status === 409 && html.includes(appointmentForm.taken)),
    ).toHaveLength(49);
    const [winner] = winners;
    const others = visitors.filter(({ path }) => path !== winner?.path);
    const kept = others.map(({ slot }) => `${slot} booked`);
    expect(await calls()).toEqual([...kept, `${wanted} booked`].sort());

    // The one who has it cancels while all others ask for it again: it goes to one of them, or to nobody yet.
    const second = await Promise.all([
      change(winner?.path, { change: "cancel" }),
      ...others.map(({ path }) => move(path)),
    ]);
    const took = others.filter((_, at) => second[at + 1]?.status === 303);
    expect(took.length).toBeLessThanOrEqual(1);
    expect((await booked()).length).toBe(took.length);
    if (!took.length) expect((await move(others[0]?.path)).status).toBe(303);
    expect((await booked()).length).toBe(1);
    // Who cancelled cannot have it back, and nobody lost the time that they had.
    expect((await change(winner?.path, { change: "rebook" })).status).toBe(409);
    const rows = await calls();
    expect(rows.filter((row) => row.endsWith("cancelled"))).toEqual([`${wanted} cancelled`]);
    expect(rows.filter((row) => row.endsWith("booked"))).toHaveLength(49);
    const left = [...own.values()].filter((slot) => rows.includes(`${slot} booked`));
    expect(left).toHaveLength(48);
  });
});

describe("the visitor's private link", () => {
  test("moves, cancels and books again without script, tells nobody else, and is stored as a hash", async () => {
    const [slot = "", other = ""] = await freeSlots();
    const { path: link = "", ref } = await book(slot);
    const { path, headers } = await openLink(site, link);
    const page = await get(`${path}?day=${dayOf(other)}`, headers);
    expect(page.html).toContain(slotInWords(slot));
    expect(page.html).toContain(`value="${other}"`);
    expect(page.html).not.toMatch(/amaka/i);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    const moved = await post(path, { change: "move", slot: other }, headers);
    expect([moved.status, moved.headers.get("location")]).toEqual([303, `${path}?done=move`]);
    expect((await get(`${path}?done=move`, headers)).html).toContain(ownAppointmentTexts.moved);
    expect(await calls()).toEqual([`${other} booked`]);
    await post(path, { change: "cancel" }, headers);
    expect((await get(path, headers)).html).toContain(ownAppointmentTexts.cancelled);
    await post(path, { change: "rebook" }, headers);
    expect(await calls()).toEqual([`${other} booked`]);
    const [lead] = await sql()`select id from leads where ref = ${ref}`;
    const inbox = (await get(`${inboxTexts.path}?lead=${lead?.id}`, admin)).html;
    expect(inbox).toContain(inboxTexts.historyWords.slot(slotInWords(other)));
    expect(inbox).toContain(inboxTexts.historyWords.slot(""));
    const file = (await get(`/appointment/${ref}.ics`)).html;
    expect(file).toContain("SEQUENCE:3");
    const stored = JSON.stringify(await sql()`select * from appointment_keys`);
    expect(stored).not.toContain(link.split("/").at(-1));
  });

  test("that is wrong leads to no call, and times that are not offered are refused", async () => {
    const [slot = ""] = await freeSlots();
    const { path, headers } = await openLink(site, (await book(slot)).path ?? "");
    const unknown = await openLink(site, `/your-call/${"a".repeat(22)}`);
    for (const wrong of [
      { path: "/your-call/x", headers: {}, why: ownAppointmentTexts.missing.text },
      { path, headers: {}, why: privateLinkTexts.notOpened },
      { ...unknown, why: ownAppointmentTexts.missing.text },
    ]) {
      const page = await get(wrong.path, wrong.headers);
      expect([page.status, page.html]).toEqual([404, expect.stringContaining(wrong.why)]);
      expect((await post(wrong.path, { change: "cancel" }, wrong.headers)).status).toBe(404);
    }
    for (const time of ["2026-11-22T10:00", "2030-01-01T10:00", "tomorrow", ""])
      expect((await post(path, { change: "move", slot: time }, headers)).status).toBe(422);
    expect(await calls()).toEqual([`${slot} booked`]);
    await sql()`update appointments set slot = date_trunc('hour', now()) - interval '1 hour'`;
    expect((await post(path, { change: "cancel" }, headers)).status).toBe(409);
  });

  test("makes three changes of a kind in an hour and no more, because each is mailed", async () => {
    const [slot = ""] = await freeSlots();
    const { path, headers } = await openLink(site, (await book(slot)).path ?? "");
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await post(path, { change: count % 2 ? "rebook" : "cancel" }, headers)).status);
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 303), 429]);
    expect(await calls()).toEqual([`${slot} booked`]);
  });
});

describe("the owner's calendar", () => {
  const { path: week } = appointmentsTexts;
  const changed = (fields: Record<string, string>) => post(week, fields, admin);

  test("is for admins only", async () => {
    const [slot = ""] = await freeSlots();
    const { id } = await book(slot);
    for (const role of [undefined, "learner", "recruiter"] as const) {
      const { headers } = role ? await site.signIn({ role }) : { headers: {} };
      for (const path of [`${week}?week=${dayOf(slot)}`, hoursTexts.path])
        expect((await get(path, headers)).status).toBe(302);
      expect((await post(week, { change: "cancel", id }, headers)).status).toBe(302);
      expect(
        (await post(hoursTexts.path, { change: "close", day: "2026-12-25", name: "x" }, headers)).status,
      ).toBe(302);
    }
    expect(await calls()).toEqual([`${slot} booked`]);
    expect(await sql()`select * from closed_days`).toEqual([]);
  });

  test("shows the week, moves a call with a prepared message, and Undo moves it back", async () => {
    const [slot = "", other = "", third = ""] = await freeSlots();
    const { id, ref } = await book(slot);
    const page = (await get(`${week}?week=${dayOf(slot)}&move=${id}&day=${dayOf(other)}`, admin)).html;
    expect(page).toContain("Amaka O'Neil");
    expect(page).toContain(`name="slot" value="${other}"`);
    expect(await messagesIn(page)).toContain(
      appointmentsTexts.messages.remind("Amaka", slotInWords(slot), ref, null),
    );
    const { html } = await changed({ change: "move", id, slot: other });
    expect(html).toContain(appointmentsTexts.changed.move("Amaka O'Neil", slotInWords(other)));
    const message = appointmentsTexts.messages.move("Amaka", slotInWords(other), ref, null);
    expect(await messagesIn(html)).toContain(message);
    expect(html).toContain(`name="slot" value="${slot}"`);
    await changed({ change: "move", id, slot });
    expect(await calls()).toEqual([`${slot} booked`]);
    await book(third);
    const refused = await changed({ change: "move", id, slot: third });
    expect([refused.status, refused.html.includes(appointmentForm.taken)]).toEqual([409, true]);
  });

  test("puts a moved call back where its day was closed meanwhile, and moves it to no other closed time", async () => {
    const [slot = "", ...others] = await freeSlots();
    const other = others.find((free) => dayOf(free) !== dayOf(slot)) ?? "";
    const sameDay = others.find((free) => dayOf(free) === dayOf(slot)) ?? "";
    const { id } = await book(slot);
    await changed({ change: "move", id, slot: other });
    await post(hoursTexts.path, { change: "close", day: dayOf(slot), name: "Eid" }, admin);
    expect((await changed({ change: "move", id, slot: sameDay })).status).toBe(422);
    await changed({ change: "move", id, slot });
    expect(await calls()).toEqual([`${slot} booked`]);
    await post(hoursTexts.path, { change: "open-day", day: dayOf(slot) }, admin);
  });

  test("cancels a call, and Undo books it again unless somebody else has the time", async () => {
    const [slot = ""] = await freeSlots();
    const { id, ref } = await book(slot);
    const { html } = await changed({ change: "cancel", id });
    expect(await messagesIn(html)).toContain(
      appointmentsTexts.messages.cancel("Amaka", slotInWords(slot), ref),
    );
    await changed({ change: "rebook", id });
    expect(await calls()).toEqual([`${slot} booked`]);
    await changed({ change: "cancel", id });
    await book(slot);
    expect((await changed({ change: "rebook", id })).status).toBe(409);
    expect(await calls()).toEqual([`${slot} booked`, `${slot} cancelled`]);
  });

  test("has hours and closed days of its own, which decide what can be booked", async () => {
    const [slot = ""] = await freeSlots();
    const day = dayOf(slot);
    const hours = (open: string[], opens: string, closes: string) =>
      post(
        hoursTexts.path,
        { change: "hours", open, opens: Array(7).fill(opens), closes: Array(7).fill(closes) },
        admin,
      );
    expect((await post(hoursTexts.path, { change: "close", day, name: "Eid" }, admin)).status).toBe(302);
    expect((await freeSlots()).some((free) => dayOf(free) === day)).toBe(false);
    await expect(book(slot)).rejects.toMatchObject({ code: "invalid" });
    expect((await get(`${appointmentsTexts.path}?week=${day}`, admin)).html).toContain(
      appointmentsTexts.dayOff("Eid"),
    );
    await post(hoursTexts.path, { change: "open-day", day }, admin);
    expect((await freeSlots()).some((free) => dayOf(free) === day)).toBe(true);
    expect((await hours(["0", "1", "2", "3", "4", "5", "6"], "600", "660")).status).toBe(302);
    const times = new Set((await freeSlots()).map((free) => free.slice(11)));
    expect([...times].sort()).toEqual(["10:00", "10:30"]);
    for (const wrong of [hours(["1"], "660", "600"), hours(["1"], "601", "700"), hours(["9"], "600", "660")])
      expect((await wrong).status).toBe(422);
  });
});

test("both sides are mailed: the visitor with the calendar file and the link, the admins before the call, once", async () => {
  const server = await mailServer();
  mailBy(server.url);
  const [slot = ""] = await freeSlots();
  const { ref } = await book(slot);
  await expect.poll(() => server.mails.length).toBe(1);
  const [booked] = server.mails;
  expect(booked?.to).toEqual(["amaka@mindsync.example"]);
  const path = /\/your-call\/[\w-]{22}/.exec(booked?.text ?? "")?.[0] ?? "";
  expect(plain(await (await pageOfLink(site, path)).text())).toContain(slotInWords(slot));
  expect(booked?.text).toContain("text/calendar");
  await sendAlerts();
  server.mails.length = 0;
  await sql()`update contact_submissions set created_at = now() - interval '1 day'`;
  const start = instantOf(slot).getTime();
  const remind = async (hoursBefore: number) => {
    const now = new Date(start - hoursBefore * 60 * 60_000);
    await remindOfCalls(now);
    await sendAlerts(now);
  };
  await remind(25);
  expect(server.mails).toEqual([]);
  await remind(23);
  await remind(22);
  expect(server.mails.map(({ to }) => to)).toEqual([["amaka@mindsync.example"]]);
  expect(server.mails[0]?.text).toContain("text/calendar");
  await remind(0.9);
  await remind(0.5);
  const staff = server.mails.slice(1);
  expect(new Set(staff.flatMap(({ to }) => to)).size).toBe(staff.length);
  expect(staff.length).toBeGreaterThan(0);
  for (const said of [ref, "text/calendar"]) expect(staff[0]?.text).toContain(said);
  expect(staff[0]?.text.split("\r\n\r\n")[0]).not.toContain("Amaka");
  await server.close();
});
