import { mediaPath } from "#app/features/applications/contract.ts";
import { undoTime } from "#app/features/applications/upload-store.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
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
import {
  button,
  choose,
  fieldOf,
  holdPiece,
  idOf,
  isWhole,
  mediaOf,
  progress,
  video,
  words,
} from "./media.ts";

// The records are read in the server's own database.
test.beforeEach(({ database: _ }) => {});

test("a file is sent while the form is filled in, goes with the application, and reviewers see it", async ({
  page,
  request,
  context,
  signedInAs,
}) => {
  const values = applicant();
  const form = await openForm(page);
  const field = fieldOf(page);
  await expect(field.getByText("Maximum 100MB.")).toBeVisible();
  const letGo = await holdPiece(page, 2 * 1024 * 1024);
  await choose(page);
  await expect(field.getByText("My introduction.mp4 · 5.12 MB")).toBeVisible();
  await expect(field.getByText("39% · 2.00 of 5.12 MB")).toBeVisible();
  await expect(progress(page)).toHaveAccessibleName("How much of My introduction.mp4 is sent");
  await axe(page);
  const { height = 800, width = 360 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width, height });
  await fillIn(form, values);
  await letGo();
  await isWhole(page);
  await expect(field.getByText("My introduction.mp4 · 5.12 MB")).toBeVisible();
  await axe(page);
  const id = await idOf(page);
  await send(form);
  await expect(submitted(page)).toBeVisible();

  const [application] = await applications(values);
  expect(application?.video_url).toBe(mediaPath(id));
  expect(await mediaOf(id)).toMatchObject([
    {
      application_id: application?.id,
      state: "complete",
      file_name: "My introduction.mp4",
      content_type: "video/mp4",
      visitor: null,
    },
  ]);
  expect((await request.get(mediaPath(id), { maxRedirects: 0 })).status()).toBe(302);
  await signedInAs("recruiter");
  const seen = await context.request.get(mediaPath(id), { headers: { range: "bytes=100-199" } });
  expect([seen.status(), seen.headers()["content-type"]]).toEqual([206, "video/mp4"]);
  expect((await seen.body()).equals(video.subarray(100, 200))).toBe(true);
});

test("a form that is sent too early waits for its file, and is then sent by itself", async ({ page }) => {
  const values = applicant();
  const form = await openForm(page);
  await fillIn(form, values);
  const letGo = await holdPiece(page, 1024 * 1024);
  await choose(page);
  await expect(progress(page)).toBeVisible();
  await send(form);
  await expect(form.getByRole("button", { name: "Waiting for the upload..." })).toBeVisible();
  expect(await applications(values)).toHaveLength(0);
  await letGo();
  await expect(submitted(page)).toBeVisible();
  const [application] = await applications(values);
  expect(application?.video_url).toMatch(/^\/recruitment\/media\/[\da-f-]{36}$/);
});

test.describe("a form that waits for a file that is refused", () => {
  test.use({ expectedErrors: [/status of 415/] });

  test("is not sent without it, and says so in the specification's words", async ({ page }) => {
    const values = applicant();
    const form = await openForm(page);
    await fillIn(form, values);
    const letGo = await holdPiece(page, 0);
    await choose(page, { content: Buffer.alloc(50_000, "no video at all ") });
    await send(form);
    await expect(form.getByRole("button", { name: "Waiting for the upload..." })).toBeVisible();
    await letGo();
    await expect(notice(page, "Submission Failed", "Please try again or contact support.")).toBeVisible();
    await expect(fieldOf(page).getByRole("alert")).toContainText("not a video or audio that we can play");
    await expectFilled(form, values);
    expect(await applications(values)).toHaveLength(0);
    await send(form);
    await expect(submitted(page)).toBeVisible();
  });
});

test("a file that is removed meanwhile does not let the form go without it", async ({ page }) => {
  const values = applicant();
  const form = await openForm(page);
  await fillIn(form, values);
  const letGo = await holdPiece(page, 0);
  await choose(page);
  await send(form);
  await expect(form.getByRole("button", { name: "Waiting for the upload..." })).toBeVisible();
  await button(page, "Remove").click();
  await expect(submitButton(form)).toBeVisible();
  await letGo();
  await expect(button(page, "Undo")).toBeFocused();
  expect(await applications(values)).toHaveLength(0);
  await send(form);
  await expect(submitted(page)).toBeVisible();
  expect(await applications(values)).toMatchObject([{ video_url: null }]);
});

const clear = "Clear the form";

test("'Clear the form' takes the recording out too, and Undo puts it back", async ({ page }) => {
  const values = applicant();
  const form = await openForm(page);
  await fillIn(form, values);
  await choose(page);
  await isWhole(page);
  const id = await idOf(page);
  await form.getByRole("button", { name: clear }).click();
  await expect(words(page, "My introduction.mp4 is removed.")).toBeVisible();
  await expect(form.getByRole("button", { name: clear })).toBeFocused();
  expect(await idOf(page)).toBe("");
  const notice = page.getByRole("region", { name: "Notices" });
  await notice.getByRole("button", { name: "Undo" }).click();
  await isWhole(page);
  expect(await idOf(page)).toBe(id);
  await expectFilled(form, values);

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

test("'Clear the form' takes out what was on its way when the page was loaded again", async ({ page }) => {
  const form = await openForm(page);
  await holdPiece(page, 2 * 1024 * 1024);
  await choose(page);
  await expect(fieldOf(page).getByText("39% · 2.00 of 5.12 MB")).toBeVisible();
  await page.reload();
  await hydrate(page);
  const interrupted = fieldOf(page).getByText("My introduction.mp4 was on its way when this page");
  await expect(interrupted).toBeVisible();
  await form.getByRole("button", { name: clear }).click();
  await expect(words(page, "My introduction.mp4 is removed.")).toBeVisible();
  await button(page, "Undo").click();
  await expect(interrupted).toBeVisible();
  const kept = () => page.evaluate(() => sessionStorage.getItem("mindsync-upload"));
  expect(await kept()).not.toBeNull();
  await form.getByRole("button", { name: clear }).click();
  await expect(interrupted).toBeHidden();
  expect(await kept()).toBeNull();
});

test("an Undo that comes when the recording is gone for good says so", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await choose(page);
  await isWhole(page);
  const id = await idOf(page);
  await form.getByRole("button", { name: clear }).click();
  await page.clock.runFor(undoTime + 1_000);
  await expect.poll(() => mediaOf(id)).toEqual([]);
  await expect(fieldOf(page).getByRole("alert")).toBeEmpty();
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
  await expect(fieldOf(page).getByRole("alert")).toContainText("is not here any more");
});
