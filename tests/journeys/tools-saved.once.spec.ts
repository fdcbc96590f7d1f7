import type { Page } from "@playwright/test";
import { toolForms } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { axe, expect, test } from "./fixtures.ts";
import { openTool, resultHeading, writeExample } from "./tool-pages.ts";

const faq = toolForms["faq-generator"];

function lastResults(page: Page) {
  return page.getByRole("region", { name: toolTexts.last.heading });
}

function kept(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("mindsync-tool-results") ?? "[]").length);
}

test("results and drafts are saved on the device", async ({ scene }) => {
  await scene(
    "a result is there after a reload, on the way back, and on another day from the list",
    async (page) => {
      await openTool(page, "faq-generator");
      await writeExample(page, "faq-generator");
      await page.reload();
      await expect(resultHeading(page, faq)).toBeVisible();
      await page.getByRole("link", { name: "Back to Tools" }).click();
      await expect(page).toHaveURL("/tools");
      await page.goBack();
      await expect(resultHeading(page, faq)).toBeVisible();

      await openTool(page, "sop-writer");
      await expect(lastResults(page)).toContainText(toolTexts.last.note);
      await lastResults(page)
        .getByRole("link", { name: /Solar panel installation/ })
        .click();
      await expect(page).toHaveURL("/tools/faq-generator#answer");
      await expect(resultHeading(page, faq)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/tools/sop-writer");
      await expect(resultHeading(page, faq)).toBeHidden();
    },
  );
  await scene("results are removed one by one, and all", async (page) => {
    await openTool(page, "faq-generator");
    await writeExample(page, "faq-generator");
    for (const version of [2, 3]) {
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("navigation", { name: "Versions" })).toContainText(
        `Version ${version} of ${version}`,
      );
    }
    await expect(lastResults(page).getByRole("listitem")).toHaveCount(3);
    await axe(page);
    await lastResults(page)
      .getByRole("button", { name: /^Remove: Solar/ })
      .last()
      .click();
    await expect(lastResults(page).getByRole("listitem")).toHaveCount(2);
    await expect(lastResults(page).getByRole("heading")).toBeFocused();
    expect(await kept(page)).toBe(2);
    await lastResults(page).getByRole("button", { name: toolTexts.last.clearLabel }).click();
    await expect(lastResults(page)).toBeHidden();
    expect(await kept(page)).toBe(0);
    await page.reload();
    await expect(page.getByLabel("Product or service name")).toHaveValue("Solar panel installation");
    await expect(lastResults(page)).toBeHidden();
  });
  await scene("what was typed is there the next time, until it is cleared", async (page, context) => {
    await openTool(page, "product-description");
    await page.getByLabel("Product name").fill("Aba shoes");
    await page.getByLabel("Features and benefits").fill("Stitched soles");
    await page.getByLabel("Tone").selectOption("pidgin");
    const later = await context.newPage();
    await openTool(later, "product-description");
    await expect(later.getByLabel("Product name")).toHaveValue("Aba shoes");
    await expect(later.getByLabel("Tone")).toHaveValue("pidgin");
    await expect(later.getByText(`14/${toolLimits.long}`)).toBeVisible();
    await later.getByRole("button", { name: toolTexts.clearLabel, exact: true }).click();
    await expect(later.getByLabel("Product name")).toBeFocused();
    await expect(later.getByText(`0/${toolLimits.long}`)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Product name")).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("mindsync-tool-drafts"))).toBeNull();
  });
});
