import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";
import { cardNames, categories, names, systems } from "./demos.ts";

test.describe("the tabs", () => {
  const tabs = (page: Page) => page.getByRole("tab");
  const chosen = (page: Page) => page.getByRole("tab", { selected: true });

  test("show the systems of one kind, each at an address that can be shared and left with Back", async ({
    page,
  }) => {
    await page.goto("/business-apps");
    await hydrate(page);
    await expect(tabs(page)).toHaveText(categories.map(([label]) => label));
    await expect(chosen(page)).toHaveText("All Systems");
    for (const [label, address] of categories.slice(1)) {
      await tabs(page).getByText(label, { exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(chosen(page)).toHaveText(label);
      await expect(page.getByRole("tabpanel", { name: label })).toBeVisible();
      await expect(cardNames(page)).toHaveText(
        systems.filter(([, , category]) => category === label).map(([, name]) => name),
      );
    }
    await page.goBack();
    await expect(page).toHaveURL("/business-apps?category=ai-bots");
    await expect(chosen(page)).toHaveText("AI Bots");
    await expect(cardNames(page)).toHaveText(["Telegram AI Bot", "WhatsApp AI Assistant"]);
    await page.reload();
    await expect(cardNames(page)).toHaveText(["Telegram AI Bot", "WhatsApp AI Assistant"]);
    await hydrate(page);
    await tabs(page).getByText("All Systems").click();
    await expect(page).toHaveURL("/business-apps");
    await expect(cardNames(page)).toHaveText(names);
    await page.goto("/business-apps?category=nothing");
    await expect(cardNames(page)).toHaveText(names);
    await hydrate(page);
    await expect(chosen(page)).toHaveText("All Systems");
  });
});
