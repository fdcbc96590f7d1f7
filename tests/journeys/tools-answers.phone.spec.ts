import { toolForms } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { whatsappLinkLimit } from "#content/whatsapp.ts";
import { axe, expect, test } from "./fixtures.ts";
import { openTool, resultHeading, type ToolName, writeExample } from "./tool-pages.ts";

/** One tool of each kind of answer; the full run does all of them, and tools.request.test.ts reads each one's parts. */
const shown = Object.entries(toolForms).filter(
  ([slug]) =>
    process.env.TEST_FULL ||
    ["marketing-generator", "business-name-generator", "faq-generator", "sop-writer"].includes(slug),
);

test("each tool leads from its example to an answer in cards", async ({ page }) => {
  test.setTimeout(180_000);
  const size = page.viewportSize();
  // The light scheme on a wide screen, the dark one on a phone.
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [slug, form] of shown) {
    await test.step(slug, async () => {
      if (size) await page.setViewportSize(size);
      await openTool(page, slug as ToolName);
      await writeExample(page, slug as ToolName);
      await expect(resultHeading(page, form)).toBeFocused();
      await expect(page.getByRole("status").getByText(form.done)).toBeVisible();
      for (const { label } of form.parts) {
        await expect(page.getByRole("heading", { name: label, exact: true, level: 3 })).toHaveCount(1);
        await expect(page.getByRole("button", { name: `Copy: ${label}` })).toBeVisible();
        const share = page.getByRole("link", { name: `Share: ${label}` });
        await expect(share).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.{5,}$/);
        expect((await share.getAttribute("href"))?.length).toBeLessThan(whatsappLinkLimit);
      }
      await expect(page.getByText(toolTexts.engines["built-in"])).toBeVisible();
      await axe(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});
