/** The calls to come, above the owner's messages. */
import { beforeAll, expect, test } from "vitest";
import { leadsTexts as texts } from "#content/leads.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { bookAppointment } from "../appointments.server.ts";
import { appointmentInput } from "../contract.ts";
import { changeLead } from "./inbox.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

test("each call says whether it is seen to, not only its button", async () => {
  const { profile, headers } = await site.signIn();
  const [first = "", second = ""] = await freeSlots();
  const { ref } = await bookAppointment(appointmentInput.parse(anAppointment(first, { name: "Seen to" })));
  await bookAppointment(appointmentInput.parse(anAppointment(second, { name: "Not yet" })));
  const [seen] = await sql()<{ id: string }[]>`select id from contact_submissions where ref = ${ref}`;
  await changeLead(profile.id, { id: seen?.id ?? "", change: "handled" });
  const html = (await (await site.fetch("/admin-dashboard/leads", { headers })).text()).replaceAll(
    "<!-- -->",
    "",
  );
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
