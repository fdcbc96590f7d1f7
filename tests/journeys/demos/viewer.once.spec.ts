import { expect, hydrate, test } from "../fixtures.ts";
import { cards, dialogs, tryDemo, viewer } from "./demos.ts";

test.describe("the viewer", () => {
  test("closes in four ways, and one more Back leaves the page", async ({ page }) => {
    await page.goto("/tools");
    await page.goto("/business-apps?category=ai-bots");
    await hydrate(page);
    for (const [how, close] of [
      ["Escape", () => page.keyboard.press("Escape")],
      ["its cross", () => page.getByRole("button", { name: "Close" }).click()],
      ["'Back to Demos'", () => page.getByRole("link", { name: "Back to Demos" }).click()],
      ["a press beside it", () => page.mouse.click(4, 4)],
    ] as const) {
      await test.step(how, async () => {
        await tryDemo(page, "WhatsApp AI Assistant").click();
        await expect(page).toHaveURL("/business-apps?category=ai-bots&demo=whatsapp-assistant");
        await expect(viewer(page, "WhatsApp AI Assistant")).toBeVisible();
        await close();
        await expect(dialogs(page)).toHaveCount(0);
        await expect(page).toHaveURL("/business-apps?category=ai-bots");
        await expect(cards(page)).toHaveCount(2);
        await expect(tryDemo(page, "WhatsApp AI Assistant")).toBeFocused();
      });
    }
    // None of the four left an entry in the history.
    await page.goBack();
    await expect(page).toHaveURL("/tools");
  });

  test("opens by a shared address, and shows the whole page when it closes", async ({ page }) => {
    await page.goto("/tools");
    await page.goto("/business-apps?demo=real-estate");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await expect(viewer(page, "Mindsync Estates")).toBeVisible();
    await expect(page).toHaveTitle("Mindsync Estates: demo and price | Mindsync");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/business-apps$/);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await page.keyboard.press("Escape");
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL("/business-apps");
    await expect(cards(page)).toHaveCount(7);
    await page.goBack();
    await expect(page).toHaveURL("/tools");
  });
});
