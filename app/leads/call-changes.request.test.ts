/** What the owner is shown after a change of a call, or of the days on which calls are possible, as requests to the site. */
import { beforeEach, expect, test } from "vitest";
import { appointmentsTexts as texts } from "#content/appointments-list.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { postTo } from "#tests/support/post-form.ts";
import { bookAppointment } from "./appointments.server.ts";
import { appointmentInput } from "./contract.ts";
import { dayOf } from "./slots.ts";

const { site, headers, read } = adminSite();
mailFolder();
beforeEach(async () => {
  await forgetLeads();
  await sql()`truncate closed_days`;
});

const book = async (slot: string, name = "Amaka O'Neil") => {
  const { ref, path } = await bookAppointment(
    appointmentInput.parse(anAppointment(slot, { name, email: "" })),
  );
  const [{ id = "" } = {}] = await sql()<{ id: string }[]>`select call.id from appointments as call
    join contact_submissions as sent on sent.id = call.submission_id where sent.ref = ${ref}`;
  return { ref, path, id };
};
const post = async (path: string, fields: Record<string, string>) =>
  plain(await (await postTo(site)(path, fields, headers)).text());
/** Where the form with a call's id and a change is sent. */
const formFor = (html: string, id: string, change: string) => {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((one) => one.includes(`value="${id}"`) && one.includes(`value="${change}"`)) ?? "";
  return /action="([^"]*)"/.exec(form)?.[1] ?? "";
};

test("a move, or any other change, closes the form that moves a call, and the address no longer asks for it", async () => {
  const [slot = "", other = "", third = ""] = await freeSlots();
  const [moved, cancelled] = [await book(slot), await book(other, "Halima Garba")];
  const heading = texts.move.heading("Amaka O'Neil");
  const open = await read(`${texts.path}?week=${dayOf(slot)}&move=${moved.id}`);
  expect(open).toContain(`>${heading}<`);
  for (const [id, change, fields] of [
    [moved.id, "move", { slot: third }],
    [cancelled.id, "cancel", {}],
  ] as const) {
    const address = formFor(open, id, change);
    expect(address).toMatch(/^\/admin-dashboard\/appointments\?week=[\d-]{10}$/);
    const after = await post(address, { id, change, ...fields });
    expect(after).toContain("Undo");
    expect(after).not.toContain(`>${heading}<`);
    expect(after.replaceAll(/href="[^"]*"/g, "")).not.toContain("move=");
  }
});
