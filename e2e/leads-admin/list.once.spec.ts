import type { Locator } from "@playwright/test";
import { leadsTexts } from "#app/content/leads.ts";
import { dayInWords, slotInWords, timeInWords } from "#app/features/leads/slot-words.ts";
import { sql } from "#server/platform/database.ts";
import { freeSlots } from "#tooling/testing/lead.ts";
import { expect, test } from "../fixtures.ts";
import { appointment, cards, expectNames, figure, keep, open, show, upcoming } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("an admin", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("sees what will be there while there is nothing", async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { name: leadsTexts.empty.title })).toBeVisible();
    await expect(upcoming(page)).toHaveCount(0);
    for (const label of ["Today", "New", "Appointments"]) await expect(figure(page, label)).toHaveText("0");
    await page.getByLabel("Search").fill("nobody");
    await show(page);
    await expect(page.getByRole("heading", { name: leadsTexts.nothingFound.title })).toBeVisible();
  });

  test("sees a message whole, newest first, and answers it on WhatsApp or by mail", async ({ page }) => {
    const message = `First line.\n${"A long story. ".repeat(100)}The end.`;
    const ref = await keep({ name: "Amaka O'Neil", message }, 1);
    await keep({ name: "Bola", phone: "" }, 0);
    await keep({ name: "Chidi" }, 3 * 24 * 60);
    await open(page);
    await expectNames(page, ["Bola", "Amaka O'Neil", "Chidi"]);
    await expect(page.getByText("3 leads, newest first")).toBeVisible();
    await expect(figure(page, "New")).toHaveText("3");
    const card = cards(page).nth(1);
    for (const words of [
      ref,
      "amaka@mindsync.example",
      "+2348031234567",
      "Okafor Foods",
      "A WhatsApp assistant",
    ])
      await expect(card).toContainText(words);
    await expect(card.getByText("The end.")).toBeHidden();
    await card.getByText(leadsTexts.wholeMessage).click();
    await expect(card.getByText("The end.")).toBeVisible();
    const chat = new URL(
      (await card.getByRole("link", { name: "Chat on WhatsApp: Amaka O'Neil" }).getAttribute("href")) ?? "",
    );
    expect(chat.pathname).toBe("/2348031234567");
    expect(chat.searchParams.get("text")).toBe(
      `Good day Amaka O'Neil. This is Mindsync. You wrote to us on our website (Ref: ${ref}).`,
    );
    await expect(cards(page).first().getByRole("link", { name: "Write an email: Bola" })).toHaveAttribute(
      "href",
      /^mailto:amaka@mindsync\.example/,
    );
  });

  test("counts as today what came since midnight in Lagos", async ({ page }) => {
    await keep();
    await keep();
    const midnight = "date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'";
    const [first] = await sql()`select id from contact_submissions limit 1`;
    await sql().unsafe(
      `update contact_submissions set created_at = ${midnight} - interval '1 second' where id = '${first?.id}'`,
    );
    await sql().unsafe(`update contact_submissions set created_at = ${midnight} where id <> '${first?.id}'`);
    await open(page);
    await expect(figure(page, "Today")).toHaveText("1");
    await page.getByRole("link", { name: "Today" }).click();
    await expect(page).toHaveURL(/[?&]today=1/);
    await expect(page.getByText("1 lead, newest first")).toBeVisible();
    await expect(page.getByRole("heading", { name: leadsTexts.listHeading })).toBeInViewport();
    await expect(page.getByLabel("Only today’s")).toBeChecked();
  });

  test("comes from 'New' to what is not handled yet", async ({ page }) => {
    await keep({ name: "Amaka" });
    await keep({ name: "Bola" });
    await sql()`update contact_submissions set status = 'handled' where name = 'Bola'`;
    await open(page);
    await page.getByRole("link", { name: "New", exact: true }).click();
    await expect(page).toHaveURL(/[?&]status=new/);
    await expectNames(page, ["Amaka"]);
    await expect(page.getByLabel("Status")).toHaveValue("new");
  });

  test("reads every letter of a name in one face", async ({ page }) => {
    const [slot = ""] = await freeSlots();
    await appointment(slot, { name: "Ọlọ́runṣẹ́un Ụ̀ka" });
    await open(page);
    await expect(page.locator("html")).toHaveAttribute("data-heading", "");
    const face = (place: Locator) => place.evaluate((element) => getComputedStyle(element).fontFamily);
    const body = await face(page.locator("body"));
    expect(await face(page.getByRole("heading", { level: 1 }))).not.toBe(body);
    for (const list of [upcoming(page), cards(page)]) expect(await face(list.locator("h3"))).toBe(body);
  });

  test("sees upcoming appointments first, the next one at the top, and none that is over or cancelled", async ({
    page,
  }) => {
    const [first = "", second = "", third = "", fourth = ""] = await freeSlots();
    await appointment(second, { name: "Second" });
    await appointment(first, { name: "First" });
    const cancelled = await appointment(third, { name: "Dayo" });
    const over = await appointment(fourth, { name: "Over" });
    await sql()`update appointments set status = 'cancelled' from contact_submissions
      where submission_id = contact_submissions.id and ref = ${cancelled}`;
    await sql()`update appointments set slot = '2026-01-05T09:00:00Z' from contact_submissions
      where submission_id = contact_submissions.id and ref = ${over}`;
    await open(page);
    await expect(upcoming(page).locator("h3")).toHaveText(["First", "Second"]);
    await expect(figure(page, "Appointments")).toHaveText("2");
    await expect(upcoming(page).first()).toContainText(dayInWords(first));
    await expect(upcoming(page).first()).toContainText(timeInWords(first.slice(11)));
    const chat = await upcoming(page)
      .first()
      .getByRole("link", { name: /^Chat on WhatsApp/ })
      .getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toContain(slotInWords(first));
    await expect(cards(page).filter({ hasText: "Dayo" })).toContainText("Cancelled");
    await page.getByLabel("Search").fill("First");
    await show(page);
    await expect(upcoming(page)).toHaveCount(0);
  });
});
