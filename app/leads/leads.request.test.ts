/** The pages that store leads and the one that lists them, as requests to the whole site. */
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { appointmentForm } from "#content/appointment.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { bookAppointment, freeDays } from "./appointments.server.ts";
import { appointmentInput, contactInput } from "./contract.ts";
import { keepContact } from "./leads.server.ts";
import { slotInWords } from "./slot-words.ts";
import { instantOf } from "./slots.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate contact_submissions cascade`;
});

const post = (path: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  site.fetch(path, {
    method: "POST",
    headers,
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
const book = (slot: string, changed: Parameters<typeof anAppointment>[1] = {}) =>
  post("/appointment", anAppointment(slot, changed));

const leads = () => sql()`select * from contact_submissions order by created_at`;
const offered = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*name="slot"[^>]*value="([^"]+)"/g)].map(([, slot = ""]) => slot);

async function someSlot(): Promise<string> {
  const [slot] = await freeSlots();
  if (!slot) throw new Error("no free slot");
  return slot;
}

describe("the contact form", () => {
  test("without script is stored, and the response has the reference and the chat", async () => {
    const answer = await post("/contact", aContact());
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const [lead] = await leads();
    expect(lead).toMatchObject({ name: "Amaka O'Neil", phone: "+2348031234567" });
    expect(html).toContain(lead?.ref);
    expect(html).toContain("https://wa.me/");
  });

  test("with errors is refused with everything typed, and stores nothing", async () => {
    for (const [changed, message] of [
      [{ name: " " }, "Name is required"],
      [{ email: "amaka@" }, "Please enter a valid email address"],
      [{ phone: "+999 1234567" }, "Please enter a valid phone number"],
      [{ project_type: "marketing-system" }, "Please choose one of the listed options for Topic"],
      [{ message: "a".repeat(5001) }, "Message must be less than 5000 characters"],
    ] as const) {
      const answer = await post("/contact", aContact({ company: "Typed & kept", ...changed }));
      const html = await answer.text();
      expect([message, answer.status]).toEqual([message, 422]);
      expect(html).toContain(message);
      expect(html).toContain('value="Typed &amp; kept"');
    }
    expect(await leads()).toEqual([]);
  });
});

describe("the appointment page", () => {
  test("shows the times of the requested day, and only free ones", async () => {
    const slot = await someSlot();
    const day = slot.slice(0, 10);
    const page = async () => (await site.fetch(`/appointment?day=${day}`)).text();
    const before = offered(await page());
    expect(before).toContain(slot);
    expect(before.every((known) => known.startsWith(day))).toBe(true);
    expect((await book(slot)).status).toBe(200);
    expect(offered(await page())).toEqual(before.filter((known) => known !== slot));
  });

  test("shows a valid day instead of an invalid one", async () => {
    const days = (await freeDays()).map(({ day }) => day);
    for (const day of ["2020-01-06", "never", "2999-01-01", ""]) {
      const shown = offered(await (await site.fetch(`/appointment?day=${day}`)).text());
      expect(shown.length).toBeGreaterThan(0);
      expect(days).toContain(shown[0]?.slice(0, 10));
    }
  });

  test("links to WhatsApp when every time is taken", async () => {
    // At midnight in Lagos one more day is offered: then it is booked too.
    const bookAll = async () => {
      const free = (await freeDays()).flatMap(({ day, times }) => times.map((time) => `${day}T${time}`));
      // A time may become too near meanwhile; then it is not offered either.
      await Promise.allSettled(
        free.map((slot) => bookAppointment(appointmentInput.parse(anAppointment(slot)))),
      );
      const page = await (await site.fetch("/appointment")).text();
      expect(offered(page)).toEqual([]);
      return page;
    };
    // Booking a month takes more than the usual second on a busy machine.
    const html = await vi.waitFor(bookAll, { timeout: 30_000 });
    expect(html).toContain(appointmentForm.full.title);
    expect(html).toContain(appointmentForm.loadFailed.chatLabel);
  });

  test("begins with the next day that has several free times", async () => {
    const [first, second] = await freeDays();
    const free = (first?.times ?? []).map((time) => `${first?.day}T${time}`);
    await Promise.allSettled(
      free.slice(2).map((slot) => bookAppointment(appointmentInput.parse(anAppointment(slot)))),
    );
    const shown = offered(await (await site.fetch("/appointment")).text());
    expect([...new Set(shown.map((slot) => slot.slice(0, 10)))]).toEqual([second?.day]);
  });

  test("gives the time in words", async () => {
    const slot = await someSlot();
    const html = await (await book(slot)).text();
    const [lead] = await leads();
    expect(html).toContain(slotInWords(slot));
    expect(html).toContain(`/appointment/${lead?.ref}.ics`);
  });

  test("gives a time that two want at once to one; the other is told, and offered others", async () => {
    const slots = (await freeSlots()).slice(0, 10);
    for (const [index, slot] of slots.entries()) {
      const answers = await Promise.all(
        ["Ada", "Bola", "Chidi"].map((name) => book(slot, { name, topic: `Topic of ${name}` })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      for (const [at, name] of ["Ada", "Bola", "Chidi"].entries()) {
        const html = (await answers[at]?.text()) ?? "";
        if (answers[at]?.status === 200) continue;
        expect(html).toContain("That time was taken a moment ago.");
        expect(html).toContain(`value="${name}"`);
        expect(html).toContain(`Topic of ${name}`);
        const others = offered(html);
        expect(others).toHaveLength(6);
        expect(others).not.toContain(slot);
        expect(others.some((other) => slots.slice(0, index).includes(other))).toBe(false);
      }
    }
    expect(await leads()).toHaveLength(slots.length);
  });

  test("refuses invalid input, and stores nothing", async () => {
    const slot = await someSlot();
    const day = slot.slice(0, 10);
    for (const [fields, message] of [
      [{ slot: "" }, "Time is required"],
      [{ slot: `${day}T08:30` }, "Please choose one of the free times"],
      [{ slot: `${day}T18:00` }, "Please choose one of the free times"],
      [{ slot: "2999-01-01T10:00" }, "Please choose one of the free times"],
      [{ slot: "'; drop table appointments; --" }, "Please choose one of the free times"],
      [{ name: "" }, "Name is required"],
      [{ phone: "" }, "WhatsApp number is required"],
      [{ phone: "12" }, "Please enter a valid phone number"],
      [{ phone: "+999 1234567" }, "Please enter a valid phone number"],
      [{ email: "amaka@" }, "Please enter a valid email address"],
      [{ topic: " " }, "Your question is required"],
      [{ topic: "a".repeat(1001) }, "Your question must be less than 1000 characters"],
    ] as const) {
      const answer = await post("/appointment", { ...anAppointment(slot), ...fields });
      expect([message, answer.status]).toEqual([message, 422]);
      expect(await answer.text()).toContain(message);
    }
    expect(await leads()).toEqual([]);
    expect(await freeSlots()).toContain(slot);
  });

  test("returns the same receipt when it is sent again", async () => {
    const form = anAppointment(await someSlot());
    const answers = [await post("/appointment", form), await post("/appointment", form)];
    const refs = await Promise.all(answers.map(async (answer) => /APT-\w{5}/.exec(await answer.text())?.[0]));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(refs[0]).toBe(refs[1]);
    expect(await leads()).toHaveLength(1);
  });
});

describe("the calendar file", () => {
  test("contains the half hour and nothing about the visitor", async () => {
    const slot = await someSlot();
    await book(slot);
    const [lead] = await leads();
    const answer = await site.fetch(`/appointment/${lead?.ref}.ics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const file = (await answer.text()).replace(/\r\n[ \t]/g, "");
    const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");
    const start = instantOf(slot);
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(file).toContain(`DTSTART:${stamp(start)}`);
    expect(file).toContain(`DTEND:${stamp(new Date(start.getTime() + 30 * 60_000))}`);
    expect(file).toContain("STATUS:CONFIRMED");
    expect(file).not.toMatch(/Amaka|Neil|8031234|mindsync\.example|orders/i);
    await sql()`update appointments set status = 'cancelled'`;
    expect(await (await site.fetch(`/appointment/${lead?.ref}.ics`)).text()).toContain("STATUS:CANCELLED");
  });

  test("of another reference, or of a message, is not found", async () => {
    const { ref } = await keepContact(contactInput.parse(aContact()));
    for (const file of [
      "APT-22222.ics",
      "APT-22222",
      `${ref}.ics`,
      "ENR-22222.ics",
      "..%2Fenroll.ics",
      ".ics",
      "APT-%00222.ics",
    ]) {
      const answer = await site.fetch(`/appointment/${file}`);
      expect([file, answer.status]).toEqual([file, 404]);
    }
  });
});

describe("the owner's list", () => {
  const list = "/admin-dashboard/leads";

  test("is for admins only, to read and to change", async () => {
    await keepContact(contactInput.parse(aContact()));
    const [lead] = await leads();
    const change = { change: "handled", id: lead?.id };
    for (const [role, where] of [
      [undefined, "/admin-login"],
      ["learner", "/admin-login?notice=denied"],
      ["recruiter", "/admin-login?notice=denied"],
    ] as const) {
      const { headers } = role ? await site.signIn({ role }) : { headers: {} };
      for (const path of [list, `${list}?q=amaka`, `${list}.data`]) {
        const answer = await site.fetch(path, { headers });
        expect(await answer.text(), path).not.toMatch(/amaka|803123/i);
        if (!path.endsWith(".data")) expect(answer.headers.get("location")).toBe(where);
        expect(answer.status).not.toBe(200);
      }
      const changed = await post(list, change, headers);
      expect([changed.status, changed.headers.get("location")]).toEqual([302, where]);
    }
    expect(await leads()).toMatchObject([{ status: "new", changed_at: null }]);
    const { headers } = await site.signIn();
    const answer = await site.fetch(list, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("amaka@mindsync.example");
  });

  test("marks a lead as handled and new again, and cancels an appointment; repeating has no effect", async () => {
    const slot = await someSlot();
    await book(slot);
    const [lead] = await leads();
    const { headers } = await site.signIn();
    const change = (word: string) => post(list, { change: word, id: lead?.id }, headers);
    for (const word of ["handled", "handled", "new", "cancel", "cancel"]) {
      expect([word, (await change(word)).status]).toEqual([word, 200]);
      if (word !== "cancel")
        expect(await leads()).toMatchObject([{ status: word, changed_at: expect.anything() }]);
    }
    expect(await sql()`select status from appointments`).toEqual([{ status: "cancelled" }]);
    expect(await leads()).toHaveLength(1);
    expect(await freeSlots()).toContain(slot);
    expect((await book(slot)).status).toBe(200);
  });

  test("refuses a change without a lead, and an unknown one", async () => {
    await keepContact(contactInput.parse(aContact()));
    const [lead] = await leads();
    const { headers } = await site.signIn();
    for (const [fields, status] of [
      [{ change: "handled", id: crypto.randomUUID() }, 404],
      [{ change: "cancel", id: lead?.id }, 404],
      [{ change: "delete", id: lead?.id }, 422],
      [{ change: "handled", id: "1" }, 422],
      [{}, 422],
    ] as const) {
      expect([fields, (await post(list, fields, headers)).status]).toEqual([fields, status]);
    }
    expect(await leads()).toMatchObject([{ status: "new" }]);
  });
});
