/** Undo of a moved call goes back to its time, also where that is closed by now. */
import { expect, test } from "vitest";
import { appointmentsTexts, hoursTexts } from "#content/appointments-list.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";
import { bookAppointment } from "./appointments.server.ts";
import { appointmentInput } from "./contract.ts";
import { dayOf, wallTime } from "./slots.ts";

const { site, headers } = adminSite();

test("a call goes back to a day that was closed meanwhile, and to no other time of that day", async () => {
  const [slot = "", ...others] = await freeSlots();
  const other = others.find((free) => dayOf(free) !== dayOf(slot)) ?? "";
  const sameDay = others.find((free) => dayOf(free) === dayOf(slot)) ?? "";
  await bookAppointment(appointmentInput.parse(anAppointment(slot)));
  const [call] = await sql()`select id from appointments`;
  const move = (to: string) =>
    postTo(site)(appointmentsTexts.path, { change: "move", id: call?.id, slot: to }, headers);
  expect((await move(other)).status).toBe(200);
  const close = { change: "close", day: dayOf(slot), name: "Eid" };
  expect((await postTo(site)(hoursTexts.path, close, headers)).status).toBe(302);
  expect((await move(sameDay)).status).toBe(422);
  expect((await move(slot)).status).toBe(200);
  const [now] = await sql()<{ slot: string }[]>`select slot from appointments`;
  expect(wallTime(new Date(now?.slot ?? ""))).toBe(slot);
});
