/** The forms of visitors in a browser without script, from the page that leads to them to the receipt. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput } from "#app/leads/contract.ts";
import { dayInShort, slotInWords } from "#app/leads/slot-words.ts";
import { appointmentPage, appointmentSuccess } from "#content/appointment.ts";
import { contactPage, leadSuccess } from "#content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";

testDatabase();
mailFolder();
let site: WholeSite;
let visitor: PlainBrowser;
beforeAll(async () => {
  site = await wholeSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql()`truncate contact_submissions, course_enrollments cascade`;
  visitor = new PlainBrowser(site.fetch);
});

const chatText = (link: string) => new URL(link).searchParams.get("text") ?? "";
const openWhatsApp = () => visitor.link("Open WhatsApp").attribute("href") ?? "";
const leads = () =>
  sql()`select contact_submissions.*, to_char(slot at time zone 'Africa/Lagos', 'YYYY-MM-DD"T"HH24:MI') as slot
    from contact_submissions left join appointments on submission_id = contact_submissions.id order by created_at`;

function fillAll(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) visitor.fill(label, value);
}

function expectAll(values: Readonly<Record<string, string>>): void {
  const found = Object.keys(values).map((label) => [label, visitor.value(label)]);
  expect(Object.fromEntries(found)).toEqual(values);
}

test("a message: from the home page to the receipt", async () => {
  await visitor.open("/");
  await visitor.follow(contactPage.openLabel);
  expect(visitor.address).toBe("/contact");
  const typed = {
    "Your name": "Amaka O'Neil-Adéọlá",
    Email: "amaka@mindsync.example",
    "Phone number": "12 34",
    Company: "Okafor & Daughters",
    Topic: "books",
    "Your message": "Two shops, one book.\r\n50% of orders get lost",
  };
  fillAll(typed);
  await visitor.press("Send message");
  expect(visitor.status).toBe(422);
  expect(visitor.text()).toContain("Please enter a valid phone number");
  expectAll(typed);
  visitor.fill("Phone number", "0803-123 4567");
  await visitor.press("Send message");
  const [lead] = await leads();
  expect(visitor.document.one("h1").text).toBe(leadSuccess.heading);
  // Nothing tried to open WhatsApp.
  for (const said of [lead?.ref, "0803 123 4567", leadSuccess.unopened])
    expect(visitor.text()).toContain(said);
  expect(visitor.text()).not.toMatch(/did not open|is opening/);
  expect(chatText(openWhatsApp())).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
  await visitor.again();
  expect(await leads()).toHaveLength(1);
});

test("an appointment: the day by its link, a time that is taken meanwhile, the next one, the receipt", async () => {
  const [slot = "", next = ""] = await freeSlots();
  await visitor.open("/");
  await visitor.follow(appointmentPage.openLabel);
  expect(visitor.address).toBe("/appointment");
  const { weekday, date } = dayInShort(slot);
  await visitor.follow(new RegExp(`^${weekday}\\s*${date}`));
  expect(visitor.address).toContain(`day=${slot.slice(0, 10)}`);
  const typed = { "Your name": "Amaka O'Neil", "Your question": "My orders get lost." };
  fillAll(typed);
  visitor.fill("WhatsApp number", "+234 (0) 803 123 4567");
  visitor.choose("slot", slot);
  await bookAppointment(appointmentInput.parse(anAppointment(slot)));
  await visitor.press("Book this time");
  expect(visitor.status).toBe(409);
  expect(visitor.text()).toContain("That time was taken a moment ago.");
  expectAll(typed);
  visitor.choose("slot", next);
  await visitor.press("Book this time");
  expect(visitor.document.one("h1").text).toBe("Your appointment is booked");
  for (const said of [slotInWords(next), "0803 123 4567", appointmentSuccess.unopened])
    expect(visitor.text()).toContain(said);
  expect(visitor.text()).not.toMatch(/did not open|is opening/);
  expect((await leads()).map((lead) => lead.slot)).toEqual([slot, next]);
  await visitor.again();
  expect(visitor.text()).toContain(slotInWords(next));
  expect(await leads()).toHaveLength(2);
});

test("the school's buttons lead to a form that shows errors, keeps what was typed, and enrols once", async () => {
  await visitor.open("/video-courses");
  expect(
    visitor
      .link("Start Course: AI Integration for Business", visitor.document.one("#paths"))
      .attribute("href"),
  ).toBe("/enroll?path=ai-integration");
  await visitor.follow("Start Learning Now");
  expect(visitor.address).toBe("/enroll");
  const wrong = {
    "First name": "   ",
    "Last name": "O'Neil-Adéọlá",
    Email: "amaka@mindsync.example",
    "Phone number": "12 34",
    Company: "Okafor & Daughters",
    "Business level": "growing",
    "Learning path": "revenue-growth",
    Experience: "advanced",
    "Your goals": "No lost orders.\r\n\r\n50% more repeat buyers & less noise",
  };
  fillAll(wrong);
  await visitor.press("Enroll Now");
  expect(visitor.status).toBe(422);
  for (const said of ["First Name is required", "Please enter a valid phone number"])
    expect(visitor.text()).toContain(said);
  expectAll(wrong);
  expect(await sql()`select 1 from course_enrollments`).toEqual([]);
  fillAll({ "First name": "Amaka", "Phone number": "0803 123 4567" });
  await visitor.press("Enroll Now");
  expect(visitor.document.one("h1").text).toBe("Your enrollment is saved");
  const rows = await sql()`select * from course_enrollments`;
  expect(rows).toMatchObject([{ phone: "+2348031234567", goals: wrong["Your goals"].replaceAll("\r", "") }]);
  expect(visitor.text()).toContain(rows[0]?.ref);
  expect(chatText(openWhatsApp())).toMatch(new RegExp(`Ref: ${rows[0]?.ref}$`));
  await visitor.again();
  expect(visitor.text()).toContain(rows[0]?.ref);
  expect(await sql()`select 1 from course_enrollments`).toHaveLength(1);
});
