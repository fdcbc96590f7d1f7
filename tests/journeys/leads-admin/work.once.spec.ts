import { dayInWords } from "#app/leads/slot-words.ts";
import { listTexts } from "#content/back-office.ts";
import { leadsTexts as texts } from "#content/leads.ts";
import { networkTexts } from "#content/network.ts";
import { sql } from "#server/platform/database.ts";
import { freeSlots } from "#tests/support/lead.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { openRow } from "../open-row.ts";
import {
  address,
  appointment,
  cards,
  expectNames,
  figure,
  keep,
  open,
  show,
  statuses,
  upcoming,
} from "./inbox.ts";

test.slow();
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
  await sql()`truncate contact_submissions cascade`;
});

test("an admin finds a lead, handles it, undoes that, and cancels an appointment", async ({ page }) => {
  const [slot = ""] = await freeSlots();
  const ref = await keep({ name: "Amaka" }, 1);
  await keep({ name: "Bola", email: "bola@mindsync.example" }, 5);
  await keep({ name: "Amaka the elder", email: "elder@other.example" }, 2 * 24 * 60);
  await test.step("a lead is handled and undone, without losing the search", async () => {
    await page.goto(`${address}?status=new`);
    await hydrate(page);
    await page.getByLabel(texts.search.label).fill("mindsync.example");
    await show(page);
    await expect(page).toHaveURL(/\?status=new&search=[\w-]+$/);
    await expect(page.getByText(texts.counted(2))).toBeVisible();
    const searched = page.url();
    await page.getByRole("button", { name: `${texts.handle}: Amaka`, exact: true }).click();
    await expect(page.getByText(texts.changed.handled(ref))).toBeVisible();
    await expectNames(page, ["Bola"]);
    await expect(figure(page, "New")).toHaveText("2");
    expect(page.url()).toBe(searched);
    await expect(page.getByLabel(texts.search.label)).toHaveValue("mindsync.example");
    expect(await statuses()).toMatchObject([{ status: "new" }, { status: "new" }, { status: "handled" }]);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByText(texts.changed.new(ref))).toBeVisible();
    await expectNames(page, ["Amaka", "Bola"]);
    await page.getByRole("link", { name: listTexts.search.clear }).click();
    await expectNames(page, ["Amaka", "Bola", "Amaka the elder"]);
  });
  await test.step("a filter for today is added to the rest of the search", async () => {
    // At midnight in Lagos both could be from yesterday.
    await sql()`update contact_submissions set created_at = now() where ref = ${ref}`;
    await page.getByLabel(texts.search.label).fill("amaka");
    await page.getByLabel(texts.search.today).check();
    await show(page);
    await expect(page).toHaveURL(/[?&]today=1/);
    await expectNames(page, ["Amaka"]);
    await page.getByRole("checkbox", { name: texts.search.today }).uncheck();
    await show(page);
    await expectNames(page, ["Amaka", "Amaka the elder"]);
  });
  const booked = await appointment(slot, { name: "Dayo" });
  await test.step("an appointment is handled in its place, and stays there", async () => {
    await page.goto(address);
    await hydrate(page);
    await upcoming(page)
      .getByRole("button", { name: `${texts.handle}: Dayo` })
      .click();
    await expect(page.getByText(texts.changed.handled(booked))).toBeVisible();
    await upcoming(page)
      .getByRole("button", { name: `${texts.reopen}: Dayo` })
      .click();
    await expect(page.getByText(texts.changed.new(booked))).toBeVisible();
  });
  await test.step("it is cancelled after one question, stays in the list, and its time is free", async () => {
    const confirm = upcoming(page).getByRole("button", { name: /^Yes, cancel it/ });
    await expect(confirm).toBeHidden();
    await openRow(upcoming(page));
    await upcoming(page).getByText(texts.cancel.open).click();
    await confirm.click();
    await expect(page.getByText(texts.changed.cancel(booked))).toBeVisible();
    await expect(upcoming(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).first()).toContainText(texts.appointmentStatuses.cancelled);
    await expect(cards(page).getByText(texts.cancel.open)).toHaveCount(0);
    expect(await freeSlots()).toContain(slot);
  });
});

