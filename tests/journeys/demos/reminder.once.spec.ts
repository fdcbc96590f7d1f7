import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { dialogs, messageOf, tryDemo, viewer } from "./demos.ts";

test.describe("the reminder", () => {
  const reminder = (page: Page) => page.getByRole("dialog", { name: "Ready to transform your business?" });
  const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

  async function stopClock(page: Page): Promise<void> {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  }

  /** Opens a system by its card. */
  async function open(page: Page, name: string): Promise<void> {
    await tryDemo(page, name).click();
    await expect(viewer(page, name)).toBeVisible();
  }

  test("comes at the 45th second, three times at most, for each system separately", async ({ scene }) => {
    await scene(
      "comes at the 45th second, three times at most, and gives the focus back to the viewer",
      async (page) => {
        await stopClock(page);
        await page.goto("/business-apps");
        await open(page, "Mindsync Health");
        const schedule = viewer(page, "Mindsync Health").getByRole("link", { name: "Schedule a Live Demo" });
        await schedule.focus();
        for (const [left, close] of [
          ["2 reminders left", () => page.keyboard.press("Escape")],
          ["1 reminder left", () => reminder(page).getByRole("button", { name: "Keep looking" }).click()],
          ["no more reminders", () => reminder(page).getByRole("button", { name: "Close" }).click()],
        ] as const) {
          await pass(page, 44);
          await expect(reminder(page)).toBeHidden();
          await pass(page, 1);
          await expect(reminder(page)).toBeVisible();
          await expect(reminder(page)).toContainText("can be built in 5-10 days");
          await expect(reminder(page)).toContainText(left);
          await close();
          await expect(reminder(page)).toBeHidden();
          await expect(viewer(page, "Mindsync Health")).toBeVisible();
          await expect(schedule).toBeFocused();
          await expect(page).toHaveURL("/business-apps?demo=healthcare");
        }
        await pass(page, 200);
        await expect(reminder(page)).toBeHidden();
      },
      { fresh: true },
    );
    await scene(
      "that is left standing is not counted again when the next would be due",
      async (page) => {
        await stopClock(page);
        await page.goto("/business-apps");
        await open(page, "Mindsync Health");
        await pass(page, 100);
        await expect(reminder(page)).toContainText("2 reminders left");
        await page.keyboard.press("Escape");
        await pass(page, 34);
        await expect(reminder(page)).toBeHidden();
        await pass(page, 1);
        await expect(reminder(page)).toContainText("1 reminder left");
      },
      { fresh: true },
    );
    await scene(
      "begins anew for another system, and for the same one opened again",
      async (page) => {
        await stopClock(page);
        await page.goto("/business-apps");
        for (const name of ["Mindsync Health", "Telegram AI Bot", "Telegram AI Bot"]) {
          await open(page, name);
          await pass(page, 44);
          await expect(reminder(page)).toBeHidden();
          await pass(page, 1);
          await expect(reminder(page)).toContainText(`For ${name}: 2 reminders left`);
          await page.keyboard.press("Escape");
          await expect(reminder(page)).toBeHidden();
          await pass(page, 20);
          await page.keyboard.press("Escape");
          await expect(dialogs(page)).toHaveCount(0);
        }
      },
      { fresh: true },
    );
  });

  test("is closed by its chat, by Escape and with the viewer", async ({ scene }) => {
    await scene(
      "leads to a chat that names the system, and closes",
      async (page) => {
        await stopClock(page);
        await page.goto("/business-apps");
        await open(page, "Mindsync Estates");
        await pass(page, 45);
        const talk = reminder(page).getByRole("link", { name: "Talk to Mindsync Now" });
        expect(await messageOf(talk)).toContain("Mindsync Estates");
        const opened = page.waitForEvent("popup");
        await talk.click();
        await (await opened).waitForURL("https://wa.me/**");
        await expect(reminder(page)).toBeHidden();
        await expect(viewer(page, "Mindsync Estates")).toBeVisible();
      },
      { fresh: true },
    );
    await scene(
      "takes Escape for itself, so that the viewer stays, and leaves it to the viewer afterwards",
      async (page) => {
        await stopClock(page);
        await page.goto("/business-apps?demo=hospitality");
        await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
        await pass(page, 45);
        await expect(reminder(page)).toBeVisible();
        await page.evaluate(() => {
          const taken: boolean[] = [];
          Object.assign(window, { taken });
          addEventListener("keydown", (event) => taken.push(event.defaultPrevented));
        });
        await page.keyboard.press("Escape");
        await expect(reminder(page)).toBeHidden();
        await expect(viewer(page, "Mindsync Hospitality")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialogs(page)).toHaveCount(0);
        expect(await page.evaluate(() => (window as unknown as { taken: boolean[] }).taken)).toEqual([
          true,
          false,
        ]);
      },
      { fresh: true },
    );
    await scene(
      "goes with the viewer, and comes no more once it is closed",
      async (page) => {
        await stopClock(page);
        await page.goto("/business-apps");
        await open(page, "Mindsync Health");
        await pass(page, 45);
        await expect(reminder(page)).toBeVisible();
        await page.goBack();
        await expect(dialogs(page)).toHaveCount(0);
        await expect(page).toHaveURL("/business-apps");
        await pass(page, 300);
        await expect(dialogs(page)).toHaveCount(0);
        await open(page, "Mindsync Estates");
        await pass(page, 30);
        await page.goBack();
        await expect(dialogs(page)).toHaveCount(0);
        await pass(page, 300);
        await expect(dialogs(page)).toHaveCount(0);
      },
      { fresh: true },
    );
  });

  // A browser closes dialogs that opened without a tap together. What Playwright does in a page counts as a tap, so
  // here they would be closed one by one anyway; therefore the test watches the key itself.
});
