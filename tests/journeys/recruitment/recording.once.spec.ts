import type { Page } from "@playwright/test";
import { mediaPath } from "#app/recruitment/record-contract.ts";
import { axe, expect, test } from "../fixtures.ts";
import { inWholeBrowser } from "../whole-browser.ts";
import { applicant, applications, fillIn, openForm, path, send, submitted } from "./apply.ts";
import { button, fieldOf, idOf, isWhole, mediaOf, words } from "./media.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});
test.use({
  ...inWholeBrowser("--use-fake-device-for-media-stream"),
  permissions: ["camera", "microphone"],
});

declare global {
  interface Window {
    /** All camera and microphone streams that this page received. */
    given: MediaStreamTrack[];
  }
}

/** Records the streams that the page receives, so that a test can check whether it stops them. */
const watchTracks = (page: Page) =>
  page.addInitScript(() => {
    window.given = [];
    const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (!ask) return;
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      window.given.push(...stream.getTracks());
      return stream;
    };
  });

/** The kinds of those streams that are still on. */
const stillOn = (page: Page) =>
  page.evaluate(() => window.given.filter(({ readyState }) => readyState === "live").map(({ kind }) => kind));

test.describe("a recording that reviewers open in its own tab", () => {
  // The test's own script, which the policy of a recording's document blocks too.
  test.use({ expectedErrors: [/^Blocked script execution in '\S+\/recruitment\/media\/.* is sandboxed/] });

  test("a video is recorded, watched and sent, and it plays where reviewers open it", async ({
    page,
    signedInAs,
  }) => {
    await watchTracks(page);
    const values = applicant();
    const form = await openForm(page);
    await fillIn(form, values);
    // No permission is requested before a tap.
    expect(await page.evaluate(() => window.given.length)).toBe(0);
    await button(page, "Record a video").click();
    await expect(words(page, "This is what your camera sees.")).toBeVisible();
    await expect(button(page, "Start recording")).toBeFocused();
    const picture = fieldOf(page).locator("video");
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await axe(page);
    await page.keyboard.press("Enter");
    await expect(fieldOf(page).getByRole("timer")).toHaveText("0:02 of 3:00");
    await button(page, "Stop").press("Enter");
    await expect(button(page, "Use this recording")).toBeFocused();
    expect(await stillOn(page)).toEqual([]);
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1);
    await expect(words(page, "Watch it before you send it.")).toBeVisible();
    expect(await idOf(page)).toBe("");
    await axe(page);

    await button(page, "Record again").click();
    await button(page, "Start recording").click();
    await expect(fieldOf(page).getByRole("timer")).toHaveText("0:01 of 3:00");
    await button(page, "Stop").click();
    await button(page, "Use this recording").click();
    await isWhole(page);
    expect(await stillOn(page)).toEqual([]);
    const id = await idOf(page);
    await send(form);
    await expect(submitted(page)).toBeVisible();
    expect(await applications(values)).toMatchObject([{ video_url: mediaPath(id) }]);
    expect(await mediaOf(id)).toMatchObject([
      { content_type: "video/webm", file_name: "my recording.webm", state: "complete" },
    ]);

    await signedInAs("recruiter");
    await page.goto(mediaPath(id));
    const shown = page.locator("video");
    await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    expect(await shown.evaluate((video: HTMLVideoElement) => video.error)).toBeNull();
  });
});

test.describe("with a camera and a microphone", () => {
  test("a voice is recorded and sent", async ({ page }) => {
    await watchTracks(page);
    await openForm(page);
    await button(page, "Record your voice").click();
    await button(page, "Start recording").click();
    expect(await stillOn(page)).toEqual(["audio"]);
    await expect(fieldOf(page).getByRole("timer")).toHaveText("0:01 of 3:00");
    await button(page, "Stop").click();
    await expect(words(page, "Listen to it before you send it.")).toBeVisible();
    await axe(page);
    await button(page, "Use this recording").click();
    await isWhole(page);
    expect(await mediaOf(await idOf(page))).toMatchObject([{ content_type: "video/webm" }]);
    expect(await stillOn(page)).toEqual([]);
  });

  test("after three minutes it stops automatically and keeps the recording", async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await button(page, "Record your voice").click();
    await button(page, "Start recording").click();
    await page.clock.runFor(179_000);
    await expect(fieldOf(page).getByRole("timer")).toHaveText("2:59 of 3:00");
    await page.clock.runFor(1_500);
    await expect(button(page, "Use this recording")).toBeVisible();
    await expect(fieldOf(page).getByText("3:00 · 0.")).toBeVisible();
  });

  test("camera and microphone are released when it is cancelled, the form cleared, or the page left", async ({
    page,
  }) => {
    await watchTracks(page);
    const form = await openForm(page);
    for (const end of [button(page, "Cancel"), form.getByRole("button", { name: "Clear the form" })]) {
      await button(page, "Record a video").click();
      await expect(button(page, "Start recording")).toBeVisible();
      expect(await stillOn(page)).toEqual(["audio", "video"]);
      await end.click();
      await expect(fieldOf(page).getByText("Choose a file")).toBeVisible();
      expect(await stillOn(page)).toEqual([]);
    }
    await button(page, "Record a video").click();
    await button(page, "Start recording").click();
    await expect(fieldOf(page).getByRole("timer")).toHaveText("0:01 of 3:00");
    await page.getByRole("link", { name: "Roles", exact: true }).first().click();
    await expect(page).toHaveURL(/roles/);
    await expect.poll(() => stillOn(page)).toEqual([]);
  });

  test("a timer tick at the moment when the recording stops does not take the recording away", async ({
    page,
  }) => {
    await openForm(page);
    await page.evaluate(() => {
      const ticks: TimerHandler[] = [];
      const plain = window.setInterval;
      window.setInterval = ((tick: TimerHandler, every?: number) => {
        ticks.push(tick);
        return plain(tick, every);
      }) as typeof setInterval;
      const begin = MediaRecorder.prototype.start;
      MediaRecorder.prototype.start = function (every) {
        begin.call(this, every);
        // Runs after the existing listeners, and before the page renders what they did.
        this.addEventListener("stop", () => {
          const now = performance.now() + 5_000;
          performance.now = () => now;
          for (const tick of ticks) if (typeof tick === "function") tick();
        });
      };
    });
    await button(page, "Record your voice").click();
    await button(page, "Start recording").click();
    await expect(fieldOf(page).getByRole("timer")).toHaveText("0:01 of 3:00");
    await button(page, "Stop").click();
    await expect(button(page, "Use this recording")).toBeFocused();
  });

  test("a camera that is unplugged ends the recording and keeps it, also after following a link", async ({
    page,
  }) => {
    await watchTracks(page);
    await page.goto("/recruitment/roles");
    await page.getByRole("link", { name: "Apply", exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await button(page, "Record a video").click();
    await button(page, "Start recording").click();
    await expect(fieldOf(page).getByRole("timer")).toHaveText("0:01 of 3:00");
    await page.evaluate(() => {
      for (const track of window.given) track.dispatchEvent(new Event("ended"));
    });
    await expect(button(page, "Use this recording")).toBeVisible();
    expect(await stillOn(page)).toEqual([]);
    const picture = fieldOf(page).locator("video");
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1);
  });
});

test("without a camera, permission or a suitable browser, the field says what to do", async ({ page }) => {
  await openForm(page);
  const refuse = (name: string) =>
    page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", name));
    }, name);
  const alert = fieldOf(page).getByRole("alert");
  await test.step("no camera: a file can be selected instead", async () => {
    await refuse("NotFoundError");
    await button(page, "Record a video").click();
    await expect(alert).toHaveText("No camera or microphone was found. You can choose a file instead.");
    await axe(page);
    await button(page, "Cancel").click();
    await expect(fieldOf(page).getByText("Choose a file")).toBeVisible();
  });
  await test.step("no permission: it can be retried", async () => {
    await refuse("NotAllowedError");
    await button(page, "Record your voice").click();
    await expect(alert).toContainText("This site may not use your microphone yet.");
    await expect(button(page, "Try again")).toBeFocused();
  });
  await test.step("a browser that cannot record", async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    });
    await openForm(page);
    await button(page, "Record a video").click();
    await expect(alert).toContainText("This browser cannot record here.");
  });
});
