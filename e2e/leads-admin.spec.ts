import type { Page } from "@playwright/test";
import { leadsTexts } from "#app/content/leads.ts";
import { bookAppointment } from "#app/features/leads/appointments.server.ts";
import { appointmentInput, contactInput } from "#app/features/leads/contract.ts";
import { keepContact } from "#app/features/leads/leads.server.ts";
import { dayInWords, slotInWords, timeInWords } from "#app/features/leads/slot-words.ts";
import { sql } from "#server/platform/database.ts";
import { aContact, anAppointment, freeSlots } from "#tooling/testing/lead.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

const address = "/admin-dashboard/leads";

/** Keeps a message, as if it had come so many minutes ago. */
async function keep(changed: Parameters<typeof aContact>[0] = {}, minutesAgo = 0): Promise<string> {
  const { ref } = await keepContact(contactInput.parse(aContact(changed)));
  await sql()`update contact_submissions set created_at = now() - ${minutesAgo} * interval '1 minute'
    where ref = ${ref}`;
  return ref;
}

async function appointment(slot: string, changed: Parameters<typeof anAppointment>[1] = {}): Promise<string> {
  const { ref } = await bookAppointment(appointmentInput.parse(anAppointment(slot, changed)));
  return ref;
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
const cards = (page: Page) => section(page, leadsTexts.listHeading).getByRole("article");
const expectNames = (page: Page, names: readonly string[]) =>
  expect(cards(page).locator("h3")).toHaveText(names);
const upcoming = (page: Page) => section(page, leadsTexts.upcomingHeading).getByRole("article");
const figure = (page: Page, label: string) =>
  page
    .locator("dl > div", { has: page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();
const statuses = () => sql()`select status from contact_submissions order by created_at`;

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`${address}${query}`);
  await hydrate(page);
}

async function show(page: Page): Promise<void> {
  await page.getByRole("search").getByRole("button", { name: "Show" }).click();
}

test.describe("the door", () => {
  test("sends a visitor to the sign-in screen", async ({ page }) => {
    await keep();
    await page.goto(`${address}?q=amaka`);
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.locator("body")).not.toContainText("amaka@");
  });

  for (const role of ["learner", "recruiter"] as const) {
    test(`refuses a ${role}`, async ({ page, signedInAs }) => {
      await keep();
      await signedInAs(role);
      await page.goto(address);
      await expect(page).toHaveURL(/\/admin-login/);
      await expect(
        page.getByRole("alert").getByText("Access denied. Admin privileges required."),
      ).toBeVisible();
    });
  }
});

