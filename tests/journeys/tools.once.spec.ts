import { pressAddress } from "#content/lead-doors.ts";
import { toolForms } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { tools } from "#content/tools.ts";
import { toolsPage } from "#content/tools-page.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";
import { openTool, submitButton, toolForm } from "./tool-pages.ts";

test("the tools are found, and errors in a form are shown before it is sent", async ({ scene }) => {
  await scene(
    "the index has a card for each tool, the way home and the way to a tool of one's own",
    async (page) => {
      await page.goto("/tools");
      const cards = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Try Tool/ }) });
      await expect(cards).toHaveCount(9);
      for (const [at, { title, description, category, path }] of tools.entries()) {
        const card = cards.nth(at);
        await expect(card.getByRole("heading", { name: title })).toBeVisible();
        await expect(card).toContainText(description);
        await expect(card).toContainText(category);
        await expect(card.getByRole("link")).toHaveAttribute("href", path);
      }
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
      await expect(main.getByRole("heading", { name: "Need Custom AI Solutions?" })).toBeVisible();
      await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
      await expect(main.getByRole("link", { name: toolsPage.custom.ctaLabel })).toHaveAttribute(
        "href",
        pressAddress("enterprise", { item: "custom-tool" }),
      );
      await hydrate(page);
      await cards.nth(3).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1, name: tools[3]?.title ?? "?" })).toBeVisible();
      await page.getByRole("link", { name: "Back to Tools" }).click();
      await expect(page).toHaveURL("/tools");
    },
  );
  await scene(
    "what is empty is said once, in the specification's words, and nothing is sent",
    async (page) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && !request.url().endsWith("/api/visits")) sent.push(request.url());
      });
      await openTool(page, "product-description");
      await page.getByLabel("Product name").fill("Aba shoes");
      await submitButton(page, toolForms["product-description"]).click();
      await expect(page.getByText("Please fill in all fields", { exact: true })).toHaveCount(1);
      await expect(page.getByLabel("Features and benefits")).toBeFocused();
      await expect(page.getByLabel("Features and benefits")).toHaveAccessibleDescription(
        /Please fill in all fields/,
      );
      await axe(page);
      await page.getByLabel("Features and benefits").fill("Stitched");
      await expect(page.getByText("Please fill in all fields", { exact: true })).toBeHidden();
      await openTool(page, "business-name-generator");
      await submitButton(page, toolForms["business-name-generator"]).click();
      await expect(
        page.getByText("Please describe what your business is about.", { exact: true }),
      ).toBeVisible();
      expect(sent).toEqual([]);
    },
  );
  await scene("ten thousand characters are counted and refused, never cut", async (page) => {
    await openTool(page, "business-name-generator");
    const text = page.getByLabel("Description");
    const long = "x".repeat(10_000);
    await text.fill(long);
    await expect(toolForm(page)).toContainText("10000/500");
    await submitButton(page, toolForms["business-name-generator"]).click();
    await expect(toolForm(page)).toContainText("Description must be at most 500 characters");
    await expect(text).toHaveValue(long);
    await expect(text).toBeFocused();
    await text.fill("Rice in Lagos");
    await expect(toolForm(page)).toContainText("13/500");
    await expect(toolForm(page)).not.toContainText("must be at most");
  });
  await scene("an example takes the place of what was typed, and gives it back", async (page) => {
    await openTool(page, "faq-generator");
    const name = page.getByLabel("Product or service name");
    await name.fill("Palm oil");
    await page.getByText(toolTexts.exampleLabel).click();
    await expect(name).toHaveValue("Solar panel installation");
    await page.getByText(toolTexts.ownWordsLabel).click();
    await expect(name).toHaveValue("Palm oil");
  });
});
