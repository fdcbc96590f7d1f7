import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";
import { cardNames, names, tryDemo } from "./demos.ts";

test.describe("the tabs", () => {
  const chosen = (page: Page) => page.getByRole("tab", { selected: true });

  test("are one tab stop; the arrow keys select a tab, and one press of Back returns over all of them", async ({
    page,
  }) => {
    await page.goto("/business-apps");
    await hydrate(page);
    await chosen(page).focus();
    for (const [key, label] of [
      ["ArrowRight", "Healthcare"],
      ["ArrowRight", "Hospitality"],
      ["ArrowLeft", "Healthcare"],
      ["End", "Digital Sales"],
      ["ArrowRight", "All Systems"],
      ["ArrowLeft", "Digital Sales"],
      ["Home", "All Systems"],
      ["ArrowRight", "Healthcare"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(page)).toHaveText(label);
      await expect(chosen(page)).toBeFocused();
    }
    await expect(page).toHaveURL("/business-apps?category=healthcare");
    await expect(cardNames(page)).toHaveText(["Mindsync Health"]);
    await page.keyboard.press("Tab");
    await expect(tryDemo(page, "Mindsync Health")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/business-apps");
    await expect(cardNames(page)).toHaveText(names);
  });
});
