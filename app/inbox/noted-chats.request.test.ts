/** Every back-office button that opens a chat with a lead notes who opened it, and the lead counts as answered. */
import { beforeEach, describe, expect, test } from "vitest";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput } from "#app/leads/contract.ts";
import { appointmentsTexts } from "#content/appointments-list.ts";
import { inboxTexts, notedChat } from "#content/inbox.ts";
import { reviewTexts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { anApplication } from "#tests/support/application.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";

const { site, admin, headers, read } = adminSite();
beforeEach(forgetLeads);

const post = postTo(site);
const sent = async (path: string, fields: Record<string, unknown>) =>
  expect((await post(path, fields)).status).toBe(200);
const follow = (path: string, from = "same-origin") =>
  site.fetch(path, { headers: { ...headers, "sec-fetch-site": from } });
const noted = () =>
  sql()`select by from lead_history where kind = 'chat'`.then((rows) => rows.map(({ by }) => by));
const answered = async () => (await storedLeads()).map(({ answered_at }) => answered_at !== null);

/** Opens the chat that a page links to. */
async function open(page: string, chat: string): Promise<void> {
  const html = await read(page);
  expect(html).toContain(`href="${chat}"`);
  await follow(chat, "cross-site");
  expect([await noted(), await answered()]).toEqual([[], [false]]);
  const answer = await follow(chat);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    expect.stringMatching(/^https:\/\/wa\.me\/2348031234567/),
  ]);
  expect([await noted(), await answered()]).toEqual([[admin.id], [true]]);
}

describe("the chat with", () => {
  test("the sender of a message, from Messages", async () => {
    await sent("/contact", aContact());
    const [{ ref = "" } = {}] = await storedLeads();
    await open("/admin-dashboard/leads", notedChat(ref, "greeting"));
    expect(await sql()`select status from contact_submissions`).toEqual([{ status: "handled" }]);
    expect(await read(inboxTexts.path)).toContain(inboxTexts.empty.open.title);
  });

  test("somebody who enrolled, from Enrollments", async () => {
    await sent("/enroll", anEnrollment());
    const [{ ref = "" } = {}] = await storedLeads();
    await open("/admin-dashboard/enrollments", notedChat(ref, "status"));
  });

  test("somebody who enrolled, from the dashboard", async () => {
    await sent("/enroll", anEnrollment());
    const [{ ref = "" } = {}] = await storedLeads();
    await open("/admin-dashboard?tab=enrollments", notedChat(ref, "empty"));
  });

  test("who has booked a call, from the calendar, and after a move", async () => {
    const [slot = "", other = ""] = await freeSlots();
    const { ref } = await bookAppointment(appointmentInput.parse(anAppointment(slot)));
    const page = `${appointmentsTexts.path}?week=${slot.slice(0, 10)}`;
    await open(page, notedChat(ref, "remind"));
    const [call] = await sql()`select id from appointments`;
    const moved = await post(page, { change: "move", id: call?.id, slot: other }, headers);
    expect(await moved.text()).toContain(`href="${notedChat(ref, "move").replaceAll("&", "&amp;")}"`);
    await follow(notedChat(ref, "move"));
    expect(await noted()).toEqual([admin.id, admin.id]);
  });

  test("an applicant, from the review, which decides nothing", async () => {
    await sent("/recruitment/apply", anApplication());
    const [application] = await sql()`select id from recruitment_applications`;
    await open("/recruitment/admin", reviewTexts.chatPath(String(application?.id)));
    expect(await storedLeads()).toMatchObject([{ stage: "new" }]);
  });
});

test("an unknown reference, and words that are not for this record, lead nowhere", async () => {
  await sent("/contact", aContact());
  const [{ ref = "" } = {}] = await storedLeads();
  for (const path of [notedChat("MSG-22222", "greeting"), notedChat(ref, "remind"), notedChat(ref, "status")])
    expect([path, (await follow(path)).status]).toEqual([path, 404]);
  expect(await noted()).toEqual([]);
});
