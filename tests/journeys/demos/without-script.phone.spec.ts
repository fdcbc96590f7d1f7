import { demoPrices, priceInWords } from "#content/prices.ts";
import { expect, test } from "../fixtures.ts";
import { cards, dialogs, tryDemo, viewer } from "./demos.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the demos without script", async ({ scene }) => {
    await scene(
      "a card's link shows the viewer in the page, and 'Back to Demos' leads back to the card",
      async (page) => {
        await page.goto("/business-apps");
        await expect(cards(page)).toHaveCount(7);
        await tryDemo(page, "AI Sales Website").click();
        await expect(page).toHaveURL("/business-apps?demo=ai-sales-website");
        const dialog = viewer(page, "AI Sales Website");
        await expect(dialog.getByRole("heading", { name: "AI Sales Website" })).toBeInViewport();
        await expect(dialog.locator("p", { hasText: "per month" })).toHaveText(
          priceInWords(demoPrices["ai-sales-website"]),
        );
        await expect(page.getByRole("button", { name: "Close" })).toBeHidden();
        // It is part of the page, and covers nothing of it.
        const foot = await dialog.evaluate((element) => element.getBoundingClientRect().bottom);
        const head = await page.locator("h1").evaluate((element) => element.getBoundingClientRect().top);
        expect(head).toBeGreaterThan(foot);
        await dialog.getByRole("link", { name: "Back to Demos" }).click();
        await expect(page).toHaveURL("/business-apps#ai-sales-website");
        await expect(dialogs(page)).toHaveCount(0);
        await expect(cards(page).last()).toBeInViewport();
      },
    );
  });
});
