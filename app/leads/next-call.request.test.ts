import { expect, test } from "vitest";
import { appointmentsTexts as texts } from "#content/appointments-list.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { bookAppointment } from "./appointments.server.ts";
import { appointmentInput } from "./contract.ts";
import { dayInWords, timeInWords } from "./slot-words.ts";

const { site, headers } = adminSite();

test("the calendar says which call comes next, whichever week is shown, and names the days of the week", async () => {
  const shown = async (query: string) =>
    plain(await (await site.fetch(`${texts.path}${query}`, { headers })).text());
  const book = (slot: string, name: string) =>
    bookAppointment(appointmentInput.parse(anAppointment(slot, { name })));
  expect(await shown("")).toContain(texts.noNext);
  const [first = "", ...later] = await freeSlots();
  await book(first, "Halima Garba");
  await book(later.at(-1) ?? "", "Dayo Caller");
  const next = `Halima Garba, ${dayInWords(first)}, ${timeInWords(first.slice(11))}`;
  for (const query of ["", "?week=2026-01-07"]) expect(await shown(query)).toContain(next);
  expect(await shown("?week=2026-01-07")).toContain(texts.counted(0, "5 Jan – 11 Jan"));
  await sql()`update appointments set status = 'cancelled'
    where slot = (select min(slot) from appointments)`;
  expect(await shown("")).toContain("Dayo Caller, ");
});
