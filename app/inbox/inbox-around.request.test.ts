/** Around the inbox: its CSV file, the link from the dashboard, and what a withdrawn application leaves behind. */
import { beforeEach, expect, test } from "vitest";
import { dashboardTexts } from "#content/back-office.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { anApplication } from "#tests/support/application.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";

const { site, headers, read } = adminSite();
beforeEach(forgetLeads);

const keep = async (name: string, more = sql()``) => {
  const answer = await site.fetch("/api/contact_submissions", { json: aContact({ name }) });
  const { ref } = await answer.json();
  await sql()`update leads set ref = ref ${more} where ref = ${ref}`;
};

test("the file has what the list shows, without formulas", async () => {
  await keep("=cmd()", sql()`, first_source = 'TikTok', campaign = 'dec-sale', form_page = '/contact'`);
  await keep("Other", sql()`, stage = 'won'`);
  const answer = await site.fetch(`${texts.path}/leads.csv?tab=open`, { headers });
  const file = await answer.text();
  expect(answer.headers.get("content-type")).toContain("text/csv");
  expect(file).toContain("'=cmd()");
  expect(file).toContain('"TikTok, ad ‘dec-sale’, wrote on /contact"');
  expect(file).not.toContain("Other");
});

test("a withdrawn application leaves nothing of the person in the inbox", async () => {
  await site.fetch("/api/recruitment_applications", { json: anApplication() });
  await sql()`delete from recruitment_applications`;
  expect(await storedLeads()).toEqual([]);
});

test("the dashboard says first who waits, each figure a link, and the menu says the same number", async () => {
  await keep("Amaka", sql()`, created_at = now() - interval '20 days'`);
  await keep("Bola");
  const html = await read("/admin-dashboard");
  for (const [href, figure, words] of [
    [texts.path, 2, dashboardTexts.toAnswer],
    [`${texts.path}?overdue=1`, 1, dashboardTexts.overdue],
    [`${texts.path}?day=yesterday&tab=open`, 0, texts.summary.chips.yesterday],
    ["/admin-dashboard/appointments", 0, dashboardTexts.callsToday(0)],
  ] as const)
    expect(html).toMatch(
      new RegExp(`href="${href.replace("?", "\\?")}"[^>]*><span[^>]*>${figure}</span> ${words}</a>`),
    );
  await sql()`update leads set created_at = now() - interval '1 day' where name = 'Bola'`;
  expect(await read("/admin-dashboard")).toMatch(
    /href="[^"]*day=yesterday&tab=open"[^>]*><span[^>]*>1<\/span> not answered, yesterday<\/a>/,
  );
  expect(html).toMatch(/<summary[^>]*>.{0,400}<span>Menu<\/span> <span[^>]*>2<\/span>/);
  expect(html).toContain(dashboardTexts.rangeRules[7]);
});
