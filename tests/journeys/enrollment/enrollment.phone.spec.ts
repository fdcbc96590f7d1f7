import { expect, test } from "../fixtures.ts";
import {
  empty,
  expectFilled,
  fillIn,
  morning,
  openDialog,
  rowsOf,
  runUntilSuccess,
  send,
  stopClock,
  visitor,
} from "./form.ts";

test.use({ ownContext: true });

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test("an enrollment is saved, confirmed, and a second later opened in WhatsApp", async ({
  page,
  context,
}) => {
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
  // The open form is part of the address, so a reload opens it again.
  await page.reload();
  await expect(dialog.getByLabel("First name")).toBeVisible();
  await expectFilled(dialog, empty);
});
