/** What the owner is shown after a change of a call, or of the days on which calls are possible, as requests to the site. */
import { beforeEach, expect, test } from "vitest";
import { hoursTexts, appointmentsTexts as texts } from "#content/appointments-list.ts";
import { notedChat } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { forgetLeads, preparedChats } from "#tests/support/inbox.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { postTo } from "#tests/support/post-form.ts";
import { openLink } from "#tests/support/private-link.ts";
import { bookAppointment } from "./appointments.server.ts";
import { appointmentInput } from "./contract.ts";
import { dayInWords, slotInWords } from "./slot-words.ts";
import { dayOf, wallTime } from "./slots.ts";

const { site, headers, read } = adminSite();
mailFolder();
beforeEach(async () => {
  await forgetLeads();
  await sql()`truncate closed_days`;
});

const book = async (slot: string, name = "Amaka O'Neil") => {
  const { ref, path } = await bookAppointment(
    appointmentInput.parse(anAppointment(slot, { name, email: "" })),
  );
  const [{ id = "" } = {}] = await sql()<{ id: string }[]>`select call.id from appointments as call
    join contact_submissions as sent on sent.id = call.submission_id where sent.ref = ${ref}`;
  return { ref, path, id };
};
const post = async (path: string, fields: Record<string, string>) =>
  plain(await (await postTo(site)(path, fields, headers)).text());
/** Where the form with a call's id and a change is sent. */
const formFor = (html: string, id: string, change: string) => {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((one) => one.includes(`value="${id}"`) && one.includes(`value="${change}"`)) ?? "";
  return /action="([^"]*)"/.exec(form)?.[1] ?? "";
};

test("a move, or any other change, closes the form that moves a call, and the address no longer asks for it", async () => {
  const [slot = "", other = "", third = ""] = await freeSlots();
  const [moved, cancelled] = [await book(slot), await book(other, "Halima Garba")];
  const heading = texts.move.heading("Amaka O'Neil");
  const open = await read(`${texts.path}?week=${dayOf(slot)}&move=${moved.id}`);
  expect(open).toContain(`>${heading}<`);
  for (const [id, change, fields] of [
    [moved.id, "move", { slot: third }],
    [cancelled.id, "cancel", {}],
  ] as const) {
    const address = formFor(open, id, change);
    expect(address).toMatch(/^\/admin-dashboard\/appointments\?week=[\d-]{10}$/);
    const after = await post(address, { id, change, ...fields });
    expect(after).toContain("Undo");
    expect(after).not.toContain(`>${heading}<`);
    expect(after.replaceAll(/href="[^"]*"/g, "")).not.toContain("move=");
  }
});

test("closing a day says how many calls are booked on it, and leads to them until they are moved", async () => {
  const slots = await freeSlots();
  const last = dayOf(slots.at(-1) ?? "");
  const [one = "", two = ""] = slots.filter((slot) => dayOf(slot) === last);
  const other = slots.find((slot) => dayOf(slot) !== last) ?? "";
  const { booked, saved } = hoursTexts.closed;
  const day = dayInWords(last);
  const close = async (name: string) => {
    const answer = await postTo(site)(hoursTexts.path, { change: "close", day: last, name }, headers);
    return answer.headers.get("location") ?? "";
  };
  await book(other, "Halima Garba");
  const address = await close("Eid");
  expect(await read(address)).not.toContain("booked on");
  await post(hoursTexts.path, { change: "open-day", day: last });
  const { id } = await book(one);
  await close("Eid");
  const shown = await read(address);
  expect(shown).toContain(saved);
  expect(shown).toContain(booked(1, day));
  const link = `${texts.path}?week=${last}#${last}`;
  expect(shown).toContain(`href="${link}"`);
  expect(await read(link)).toContain(`<li id="${last}"`);
  await post(hoursTexts.path, { change: "open-day", day: last });
  const second = await book(two, "Dayo Caller");
  expect(await read(await close("Eid"))).toContain(booked(2, day));
  for (const call of [id, second.id]) await post(texts.path, { change: "cancel", id: call });
  expect(await read(address)).not.toContain("booked on");
});

test("the chat about a call that is over neither reminds of it nor cancels it", async () => {
  const [slot = ""] = await freeSlots();
  const { ref, id } = await book(slot);
  await sql()`update appointments set slot = date_trunc('hour', now()) - interval '2 days'`;
  const [{ slot: past } = { slot: "" }] = await sql()<{ slot: string }[]>`select slot from appointments`;
  const was = wallTime(new Date(past));
  for (const status of ["booked", "cancelled"]) {
    await sql()`update appointments set status = ${status} where id = ${id}`;
    const week = await read(`${texts.path}?week=${dayOf(was)}`);
    expect(await preparedChats(site, week, headers)).toEqual([
      texts.messages.begun("Amaka", slotInWords(was), ref),
    ]);
  }
});

test("an Undo of which the visitor need not hear says nothing of telling them", async () => {
  const [slot = "", other = ""] = await freeSlots();
  const { ref, path = "", id } = await book(slot);
  const tell = texts.tell("Amaka O'Neil");
  /** Whether the notice about a change says that the visitor is still to be told. */
  const untold = async (change: string, fields: Record<string, string> = {}) => {
    const html = await post(texts.path, { id, change, ...fields });
    const said = [html.includes(texts.untold), html.includes(tell)];
    expect([html.includes("Undo"), said[0]]).toEqual([true, said[1]]);
    return said[0];
  };
  const chat = (about: "cancel" | "remind") =>
    site.fetch(notedChat(ref, about), { headers: { ...headers, "sec-fetch-site": "same-origin" } });
  expect(await untold("cancel")).toBe(true);
  expect(await untold("rebook")).toBe(false);
  expect(await untold("move", { slot: other })).toBe(true);
  expect(await untold("move", { slot })).toBe(false);
  await untold("cancel");
  await chat("cancel");
  expect(await untold("rebook")).toBe(true);
  await chat("remind");
  expect(await untold("move", { slot: other })).toBe(true);
  await untold("cancel");
  expect(await untold("rebook")).toBe(true);
  const own = await openLink(site, path);
  expect((await postTo(site)(own.path, { change: "cancel" }, own.headers)).status).toBe(303);
  expect(await untold("rebook")).toBe(true);
  expect(await untold("cancel")).toBe(false);
});
