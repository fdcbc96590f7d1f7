/** What the inbox shows before anything is opened: short rows, the search, and figures that lead to their leads. */
import { beforeEach, expect, test } from "vitest";
import { searchQuery } from "#app/admin/search.server.ts";
import { listTexts } from "#content/back-office.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";

const { site, read } = adminSite();
beforeEach(forgetLeads);

const open = (query = "") => read(`${texts.path}${query}`);
const keep = async (name: string, message: string, days = 0) => {
  const sent = await site.fetch("/api/contact_submissions", { json: aContact({ name, message }) });
  const { ref } = await sent.json();
  const [lead] = await sql()<
    { id: string }[]
  >`update leads set created_at = created_at - ${days} * interval '1 day' where ref = ${ref} returning id`;
  return lead?.id ?? "";
};
async function searching(text: string): Promise<string> {
  const form = new FormData();
  form.set("q", text);
  return searchQuery(form);
}
const filtersOf = (html: string) =>
  /<details([^>]*)><summary[^>]*>([^<]+)<.*?<\/details>/.exec(html.slice(html.indexOf("<main"))) ?? [];

test("a row has the name, how long they wait, the message, Reply and Call; the rest comes when it is opened", async () => {
  const id = await keep("Amaka", "Can it answer my customers at night?", 20);
  const closed = await open();
  const [row = ""] = /<article.*?<\/article>/.exec(closed) ?? [];
  expect(row).toMatch(/<summary[^>]*data-details.*Can it answer my customers at night\?.*<\/summary>/);
  for (const label of [texts.chatOf("Amaka"), texts.callOf("Amaka"), texts.selectOf("Amaka")])
    expect(row).toContain(`aria-label="${label}"`);
  // Overdue says more than new.
  expect([row.includes(texts.overdue(20 * 24 * 60)), row.includes(`>${texts.stages.new}<`)]).toEqual([
    true,
    false,
  ]);
  expect(row).not.toContain("<textarea");
  // Without script, the row leads to the page of the lead, where everything is open.
  expect(row).toContain(`href="${texts.path}?lead=${id}"`);
  const [alone = ""] = /<article.*?<\/article>/.exec(await open(`?lead=${id}`)) ?? [];
  expect(alone).toMatch(/<details open[^>]*>/);
  expect(alone).toContain("<textarea");
});

test("whoever left no number is answered by email: the button says to whom, and the key r presses it", async () => {
  const json = aContact({ name: "Bola", email: "bola@mindsync.example", phone: "" });
  const { ref } = await (await site.fetch("/api/contact_submissions", { json })).json();
  const [link = ""] = /<a[^>]*mailto:[^>]*>/.exec(await open()) ?? [];
  const subject = encodeURIComponent(texts.replySubject(ref));
  for (const part of [
    `href="mailto:bola@mindsync.example?subject=${subject}"`,
    `aria-label="${texts.writeOf("Bola")}"`,
    'data-key="r"',
  ])
    expect(link).toContain(part);
});

test("without a name the heading says which way they came, and the line below it what they ask for", async () => {
  const pressed = await site.fetch("/whatsapp/quote?package=smartagent-pro&add=payment-integration", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(pressed.status).toBe(302);
  const html = await open();
  expect(/<h3[^>]*data-lead[^>]*>([^<]+)</.exec(html)?.[1]).toBe(texts.wentToWhatsApp("Quote"));
  expect(html).toMatch(/<summary[^>]*data-details.*SmartAgent Pro, Payment integration · ₦.*<\/summary>/);
  // The checkbox has no line below it.
  expect(html).toContain(texts.selectOf(texts.nobodyNamed("Quote", "SmartAgent Pro, Payment integration")));
});

test("the filters are behind one button, those that are set are chips, and the search text is always there", async () => {
  await keep("Amaka", "Good day");
  const [fold = "", attributes, name] = filtersOf(await open());
  expect([attributes?.includes("open="), name?.trim()]).toEqual([false, listTexts.search.filter]);
  for (const field of ["door", "source", "stage", "day", "on", "overdue"])
    expect(fold).toContain(`name="${field}"`);
  expect(fold).not.toContain('name="q"');
  const { quoted, removeOf } = listTexts.search;
  for (const [query, words, without] of [
    ["?day=today&tab=open", texts.search.today, "?tab=open"],
    ["?overdue=1&page=2", texts.search.overdue, ""],
    ["?due=1", texts.search.due, ""],
    ["?source=none", texts.search.sourceUnknown, ""],
    [await searching("amaka"), quoted("amaka"), ""],
  ] as const) {
    const html = await open(query);
    expect(filtersOf(html)[1], query).not.toContain("open=");
    const chip = `<a[^>]*aria-label="${removeOf(words)}"[^>]*href="([^"]*)"`;
    expect([query, new RegExp(chip).exec(html)?.[1]]).toEqual([query, `${texts.path}${without}`]);
  }
});

test("the figures above the list are of whom they lead to", async () => {
  await keep("Late", "Hello", 20);
  await keep("Late too", "Hello", 20);
  await keep("Of yesterday", "Hello", 1);
  await keep("Of today", "Hello");
  const html = await open();
  const figure = (href: string, label: string) =>
    new RegExp(
      `href="${texts.path}${href.replace("?", "\\?")}"[^>]*><span[^>]*>(\\d+)</span> <span[^>]*>${label}</span>`,
    ).exec(html)?.[1];
  const { chips } = texts.summary;
  for (const [href, label] of [
    ["?overdue=1", chips.overdue],
    ["?day=yesterday&tab=open", chips.yesterday],
    ["?day=today", chips.today],
  ] as const)
    expect([label, figure(href, label)]).toEqual([
      label,
      String((await open(href)).match(/data-lead="/g)?.length),
    ]);
});
