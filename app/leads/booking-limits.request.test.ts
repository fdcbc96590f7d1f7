/** What somebody can do to others with the form of the calls: take every time, or fill the mailbox of an address. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { postTo } from "#tests/support/post-form.ts";
import { changeAppointment } from "./appointment-changes.server.ts";

const { site } = adminSite();
const { mailBy } = mailFolder();
beforeEach(async () => {
  await forgetLeads();
  await sql()`truncate rate_limits`;
});
afterEach(() => mailBy(undefined));

const book = (slot: string, email: string, headers: Record<string, string> = {}) =>
  postTo(site)("/appointment", anAppointment(slot, { email }), headers);

const calls = () => sql()<{ id: string }[]>`select id from appointments order by slot`;

test("one network books twenty calls an hour, and the other times are left to others", async () => {
  const slots = await freeSlots();
  const network = { "x-forwarded-for": "203.0.113.70" };
  const statuses: number[] = [];
  for (const [at, slot] of slots.slice(0, 21).entries())
    statuses.push((await book(slot, `visitor-${at}@mindsync.example`, network)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect(await calls()).toHaveLength(20);
  expect((await book(slots[20] ?? "", "another@mindsync.example")).status).toBe(200);
});

/** How many mails came to an address. */
function mailsTo(server: MailServer, email: string): number {
  return server.mails.filter(({ to }) => to.includes(email)).length;
}

test("an address that somebody typed gets three mails of a kind an hour, and every change that the owner makes", async () => {
  const server = await mailServer();
  mailBy(server.url);
  const email = "victim@mindsync.example";
  const slots = await freeSlots();
  for (const slot of slots.slice(0, 5)) expect((await book(slot, email)).status).toBe(200);
  await mailsDelivered();
  expect(mailsTo(server, email)).toBe(3);
  const booked = await calls();
  expect(booked).toHaveLength(5);

  const id = booked[0]?.id ?? "";
  for (const slot of slots.slice(5, 10)) await changeAppointment({ change: "move", id, slot }, "visitor");
  await mailsDelivered();
  expect(mailsTo(server, email)).toBe(6);

  for (const { id } of booked) await changeAppointment({ change: "cancel", id }, { admin: null });
  await mailsDelivered();
  expect(mailsTo(server, email)).toBe(11);
  await server.close();
});
