import { exitOffer } from "#content/exit-offer.ts";
import { freeCoursePrice, naira } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { chatAddress } from "./chat-address.ts";
import { fetches, leave, leaveInVain, leaveInVainTimed, offer, open } from "./exit-offer.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";
import { inWholeBrowser } from "./whole-browser.ts";

// The pointer is where these tests put it, and nowhere else.
test.use(inWholeBrowser());

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the offer is for visitors who leave, and nobody else", async ({ scene }) => {
    await scene(
      "a pointer that comes up to 50 px from the top and stays 200 ms gets the offer",
      async (page) => {
        await page.clock.install({ time: new Date("2026-01-05T09:00:00Z") });
        await page.clock.pauseAt(new Date("2026-01-05T09:00:01Z"));
        await open(page);
        const asked = fetches(page);
        await page.mouse.move(300, 400);
        await page.mouse.move(300, 51);
        await page.clock.runFor(5000);
        await page.mouse.move(300, 50);
        await page.clock.runFor(150);
        await page.mouse.move(300, 51);
        await page.clock.runFor(5000);
        await page.mouse.move(300, 50);
        await page.clock.runFor(199);
        expect(asked).toEqual([]);
        await page.clock.runFor(1);
        await expect(offer(page)).toBeVisible();
        expect(asked).toHaveLength(1);
      },
      { fresh: true },
    );
    await scene(
      "other ways of the pointer are no leaving",
      async (page) => {
        await page.clock.install();
        await open(page);
        const asked = fetches(page);
        const ways: [x: number, y: number][][] = [
          // First seen at the top edge, then moving along it.
          [
            [300, 5],
            [300, 20],
            [300, 45],
          ],
          // Out at a side and at the bottom.
          [
            [300, 300],
            [-5, 300],
          ],
          [
            [300, 700],
            [300, 805],
          ],
          // Up to the address bar, and straight back.
          [
            [300, 300],
            [300, 30],
            [300, 90],
          ],
        ];
        for (const way of ways) {
          for (const [x, y] of way) await page.mouse.move(x, y);
          await page.clock.runFor(5000);
        }
        // A text selection that ends at the first word.
        await page.mouse.move(300, 300);
        await page.mouse.down();
        await page.mouse.move(300, 20);
        await page.mouse.move(300, -2);
        await page.clock.runFor(5000);
        await page.mouse.up();
        expect(asked).toEqual([]);
        await expect(page.getByRole("dialog")).toHaveCount(0);
      },
      { fresh: true },
    );
    await scene(
      "who presses something in the bar is not leaving then",
      async (page) => {
        await page.clock.install();
        await open(page);
        const bar = page.getByRole("navigation", { name: "Main" });
        await page.mouse.move(300, 400);
        await bar.locator("summary", { hasText: "AI Systems" }).hover();
        await page.clock.runFor(150);
        await page.mouse.down();
        await page.mouse.up();
        await expect(bar.getByRole("link", { name: "Free AI Tools" })).toBeVisible();
        await page.clock.runFor(5000);
        await leaveInVainTimed(page);
        await page.keyboard.press("Escape");
        await bar.getByRole("link", { name: "School", exact: true }).click();
        await expect(page).toHaveURL("/video-courses");
        // A hand that rests on the link it pressed still moves a little.
        await bar.getByRole("link", { name: "School", exact: true }).hover({ position: { x: 5, y: 5 } });
        await page.clock.runFor(5000);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await leave(page);
        await expect(offer(page)).toBeVisible();
      },
      { fresh: true },
    );
  });

  test("it comes at once through the top, once per page load, and closes in each way", async ({ scene }) => {
    await scene("a pointer that leaves through the top gets it at once, with all it offers", async (page) => {
      await open(page);
      await leave(page);
      const dialog = offer(page);
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText("free course material");
      await expect(dialog).toContainText(`valued at ${naira(freeCoursePrice.usual)}`);
      await expect(dialog.getByRole("link", { name: /^Download/ })).toHaveAttribute("href", "/free-courses");
      const chat = dialog.getByRole("link", { name: "Chat on WhatsApp" });
      const { href } = await chatAddress(chat);
      expect(href).toMatch(new RegExp(`^https://wa\\.me/${site.whatsapp.concierge.slice(1)}\\?text=.`));
      await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
      await axe(page);
      const opened = page.waitForEvent("popup");
      await chat.click();
      await (await opened).close();
    });
    await scene("it comes once a page load, whatever is visited within it", async (page) => {
      await open(page);
      await leave(page);
      await offer(page).getByRole("button", { name: "Close" }).click();
      await expect(offer(page)).toBeHidden();
      await leaveInVain(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await expect(page).toHaveURL("/privacy");
      await leaveInVain(page);
      // Through the back office, which has no exit offer, and back by the router.
      await page.getByRole("contentinfo").getByRole("link", { name: "Recruitment admin portal" }).click();
      await expect(page).toHaveURL("/recruitment/admin");
      await page.goBack();
      await expect(page).toHaveURL("/privacy");
      await leaveInVain(page);
      await page.reload();
      await hydrate(page);
      await leave(page);
      await expect(offer(page)).toBeVisible();
    });
    await scene("Escape and a press beside it close it, and the focus goes back", async (page) => {
      await open(page, "/recruitment/overview");
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
      await link.focus();
      await leave(page);
      await expect(offer(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(offer(page)).toBeHidden();
      await expect(link).toBeFocused();
      await page.reload();
      await hydrate(page);
      await leave(page);
      await expect(offer(page)).toBeVisible();
      await page.mouse.click(10, 400);
      await expect(offer(page)).toBeHidden();
    });
    await scene("its download leads to the free courses, and Back does not open it again", async (page) => {
      await open(page);
      await leave(page);
      await offer(page).getByRole("link", { name: exitOffer.download.label }).click();
      await expect(page).toHaveURL("/free-courses");
      await expect(page.locator("h1")).toHaveText("Free Courses");
      await expect(offer(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/terms");
      await expect(page.locator("h1")).toHaveText("Terms of use");
      await expect(offer(page)).toBeHidden();
    });
  });

  test("it waits while the visitor is busy, and the back office has none", async ({ scene }) => {
    await scene("it waits while another dialog is open, also one that the address opened", async (page) => {
      await open(page, "/?explore");
      const explore = page.getByRole("dialog", { name: "Choose What to Explore" });
      await expect(explore).toBeVisible();
      await leaveInVain(page);
      await page.keyboard.press("Escape");
      await expect(explore).toBeHidden();
      await leave(page);
      await expect(offer(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await leaveInVain(page);
    });
    await scene("it waits while somebody types", async (page) => {
      await open(page, "/enroll");
      await page.getByLabel("First name").fill("Amaka");
      await leaveInVain(page);
      await page.getByLabel("Learning path").focus();
      await leaveInVain(page);
      await page.getByLabel("Your goals").focus();
      await leaveInVain(page);
      await page.getByLabel("Your goals").blur();
      await leave(page);
      await expect(offer(page)).toBeVisible();
    });
    await scene("the back office makes no offer", async (page) => {
      for (const path of ["/admin-login", "/recruitment/admin"]) {
        await open(page, path);
        await page.getByRole("link", { name: "Back to Website" }).focus();
        await leaveInVain(page);
      }
    });
  });

  test.describe("without a network", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("nothing happens, and the page stays as it is", async ({ page }) => {
      await open(page);
      await page.route("**/assets/exit-dialog-*.js", (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await leave(page);
      await failed;
      await leave(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await expect(page.locator("h1")).toHaveText("Privacy notice");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });

  test.describe("on a page that does not exist", () => {
    test.use({ expectedErrors: [/status of 404.*\/no-such-page/] });

    test("it comes too", async ({ page }) => {
      await open(page, "/no-such-page");
      await leave(page);
      await expect(offer(page)).toBeVisible();
    });
  });

  test.describe("with a touch screen", () => {
    test.use({ hasTouch: true, ownContext: true });

    test("taps do not count as leaving", async ({ page }) => {
      await page.clock.install();
      await open(page);
      for (const y of [400, 120, 30, 4, 0]) await page.touchscreen.tap(300, y);
      await page.clock.runFor(5000);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await leave(page);
      await expect(offer(page)).toBeVisible();
    });
  });
});

test("767 px are too narrow, 768 px are wide enough, whatever the width was before", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await page.setViewportSize({ width: 767, height: 800 });
  await leaveInVain(page);
  await page.setViewportSize({ width: 768, height: 800 });
  await leave(page);
  await expect(offer(page)).toBeVisible();
});
