import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";
import { openForm } from "./apply.ts";
import {
  button,
  calls,
  choose,
  fieldOf,
  holdPiece,
  idOf,
  isWhole,
  mediaOf,
  progress,
  video,
  watchPieces,
  words,
} from "./media.ts";

const megabyte = 1024 * 1024;

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});
test.use({
  expectedErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED|ABORTED)|status of (404|409|503)/],
});

/**
 * Opens the form and sends two of the five megabytes of a video. The next piece is held.
 * @returns the beginnings of the pieces that are sent, and a function that sends the held one on
 */
async function startUpload(page: Page) {
  await openForm(page);
  const pieces = watchPieces(page);
  const letGo = await holdPiece(page, 2 * megabyte);
  await choose(page);
  await expect(fieldOf(page).getByText("39% · 2.00 of 5.12 MB")).toBeVisible();
  return { pieces, letGo };
}

test.describe("without a network", () => {
  test.use({ ownContext: true });

  test("an upload waits until a lost network is back, and sends no piece of the file twice", async ({
    page,
    context,
  }) => {
    const { pieces, letGo } = await startUpload(page);
    await context.setOffline(true);
    await letGo();
    await expect(words(page, "There is no connection. The upload goes on by itself")).toBeVisible();
    await expect(button(page, "Try now")).toBeVisible();
    await context.setOffline(false);
    await isWhole(page);
    expect(pieces.filter((offset) => offset < 2 * megabyte)).toEqual([0, megabyte]);
    expect(await mediaOf(await idOf(page))).toMatchObject([{ state: "complete" }]);
  });
});

test("an upload waits for a server that is just restarting, and then goes on under the same id", async ({
  page,
}) => {
  const { pieces, letGo } = await startUpload(page);
  let refusals = 0;
  await page.route(calls, async (route) => {
    if (refusals >= 3) return route.continue();
    refusals += 1;
    await route.fulfill({ status: 503, body: "Service Unavailable" });
  });
  await letGo();
  await expect(words(page, "There is no connection. The upload goes on by itself")).toBeVisible();
  await isWhole(page);
  expect(refusals).toBe(3);
  // The first piece once: nothing was restarted.
  expect(pieces.filter((offset) => offset === 0)).toHaveLength(1);
});

test("after a reload the same file is selected again, under any name, and the upload goes on where it was", async ({
  page,
}) => {
  await openForm(page);
  await holdPiece(page, 3 * megabyte);
  await choose(page);
  await expect(fieldOf(page).getByText("58% · 3.00 of 5.12 MB")).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(
    fieldOf(page).getByText("My introduction.mp4 was still uploading when this page"),
  ).toBeVisible();
  await expect(fieldOf(page).getByText("We have 58% of it. Choose the same file")).toBeVisible();
  expect(await idOf(page)).toBe("");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const pieces = watchPieces(page);
  await choose(page, { name: "document:1000042" });
  await isWhole(page);
  expect(Math.min(...pieces)).toBe(3 * megabyte);
  expect(await mediaOf(await idOf(page))).toMatchObject([
    { state: "complete", file_name: "My introduction.mp4" },
  ]);
});

test("an interrupted upload can be discarded; then nothing of it is left", async ({ page }) => {
  await openForm(page);
  await holdPiece(page, 3 * megabyte);
  const begun = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.status() === 201,
  );
  await choose(page);
  const id = (await (await begun).headerValue("location"))?.split("/").at(-1) ?? "";
  await expect(fieldOf(page).getByText("58%")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await hydrate(page);
  await button(page, "Do not send it").click();
  await expect(button(page, "Record a video")).toBeVisible();
  await expect.poll(() => mediaOf(id)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("mindsync-uploads-begun"))).toBeNull();
});

test("a closed tab loses nothing either", async ({ page, context }) => {
  await openForm(page);
  await holdPiece(page, 3 * megabyte);
  await choose(page);
  await expect(fieldOf(page).getByText("58%")).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await openForm(next);
  // The phone may have another user by now, so nothing is shown.
  await expect(fieldOf(next).getByText("My introduction")).toHaveCount(0);
  const pieces = watchPieces(next);
  await choose(next);
  await isWhole(next);
  // Part of the piece being sent may have arrived.
  expect(Math.min(...pieces)).toBeGreaterThanOrEqual(3 * megabyte);
});

test("an upload that the server has deleted meanwhile restarts by itself", async ({ page }) => {
  await openForm(page);
  const letGo = await holdPiece(page, 2 * megabyte);
  await choose(page);
  await expect(fieldOf(page).getByText("39%")).toBeVisible();
  await button(page, "Pause").click();
  const pieces = watchPieces(page);
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("mindsync-upload") ?? "{}"));
  await page.request.delete(`/api/uploads/${kept.id}`, { headers: { "tus-resumable": "1.0.0" } });
  await letGo();
  await button(page, "Resume").click();
  await isWhole(page);
  expect(pieces.slice(0, 2)).toEqual([0, megabyte]);
  const [row] = await mediaOf(await idOf(page));
  expect(row?.bytes).toBe(String(video.length));
});

test("opening another page of the site stops it, and coming back continues it", async ({ page }) => {
  await openForm(page);
  const letGo = await holdPiece(page, 2 * megabyte);
  await choose(page);
  await expect(fieldOf(page).getByText("39%")).toBeVisible();
  const pieces = watchPieces(page);
  await page.getByRole("link", { name: "Roles", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Apply");
  await letGo();
  await page.goBack();
  await expect(progress(page).or(fieldOf(page).getByText("We have the file"))).toBeVisible();
  await isWhole(page);
  // Part of the piece being sent may have arrived.
  expect(Math.min(...pieces)).toBeGreaterThanOrEqual(2 * megabyte);
});