test("an admin comes from the dashboard, reads a lead, and leaves", async ({ page }) => {
  const [slot = ""] = await freeSlots();
  await keep({ name: "Bola", message: `${"A long story. ".repeat(100)}The end.` });
  await appointment(slot, { name: "Ọlọ́runṣẹ́un Ụ̀ka" });
  await page.goto("/admin-dashboard");
  await hydrate(page);
  await page.getByRole("link", { name: "Messages and calls 2 new" }).click();
  await expect(page).toHaveURL(address);
  await test.step("an appointment comes first, and every letter of a name has the same font", async () => {
    await expect(upcoming(page)).toContainText(dayInWords(slot));
    await expect(page.locator("html")).toHaveAttribute("data-heading", "");
    const faces = [page.locator("body"), upcoming(page).locator("h3"), cards(page).locator("h3").first()];
    const [body, ...names] = await Promise.all(
      faces.map((place) => place.evaluate((element) => getComputedStyle(element).fontFamily)),
    );
    expect(names).toEqual([body, body]);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveCSS("font-family", body ?? "");
  });
  await test.step("a long message can be expanded", async () => {
    const card = cards(page).filter({ hasText: "Bola" });
    await expect(card.getByText("The end.")).toBeHidden();
    await openRow(card);
    await card.getByText(texts.wholeMessage).click();
    await expect(card.getByText("The end.")).toBeVisible();
  });
  await test.step("a figure links to the list of what it counts", async () => {
    await page.getByRole("link", { name: "Today" }).click();
    await expect(page).toHaveURL(/[?&]today=1/);
    await expect(page.getByRole("heading", { name: texts.listHeading })).toBeInViewport();
    await expect(page.getByRole("checkbox", { name: texts.search.today })).toBeChecked();
  });
  await test.step("after signing out, Back shows nobody", async () => {
    await page.getByRole("button", { name: listTexts.logout }).click();
    await expect(page).toHaveURL(/\/admin-login/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin-login/);
    await expect(page.locator("body")).not.toContainText("amaka@");
  });
});

test("text typed while a search runs stays, and is searched for next", async ({ page }) => {
  await keep({ name: "Amaka" });
  await keep({ name: "Bola", email: "bola@mindsync.example" });
  await open(page);
  const held = Promise.withResolvers<void>();
  await page.route(/leads\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const search = page.getByLabel(texts.search.label);
  await search.fill("Amaka");
  await show(page);
  await search.fill("Bola");
  held.resolve();
  await expectNames(page, ["Amaka"]);
  await expect(search).toHaveValue("Bola");
  await show(page);
  await expectNames(page, ["Bola"]);
  await page.goBack();
  await expectNames(page, ["Amaka"]);
  await expect(search).toHaveValue("Amaka");
});

test.describe("without a network", () => {
  test.use({ ownContext: true });

  test("when the network fails the list stays, with a message", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await keep();
    await test.step("a list that fails to load is requested again", async () => {
      await page.goto("/admin-dashboard");
      await hydrate(page);
      await page.route("**/admin-dashboard/leads.data*", (route) => route.abort());
      await page.getByRole("link", { name: /^Messages and calls/ }).click();
      await expect(page.getByText(networkTexts.notOpened.title)).toBeVisible();
      await expect(page).toHaveURL("/admin-dashboard");
      await page.unroute("**/admin-dashboard/leads.data*");
      await page.getByRole("link", { name: networkTexts.notOpened.retryLabel }).click();
      await expect(cards(page)).toHaveCount(1);
    });
    await test.step("a change that does not arrive changes nothing, and can be repeated", async () => {
      await hydrate(page);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.getByRole("button", { name: /^Mark as handled/ }).click();
      await expect(page.getByText(listTexts.changeFailed)).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      expect(await statuses()).toMatchObject([{ status: "new" }]);
      await context.setOffline(false);
      await page.getByRole("button", { name: /^Mark as handled/ }).click();
      await expect(page.getByText(/is marked as handled/)).toBeVisible();
      expect(await statuses()).toMatchObject([{ status: "handled" }]);
    });
  });
});
