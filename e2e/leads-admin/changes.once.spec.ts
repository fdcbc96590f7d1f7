import { sql } from "#server/platform/database.ts";
import { freeSlots } from "#tooling/testing/lead.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { address, appointment, cards, expectNames, figure, keep, show, statuses, upcoming } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

    test("a lead is marked as handled, and taken back, with the search kept", async ({ page }) => {
      const ref = await keep({ name: "Amaka" });
      await keep({ name: "Bola" }, 5);
      await page.goto(`${address}?status=new`);
      if (javaScriptEnabled) await hydrate(page);
      await page.getByLabel("Search").fill("mindsync.example");
      await show(page);
      await expect(page).toHaveURL(/\?status=new&search=[\w-]+$/);
      const searched = page.url();
      await page.getByRole("button", { name: "Mark as handled: Amaka" }).click();
      await expect(page.getByText(`${ref} is marked as handled.`)).toBeVisible();
      await expectNames(page, ["Bola"]);
      await expect(figure(page, "New")).toHaveText("1");
      expect(page.url()).toBe(searched);
      await expect(page.getByLabel("Search")).toHaveValue("mindsync.example");
      expect(await statuses()).toMatchObject([{ status: "new" }, { status: "handled" }]);
      await page.getByRole("button", { name: /^Undo/ }).click();
      await expect(page.getByText(`${ref} is open again.`)).toBeVisible();
      await expectNames(page, ["Amaka", "Bola"]);
      expect(await statuses()).toMatchObject([{ status: "new" }, { status: "new" }]);
    });

    test("an appointment to come is marked as handled where it stands, and stays there", async ({ page }) => {
      const [slot = ""] = await freeSlots();
      const ref = await appointment(slot, { name: "Bola" });
      await page.goto(address);
      if (javaScriptEnabled) await hydrate(page);
      await upcoming(page).getByRole("button", { name: "Mark as handled: Bola" }).click();
      await expect(page.getByText(`${ref} is marked as handled.`)).toBeVisible();
      expect(await statuses()).toMatchObject([{ status: "handled" }]);
      await upcoming(page).getByRole("button", { name: "Open again: Bola" }).click();
      await expect(page.getByText(`${ref} is open again.`)).toBeVisible();
      expect(await statuses()).toMatchObject([{ status: "new" }]);
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

    test("only today's leads can be asked for, beside the rest of the search", async ({ page }) => {
      await keep({ name: "Amaka" });
      await keep({ name: "Bola", email: "bola@mindsync.example" });
      await keep({ name: "Amaka the elder" }, 2 * 24 * 60);
      await page.goto(address);
      if (javaScriptEnabled) await hydrate(page);
      await page.getByLabel("Search").fill("amaka");
      await page.getByLabel("Only today’s").check();
      await show(page);
      await expect(page).toHaveURL(/[?&]today=1/);
      await expectNames(page, ["Amaka"]);
      await page.getByLabel("Only today’s").uncheck();
      await show(page);
      await expectNames(page, ["Amaka", "Amaka the elder"]);
    });
  });
}
