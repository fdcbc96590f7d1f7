import { privacy } from "#content/privacy.ts";
import { terms } from "#content/terms.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";

test("the privacy notice can be read, used and left", async ({ scene }) => {
  await scene(
    "the notice and the terms hold every section, and their tables of contents lead to each",
    async (page) => {
      for (const text of [privacy, terms]) {
        await page.goto(text.path);
        await hydrate(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.heading);
        await expect(page.locator("main h2:visible")).toContainText(
          text.sections.map(({ heading }) => heading),
        );
        const folded = page.locator("summary", { hasText: "On this page" });
        if (await folded.isVisible()) await folded.click();
        const contents = page.getByRole("main").getByRole("navigation", { name: /this page$/ });
        await expect(contents.getByRole("link")).toHaveText(text.sections.map(({ heading }) => heading));
        expect(
          await contents.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
        ).toEqual(text.sections.map(({ id }) => `#${id}`));
        // All links work alike: one from the middle, and the last.
        for (const { id, heading } of [text.sections[3], text.sections.at(-1)].filter(
          (one) => one !== undefined,
        )) {
          await contents.getByRole("link", { name: heading, exact: true }).click();
          await expect(page).toHaveURL(`${text.path}#${id}`);
          await expect(page.locator(`#${id} h2`)).toBeInViewport();
        }
      }
    },
  );
  await scene("'Don't count me' can be used by everybody, switched on as off", async (page) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/privacy");
    await hydrate(page);
    await page.getByRole("switch", { name: "Don't count me" }).check();
    await axe(page);
  });
  await scene(
    "the enrollment form leads to the privacy notice, and is found again as it was",
    async (page) => {
      await page.goto("/video-courses");
      await hydrate(page);
      await page.getByRole("link", { name: "Start Learning Now" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("First name").fill("Amaka");
      await dialog.getByRole("link", { name: "How we treat your details" }).click();
      await expect(page).toHaveURL("/privacy");
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(dialog.getByLabel("First name")).toHaveValue("Amaka");
    },
  );
});
