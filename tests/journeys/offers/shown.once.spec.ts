import { enterpriseOffers } from "#content/enterprise-offers.ts";
import { demoPrices, enterprisePrices, packagePrices, priceRange } from "#content/prices.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { addOns, expectChat, packages, structuredOf, systems } from "./offers.ts";
import { add, card } from "./quote.ts";

test.describe("the enterprise page", () => {
  test("the specification's systems, packages and add-ons are shown with their prices and chats", async ({
    scene,
  }) => {
    await scene("shows four systems, each with its prices, its chat and its demo", async (page) => {
      await page.goto("/ai-enterprise-systems");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enterprise AI Systems");
      for (const { id, title, setup, monthly, firstYear, message, demo } of systems) {
        const system = page.locator(`section#${id}`);
        await expect(system.getByRole("heading", { level: 2 })).toHaveText(title);
        const prices = system.locator("dl").first().locator("div");
        await expect(prices).toHaveText([`One-time setup${setup}`, `per month${monthly}`]);
        await expect(system.locator("dl").nth(1)).toContainText("First-year total");
        await expect(system.locator("dl").nth(1)).toContainText(firstYear);
        for (const label of ["What it does", "For example", "Built with"]) {
          await expect(system.getByRole("heading", { name: label })).toBeVisible();
        }
        const { features = [], stack = [] } = enterpriseOffers.find((offer) => offer.id === id) ?? {};
        for (const words of [...features, stack.join(", ")])
          await expect(system.getByText(words).filter({ visible: true })).toHaveCount(1);
        const chat = system.getByRole("link", { name: /^Ask about the .* on WhatsApp$/ });
        await expectChat(chat, message);
        const seeDemo = system.getByRole("link", { name: `See a sample screen of the ${title}` });
        await expect(seeDemo).toHaveAttribute("href", demo);
      }
      await expectChat(
        page.locator("main").getByRole("link", { name: "Ask us on WhatsApp" }),
        "Good day. I want to know which enterprise system fits my business.",
      );
    });
    await scene("its chats open in a window of their own", async (page) => {
      await page.goto("/ai-enterprise-systems");
      const opened = page.waitForEvent("popup");
      await page.getByRole("link", { name: "Ask about the restaurant system on WhatsApp" }).click();
      const chat = await opened;
      await chat.waitForURL(/^https:\/\/wa\.me\/2347000000001\?text=Good%20day/);
    });
    await scene("answers questions, and tells search engines the same prices", async (page) => {
      await page.goto("/ai-enterprise-systems");
      const questions = page.locator("[aria-labelledby=questions-heading] details");
      expect(await questions.count()).toBeGreaterThanOrEqual(4);
      await questions.first().locator("summary").click();
      await expect(questions.first().getByRole("paragraph")).toBeVisible();
      const things = await structuredOf(page);
      const products = things.filter((thing) => thing["@type"] === "Product");
      expect(products.map(({ name, offers }) => [name, offers?.price, offers?.priceCurrency])).toEqual([
        ["Enterprise Intelligence Suite", 1500000, "NGN"],
        ["Healthcare AI System", 850000, "NGN"],
        ["Restaurant AI System", 1200000, "NGN"],
        ["Real Estate AI System", 1800000, "NGN"],
      ]);
      const faq = things.find((thing) => thing["@type"] === "FAQPage");
      expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(
        await questions.getByRole("heading").allTextContents(),
      );
      const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
      expect(trail?.itemListElement?.map(({ name }) => name)).toEqual(["Home", "Enterprise AI Systems"]);
    });
    await scene("shows three packages in their order, one of them the most popular", async (page) => {
      await page.goto("/whatsapp-ai-packages");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("WhatsApp AI Packages");
      const cards = page.locator("#packages ul > li:has(h3)");
      await expect(cards.getByRole("heading", { level: 3 })).toHaveText(packages.map(({ title }) => title));
      for (const [at, { setup, monthly, cta, message }] of packages.entries()) {
        const offer = cards.nth(at);
        await expect(offer.locator("dl > div")).toHaveText([`One-time setup${setup}`, `per month${monthly}`]);
        expect(await offer.getByRole("listitem").count()).toBeGreaterThanOrEqual(5);
        await expectChat(offer.getByRole("link", { name: cta }), message);
      }
      await expect(page.getByText("Most Popular")).toHaveCount(1);
      await expect(card(page, "SmartAgent Pro").getByText("Most Popular")).toBeVisible();
    });
    await scene("has five add-ons and ends with two ways to write", async (page) => {
      await page.goto("/whatsapp-ai-packages");
      const section = page.locator("#add-ons");
      await expect(section.getByRole("heading", { level: 2 })).toHaveText("Supercharge Your AI Assistant");
      await expect(section.locator("li h3")).toHaveText(addOns.map(([name]) => name));
      for (const [name, price, message] of addOns) {
        await expect(card(page, name).getByText(price, { exact: true })).toBeVisible();
        await expect(add(page, name)).toHaveText(/^Add This/);
        await expectChat(card(page, name).getByRole("link", { name: `Ask us: ${name}` }), message);
      }
      await expectChat(
        page.getByRole("link", { name: "Launch My AI Assistant" }),
        "Good day. I want to launch an AI assistant on my WhatsApp.",
      );
      await expectChat(
        page.getByRole("link", { name: "Get Expert Consultation" }),
        "Good day. Please help me choose a WhatsApp AI package.",
      );
      const things = await structuredOf(page);
      const products = things.filter((thing) => thing["@type"] === "Product");
      expect(products.map(({ name, offers }) => [name, offers?.price])).toEqual([
        ["LeadBot Basic", 250000],
        ["SmartAgent Pro", 450000],
        ["FullOps Assistant Elite", 750000],
        ["WhatsApp broadcast", 150000],
        ["Web chat widget", 100000],
        ["AI reporting and memory", 120000],
        ["WhatsApp CRM integration", 250000],
        ["Payment integration", 100000],
      ]);
      expect(things.map((thing) => thing["@type"])).toEqual(
        expect.arrayContaining(["FAQPage", "BreadcrumbList"]),
      );
    });
    await scene(
      "the landing page says what the services cost, from the lowest price to the highest",
      async (page) => {
        await page.goto("/");
        const service = (name: string) =>
          page.locator("#services li").filter({ has: page.getByRole("heading", { name, exact: true }) });
        await expect(service("Enterprise systems")).toContainText(priceRange(enterprisePrices));
        await expect(service("WhatsApp assistants")).toContainText(priceRange(packagePrices));
        await expect(service("Business apps")).toContainText(priceRange(demoPrices));
      },
    );
  });
});

test.describe("the packages page", () => {
  test.describe("with motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("the cards enter 200 ms after one another", async ({ page }) => {
      await page.goto("/whatsapp-ai-packages");
      await hydrate(page);
      const list = page.locator("#packages ul[data-cards]");
      await list.scrollIntoViewIfNeeded();
      await expect(list).toHaveAttribute("data-entrance", "now");
      const delays = await list
        .locator("> li")
        .evaluateAll((all) => all.map((item) => getComputedStyle(item).animationDelay));
      expect(delays).toEqual(["0s", "0.2s", "0.4s"]);
    });
  });
});
