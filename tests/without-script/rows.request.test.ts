/** The rows of the owner's lists in a browser without script: closed they say who, what, when and how it stands. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput, contactInput } from "#app/leads/contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { slotInWords } from "#app/leads/slot-words.ts";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { appointmentsTexts } from "#content/appointments-list.ts";
import { listTexts } from "#content/back-office.ts";
import { enrollmentsList, learnersList } from "#content/enrollments-list.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { openSession } from "#tests/support/session.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";

testDatabase();
let site: WholeSite;
let browser: PlainBrowser;
beforeAll(async () => {
  site = await wholeSite();
  browser = new PlainBrowser(site.fetch, (await openSession({ role: "admin" })).headers.cookie);
});
afterAll(() => site.close());

const row = (name: string) => {
  const found = browser.document.all("main article").find((card) => card.all("h3")[0]?.text === name);
  if (!found) throw new Error(`no row ${name} on ${browser.address}`);
  return found;
};
const closed = (name: string) => browser.text(row(name));
const unfold = (name: string) => browser.unfold(new RegExp(`${listTexts.details}: ${name}$`), row(name));

test("an enrollment opens to its contacts, notes, status and tier, and is undone", async () => {
  await enrol(enrollmentInput.parse(anEnrollment({ goals: "I want to sell at night." })));
  await browser.open("/admin-dashboard/enrollments");
  for (const words of [enrollmentsList.statuses.new, "I want to sell at night."])
    expect(closed("Amaka Okafor")).toContain(words);
  expect(closed("Amaka Okafor")).not.toContain("+2348031234567");
  browser.link(enrollmentsList.chatOf("Amaka Okafor"), row("Amaka Okafor"));
  unfold("Amaka Okafor");
  expect(closed("Amaka Okafor")).toContain("+2348031234567");
  browser.fill(enrollmentsList.notesOf("Amaka Okafor").replace(" on ", ": "), "Pays on Friday.");
  await browser.press(enrollmentsList.saveNotesOf("Amaka Okafor"));
  unfold("Amaka Okafor");
  browser.fill(enrollmentsList.statusOf("Amaka Okafor"), "contacted");
  await browser.press(`${enrollmentsList.set}: Amaka Okafor`);
  expect(closed("Amaka Okafor")).toContain(enrollmentsList.statuses.contacted);
  await browser.press(listTexts.undo);
  unfold("Amaka Okafor");
  browser.fill(enrollmentsList.tierOf("Amaka Okafor"), "pro");
  await browser.press(`${enrollmentsList.pay}: Amaka Okafor`);
  expect(await sql()`select status, notes, tier from course_enrollments`).toEqual([
    { status: "paid", notes: "Pays on Friday.", tier: "pro" },
  ]);
});

test("a learner opens to the address and the tiers", async () => {
  const { profile } = await openSession({ role: "learner", full_name: "Ada Obi" });
  await browser.open("/admin-dashboard/learners");
  expect(closed("Ada Obi")).toContain(learnersList.noProgress);
  expect(closed("Ada Obi")).not.toContain(profile.email);
  browser.link(learnersList.writeOf("Ada Obi"), row("Ada Obi"));
  unfold("Ada Obi");
  expect(closed("Ada Obi")).toContain(profile.email);
  browser.fill(learnersList.tierOf("Ada Obi"), "basic");
  await browser.press(learnersList.grantOf("Ada Obi"));
  unfold("Ada Obi");
  await browser.press(learnersList.withdrawOf("Basic", "Ada Obi"));
  await browser.press(listTexts.undo);
  expect(await sql()`select tier from tier_grants where user_id = ${profile.id}`).toEqual([
    { tier: "basic" },
  ]);
});

test("a message says its beginning, and opens to all of it and the contacts", async () => {
  await keepContact(
    contactInput.parse(aContact({ name: "Bola Ade", message: `My shop. ${"A long story. ".repeat(60)}` })),
  );
  await browser.open("/admin-dashboard/leads");
  expect(closed("Bola Ade")).toContain("My shop.");
  expect(closed("Bola Ade")).not.toContain("amaka@mindsync.example");
  unfold("Bola Ade");
  expect(closed("Bola Ade")).toContain("amaka@mindsync.example");
});

test("a call is moved by its day first, then by a time of that day", async () => {
  const slots = await freeSlots();
  const [slot = ""] = slots;
  const wanted = slots.at(-1) ?? "";
  await bookAppointment(appointmentInput.parse(anAppointment(slot, { name: "Dayo Ola" })));
  const { move } = appointmentsTexts;
  await browser.open(`${appointmentsTexts.path}?week=${slot.slice(0, 10)}`);
  await browser.follow(move.of("Dayo Ola"));
  const offered = () =>
    browser.document.all('input[name="slot"]').map((radio) => radio.attribute("value")?.slice(0, 10));
  const day = browser.document
    .all("nav a[href]")
    .find((link) => link.attribute("href")?.includes(`day=${wanted.slice(0, 10)}`));
  await browser.open(`${appointmentsTexts.path}${day?.attribute("href")}`);
  expect(new Set(offered())).toEqual(new Set([wanted.slice(0, 10)]));
  browser.choose("slot", wanted);
  await browser.press(move.submit);
  expect(browser.text()).toContain(appointmentsTexts.changed.move("Dayo Ola", slotInWords(wanted)));
  await browser.press(/^Undo/);
  expect(browser.text()).toContain(appointmentsTexts.changed.move("Dayo Ola", slotInWords(slot)));
});
