import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentFields } from "#content/appointment.ts";
import { contactFields } from "#content/contact-form.ts";
import { whatsappLinkLimit } from "#content/whatsapp.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { withoutLaterFields } from "#tests/support/later-fields.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { bookAppointment, freeDays } from "./appointments.server.ts";
import { appointmentInput, contactInput } from "./contract.ts";
import { keepContact } from "./leads.server.ts";
import { slotInWords } from "./slot-words.ts";
import { instantOf } from "./slots.ts";

testDatabase();
beforeEach(async () => {
  await sql()`truncate contact_submissions cascade`;
});

const chatOf = (url: string) => new URL(url).searchParams.get("text")?.split("\n");
const rows = () => sql()`select * from contact_submissions`;
const book = (slot: string, changed = {}, now?: Date) =>
  bookAppointment(appointmentInput.parse(anAppointment(slot, changed)), now);

async function someSlot(): Promise<string> {
  const [slot] = await freeSlots();
  if (!slot) throw new Error("no free slot");
  return slot;
}

describe("a contact", () => {
  test("continues in a chat that repeats it in words and ends with the record's reference", async () => {
    const sent = aContact();
    const { ref, whatsappUrl } = await keepContact(contactInput.parse(sent));
    expect(ref).toMatch(/^MSG-/);
    const specified = ["name", "email", "phone", "company", "project_type", "message"] as const;
    expect(withoutLaterFields(chatOf(whatsappUrl), contactFields, sent, specified)).toEqual([
      "Hello, I wrote to you on your website.",
      "Name: Amaka O'Neil",
      "Email: amaka@mindsync.example",
      "Phone: +2348031234567",
      "Company: Okafor Foods",
      "About: A WhatsApp assistant",
      "Message: My orders get lost.",
      "Can you help?",
      `Ref: ${ref}`,
    ]);
  });

  test("of the marketing tool has no company, and may contain all of the tool's text", async () => {
    const message = "Ọ̀rọ̀ 👩🏾‍💻 ".repeat(1400);
    const { ref, whatsappUrl } = await keepContact({
      submissionKey: randomUUID(),
      name: "Bola",
      email: "bola@mindsync.example",
      phone: null,
      company: null,
      project_type: "marketing-system",
      message,
    });
    expect(await rows()).toMatchObject([
      { ref, phone: null, company: null, project_type: "marketing-system", message, status: "new" },
    ]);
    expect(whatsappUrl.length).toBeLessThan(whatsappLinkLimit);
    expect(chatOf(whatsappUrl)).toContain("About: Marketing system");
    expect(chatOf(whatsappUrl)?.at(-1)).toBe(`Ref: ${ref}`);
  });
});

