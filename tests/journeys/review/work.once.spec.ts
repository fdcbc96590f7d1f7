import { listTexts } from "#content/back-office.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";
import { expect, test } from "../fixtures.ts";
import { card, cards, emptyReview, expectNames, open, setStatus, statuses } from "./review.ts";

test.slow();
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("recruiter");
  await emptyReview();
});

test.use({ expectedErrors: [/status of 409/] });

test("a reviewer finds, reads, decides, and undoes it", async ({ page }) => {
  await savedApplication({ full_name: "Ada Obi" });
  await savedApplication({ full_name: "Bola Ade", email: "bola@shop.example" });
  const { ref } = await savedApplication({ full_name: "Chi Eze", status: "rejected" });
  await open(page);
  await test.step("one is found and decided", async () => {
    await page.getByLabel(texts.search.label, { exact: true }).fill("BOLA@");
    await page.getByRole("button", { name: listTexts.search.submit }).click();
    await expectNames(page, ["Bola Ade"]);
    await card(page, "Bola Ade").getByText(texts.more).click();
    await expect(page.getByText("I know every shop on my street.")).toBeVisible();
    await card(page, "Bola Ade").getByText(texts.less).click();
    await expect(page.getByText("I know every shop on my street.")).toBeHidden();
    await setStatus(page, "Bola Ade", "completed");
    await expect(page.getByRole("status").getByText(texts.updated)).toBeVisible();
    await expectNames(page, ["Bola Ade"]);
    await expect(card(page, "Bola Ade").getByText("Completed", { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: listTexts.search.clear }).click();
    await expectNames(page, ["Chi Eze", "Bola Ade", "Ada Obi"]);
    await page.getByRole("link", { name: texts.figures.rejected.label, exact: true }).click();
    await expectNames(page, ["Chi Eze"]);
    await page.getByRole("link", { name: texts.figures.all.label, exact: true }).click();
  });
  await test.step("several are decided at once, and undone", async () => {
    await page.getByLabel(texts.selectOf("Ada Obi")).check();
    await page.getByLabel(texts.selectOf("Bola Ade")).check();
    await page.getByLabel(texts.bulk.label).selectOption("rejected");
    await page.getByRole("button", { name: texts.bulk.submit }).click();
    await expect(page.getByText("2 applications are now Rejected.")).toBeVisible();
    expect(await statuses()).toEqual(["rejected", "rejected", "rejected"]);
    await page.getByRole("button", { name: listTexts.undo }).click();
    await expect(page.getByText("2 applications are as they were.")).toBeVisible();
    expect(await statuses()).toEqual(["pending", "completed", "rejected"]);
    // The list has been reloaded, so this reviewer has not seen the changes made from here on.
    await expect(page.getByLabel(texts.statusOf("Ada Obi"))).toHaveValue("pending");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
  await test.step("another reviewer's changes meanwhile are reported and shown", async () => {
    await sql()`update recruitment_applications set status = 'shortlisted' where ref = ${ref}`;
    await setStatus(page, "Chi Eze", "completed");
    await expect(page.getByText(texts.notUpdated)).toBeVisible();
    await expect(page.getByText(`${ref} was set to Shortlisted meanwhile`)).toBeVisible();
    await expect(page.getByLabel(texts.statusOf("Chi Eze"))).toHaveValue("shortlisted");
    expect(await statuses()).toEqual(["pending", "completed", "shortlisted"]);
  });
});

test("a reviewer scores and adds notes, and goes on to the next", async ({ page }) => {
  for (const [at, full_name] of ["Ada Obi", "Bola Ade"].entries())
    await savedApplication({ full_name, created_at: new Date(Date.UTC(2026, 0, 10 - at)) });
  await open(page, "?status=pending");
  await page.getByRole("link", { name: texts.openOf("Ada Obi") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ada Obi" })).toBeVisible();
  await test.step("the five scores are set by keyboard alone", async () => {
    const [first = ""] = Object.values(texts.score.criteria).map(({ label }) => label);
    await page.getByRole("group", { name: first }).getByRole("radio", { name: "1" }).focus();
    for (let criterion = 1; criterion <= 5; criterion += 1) {
      await page.keyboard.press("Space");
      for (let step = 1; step < criterion; step += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByText("3.0 of 5, 1 reviewer")).toBeVisible();
    await expect(page.getByText("Score: 1, 2, 3, 4, 5")).toBeVisible();
  });
  await page.getByLabel(texts.notes.label).fill("Friendly, knows the market.");
  await page.getByRole("button", { name: texts.notes.save }).click();
  await expect(page.getByRole("listitem").getByText("Friendly, knows the market.")).toBeVisible();
  await expect(page.getByLabel(texts.notes.label)).toHaveValue("");
  await setStatus(page, "Ada Obi", "shortlisted");
  await expect(page.getByText("Status: Pending → Shortlisted")).toBeVisible();
  await page.getByRole("link", { name: texts.steps.after }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Bola Ade" })).toBeVisible();
  await page.getByRole("link", { name: texts.back }).click();
  await expectNames(page, ["Bola Ade"]);
});

test("identities stay hidden while paging, searching and deciding, until they are shown", async ({
  page,
}) => {
  for (let number = 10; number < 61; number += 1) await savedApplication({ full_name: `Person ${number}` });
  await open(page);
  await page.getByRole("button", { name: texts.hidden.hide }).click();
  const notice = page.getByRole("region", { name: texts.hidden.on });
  await expect(notice).toBeVisible();
  const nobody = async () => {
    await expect(notice).toBeVisible();
    expect(await page.content()).not.toMatch(/Person \d\d|803 123|chidi@/);
  };
  await nobody();
  await page.getByRole("link", { name: listTexts.pages.older }).click();
  await expect(page.getByText(listTexts.pages.at(2, 3))).toBeVisible();
  await nobody();
  const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await setStatus(page, name, "rejected");
  await expect(page.getByText(texts.updated)).toBeVisible();
  await nobody();
  const field = page.getByLabel(texts.search.label, { exact: true });
  const show = page.getByRole("button", { name: listTexts.search.submit, exact: true });
  await field.fill("Person 10");
  await show.click();
  await expect(page.getByRole("alert").filter({ hasText: texts.hidden.notSearched.why })).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toHaveAccessibleDescription(texts.hidden.notSearched.why);
  await expect(field).toBeFocused();
  await expectNames(page, []);
  await nobody();
  await page.getByRole("link", { name: listTexts.search.clear }).click();
  await expect(cards(page)).toHaveCount(25);
  await field.fill(name.replace("Applicant ", ""));
  await show.click();
  await expectNames(page, [name]);
  await page.getByRole("link", { name: texts.openOf(name) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await nobody();
  await page.getByRole("link", { name: texts.printOne }).click();
  await expect(page.getByText(texts.hidden.on)).toBeVisible();
  await page.getByRole("link", { name: texts.paper.back }).click();
  await page.getByRole("button", { name: texts.hidden.show }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Person \d\d/ })).toBeVisible();
});

test("list actions: select, filter, download and print", async ({ page }) => {
  for (const full_name of ["Ada", "Bola", "Chi"]) await savedApplication({ full_name, status: "rejected" });
  await open(page);
  await test.step("all on a page are selected by one press, counted, and deselected by another", async () => {
    const boxes = page.getByRole("checkbox", { name: /^Select / });
    const selected = page.getByRole("status").filter({ hasText: "selected" });
    await boxes.first().check();
    await expect(selected).toHaveText("1 selected");
    await page.getByRole("button", { name: listTexts.selectAll }).click();
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    await expect(selected).toHaveText("3 selected");
    await page.getByRole("button", { name: listTexts.selectNone }).click();
    await expect(selected).toHaveCount(0);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  });
  await test.step("the file comes as a download", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: texts.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  });
  await test.step("a message shows that the list is loading", async () => {
    const answered = Promise.withResolvers<void>();
    await page.route("**/recruitment/admin.data*", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.getByRole("link", { name: texts.figures.pending.label }).click();
    await expect(page.getByRole("status").getByText(texts.loading)).toBeVisible();
    answered.resolve();
    await expect(page.getByText(texts.empty.title)).toBeVisible();
    await expect(page.getByText(texts.loading)).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("link", { name: texts.figures.all.label, exact: true }).click();
  });
  await test.step("the print button prints", async () => {
    await page.getByRole("link", { name: texts.print }).click();
    await expect(page.getByRole("cell", { name: "Ada" })).toBeVisible();
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: texts.paper.now }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  });
});

test("the focus moves to the next application, and stays where somebody put it", async ({ page }) => {
  const names = ["Ada Obi", "Bola Ade", "Chi Eze", "Dayo Ola"];
  for (const [at, full_name] of names.entries())
    await savedApplication({ full_name, created_at: new Date(Date.UTC(2026, 0, 10 - at)) });
  const setByKeys = async (name: string, status: string) => {
    const field = page.getByLabel(texts.statusOf(name));
    await field.selectOption(status);
    await field.focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: texts.setOf(name) })).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await test.step("one that stays in the list keeps it", async () => {
    await open(page);
    await setByKeys("Bola Ade", "rejected");
    await expect(page.getByText("is now Rejected.")).toBeVisible();
    await expect(page.getByRole("button", { name: texts.setOf("Bola Ade") })).toBeFocused();
    await expect(page.getByLabel(texts.statusOf("Bola Ade"))).toHaveValue("rejected");
    await sql()`update recruitment_applications set status = 'pending'`;
  });
  await test.step("one that leaves the list passes it on", async () => {
    await open(page, "?status=pending");
    await setByKeys("Bola Ade", "rejected");
    await expectNames(page, ["Ada Obi", "Chi Eze", "Dayo Ola"]);
    await expect(page.getByLabel(texts.statusOf("Chi Eze"))).toBeFocused();
    // After the last one it moves to the one before.
    await setByKeys("Dayo Ola", "shortlisted");
    await expectNames(page, ["Ada Obi", "Chi Eze"]);
    await expect(page.getByLabel(texts.statusOf("Chi Eze"))).toBeFocused();
    // All at once: the form that did it disappears too.
    for (const name of ["Ada Obi", "Chi Eze"]) await page.getByLabel(texts.selectOf(name)).check();
    await page.getByRole("button", { name: texts.bulk.submit }).press("Enter");
    await expect(page.locator(":focus")).toHaveText(`${texts.empty.title}${texts.empty.text}`);
  });
  await test.step("one that the reviewer moved meanwhile stays where it is", async () => {
    await sql()`update recruitment_applications set status = 'pending'`;
    await open(page, "?status=pending");
    const search = page.getByLabel(texts.search.label, { exact: true });
    await page.route("**/recruitment/admin.data*", async (route) => {
      await search.focus();
      await route.continue();
    });
    await setByKeys("Bola Ade", "rejected");
    await expectNames(page, ["Ada Obi", "Chi Eze", "Dayo Ola"]);
    await expect(search).toBeFocused();
  });
});

test.describe("without a network", () => {
  test.use({ ownContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("nothing typed is lost, and a retry saves it once", async ({ page, context }) => {
    const { id } = await savedApplication({ full_name: "Ada Obi" });
    await open(page, `/applications/${id}`);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByLabel(texts.notes.label).fill("Called twice.");
    await page.getByRole("button", { name: texts.notes.save }).click();
    await expect(page.getByText(texts.notSaved)).toBeVisible();
    await expect(page.getByLabel(texts.notes.label)).toHaveValue("Called twice.");
    await setStatus(page, "Ada Obi", "rejected");
    await expect(page.getByText(texts.notUpdated)).toBeVisible();
    await expect(page.getByText(listTexts.changeFailed)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: texts.notes.save }).click();
    await expect(page.getByRole("listitem").getByText("Called twice.")).toBeVisible();
    expect(await sql()`select now from application_history`).toEqual([{ now: "Called twice." }]);
    expect(await statuses()).toEqual(["pending"]);
  });
});
