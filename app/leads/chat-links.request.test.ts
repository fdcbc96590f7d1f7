/** The owner's prepared replies about a call carry a private link, for visitors who have no mail with one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appointmentsTexts, ownAppointmentTexts } from "#content/appointments-list.ts";
import { chatNotedHere, inboxTexts, notedChat } from "#content/inbox.ts";
import { leadsTexts } from "#content/leads.ts";
import { personTexts } from "#content/person.ts";
import { site as texts } from "#content/site.ts";
import { sql } from "#server/platform/database.ts";
import { openErasedList } from "#server/platform/erased-list.ts";
import { openStorage } from "#server/platform/storage.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { postTo } from "#tests/support/post-form.ts";
import { openLink, pageOfLink } from "#tests/support/private-link.ts";
import { bookAppointment } from "./appointments.server.ts";
import { appointmentInput } from "./contract.ts";
import { slotInWords } from "./slot-words.ts";
import { wallTime } from "./slots.ts";

const { site, headers, read } = adminSite();
mailFolder();
const DATA_DIR = mkdtempSync(join(tmpdir(), "mindsync-chat-links-"));
beforeAll(() => {
  openStorage({ DATA_DIR });
  openErasedList({ DATA_DIR });
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
beforeEach(forgetLeads);

const post = postTo(site);
const keys = async () => (await sql()`select 1 from appointment_keys`).length;
const calls = async () =>
  (await sql()<{ slot: string; status: string }[]>`select slot, status from appointments order by slot`).map(
    ({ slot, status }) => `${wallTime(new Date(slot))} ${status}`,
  );

/** Books a call as a visitor without an email address, whose tab is then closed. */
async function book(slot: string, phone = "0803 123 4567") {
  const { ref, path = "" } = await bookAppointment(
    appointmentInput.parse(anAppointment(slot, { email: "", phone })),
  );
  const [{ id = "" } = {}] = await sql()<{ id: string }[]>`select call.id from appointments as call
    join contact_submissions as sent on sent.id = call.submission_id where sent.ref = ${ref}`;
  const lead = (await storedLeads()).find((stored) => stored.ref === ref)?.id ?? "";
  return { ref, path, id, lead };
}

/** The text that a press on a prepared reply opens in WhatsApp. */
async function pressed(chat: string, from = "same-origin"): Promise<string> {
  const answer = await site.fetch(chat, { headers: { ...headers, "sec-fetch-site": from } });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("text") ?? "";
}

/** The path of the private link in a text, with its key. */
const linkIn = (text: string) => /\/your-call\/[\w-]{22}(?![\w-])/.exec(text)?.[0] ?? "";
const change = async (link: string, fields: Record<string, string>) => {
  const opened = await openLink(site, link);
  return (await post(opened.path, fields, opened.headers)).status;
};

const noted = async () => (await sql()`select 1 from lead_history where kind = 'chat'`).length;