test.describe("an admin", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("comes from the dashboard, which says how many are new, and goes back", async ({ page }) => {
    await keep();
    await keep();
    await page.goto("/admin-dashboard");
    await hydrate(page);
    await page.getByRole("link", { name: "Leads, 2 new" }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/admin-dashboard");
    await sql()`update contact_submissions set status = 'handled'`;
    await page.reload();
    await expect(page.getByRole("link", { name: "Leads", exact: true })).toBeVisible();
  });

  test("sees what will be there while there is nothing", async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { name: leadsTexts.empty.title })).toBeVisible();
    await expect(upcoming(page)).toHaveCount(0);
    for (const label of ["Today", "New", "Appointments"]) await expect(figure(page, label)).toHaveText("0");
    await open(page, "?q=nobody");
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
  });

  test("has fifty on a page", async ({ page }) => {
    await keep();
    await sql()`insert into contact_submissions (ref, submission_key, name, email, project_type, message, created_at)
      select 'MSG-' || n, gen_random_uuid(), 'Visitor ' || n, 'v@mindsync.example', 'other', 'Hello',
        now() - n * interval '1 minute' from generate_series(1, 120) as n`;
    await open(page);
    await expect(page.getByText("121 leads, newest first")).toBeVisible();
    await expect(cards(page)).toHaveCount(50);
    await page.getByRole("link", { name: "Older" }).click();
    await expect(page.getByText("Page 2 of 3")).toBeVisible();
    await expect(cards(page).locator("h3").first()).toHaveText("Visitor 50");
    await page.getByRole("link", { name: "Older" }).click();
    await expect(page.getByText("Page 3 of 3")).toBeVisible();
    await expect(cards(page)).toHaveCount(21);
    await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
    await page.getByRole("link", { name: "Newer" }).click();
    await expect(page).toHaveURL(/page=2/);
    for (const query of ["?page=99", "?page=-1", "?page=x", "?page=1e9", "?kind=nothing&status=lost"]) {
      await open(page, query);
      expect(await cards(page).count()).toBeGreaterThan(0);
    }
  });

  test("finds by part of a name, an address, a number as it is written, a reference or a company", async ({
    page,
  }) => {
    const ref = await keep({
      name: "Amaka O'Neil",
      email: "amaka@a.example",
      phone: "0803 111 2222",
      company: "",
    });
    await keep({
      name: "Ṣọlá 100%_sure",
      email: "sola@b.example",
      phone: "+44 20 7946 0958",
      company: "Okafor & Daughters",
    });
    await open(page);
    for (const [typed, found] of [
      ["o'neil", "Amaka O'Neil"],
      ["A.EXAMPLE", "Amaka O'Neil"],
      ["0803 111", "Amaka O'Neil"],
      ["+234 803-111", "Amaka O'Neil"],
      [ref.toLowerCase(), "Amaka O'Neil"],
      ["daughters", "Ṣọlá 100%_sure"],
      ["ṣọlá", "Ṣọlá 100%_sure"],
      ["%_", "Ṣọlá 100%_sure"],
      ["7946", "Ṣọlá 100%_sure"],
    ] as const) {
      await page.getByLabel("Search").fill(typed);
      await show(page);
      await expect
        .poll(() => new URL(page.url()).searchParams.get("q")?.toLowerCase())
        .toBe(typed.toLowerCase());
      await expect(page.getByText("1 lead, newest first")).toBeVisible();
      await expectNames(page, [found]);
    }
    await page.getByLabel("Search").fill("'; drop table contact_submissions; --");
    await show(page);
    await expect(page.getByRole("heading", { name: leadsTexts.nothingFound.title })).toBeVisible();
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByLabel("Search")).toHaveValue("");
  });

  test("what is typed while a search is on its way stays, and is searched for next", async ({ page }) => {
    await keep({ name: "Amaka" });
    await keep({ name: "Bola" });
    await open(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/leads\.data/, async (route) => {
      await held;
      await route.continue();
    });
    const search = page.getByLabel("Search");
    await search.fill("Amaka");
    await show(page);
    await search.fill("Bola");
    answer();
    await expectNames(page, ["Amaka"]);
    await expect(search).toHaveValue("Bola");
    await show(page);
    await expectNames(page, ["Bola"]);
    await page.goBack();
    await expectNames(page, ["Amaka"]);
    await expect(search).toHaveValue("Amaka");
  });

  test("filters by kind and status, at an address of its own", async ({ page }) => {
    const [slot = ""] = await freeSlots();
    await keep({ name: "Amaka", project_type: "books" });
    await appointment(slot, { name: "Bola" });
    await keepContact({
      ...contactInput.parse(aContact({ name: "Chidi" })),
      project_type: "marketing-system",
    });
    await open(page);
    for (const [kind, name] of [
      ["books", "Amaka"],
      ["appointment", "Bola"],
      ["marketing-system", "Chidi"],
    ] as const) {
      await page.getByLabel("Kind").selectOption(kind);
      await show(page);
      await expect(page).toHaveURL(new RegExp(`kind=${kind}`));
      await expect(page.getByText("1 lead, newest first")).toBeVisible();
      await expectNames(page, [name]);
    }
    await sql()`update contact_submissions set status = 'handled' where name = 'Amaka'`;
    await open(page, "?status=handled");
    await expectNames(page, ["Amaka"]);
    await expect(page.getByLabel("Status")).toHaveValue("handled");
    await open(page, "?status=new");
    await expectNames(page, ["Chidi", "Bola"]);
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
    await open(page, "?q=First");
    await expect(upcoming(page)).toHaveCount(0);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`can use it whoever he is, ${colorScheme}`, async ({ page }) => {
      const [slot = ""] = await freeSlots();
      await page.emulateMedia({ colorScheme });
      await appointment(slot, { name: "Oluwaseunfunmilayo".repeat(5), topic: "a".repeat(1000) });
      await keep({ name: "a".repeat(200), message: "b".repeat(5000), company: "c".repeat(200) });
      await open(page);
      await cards(page)
        .first()
        .getByRole("button", { name: /^Mark as handled/ })
        .click();
      await expect(page.getByText(/is marked as handled/)).toBeVisible();
      await upcoming(page).first().getByText("Cancel appointment").click();
      await axe(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test("whose network is gone keeps the list, and is told", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await keep();
    await open(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText(leadsTexts.changeFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(await statuses()).toMatchObject([{ status: "new" }]);
    await context.setOffline(false);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText(/is marked as handled/)).toBeVisible();
    expect(await statuses()).toMatchObject([{ status: "handled" }]);
  });

  test("who cannot be given the list is told so, with the way back", async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503|ERR_FAILED/);
    await page.goto("/admin-dashboard");
    await hydrate(page);
    await page.route("**/admin-dashboard/leads.data*", (route) => route.abort());
    await page.getByRole("link", { name: /^Leads/ }).click();
    await expect(page.getByRole("heading", { name: leadsTexts.unread.title })).toBeVisible();
    await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: leadsTexts.empty.title })).toBeVisible();
  });

  test("leaves, and nobody leafs back to it", async ({ page }) => {
    await keep();
    await open(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin-login/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin-login/);
    await expect(page.locator("body")).not.toContainText("amaka@");
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

    test("a lead is marked as handled, and taken back, with the search kept", async ({ page }) => {
      const ref = await keep({ name: "Amaka" });
      await keep({ name: "Bola" }, 5);
      await page.goto(`${address}?status=new&q=a`);
      if (javaScriptEnabled) await hydrate(page);
      await page.getByRole("button", { name: "Mark as handled: Amaka" }).click();
      await expect(page.getByText(`${ref} is marked as handled.`)).toBeVisible();
      await expectNames(page, ["Bola"]);
      await expect(figure(page, "New")).toHaveText("1");
      expect(new URL(page.url()).search).toBe("?status=new&q=a");
      expect(await statuses()).toMatchObject([{ status: "new" }, { status: "handled" }]);
      await page.getByRole("button", { name: /^Undo/ }).click();
      await expect(page.getByText(`${ref} is open again.`)).toBeVisible();
      await expectNames(page, ["Amaka", "Bola"]);
      expect(await statuses()).toMatchObject([{ status: "new" }, { status: "new" }]);
    });

    test("an appointment is cancelled after one question, stays in the list, and its time is free", async ({
      page,
    }) => {
      const [slot = ""] = await freeSlots();
      const ref = await appointment(slot, { name: "Bola" });
      await page.goto(address);
      if (javaScriptEnabled) await hydrate(page);
      const confirm = upcoming(page).getByRole("button", { name: /^Yes, cancel it/ });
      await expect(confirm).toBeHidden();
      await upcoming(page).getByText("Cancel appointment").click();
      await confirm.click();
      await expect(page.getByText(`Appointment ${ref} is cancelled. Its time is free again.`)).toBeVisible();
      await expect(upcoming(page)).toHaveCount(0);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).first()).toContainText("Cancelled");
      await expect(cards(page).getByText("Cancel appointment")).toHaveCount(0);
      expect(await freeSlots()).toContain(slot);
    });

    test("the search works", async ({ page }) => {
      await keep({ name: "Amaka" });
      await keep({ name: "Bola" });
      await page.goto(address);
      if (javaScriptEnabled) await hydrate(page);
      await page.getByLabel("Search").fill("bola");
      await show(page);
      await expect(page.getByText("1 lead, newest first")).toBeVisible();
      await expectNames(page, ["Bola"]);
    });
  });
}
