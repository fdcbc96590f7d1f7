import { mediaPath } from "#app/recruitment/record-contract.ts";
import { undoTime } from "#app/recruitment/upload/upload-store.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import {
  applicant,
  applications,
  expectFilled,
  fillIn,
  notice,
  openForm,
  send,
  submitButton,
  submitted,
} from "./apply.ts";
import { button, choose, fieldOf, holdPiece, idOf, isWhole, mediaOf, progress, words } from "./media.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});
test.use({ expectedErrors: [/status of (404|415)/] });

const megabyte = 1024 * 1024;
const clear = "Clear the form";

test("a form that is sent too early waits for its file: refused, removed, and at last complete", async ({
  page,
}) => {
  const values = applicant();
  const form = await openForm(page);
  await fillIn(form, values);
  const waits = expect(form.getByRole("button", { name: "Waiting for the upload..." }));
  await test.step("with a file that is refused it is not sent, and a message says so", async () => {
    const letGo = await holdPiece(page, 0);
    await choose(page, { content: Buffer.alloc(50_000, "no video at all ") });
    await send(form);
    await waits.toBeVisible();
    await letGo();
    await expect(notice(page, "Submission Failed", "Please try again or contact support.")).toBeVisible();
    await expect(fieldOf(page).getByRole("alert")).toContainText("not a video or audio that we can play");
    await expectFilled(form, values);
    expect(await applications(values)).toHaveLength(0);
  });
  await test.step("with a file that is removed meanwhile it is not sent either", async () => {
    const letGo = await holdPiece(page, 0);
    await choose(page);
    await send(form);
    await waits.toBeVisible();
    await button(page, "Remove").click();
    await expect(submitButton(form)).toBeVisible();
    await letGo();
    await expect(button(page, "Undo")).toBeFocused();
    expect(await applications(values)).toHaveLength(0);
  });
  await test.step("with a file that arrives it is sent automatically", async () => {
    await page.reload();
    await hydrate(page);
    await expectFilled(form, values);
    const letGo = await holdPiece(page, megabyte);
    await choose(page);
    await expect(progress(page)).toBeVisible();
    await send(form);
    await waits.toBeVisible();
    expect(await applications(values)).toHaveLength(0);
    await letGo();
    await expect(submitted(page)).toBeVisible();
    const [application] = await applications(values);
    expect(application?.video_url).toMatch(/^\/recruitment\/media\/[\da-f-]{36}$/);
  });
});

test("'Clear the form' removes the recording too, and Undo restores it", async ({ page }) => {
  const values = applicant();
  const form = await openForm(page);
  await test.step("an upload that was running when the page was reloaded", async () => {
    await holdPiece(page, 2 * megabyte);
    await choose(page);
    await expect(fieldOf(page).getByText("39% · 2.00 of 5.12 MB")).toBeVisible();
    await page.reload();
    await hydrate(page);
    const interrupted = fieldOf(page).getByText("My introduction.mp4 was still uploading when this page");
    await expect(interrupted).toBeVisible();
    await form.getByRole("button", { name: clear }).click();
    await expect(words(page, "My introduction.mp4 is removed.")).toBeVisible();
    await button(page, "Undo").click();
    await expect(interrupted).toBeVisible();
    const stored = () => page.evaluate(() => sessionStorage.getItem("mindsync-upload"));
    expect(await stored()).not.toBeNull();
    await form.getByRole("button", { name: clear }).click();
    await expect(interrupted).toBeHidden();
    expect(await stored()).toBeNull();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await hydrate(page);
  });
  await fillIn(form, values);
  await choose(page);
  await isWhole(page);
  const id = await idOf(page);
  await test.step("a complete upload", async () => {
    await form.getByRole("button", { name: clear }).click();
    await expect(words(page, "My introduction.mp4 is removed.")).toBeVisible();
    await expect(form.getByRole("button", { name: clear })).toBeFocused();
    expect(await idOf(page)).toBe("");
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
    await isWhole(page);
    expect(await idOf(page)).toBe(id);
    await expectFilled(form, values);
  });
  await form.getByRole("button", { name: clear }).click();
  await expect(words(page, "My introduction.mp4 is removed.")).toBeVisible();
  await page.reload();
  await expect.poll(() => mediaOf(id)).toEqual([]);
  await openForm(page);
  await fillIn(form, values);
  await send(form);
  await expect(submitted(page)).toBeVisible();
  expect(await applications(values)).toMatchObject([{ video_url: null }]);
});

test.describe("with a stopped clock", () => {
  test.use({ ownContext: true });

  test("a removed file is deleted when Undo is no longer possible", async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page);
    await test.step("by its own button", async () => {
      await choose(page);
      await isWhole(page);
      const id = await idOf(page);
      await button(page, "Remove").click();
      await page.clock.runFor(undoTime - 1_000);
      await expect(button(page, "Undo")).toBeVisible();
      expect(await mediaOf(id)).toHaveLength(1);
      await page.clock.runFor(2_000);
      await expect(button(page, "Record a video")).toBeVisible();
      await expect.poll(() => mediaOf(id)).toEqual([]);
    });
    await test.step("with the form, whose Undo then says so", async () => {
      await choose(page);
      await isWhole(page);
      const id = await idOf(page);
      await form.getByRole("button", { name: clear }).click();
      await page.clock.runFor(undoTime + 1_000);
      await expect.poll(() => mediaOf(id)).toEqual([]);
      await expect(fieldOf(page).getByRole("alert")).toBeEmpty();
      await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
      await expect(fieldOf(page).getByRole("alert")).toContainText("is no longer here");
    });
  });
});

test("a complete file is there after a reload, and is sent with one application only", async ({ page }) => {
  const values = applicant();
  await page.goto("/recruitment/apply");
  // It is selected before the page's script runs.
  await choose(page);
  await hydrate(page);
  await isWhole(page);
  const id = await idOf(page);
  await page.reload();
  await hydrate(page);
  await isWhole(page);
  expect(await idOf(page)).toBe(id);
  const form = page.locator("#application-form");
  await fillIn(form, values);
  await send(form);
  await expect(submitted(page)).toBeVisible();
  expect(await applications(values)).toMatchObject([{ video_url: mediaPath(id) }]);

  await test.step("the next form has no file", async () => {
    await page.goto("/recruitment/apply?again");
    await page.evaluate(() => sessionStorage.removeItem("mindsync-receipts"));
    await page.reload();
    await hydrate(page);
    await expect(button(page, "Record a video")).toBeVisible();
    expect(await idOf(page)).toBe("");
    await choose(page);
    await isWhole(page);
    expect(await idOf(page)).not.toBe(id);
  });
});