describe("an appointment", () => {
  test("is a submission with its time, and its chat says when", async () => {
    const slot = await someSlot();
    const receipt = await book(slot);
    expect(receipt).toMatchObject({ ref: expect.stringMatching(/^APT-[2-9A-Z]{5}$/), slot });
    const specified = ["slot", "name", "phone", "email", "topic"] as const;
    const sent = anAppointment(slot);
    expect(withoutLaterFields(chatOf(receipt.whatsappUrl), appointmentFields, sent, specified)).toEqual([
      "Hello, I booked a call on your website.",
      `Time: ${slotInWords(slot)}`,
      "Name: Amaka O'Neil",
      "Phone: +2348031234567",
      "Email: amaka@mindsync.example",
      "Topic: My orders get lost.",
      `Ref: ${receipt.ref}`,
    ]);
    expect(
      await sql()`select project_type, company, email, message, slot = ${instantOf(slot).toISOString()} as at_slot,
        appointments.status
        from contact_submissions join appointments on submission_id = contact_submissions.id`,
    ).toEqual([
      {
        project_type: "appointment",
        company: null,
        email: "amaka@mindsync.example",
        message: "My orders get lost.",
        at_slot: true,
        status: "booked",
      },
    ]);
  });

  test("needs no e-mail address, because a phone number is enough for a call", async () => {
    const { whatsappUrl } = await book(await someSlot(), { email: "" });
    expect(await rows()).toMatchObject([{ email: null, phone: "+2348031234567" }]);
    expect(whatsappUrl).not.toContain("Email");
  });

  test("can only have an offered time", async () => {
    const slot = await someSlot();
    await book(slot);
    expect(await freeSlots()).not.toContain(slot);
    await expect(book(slot)).rejects.toMatchObject({
      code: "conflict",
      message: "That time was taken a moment ago.",
    });
    expect(await rows()).toHaveLength(1);
  });

  test("that was cancelled frees its time for others", async () => {
    const slot = await someSlot();
    await book(slot);
    await sql()`update appointments set status = 'cancelled'`;
    expect(await freeSlots()).toContain(slot);
    await book(slot);
    expect(await rows()).toHaveLength(2);
    await expect(sql()`update appointments set status = 'booked'`).rejects.toMatchObject({ code: "23505" });
  });

  test("sent again returns the first receipt, even if its time is near by now or another is requested", async () => {
    const slots = await freeSlots();
    const submissionKey = randomUUID();
    // Every receipt has a private link of its own, because the tables hold only hashes of those before.
    const first = { ...(await book(slots[0] ?? "", { submissionKey })), path: expect.any(String) };
    expect(await book(slots[0] ?? "", { submissionKey })).toEqual(first);
    expect(await book(slots[1] ?? "", { submissionKey })).toEqual(first);
    expect(await book(slots[0] ?? "", { submissionKey }, instantOf(slots[0] ?? ""))).toEqual(first);
    expect(await rows()).toHaveLength(1);
  });

  test("is not booked by a form whose key another form has used", async () => {
    const submissionKey = randomUUID();
    await keepContact(contactInput.parse(aContact({ submissionKey })));
    await expect(book(await someSlot(), { submissionKey })).rejects.toMatchObject({ code: "conflict" });
    expect(await sql()`select 1 from appointments`).toEqual([]);
  });

  test("too near, in the past or outside the hours stores nothing", async () => {
    const slot = await someSlot();
    const day = slot.slice(0, 10);
    const late = new Date(instantOf(slot).getTime() - 2 * 60 * 60 * 1000 + 1);
    await expect(book(slot, {}, late)).rejects.toMatchObject({ code: "conflict" });
    for (const never of [`${day}T08:30`, `${day}T18:00`, `${day}T10:15`, "2999-01-01T10:00"]) {
      await expect(book(never), never).rejects.toMatchObject({
        code: "invalid",
        fields: { slot: ["Please choose one of the free times"] },
      });
    }
    expect(await rows()).toEqual([]);
  });

  test("wanted by many at once is booked by one of them, and the others store nothing", async () => {
    const slots = (await freeSlots()).slice(0, 12);
    for (const slot of slots) {
      const tries = await Promise.allSettled(Array.from({ length: 6 }, () => book(slot)));
      expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const tried of tries) {
        if (tried.status === "rejected") expect(tried.reason).toMatchObject({ code: "conflict" });
      }
    }
    expect(await rows()).toHaveLength(slots.length);
    const days = await freeDays();
    const free = days.flatMap(({ day, times }) => times.map((time) => `${day}T${time}`));
    for (const slot of slots) expect(free).not.toContain(slot);
  });

  test("sent twice at the same moment is booked once", async () => {
    const slots = (await freeSlots()).slice(0, 6);
    for (const slot of slots) {
      const submissionKey = randomUUID();
      const receipts = await Promise.all(Array.from({ length: 5 }, () => book(slot, { submissionKey })));
      expect(new Set(receipts.map(({ ref }) => ref)).size).toBe(1);
    }
    expect(await rows()).toHaveLength(slots.length);
  });
});

test("the tables themselves refuse what the contract refuses", async () => {
  await book(await someSlot());
  const lead = (set: Record<string, unknown>) => sql()`update contact_submissions set ${sql()(set)}`;
  for (const set of [
    { name: "" },
    { name: "a".repeat(201) },
    { email: "a" },
    { email: null, phone: null },
    { phone: "1" },
    { company: "" },
    { message: "" },
    { message: "a".repeat(20_001) },
    { status: "lost" },
  ]) {
    await expect(lead(set), JSON.stringify(set)).rejects.toMatchObject({ code: "23514" });
  }
  const appointment = (set: Record<string, unknown>) => sql()`update appointments set ${sql()(set)}`;
  for (const set of [{ status: "lost" }, { slot: "2026-11-24T09:15:00Z" }]) {
    await expect(appointment(set), JSON.stringify(set)).rejects.toMatchObject({ code: "23514" });
  }
});
