import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaBytes } from "#app/recruitment/upload/media-contract.ts";
import { aRecording, hostileFiles } from "#tests/support/media-files.ts";
import { axe, expect, test } from "../fixtures.ts";
import { openForm } from "./apply.ts";
import {
  button,
  choose,
  fieldOf,
  holdPiece,
  idOf,
  isWhole,
  mediaOf,
  progress,
  watchPieces,
} from "./media.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test("a file over 100 MB is refused in the specification's words and not stored; one of 100 MB is accepted", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-large-"));
  try {
    const file = join(folder, "large.mp4");
    writeFileSync(file, aRecording("mp4", 5_000));
    await openForm(page);
    const pieces = watchPieces(page);
    const said: string[] = [];
    page.on("dialog", (dialog) => {
      said.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    const input = fieldOf(page).locator("input[type=file]");
    truncateSync(file, mediaBytes + 1);
    await input.setInputFiles(file);
    await expect.poll(() => said).toEqual(["alert: File size must be less than 100MB"]);
    await expect(input).toHaveValue("");
    await expect(button(page, "Record a video")).toBeVisible();
    expect([pieces, await idOf(page)]).toEqual([[], ""]);
    truncateSync(file, mediaBytes);
    await input.setInputFiles(file);
    await expect(fieldOf(page).getByText("large.mp4 · 100.00 MB")).toBeVisible();
    expect(said).toHaveLength(1);
    await button(page, "Remove").click();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a file that is no video or audio is refused before anything is sent, and another can be selected at once", async ({
  page,
}) => {
  await openForm(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/uploads")) asked.push(request.method());
  });
  for (const [name, type] of [
    ["CV.pdf", "application/pdf"],
    ["drawing.svg", "image/svg+xml"],
  ] as const) {
    await choose(page, { name, type, content: Buffer.from("anything") });
    await expect(fieldOf(page).getByRole("alert")).toContainText("not a video or audio that we can play");
  }
  await choose(page, { content: Buffer.alloc(0) });
  await expect(fieldOf(page).getByRole("alert")).toContainText("This file is empty");
  await axe(page);
  expect(asked).toEqual([]);
  await choose(page);
  await isWhole(page);
});

test.describe("a file that is not what it is called", () => {
  test.use({ expectedErrors: [/status of 415/] });

  test("is refused by the server, with a message, and nothing of it is left", async ({ page }) => {
    await openForm(page);
    const begun = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.status() === 201,
    );
    await choose(page, {
      name: "me.mp4",
      content: Buffer.concat([hostileFiles.html ?? Buffer.alloc(0), Buffer.alloc(9_000)]),
    });
    const id = (await (await begun).headerValue("location"))?.split("/").at(-1) ?? "";
    await expect(fieldOf(page).getByRole("alert")).toContainText("not a video or audio that we can play");
    expect(await mediaOf(id)).toEqual([]);
    expect(await idOf(page)).toBe("");
    expect(
      await page.evaluate(() => [
        sessionStorage.getItem("mindsync-upload"),
        localStorage.getItem("mindsync-uploads-begun"),
      ]),
    ).toEqual([null, null]);
  });
});

test("an upload is paused, continued, removed, restored, and removed for good by the keyboard alone", async ({
  page,
}) => {
  await openForm(page);
  const letGo = await holdPiece(page, 1024 * 1024);
  await choose(page);
  await expect(fieldOf(page).getByText("19% · 1.00 of 5.12 MB")).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("mindsync-upload") ?? "{}"));

  // Let go before it is given up, the piece would still be sent, in part at least.
  const givenUp = page.waitForEvent("requestfailed");
  await button(page, "Pause").press("Enter");
  await expect(fieldOf(page).getByText("Paused.", { exact: true }).first()).toBeVisible();
  await givenUp;
  await letGo();
  const pieces = watchPieces(page);
  await button(page, "Resume").press("Enter");
  await isWhole(page);
  expect(Math.min(...pieces)).toBe(1024 * 1024);
  expect(await idOf(page)).toBe(kept.id);

  await button(page, "Remove").press("Enter");
  await expect(button(page, "Undo")).toBeFocused();
  expect(await idOf(page)).toBe("");
  await page.keyboard.press("Enter");
  await isWhole(page);
  expect(await idOf(page)).toBe(kept.id);
  expect(await mediaOf(kept.id)).toMatchObject([{ state: "complete" }]);

  await button(page, "Remove").press("Enter");
  await expect(button(page, "Undo")).toBeFocused();
  // Gone when the page is left, at the latest.
  await page.goto("/recruitment/roles");
  await expect.poll(() => mediaOf(kept.id)).toEqual([]);
});

test("speed and remaining time are shown", async ({ page }) => {
  await openForm(page);
  await page.route("**/api/uploads/*", async (route) => {
    // A second per piece, as over a phone.
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 1_000);
    await promise;
    await route.continue().catch(() => {});
  });
  await choose(page);
  await expect(fieldOf(page).getByText(/^\d+(\.\d)? [KM]B\/s · less than a minute left$/)).toBeVisible();
  await expect(progress(page)).toBeVisible();
});
