/** The name, number and address that the owner adds to a lead of a WhatsApp button, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invalidEmail, invalidPhone } from "#app/forms/contract.ts";
import { addContact } from "#app/leads/leads.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { personTexts } from "#content/person.ts";
import { db, sql } from "#server/platform/database.ts";
import { openErasedList } from "#server/platform/erased-list.ts";
import { openMail } from "#server/platform/mail.ts";
import { openStorage } from "#server/platform/storage.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";

const { site, headers, read } = adminSite();
const DATA_DIR = mkdtempSync(join(tmpdir(), "mindsync-contact-"));
beforeAll(() => {
  // A person's copy and erasure look into the files too.
  openMail({ DATA_DIR, MAIL_FROM: "hello@mindsync.example", SMTP_URL: undefined });
  openStorage({ DATA_DIR });
  openErasedList({ DATA_DIR });
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
beforeEach(forgetLeads);

const post = async (fields: Record<string, string | string[]>, as = headers) => {
  const answer = await postTo(site)(texts.path, fields, as);
  return { status: answer.status, html: plain(await answer.text()) };
};
const undoOf = (html: string) => ({
  change: "undo",
  batch: /name="batch" value="([^"]+)"/.exec(html)?.[1] ?? "",
});
/** The lead with this id, as stored. */
const stored = async (id: string) => (await storedLeads()).find((lead) => lead.id === id);
const open = (id: string) => read(`${texts.path}?lead=${id}`);
const nobody = { name: null, phone: null, email: null };

/** Presses a button of a public page, as a visitor does who then writes on WhatsApp. @returns the id of the lead */
async function press(path = "/whatsapp/demo?item=hospitality"): Promise<string> {
  const before = new Set((await storedLeads()).map(({ id }) => id));
  const answer = await site.fetch(path, { headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.status).toBe(302);
  const lead = (await storedLeads()).find(({ id }) => !before.has(id));
  return lead?.id ?? "";
}
/** Sends the contact form. @returns the id of the lead */
async function write(changed: Parameters<typeof aContact>[0] = {}): Promise<string> {
  const sent = await site.fetch("/api/contact_submissions", { json: aContact(changed) });
  const { ref } = await sent.json();
  const [lead] = await sql()<{ id: string }[]>`select id from leads where ref = ${ref}`;
  return lead?.id ?? "";
}
const add = (id: string, fields: { name?: string; phone?: string; email?: string }) =>
  post({ change: "contact", id, name: "", phone: "", email: "", ...fields });
const people = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await stored(id))?.person)).then((found) => new Set(found).size);

describe("a contact", () => {
  test.each([
    "/whatsapp/demo?item=hospitality",
    "/whatsapp/enterprise?item=restaurant-system",
    "/whatsapp/ebook?item=know-your-profit",
    "/whatsapp/quote?package=smartagent-pro",
  ])("can be added to a press of %s, which can then be answered", async (path) => {
    const id = await press(path);
    const before = await open(id);
    expect(before).toContain(`id="contact-phone-${id}"`);
    expect(before).not.toContain(texts.callOf(""));
    const { html } = await add(id, { name: " Ada  Obi ", phone: "0803 000 0001", email: "Ada@Shop.example" });
    const lead = await stored(id);
    expect(lead).toMatchObject({ phone: "+2348030000001", email: "ada@shop.example", stage: "new" });
    expect(html).toContain(texts.changed.contact(lead?.ref ?? "", ["name", "phone", "email"]));
    const after = await open(id);
    expect(after).toContain(texts.chatOf(lead?.name ?? ""));
    expect(after).toContain('href="tel:+2348030000001"');
    for (const words of ["Phone: +2348030000001", "Email: ada@shop.example"]) expect(after).toContain(words);
    // Nothing is missing any more.
    expect(after).not.toContain("contact-");
    const chat = await site.fetch(`${texts.path}/${id}/chat`, { headers });
    expect(chat.headers.get("location")).toMatch(/^https:\/\/wa\.me\/2348030000001\?/);
  });

  test("makes the lead one of the person with the same number or address, and Undo takes that back", async () => {
    const byPhone = await write({ phone: "0803 000 0002", email: "one@a.example" });
    const byEmail = await write({ phone: "0803 000 0003", email: "two@a.example" });
    const id = await press();
    expect(await people(byPhone, byEmail, id)).toBe(3);
    await add(id, { phone: "+234 803-000-0002" });
    expect([await people(byPhone, id), await people(byPhone, byEmail)]).toEqual([1, 2]);
    expect(await open(id)).toContain(texts.samePerson(1));
    // The address of another of their leads shows that all three are of one person.
    const { html } = await add(id, { email: "TWO@a.example" });
    expect(await people(byPhone, byEmail, id)).toBe(1);
    await post(undoOf(html));
    expect([await people(byPhone, id), await people(byPhone, byEmail)]).toEqual([1, 2]);
    expect(await stored(id)).toMatchObject({ phone: "+2348030000002", email: null });
    expect(await open(id)).toContain(texts.historyWords.email(""));
  });

  test("is undone as a whole, unless somebody changed it since", async () => {
    const other = await write({ phone: "0803 000 0004" });
    const id = await press();
    const before = await stored(id);
    const { html } = await add(id, { name: "Bola", phone: "0803 000 0004", email: "bola@a.example" });
    expect(await people(other, id)).toBe(1);
    await post(undoOf(html));
    expect(await stored(id)).toMatchObject({ ...before, person: expect.any(String) });
    expect(await people(other, id)).toBe(2);
    const again = await post(undoOf(html));
    expect([again.status, again.html.includes(texts.late)]).toEqual([409, true]);
  });

  test("fills only what is missing: the second of two tabs is told", async () => {
    const id = await press();
    await add(id, { phone: "0803 000 0005" });
    const ref = (await stored(id))?.ref ?? "";
    const second = await add(id, { name: "Chidi", phone: "0803 000 0006" });
    expect([second.status, second.html.includes(texts.contactThere(ref, "phone"))]).toEqual([409, true]);
    expect(await stored(id)).toMatchObject({ name: null, phone: "+2348030000005" });
    // The same again changes nothing, so there is nothing to undo.
    const same = await add(id, { phone: "08030000005" });
    expect([same.status, same.html.includes('value="undo"')]).toEqual([200, false]);
    expect(await sql()`select kind from lead_history where kind = 'phone'`).toHaveLength(1);
  });

  test("of two tabs at once is stored once, and two leads of one number become one person", async () => {
    const [one, two] = [await press(), await press()];
    const phone = "0803 000 0007";
    const answers = await Promise.all([
      ...[one, two, one, two].map((id) => add(id, { phone })),
      ...[one, two].map((id) => add(id, { email: "eze@a.example" })),
      write({ phone, email: "eze@a.example" }),
    ]);
    expect(answers.filter((answer) => typeof answer !== "string" && answer.status !== 200)).toEqual([]);
    const leads = await storedLeads();
    expect(leads).toHaveLength(3);
    expect(new Set(leads.map(({ person }) => person)).size).toBe(1);
    expect(await sql()`select kind from lead_history where kind in ('phone', 'email')`).toHaveLength(4);
  });
});

