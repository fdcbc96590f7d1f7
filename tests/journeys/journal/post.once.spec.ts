import { blogTexts } from "#content/blog.ts";
import { expect, test } from "../fixtures.ts";

test.describe("a post", () => {
  test("a message is copied or selected, and wide tables scroll inside themselves", async ({ scene }) => {
    await scene(
      "copies a message letter by letter, also when the tap was faster than the script",
      async (page, context) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        });
        const start = "**/assets/entry.client-*.js";
        const fetched = Promise.withResolvers<void>();
        await page.route(start, async (route) => {
          await fetched.promise;
          await route.continue();
        });
        await page.goto("/blog/twelve-whatsapp-replies");
        const message = page.locator("figure").filter({ hasText: "Bank: ______" });
        const asked = page.waitForRequest(start);
        await message.getByRole("button", { name: blogTexts.copyLabel }).click();
        await asked;
        await expect(page.getByText(blogTexts.copied, { exact: true })).toBeHidden();
        fetched.resolve();
        await expect(page.getByText(blogTexts.copied, { exact: true })).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await message.locator("pre").textContent());
        expect(copied).toContain("Thank you. Please pay ₦______ to:\nBank: ______");
      },
      { fresh: true },
    );
    await scene("selects the message where the browser does not let us copy", async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: () => Promise.reject(new Error("refused")) },
        });
      });
      await page.goto("/blog/twelve-whatsapp-replies");
      const message = page.locator("figure").first();
      await message.getByRole("button", { name: blogTexts.copyLabel }).click();
      await expect(page.getByText(blogTexts.copyFailed.text)).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()))).toBe(
        await message.locator("pre").textContent(),
      );
    });
    await scene("lets wide tables scroll inside themselves, by the keyboard too", async (page) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto("/blog/write-down-one-process");
      const box = page.locator(".table-box").first();
      const [inside, outside, whole] = await box.evaluate((element) => [
        element.scrollWidth,
        element.clientWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(inside).toBeGreaterThan(outside ?? 0);
      expect(whole).toBeLessThanOrEqual(320);
      await box.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });
  });
});
