import { expect, hydrate, test } from "../fixtures.ts";
import {
  dialogOf,
  empty,
  expectFilled,
  fillIn,
  morning,
  openDialog,
  rowsOf,
  runUntilSuccess,
  send,
  stopClock,
  success,
  visitor,
} from "./form.ts";

// The records are read in the server's own database.
test.beforeEach(({ database: _ }) => {});

test("an enrolment is kept, confirmed, and a second later carried to WhatsApp", async ({ page, context }) => {
  await page.clock.install({ time: morning });
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  await stopClock(page);
  const values = visitor();
  await fillIn(dialog, values);
  await send(dialog);
  await runUntilSuccess(page);
  await expect(dialog).toBeHidden();

  const rows = await rowsOf(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    first_name: "Amaka",
    last_name: "O'Neil-Adéọlá".normalize("NFC"),
    email: values.email,
    phone: "+2348031234567",
    company: values.company,
    business_level: "growing",
    learning_path: "revenue-growth",
    experience: "advanced",
    goals: values.goals,
    ref: expect.stringMatching(/^ENR-[2-9A-HJKMNP-TV-Z]{5}$/),
  });

  await page.clock.runFor(950);
  expect(context.pages()).toHaveLength(1);
  const opened = page.waitForEvent("popup");
  await page.clock.runFor(50);
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  const address = new URL(chat.url());
  expect(address.pathname).toMatch(/^\/234\d{10}$/);
  expect(address.href.length).toBeLessThan(2000);
  const text = address.searchParams.get("text") ?? "";
  for (const value of [
    `Amaka ${"O'Neil-Adéọlá".normalize("NFC")}`,
    values.email,
    "+2348031234567",
    values.company,
    "Growing (3-5 years)",
    "Advanced",
    "Revenue Growth Systems",
    values.goals,
  ]) {
    expect(text).toContain(value);
  }
  expect(text.endsWith(`Ref: ${rows[0]?.ref}`)).toBe(true);
  await expect(page.getByText("Open WhatsApp")).toBeHidden();

  await expectFilled(await openDialog(page), empty);
  await page.clock.resume();
  await page.reload();
  await expectFilled(await openDialog(page), empty);
});

test("a path's card opens the form with its path", async ({ page }) => {
  await page.goto("/video-courses");
  for (const [title, value] of [
    ["Business Automation Mastery", "business-automation"],
    ["AI Integration for Business", "ai-integration"],
    ["Digital Transformation Strategy", "digital-transformation"],
    ["Revenue Growth Systems", "revenue-growth"],
  ] as const) {
    await page
      .locator("#paths")
      .getByRole("link", { name: `Start Course: ${title}` })
      .click();
    const dialog = dialogOf(page);
    await expectFilled(dialog, { learningPath: value });
    await fillIn(dialog, { firstName: "Amaka" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
  }
});

test("a form that was closed, or a page that was loaded again, still holds what was typed", async ({
  page,
}) => {
  await page.goto("/video-courses");
  const values = visitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, values);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expectFilled(await openDialog(page), values);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectFilled(await openDialog(page), values);
  // A press beside the dialog does not close a form.
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectFilled(await openDialog(page), values);
  // The open form is part of the address: it comes back with the page, and Back closes it.
  await page.reload();
  await expect(dialog).toBeVisible();
  await expectFilled(dialog, values);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/video-courses");
  await page
    .locator("#paths")
    .getByRole("link", { name: "Start Course: AI Integration for Business" })
    .click();
  await expectFilled(dialog, { ...values, learningPath: "ai-integration" });
  await send(dialog);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  expect(await rowsOf(values.email)).toMatchObject([{ learning_path: "ai-integration" }]);
});

test("the form on its own page is the same, with script", async ({ page }) => {
  await page.goto("/enroll?path=ai-integration");
  await hydrate(page);
  const form = page.locator("form");
  await expectFilled(form, { learningPath: "ai-integration" });
  const values = visitor();
  await fillIn(form, values);
  const opened = page.waitForEvent("popup");
  await send(form);
  await expect(page.getByRole("heading", { name: "Your enrollment is saved" })).toBeVisible();
  await opened;
  const rows = await rowsOf(values.email);
  expect(rows).toHaveLength(1);
  await expect(page.getByText(rows[0]?.ref ?? "?", { exact: true })).toBeVisible();
});
