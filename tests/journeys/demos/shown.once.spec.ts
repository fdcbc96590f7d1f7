import { demosPage } from "#content/demos.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { cards, dialogs, messageOf, systems, textsOf, tryDemo, viewer } from "./demos.ts";

test("seven cards, each with its picture, kind, price, first three features and a link to its demo", async ({
  page,
}) => {
  await page.goto("/business-apps");
  await expect(cards(page)).toHaveCount(7);
  for (const [at, [id, name, category, price]] of systems.entries()) {
    const card = cards(page).nth(at);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card.getByRole("img", { name: /^Example: / })).toBeVisible();
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveText(textsOf(id).features.slice(0, 3));
    await expect(card.locator("p", { hasText: "per month" })).toHaveText(price);
    await expect(card.getByText("Try Live Demo", { exact: true })).toBeVisible();
    await expect(tryDemo(page, name)).toHaveAttribute("href", `/business-apps?demo=${id}`);
  }
});

test.describe("the viewer", () => {
  test("shows every system completely", async ({ page }) => {
    await page.goto("/business-apps");
    // Parts of the page are laid out after its first paint; a press in that moment may miss.
    await hydrate(page);
    for (const [id, name, category, price] of systems) {
      await test.step(name, async () => {
        await tryDemo(page, name).click();
        await expect(page).toHaveURL(`/business-apps?demo=${id}`);
        const dialog = viewer(page, name);
        const { description, features, useCases } = textsOf(id);
        await expect(dialog).toHaveAccessibleDescription(description);
        for (const text of [...features, ...useCases, category]) {
          await expect(dialog.getByText(text, { exact: true })).toBeVisible();
        }
        const cost = dialog.getByRole("region", { name: demosPage.priceHeading });
        await expect(cost.locator("p", { hasText: "per month" })).toHaveText(price);
        await expect(dialog.getByRole("img", { name: /^Example: / })).toBeVisible();
        await expect(dialog.getByRole("heading", { name: "Demo Coming Soon" })).toBeVisible();
        const own = await messageOf(dialog.getByRole("link", { name: "Get This For Your Business" }));
        const live = await messageOf(dialog.getByRole("link", { name: "Schedule a Live Demo" }));
        expect(own).toContain(name);
        expect(live).toContain(`schedule a live demo of ${name}`);
        await expect(page).toHaveTitle(`${name}: demo and price | Mindsync`);
        await page.goBack();
        await expect(dialogs(page)).toHaveCount(0);
        await expect(page).toHaveURL("/business-apps");
        await expect(page).toHaveTitle("Business App Demos and monthly prices | Mindsync");
        await expect(tryDemo(page, name)).toBeFocused();
      });
    }
  });

  test("does not open for an unknown system, and fits the smallest screen", async ({ scene }) => {
    await scene("does not open for a system that is none", async (page) => {
      await page.goto("/business-apps?demo=no-such-system");
      await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
      await expect(cards(page)).toHaveCount(7);
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveTitle("Business App Demos and monthly prices | Mindsync");
    });
    await scene("holds on the smallest screen without scrolling sideways", async (page) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const [id, name] of systems.slice(3, 6)) {
        await page.goto(`/business-apps?demo=${id}`);
        await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
        const width = await viewer(page, name).evaluate((dialog) => dialog.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
      }
    });
  });
});

test("structured data has the breadcrumb and the price of each system", async ({ page }) => {
  await page.goto("/business-apps");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(text ?? "")["@graph"];
  const [trail, ...products] = graph;
  expect(trail).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home" }, { name: "Business App Demos", item: /\/business-apps$/ }].map(
      (item) =>
        expect.objectContaining({
          ...item,
          ...(item.item ? { item: expect.stringMatching(item.item) } : {}),
        }),
    ),
  });
  const found = products.map((product) => {
    const { name, url, offers } = product as { name: string; url: string; offers: Record<string, unknown> };
    return [new URL(url).search, name, offers.price, offers.priceCurrency];
  });
  expect(found).toEqual([
    ["?demo=healthcare", "Mindsync Health", 150000, "NGN"],
    ["?demo=hospitality", "Mindsync Hospitality", 200000, "NGN"],
    ["?demo=real-estate", "Mindsync Estates", 180000, "NGN"],
    ["?demo=enterprise-suite", "Mindsync Enterprise Suite", 250000, "NGN"],
    ["?demo=telegram-bot", "Telegram AI Bot", 50000, "NGN"],
    ["?demo=whatsapp-assistant", "WhatsApp AI Assistant", 75000, "NGN"],
    ["?demo=ai-sales-website", "AI Sales Website", 120000, "NGN"],
  ]);
  const floors = products.map(({ offers }) => JSON.stringify(offers).includes('"minPrice":150000'));
  expect(floors).toEqual([true, false, false, false, false, false, false]);
});