describe("a contact that is not right", () => {
  test.each([
    [{ phone: "12" }, "phone", invalidPhone],
    [{ phone: "0803 000 000000000" }, "phone", invalidPhone],
    [{ email: "ada@" }, "email", invalidEmail],
    [{ name: "x".repeat(201) }, "name", "Name must be less than 200 characters"],
    [{}, "name", texts.contactEmpty],
  ] as const)(
    "%j has its message beside the field, and what was typed stays",
    async (typed, field, message) => {
      const id = await press();
      const { status, html } = await add(id, typed);
      expect(status).toBe(422);
      expect(html).toMatch(
        new RegExp(`id="contact-${field}-${id}-error"[^>]*>(<svg.*?</svg>)?<span>${message}</span>`),
      );
      for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
      // It is not told again at the foot of the screen.
      expect(html.split(`>${message}<`)).toHaveLength(2);
      expect(await stored(id)).toMatchObject(nobody);
    },
  );

  test("is refused to others, for an erased lead and for a request for data", async () => {
    const id = await press();
    const contact = { change: "contact", id, name: "Ada", phone: "", email: "" };
    for (const role of ["learner", "recruiter"] as const) {
      const other = await site.signIn({ role });
      expect((await post(contact, other.headers)).status).toBe(302);
    }
    await sql()`update leads set erased_at = now() where id = ${id}`;
    expect((await post(contact)).status).toBe(404);
    await sql()`update leads set erased_at = null, door = 'your-data' where id = ${id}`;
    expect((await post(contact)).html).toContain(texts.contactRefused);
    expect(await open(id)).not.toContain(`id="contact-phone-${id}"`);
    expect((await post({ ...contact, id: randomUUID() })).status).toBe(404);
    expect(await stored(id)).toMatchObject(nobody);
  });
});

describe("a contact that was added", () => {
  test("stays when the visitor leaves another way to be reached in the chat", async () => {
    const conversation_id = randomUUID();
    const wish = randomUUID();
    const id = await press();
    await sql()`update leads set door = 'chat', conversation_id = ${conversation_id}, submission_key = ${wish},
      name = ${conciergeLead.name} where id = ${id}`;
    await add(id, { name: "Dayo", email: "dayo@a.example" });
    const contact = { name: conciergeLead.name, email: null, phone: "0803 000 0008", company: null };
    await db().transaction((transaction) =>
      addContact(
        transaction,
        { ...contact, submissionKey: randomUUID(), project_type: "chat", message: "Call me" },
        "MSG",
        { chat: { conversation_id, wish } },
      ),
    );
    expect(await stored(id)).toMatchObject({
      name: "Dayo",
      email: "dayo@a.example",
      phone: "+2348030000008",
    });
  });

  test("finds the lead in the person's copy and is erased with the person", async () => {
    const id = await press();
    await add(id, { name: "Efe Udo", phone: "0803 000 0009" });
    const searched = await postTo(site)(personTexts.path, { q: "0803 000 0009" }, headers);
    const address = searched.headers.get("location") ?? "";
    const page = await read(address);
    for (const words of ["Efe Udo", "+2348030000009"]) expect(page).toContain(words);
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const erased = await postTo(site)(address, { change: "erase", seen, sure: "on" }, headers);
    expect(erased.status).toBeLessThan(400);
    expect(await sql()`select name, phone, erased_at is null as there from leads`).toEqual([
      { name: null, phone: null, there: false },
    ]);
    expect(await sql()`select 1 from lead_history`).toEqual([]);
  });
});
