import { packageComparison, systemComparison } from "#content/offer-comparison.ts";
import { expect, test } from "../fixtures.ts";
import { inBothLayouts } from "../usable.ts";
import { packages, systems } from "./offers.ts";

test.describe("the enterprise page", () => {
  test("the systems and the packages are found and compared", async ({ scene }) => {
    await scene("its list at the top leads to each system", async (page) => {
      await page.goto("/ai-enterprise-systems");
      const list = page.getByRole("navigation", { name: "Enterprise AI Systems" });
      for (const { id, title, setup, monthly } of systems) {
        const link = list.getByRole("link", { name: title });
        await expect(link).toContainText(`${setup} setup, ${monthly} per month`);
        await link.click();
        await expect(page).toHaveURL(`/ai-enterprise-systems#${id}`);
        await expect(page.locator(`#${id} h2`)).toBeInViewport();
      }
    });
    await scene(
      "compares them: a table with headers where there is room, lists to open where there is not",
      async (page) => {
        await page.goto("/ai-enterprise-systems");
        await page.getByRole("link", { name: "Compare the four systems" }).click();
        await expect(page).toHaveURL("/ai-enterprise-systems#compare");
        const place = page.locator("#compare");
        const table = place.getByRole("table", { name: systemComparison.caption });
        await expect(table.getByRole("columnheader")).toHaveText([
          "System",
          ...systems.map(({ title }) => title),
        ]);
        const row = (name: string) =>
          table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
        await expect(row("One-time setup").getByRole("cell")).toHaveText(systems.map(({ setup }) => setup));
        await expect(row("per month").getByRole("cell")).toHaveText(systems.map(({ monthly }) => monthly));
        await expect(row("First-year total").getByRole("cell")).toHaveText(
          systems.map(({ firstYear }) => firstYear),
        );
        for (const name of ["Who it is for", "On WhatsApp", "What it records"]) {
          const cells = await row(name).getByRole("cell").allInnerTexts();
          expect(cells.filter((text) => text.trim().length > 10)).toHaveLength(4);
        }
        await expect(row("Sample screen").getByRole("link")).toHaveCount(4);
        await page.setViewportSize({ width: 360, height: 740 });
        await expect(place.getByRole("table")).toBeHidden();
        for (const { title, setup, monthly, firstYear } of systems) {
          const system = place.locator("details", { hasText: title });
          await system.locator("summary").click();
          for (const text of ["Who it is for", setup, monthly, firstYear, "On WhatsApp"]) {
            await expect(system.locator("dl")).toContainText(text);
          }
        }
      },
    );
    await scene("'Compare Packages' leads to the cards", async (page) => {
      await inBothLayouts(page, async () => {
        await page.goto("/whatsapp-ai-packages");
        await page.getByRole("link", { name: "Compare Packages" }).click();
        await expect(page.locator("#packages h2")).toBeInViewport();
        await expect(page.getByRole("heading", { name: "LeadBot Basic" })).toBeInViewport();
      });
    });
    await scene("compares what each package includes", async (page) => {
      await page.goto("/whatsapp-ai-packages");
      const table = page.getByRole("table", { name: packageComparison.caption });
      await expect(table.getByRole("columnheader")).toHaveText([
        "What it does",
        ...packages.map(({ title }) => title),
      ]);
      const row = (name: string) =>
        table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
      await expect(row("One-time setup").getByRole("cell")).toHaveText(packages.map(({ setup }) => setup));
      await expect(row("per month").getByRole("cell")).toHaveText(packages.map(({ monthly }) => monthly));
      await expect(row(packageComparison.firstMonthLabel).getByRole("cell")).toHaveText(
        packages.map(({ firstMonth }) => firstMonth),
      );
      await expect(row("First-year total").getByRole("cell")).toHaveText(
        packages.map(({ firstYear }) => firstYear),
      );
      await expect(row("Time to launch").getByRole("cell").first()).toHaveText("under 72 hours");
      await expect(row("Replies to customers at any hour").getByRole("cell")).toHaveText([
        "Yes",
        "Yes",
        "Yes",
      ]);
      await expect(row("Replies in Pidgin as well as English").getByRole("cell")).toHaveText([
        /No/,
        "Yes",
        "Yes",
      ]);
      await expect(row("Reminds customers of unpaid invoices").getByRole("cell")).toHaveText([
        /No/,
        /No/,
        "Yes",
      ]);
      // The row of the packages' names stays visible while the table scrolls.
      await inBothLayouts(page, async () => {
        await row("Reminds customers of unpaid invoices").scrollIntoViewIfNeeded();
        await expect(table.getByRole("columnheader", { name: "SmartAgent Pro" })).toBeInViewport();
      });
    });
  });
});
