import type { Page } from "@playwright/test";
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { schoolPromo } from "#content/home.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { first } from "./journal.ts";

const enter = async (page: Page) => {
  await page.getByRole("link", { name: schoolPromo.enterLabel }).click();
  const dialog = page.getByRole("dialog", { name: schoolPromo.dialog.title });
  await dialog.getByRole("link", { name: "Browse Ebook Store" }).click();
  await expect(dialog).toBeHidden();
};

test.describe("the store", () => {
  test("the store is found from its cards, its address and the learning paths", async ({ scene }) => {
    await scene("leads from a card to the ebook's own page, and from there to the others", async (page) => {
      await page.goto("/");
      await page.getByRole("link", { name: `${storeTexts.insideLabel}: ${first.title}` }).click();
      await expect(page).toHaveURL(first.path);
      await expect(page.locator("h1")).toHaveText(first.title);
      const others = page.getByRole("region", { name: storeTexts.othersHeading }).getByRole("link");
      await expect(others).toHaveCount(ebooks.length - 1);
      await others.first().click();
      await expect(page.locator("h1")).toHaveText(ebooks[1]?.title ?? "");
      await page
        .getByRole("navigation", { name: "Breadcrumb" })
        .getByRole("link", { name: storeTexts.name })
        .click();
      await expect(page).toHaveURL("/#store");
      await expect(page.locator("#store h2")).toBeInViewport();
    });
    await scene("has an address without an ebook too", async (page) => {
      await page.goto("/store");
      await expect(page).toHaveURL("/#store");
      await expect(page.locator("#store h2")).toBeInViewport();
    });
    await scene("closes the dialog and leads to the store, again and again", async (page) => {
      await page.goto("/");
      await hydrate(page);
      await enter(page);
      await expect(page).toHaveURL("/#store");
      await expect(page.locator("#store h2")).toBeInViewport();
      // The address is the same the second time, but the history is different.
      await enter(page);
      await expect(page.locator("#store h2")).toBeInViewport();
    });
    await scene(
      "leads there smoothly for those who did not ask for less motion",
      async (page) => {
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await page.goto("/");
        await hydrate(page);
        await enter(page);
        await expect(page.locator("#store h2")).toBeInViewport();
      },
      { fresh: true },
    );
  });
});
