import { navigation } from "#content/navigation.ts";
import { expect, hydrate, test } from "./fixtures.ts";

test.describe("on a phone's screen", () => {
  test("the menu has every link, and closes on Escape, on a press elsewhere and when a link is followed", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrate(page);
    const button = page.locator("header summary", { hasText: "Menu" });
    const menu = page
      .locator("header details", { has: page.getByText("Menu", { exact: true }) })
      .locator("nav");
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link")).toHaveText([
      ...navigation.flatMap((entry) =>
        "links" in entry ? entry.links.map(({ label }) => label) : [entry.label],
      ),
      "Contact Us",
    ]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(180, 735);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole("link", { name: "Contact", exact: true }).scrollIntoViewIfNeeded();
    await menu.getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/#services");
    await expect(menu).toBeHidden();
    await expect(page.locator("#services h2")).toBeInViewport();
    await button.click();
    await menu.getByRole("link", { name: "Territory Playbook" }).click();
    await expect(page).toHaveURL("/recruitment/territory-playbook");
    await expect(menu).toBeHidden();
  });
});
