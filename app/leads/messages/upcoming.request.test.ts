/** The calls to come, above the owner's messages. */
import { expect, test } from "vitest";
import { leadsTexts as texts } from "#content/leads.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { bookAppointment } from "../appointments.server.ts";
import { appointmentInput } from "../contract.ts";
import { changeLead } from "./messages.server.ts";

const { admin, read } = adminSite();

test("each call says whether it is seen to, not only its button", async () => {
  const [first = "", second = ""] = await freeSlots();
  const { ref } = await bookAppointment(appointmentInput.parse(anAppointment(first, { name: "Seen to" })));
  await bookAppointment(appointmentInput.parse(anAppointment(second, { name: "Not yet" })));
  const [seen] = await sql()<{ id: string }[]>`select id from contact_submissions where ref = ${ref}`;
  await changeLead(admin.id, { id: seen?.id ?? "", change: "handled" });
  const html = await read("/admin-dashboard/leads");
  const upcoming = html.slice(html.indexOf('id="upcoming-heading"'), html.indexOf('id="list-heading"'));
  const states = [...upcoming.matchAll(/<article.*?<\/article>/gs)].map(([card]) => [
    /<h3[^>]*>([^<]+)</.exec(card)?.[1],
    [texts.search.statuses.new, texts.search.statuses.handled].filter((state) => card.includes(`>${state}<`)),
  ]);
  expect(states).toEqual([
    ["Seen to", [texts.search.statuses.handled]],
    ["Not yet", [texts.search.statuses.new]],
  ]);
});
