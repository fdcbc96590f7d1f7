import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openForm } from "./recruitment/apply.ts";

/** The colours of a checkbox or a radio button. */
const painted = (pick: Locator) =>
  pick.evaluate((element) => {
    const { appearance, backgroundColor, borderColor } = getComputedStyle(element);
    return { appearance, backgroundColor, borderColor };
  });

/** The theme's colours of these names. */
const named = (page: Page, ...names: string[]) =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement("p"));
    return names.map((name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    });
  }, names);

test("checkboxes and radio buttons look like the fields beside them, by day and night", async ({ scene }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await scene(colorScheme, async (page) => {
      await page.emulateMedia({ colorScheme });
      const form = await openForm(page);
      const box = form.getByLabel("Zoho");
      const [paper, edge, brand] = await named(page, "paper", "edge", "brand");
      const still = { appearance: "none", backgroundColor: paper, borderColor: edge };
      expect(await painted(box)).toEqual(still);
      expect(await painted(form.getByLabel("Full Name"))).toMatchObject({
        backgroundColor: paper,
        borderColor: edge,
      });
      // The browser draws the tick itself, on the brand's colour.
      await box.check();
      expect(await painted(box)).toMatchObject({ appearance: "auto" });
      expect(await box.evaluate((element) => getComputedStyle(element).accentColor)).toBe(brand);

      await page.goto("/tools/bot-playground");
      const dot = page.getByRole("radio").first();
      expect(await painted(dot)).toEqual(still);
      await dot.check();
      expect(await painted(dot)).toEqual({ ...still, borderColor: brand });
    });
  }
});