describe("a pressed reply", () => {
  test("has a link that opens and moves its own call only, from the calendar, after a move and from the inbox", async () => {
    const [slot = "", other = "", ...free] = await freeSlots();
    const { ref, lead } = await book(slot);
    await book(other, "0805 000 0009");
    for (const [chat, about] of [
      [notedChat(ref, "remind"), "remind"],
      [notedChat(ref, "move"), "move"],
      [chatNotedHere(lead), "remind"],
    ] as const) {
      const now = (await calls()).find((call) => !call.startsWith(other))?.split(" ")[0] ?? "";
      const text = await pressed(chat);
      const link = linkIn(text);
      expect(text).toBe(
        appointmentsTexts.messages[about]("Amaka", slotInWords(now), ref, `${texts.url}${link}`),
      );
      expect(plain(await (await pageOfLink(site, link)).text())).toContain(slotInWords(now));
      const next = free.shift() ?? "";
      expect(await change(link, { change: "move", slot: next })).toBe(303);
      expect(await calls()).toEqual([`${other} booked`, `${next} booked`].sort());
    }
  });

  test("gives a new link with each press, and those before still work", async () => {
    const [slot = ""] = await freeSlots();
    const { ref, path } = await book(slot);
    const [one, two] = (
      await Promise.all([pressed(notedChat(ref, "remind")), pressed(notedChat(ref, "remind"))])
    ).map(linkIn);
    expect(new Set([path, one, two]).size).toBe(3);
    for (const link of [path, one, two])
      expect(plain(await (await pageOfLink(site, link ?? "")).text())).toContain(slotInWords(slot));
    const stored = JSON.stringify(await sql()`select * from appointment_keys`);
    for (const link of [one, two]) expect(stored).not.toContain(link?.split("/").at(-1));
  });

  test("about a call that is over or cancelled has no link, and the link before ends as the visitor's own does", async () => {
    const [slot = ""] = await freeSlots();
    const { ref, path, id } = await book(slot);
    const link = linkIn(await pressed(notedChat(ref, "remind")));
    const made = await keys();
    await post(appointmentsTexts.path, { change: "cancel", id }, headers);
    for (const about of ["remind", "move", "cancel"] as const)
      expect(linkIn(await pressed(notedChat(ref, about)))).toBe("");
    for (const own of [path, link]) {
      const page = plain(await (await pageOfLink(site, own)).text());
      expect(page).toContain(ownAppointmentTexts.cancelled);
      expect(await change(own, { change: "move", slot })).toBe(409);
    }
    await post(appointmentsTexts.path, { change: "rebook", id }, headers);
    await sql()`update appointments set slot = date_trunc('hour', now()) - interval '1 hour'`;
    for (const about of ["remind", "move", "cancel"] as const)
      expect(linkIn(await pressed(notedChat(ref, about)))).toBe("");
    for (const own of [path, link]) {
      expect(plain(await (await pageOfLink(site, own)).text())).toContain(ownAppointmentTexts.over);
      for (const wanted of ["cancel", "rebook"]) expect(await change(own, { change: wanted })).toBe(409);
    }
    expect(await keys()).toBe(made);
  });

  test("is noted by the server, unless the page that was pressed notes it", async () => {
    const [slot = ""] = await freeSlots();
    const { lead } = await book(slot);
    expect(linkIn(await pressed(chatNotedHere(lead)))).not.toBe("");
    expect(await noted()).toBe(0);
    expect(linkIn(await pressed(notedChat(lead)))).not.toBe("");
    expect(await noted()).toBe(1);
  });

  test("greets and says that a call is cancelled without a link", async () => {
    const [slot = ""] = await freeSlots();
    const { ref } = await book(slot);
    const made = await keys();
    expect(await pressed(notedChat(ref, "greeting"))).toBe(
      leadsTexts.appointmentGreeting("Amaka O'Neil", slotInWords(slot), ref),
    );
    expect(linkIn(await pressed(notedChat(ref, "cancel")))).toBe("");
    expect(await keys()).toBe(made);
  });
});

test("no link is made by a list that is shown, by another site, or for somebody who is not an admin", async () => {
  const [slot = ""] = await freeSlots();
  const { ref, lead } = await book(slot);
  const made = await keys();
  const calendar = await read(`${appointmentsTexts.path}?week=${slot.slice(0, 10)}`);
  expect(calendar).toContain(`href="${notedChat(ref, "remind")}"`);
  expect(await read(inboxTexts.path)).toContain(`href="${notedChat(lead)}"`);
  for (const chat of [notedChat(ref, "remind"), notedChat(lead)])
    for (const from of ["cross-site", "none"])
      expect(await pressed(chat, from)).toBe(
        appointmentsTexts.messages.remind("Amaka", slotInWords(slot), ref, null),
      );
  for (const role of [null, "learner", "recruiter"] as const) {
    const session = role ? (await site.signIn({ role })).headers : {};
    const answer = await site.fetch(notedChat(ref, "remind"), {
      headers: { ...session, "sec-fetch-site": "same-origin" },
    });
    expect(answer.headers.get("location")).toContain("/admin-login");
  }
  expect(await keys()).toBe(made);
});

test("erasing the person removes the links, and they open nothing", async () => {
  const [slot = ""] = await freeSlots();
  const { ref } = await book(slot, "0805 000 0009");
  const link = linkIn(await pressed(notedChat(ref, "remind")));
  expect(await keys()).toBe(2);
  const found = await post(personTexts.path, { q: "0805 000 0009" }, headers);
  const person = found.headers.get("location") ?? "";
  const seen = /name="seen" value="([^"]+)"/.exec(await read(person))?.[1] ?? "";
  const erased = await post(person, { change: "erase", seen, sure: "on" }, headers);
  expect(erased.status).toBe(200);
  expect(await keys()).toBe(0);
  expect((await pageOfLink(site, link)).status).toBe(404);
});
