import { navigation } from "#content/navigation.ts";
import { expect, hydrate, test } from "./fixtures.ts";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the bar's dropdowns", async ({ scene }) => {
    await scene("the bar's dropdowns open, and close on Escape and on a press elsewhere", async (page) => {
      await page.goto("/");
      await hydrate(page);
      const bar = page.getByRole("navigation", { name: "Main" });
      for (const entry of navigation) {
        if (!("links" in entry)) {
          await expect(bar.getByRole("link", { name: entry.label, exact: true })).toHaveAttribute(
            "href",
            entry.href,
          );
          continue;
        }
        const button = bar.locator("summary", { hasText: entry.label });
        const links = bar
          .locator("details", { has: page.getByText(entry.label, { exact: true }) })
          .locator("a");
        await expect(links.first()).toBeHidden();
        await button.click();
        await expect(links).toHaveText(entry.links.map(({ label }) => label));
        await expect(links.first()).toBeVisible();
        await expect(links.last()).toBeInViewport();
        await page.keyboard.press("Escape");
        await expect(links.first()).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await expect(links.first()).toBeVisible();
        await page.locator("h1").click();
        await expect(links.first()).toBeHidden();
      }
    });
    await scene("one dropdown closes another", async (page) => {
      await page.goto("/");
      const bar = page.getByRole("navigation", { name: "Main" });
      await bar.locator("summary", { hasText: "AI Systems" }).click();
      await expect(bar.getByRole("link", { name: "Free AI Tools" })).toBeVisible();
      await bar.locator("summary", { hasText: "Recruitment" }).click();
      await expect(bar.getByRole("link", { name: "Overview" })).toBeVisible();
      await expect(bar.getByRole("link", { name: "Free AI Tools" })).toBeHidden();
    });
    await scene("the keyboard opens a dropdown and follows its links", async (page) => {
      await page.goto("/");
      const bar = page.getByRole("navigation", { name: "Main" });
      await bar.locator("summary", { hasText: "AI Systems" }).focus();
      await page.keyboard.press("Enter");
      const first = bar.getByRole("link", { name: "Enterprise AI Systems" });
      await expect(first).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(first).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/ai-enterprise-systems");
      await expect(first).toBeHidden();
    });
    await scene("the first Tab reaches the way past the bar", async (page) => {
      await page.goto("/");
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator("main")).toBeFocused();
    });
  });
});
