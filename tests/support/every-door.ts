/** A person who uses every door of the site, and leaves traces everywhere else that somebody can. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { changeLeads } from "#app/inbox/changes.server.ts";
import type { LeadChange } from "#app/inbox/contract.ts";
import { sql } from "#server/platform/database.ts";
import { storage } from "#server/platform/storage.ts";
import { anApplication, keepMedia } from "./application.ts";
import { makeCourse } from "./course.ts";
import { anEnrollment } from "./enrollment.ts";
import { tikTokVisit } from "./inbox.ts";
import { aContact, anAppointment, freeSlots } from "./lead.ts";
import { postTo } from "./post-form.ts";
import type { TestSite } from "./site.ts";

export const email = "zaynabu@every-door.example";
export const name = "Zaynabu O'Door";
/** What is looked for in every table and file. */
export const wanted = { names: ["Zaynabu"], emails: ["every-door\\.example"], digits: "8055551234" };

/** Uses every door. @param owner who writes notes about the person */
export async function useEveryDoor(
  site: Pick<TestSite, "fetch" | "signIn">,
  owner: Awaited<ReturnType<TestSite["signIn"]>>,
): Promise<void> {
  const post = postTo(site);
  async function sent(path: string, fields: Record<string, unknown>): Promise<void> {
    expect([path, (await post(path, { visit: tikTokVisit, ...fields })).status]).toEqual([path, 200]);
  }

  /** Presses a WhatsApp button while signed in, so that the lead has a name. */
  async function pressed(path: string, cookie: string): Promise<void> {
    expect((await site.fetch(path, { headers: { cookie, "sec-fetch-site": "same-origin" } })).status).toBe(
      302,
    );
  }

  const ask = async (sessionId: string, userMessage: string) =>
    site.fetch("/api/functions/yemi-chat", { json: { userMessage, sessionId, currentPage: "/tools" } });

  async function leaveTraces(account: string): Promise<void> {
    const { lessons, module } = await makeCourse();
    await sql()`insert into lesson_progress (user_id, lesson_id) values (${account}, ${lessons[0]})`;
    await sql()`insert into quiz_attempts (user_id, module_id, submission_key, answers, score, total, passed)
    values (${account}, ${module}, ${randomUUID()}, '{}', 1, 5, false)`;
    await sql()`insert into certificates (code, user_id, learner_name, course_title, module_count, lesson_count, quiz_count)
    values ('a-code', ${account}, ${name}, 'Selling', 1, 1, 1)`;
    await sql()`insert into tier_grants (user_id, tier) values (${account}, 'pro')`;
    await sql()`insert into staff_changes (by_email, account_email, kind) values (null, ${email}, 'removed')`;
    await sql()`insert into writer_changes (by_email, kind, writer) values (${email}, 'writer', 'built-in')`;
    await post("/forgotten-password", { email });
    await post("/sign-up", { name, email, password: "correct horse battery" });
    const [application] = await sql()`select id from recruitment_applications where email = ${email}`;
    await sql()`insert into application_scores values (${application?.id}, ${owner.profile.id}, 3, 3, 3, 3, 3)`;
    await sql()`insert into application_history (application_id, kind, by, now)
    values (${application?.id}, 'note', ${owner.profile.id}, ${`Zaynabu is good, ${email}`})`;
    await sql()`insert into verification (id, identifier, value, expires_at) values
    ('pending', 'prove-email:x', ${JSON.stringify({ email, name, hashed: "x" })}, now() + interval '1 day')`;
    // Of somebody else, with this person's number and address in it.
    await sent(
      "/contact",
      aContact({
        name: "Bola",
        email: "bola@mindsync.example",
        phone: "0803 111 2222",
        message: `My friend ${name.toUpperCase()} has ${email}. Not Adanna Obinna.`,
      }),
    );
    const [other] = await sql()`select id from leads where name = 'Bola'`;
    const id = [String(other?.id)];
    const note: LeadChange = {
      change: "note",
      id,
      key: randomUUID(),
      note: `Her sister ${name}: +234 805 555 1234`,
    };
    await changeLeads(owner.profile, note);
    await changeLeads(owner.profile, { change: "tags", id, tags: [`via ${phone}`] });
    await changeLeads(owner.profile, { change: "stage", id, stage: "lost", reason: `${name} took it` });
  }
  const phone = "0805 555 1234";
  await sent(
    "/recruitment/apply",
    anApplication({
      email: "bola@mindsync.example",
      phoneNumber: "+2348031112222",
      whyJoinMindsync: `${name} sent me, ask her: 0805 555 1234`,
    }),
  );
  await sent("/contact", aContact({ name, email, phone }));
  await sent("/contact", aContact({ name, email, phone, message: `Again, ${name}` }));
  const [slot = ""] = await freeSlots();
  await sent("/appointment", anAppointment(slot, { name, email, phone }));
  await sent("/enroll", anEnrollment({ firstName: "Zaynabu", lastName: "O'Door", email, phone }));
  const videoFile = await keepMedia();
  await (await storage()).settle(videoFile).catch(() => {});
  await sql()`update recruitment_media set file_name = 'Zaynabu.mp4' where id = ${videoFile}`;
  await sent(
    "/recruitment/apply",
    anApplication({ fullName: name, email, phoneNumber: "+2348055551234", videoFile }),
  );
  await sent("/your-data", { submissionKey: randomUUID(), wish: "copy", email, phone });
  const follow = { ...aContact({ name, email, phone }), project_type: "marketing-system" };
  expect((await site.fetch("/api/contact_submissions", { json: follow })).status).toBe(201);
  const learner = await site.signIn({ role: "learner", full_name: name, email });
  for (const door of [
    "quote?item=leadbot-basic",
    "demo?item=healthcare",
    "enterprise",
    "exit-offer",
    "ebook?item=ai-at-the-counter",
  ])
    await pressed(`/whatsapp/${door}`, learner.headers.cookie);
  await pressed("/whatsapp/tier?item=pro&course=Selling", learner.headers.cookie);
  const chat = `website-chat-${randomUUID()}`;
  await ask(chat, `My name is Zaynabu, what does a website cost?`);
  await ask(chat, "call me on 0805-555-1234");
  await leaveTraces(learner.profile.id);
}
