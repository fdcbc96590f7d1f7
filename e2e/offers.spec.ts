import type { Locator, Page } from "@playwright/test";
import { axe, expect, hydrate, test } from "./fixtures.ts";

/*
 * The figures and labels of the specification, written here once more by hand: these tests read the rendered pages
 * and know nothing of app/content.
 */

const sales = "https://wa.me/2347000000001";

const systems = [
  {
    id: "enterprise-intelligence-suite",
    title: "Enterprise Intelligence Suite",
    setup: "₦1,500,000",
    monthly: "₦200,000",
    firstYear: "₦3,900,000",
    message: "Good day. I am interested in the Enterprise Intelligence Suite.",
    demo: "/business-apps?demo=enterprise-suite",
  },
  {
    id: "healthcare-system",
    title: "Healthcare AI System",
    setup: "₦850,000",
    monthly: "₦150,000",
    firstYear: "₦2,650,000",
    message: "Good day. I am interested in the Healthcare AI System.",
    demo: "/business-apps?demo=healthcare",
  },
  {
    id: "restaurant-system",
    title: "Restaurant AI System",
    setup: "₦1,200,000",
    monthly: "₦180,000",
    firstYear: "₦3,360,000",
    message: "Good day. I am interested in the Restaurant AI System.",
    demo: "/business-apps?demo=hospitality",
  },
  {
    id: "real-estate-system",
    title: "Real Estate AI System",
    setup: "₦1,800,000",
    monthly: "₦250,000",
    firstYear: "₦4,800,000",
    message: "Good day. I am interested in the Real Estate AI System.",
    demo: "/business-apps?demo=real-estate",
  },
] as const;

const packages = [
  {
    title: "LeadBot Basic",
    setup: "₦250,000",
    monthly: "₦40,000",
    cta: "Start with LeadBot Basic",
    message: "Good day. I want LeadBot Basic for my WhatsApp.",
  },
  {
    title: "SmartAgent Pro",
    setup: "₦450,000",
    monthly: "₦70,000",
    cta: "Get SmartAgent Pro",
    message: "Good day. I want SmartAgent Pro for my WhatsApp.",
  },
  {
    title: "FullOps Assistant Elite",
    setup: "₦750,000",
    monthly: "₦150,000",
    cta: "Talk about FullOps Elite",
    message: "Good day. I want FullOps Assistant Elite for my WhatsApp.",
  },
] as const;

const addOns = [
  ["WhatsApp broadcast", "₦150,000 once", "Good day. I want to add WhatsApp broadcast."],
  ["Web chat widget", "₦100,000 once", "Good day. I want to add the web chat widget."],
  ["AI reporting and memory", "₦120,000 per month", "Good day. I want to add AI reporting and memory."],
  ["WhatsApp CRM integration", "₦250,000 once", "Good day. I want to add WhatsApp CRM integration."],
  ["Payment integration", "₦100,000 once", "Good day. I want to add payment integration."],
] as const;

const shared =
  "/whatsapp-ai-packages?package=smartagent-pro&add=whatsapp-broadcast,ai-reporting-memory,payment-integration";

/** Where a WhatsApp link leads and what it says, as the phone reads it. */
async function chatOf(link: Locator): Promise<{ line: string; text: string }> {
  const address = (await link.getAttribute("href")) ?? "";
  expect(address.length).toBeLessThan(2000);
  const { origin, pathname, searchParams } = new URL(address);
  return { line: origin + pathname, text: searchParams.get("text") ?? "" };
}

async function expectChat(link: Locator, message: string): Promise<void> {
  const { line, text } = await chatOf(link);
  expect(line).toBe(sales);
  expect(text.startsWith(message), text).toBe(true);
}

interface Structured {
  "@type": string;
  name?: string;
  offers?: { price: number; priceCurrency: string };
  itemListElement?: { name: string }[];
  mainEntity?: { name: string }[];
}

async function structuredOf(page: Page): Promise<Structured[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? "{}")["@graph"];
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const card = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
const add = (page: Page, name: string) => card(page, name).locator('[rel="nofollow"]');
const status = (page: Page) => page.locator("main > [role=status]");

/** The place that shows the whole quote: the slip on wide screens, the opened bar on narrow ones. */
async function quoteOf(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole("complementary", { name: "Your quote" });
  const bar = page.locator("details", { has: page.locator("#quote-bar") });
  if (!(await bar.evaluate((details: HTMLDetailsElement) => details.open)))
    await page.locator("#quote-bar").click();
  return bar;
}

/** A total of the quote by its name. */
const total = (quote: Locator, label: string) =>
  quote.locator("dl > div").filter({ hasText: label }).locator("dd");

async function expectTotals(quote: Locator, setup: string, monthly: string, first: string): Promise<void> {
  await expect(total(quote, "Setup total")).toHaveText(setup);
  await expect(total(quote, "Monthly total")).toHaveText(monthly);
  await expect(total(quote, "First-month total")).toHaveText(first);
}

test.describe("the enterprise page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/ai-enterprise-systems");
  });

  test("shows four systems, each with its prices, its chat and its demo", async ({ page }) => {
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
      expect(await system.getByRole("listitem").count()).toBeGreaterThan(10);
      const chat = system.getByRole("link", { name: /^Ask about the .* on WhatsApp$/ });
      await expectChat(chat, message);
      const seeDemo = system.getByRole("link", { name: `See its demo ${title}` });
      await expect(seeDemo).toHaveAttribute("href", demo);
    }
    await expectChat(
      page.locator("main").getByRole("link", { name: "Ask us on WhatsApp" }),
      "Good day. I want to know which enterprise system fits my business.",
    );
  });

  test("its chats open in a window of their own", async ({ page }) => {
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Ask about the restaurant system on WhatsApp" }).click();
    const chat = await opened;
    await chat.waitForURL(/^https:\/\/wa\.me\/2347000000001\?text=Good%20day/);
  });

  test("its list at the top leads to each system", async ({ page }) => {
    const list = page.getByRole("navigation", { name: "Enterprise AI Systems" });
    for (const { id, title, setup, monthly } of systems) {
      const link = list.getByRole("link", { name: title });
      await expect(link).toContainText(`${setup} setup, ${monthly} per month`);
      await link.click();
      await expect(page).toHaveURL(`/ai-enterprise-systems#${id}`);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
  });

  test("compares them: a table with headers where there is room, lists to open where there is not", async ({
    page,
  }) => {
    await page.getByRole("link", { name: "Compare the four systems" }).click();
    await expect(page).toHaveURL("/ai-enterprise-systems#compare");
    const place = page.locator("#compare");
    if (isWide(page)) {
      const table = place.getByRole("table", { name: "The four systems side by side" });
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
      for (const name of ["Who it is for", "On WhatsApp", "What it keeps", "Built with"]) {
        const cells = await row(name).getByRole("cell").allInnerTexts();
        expect(cells.filter((text) => text.trim().length > 10)).toHaveLength(4);
      }
      await expect(row("Demo").getByRole("link")).toHaveCount(4);
      return;
    }
    await expect(place.getByRole("table")).toBeHidden();
    for (const { title, setup, monthly, firstYear } of systems) {
      const system = place.locator("details", { hasText: title });
      await system.locator("summary").click();
      for (const text of ["Who it is for", setup, monthly, firstYear, "On WhatsApp"]) {
        await expect(system.locator("dl")).toContainText(text);
      }
    }
  });

  test("answers questions, and tells search engines the same prices", async ({ page }) => {
    const questions = page.locator("details", { has: page.getByRole("heading", { level: 3 }) });
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
});

test.describe("the packages page", () => {
  test("shows three packages in their order, one of them the most popular", async ({ page }) => {
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

  test("'Compare Packages' leads to the cards", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages");
    await page.getByRole("link", { name: "Compare Packages" }).click();
    await expect(page.locator("#packages h2")).toBeInViewport();
    await expect(page.getByRole("heading", { name: "LeadBot Basic" })).toBeInViewport();
  });

  test("compares what is in which package", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages");
    const table = page.getByRole("table", { name: "What is in which package" });
    await expect(table.getByRole("columnheader")).toHaveText([
      "What it does",
      ...packages.map(({ title }) => title),
    ]);
    const row = (name: string) =>
      table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    await expect(row("One-time setup").getByRole("cell")).toHaveText(["₦250,000", "₦450,000", "₦750,000"]);
    await expect(row("per month").getByRole("cell")).toHaveText(["₦40,000", "₦70,000", "₦150,000"]);
    await expect(row("First-month total").getByRole("cell")).toHaveText(["₦290,000", "₦520,000", "₦900,000"]);
    await expect(row("First-year total").getByRole("cell")).toHaveText([
      "₦730,000",
      "₦1,290,000",
      "₦2,550,000",
    ]);
    await expect(row("Time to launch").getByRole("cell").first()).toHaveText("under 72 hours");
    await expect(row("Replies to customers at any hour").getByRole("cell")).toHaveText(["Yes", "Yes", "Yes"]);
    await expect(row("Replies in English or Pidgin").getByRole("cell")).toHaveText([/No/, "Yes", "Yes"]);
    await expect(row("Reminders for unpaid invoices").getByRole("cell")).toHaveText([/No/, /No/, "Yes"]);
    // The packages' names stay beside what is read.
    await row("Reminders for unpaid invoices").scrollIntoViewIfNeeded();
    await expect(table.getByRole("columnheader", { name: "SmartAgent Pro" })).toBeInViewport();
  });

  test("has five add-ons and ends with two ways to write", async ({ page }) => {
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

  test.describe("for those who like motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("the cards come in 200 ms after one another", async ({ page }) => {
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

test.describe("the quote", () => {
  test("grows with each press, and a second press takes it back", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages");
    await hydrate(page);
    if (isWide(page)) await expect(await quoteOf(page)).toContainText("Nothing chosen yet");
    await expect(page.locator("#quote-bar")).toHaveCount(0);

    const choose = card(page, "SmartAgent Pro").getByRole("button", { name: /SmartAgent Pro$/ });
    await expect(choose).toHaveText(/^Choose/);
    await expect(choose).toHaveAttribute("aria-pressed", "false");
    await choose.click();
    await expect(page).toHaveURL("/whatsapp-ai-packages?package=smartagent-pro");
    await expect(choose).toHaveText(/^Chosen/);
    await expect(choose).toHaveAttribute("aria-pressed", "true");

    await add(page, "Payment integration").click();
    await add(page, "WhatsApp broadcast").click();
    await add(page, "AI reporting and memory").click();
    await expect(page).toHaveURL(shared);
    await expect(add(page, "WhatsApp broadcast")).toHaveText(/^Added/);
    await expect(add(page, "Web chat widget")).toHaveText(/^Add This/);
    await expectTotals(await quoteOf(page), "₦700,000", "₦190,000", "₦890,000");
    await expect(status(page)).toHaveText(
      /Setup total ₦700,000, Monthly total ₦190,000, First-month total ₦890,000/,
    );

    if (!isWide(page)) await page.locator("#quote-bar").click();
    await add(page, "WhatsApp broadcast").click();
    await expect(add(page, "WhatsApp broadcast")).toHaveAttribute("aria-pressed", "false");
    await expectTotals(await quoteOf(page), "₦550,000", "₦190,000", "₦740,000");
  });

  test("holds one package: another takes its place", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages?package=leadbot-basic");
    await hydrate(page);
    await card(page, "FullOps Assistant Elite").getByRole("button").click();
    await expect(page).toHaveURL("/whatsapp-ai-packages?package=fullops-elite");
    await expect(card(page, "LeadBot Basic").getByRole("button")).toHaveAttribute("aria-pressed", "false");
    await expectTotals(await quoteOf(page), "₦750,000", "₦150,000", "₦900,000");
  });

  test("is undone by Back, step by step, and the page stays where it is", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages");
    await hydrate(page);
    await add(page, "Web chat widget").click();
    await add(page, "WhatsApp CRM integration").click();
    await expect(page).toHaveURL("/whatsapp-ai-packages?add=web-chat-widget,whatsapp-crm");
    await expect(add(page, "WhatsApp CRM integration")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/whatsapp-ai-packages?add=web-chat-widget");
    await expect(add(page, "WhatsApp CRM integration")).toHaveAttribute("aria-pressed", "false");
    await expect(add(page, "Web chat widget")).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(page).toHaveURL("/whatsapp-ai-packages");
    await expect(add(page, "Web chat widget")).toHaveText(/^Add This/);
    await expect(status(page)).toHaveText("The quote is empty.");
  });

  test("is sent whole", async ({ page }) => {
    await page.goto(shared);
    const quote = await quoteOf(page);
    const { line, text } = await chatOf(quote.getByRole("link", { name: "Send this quote on WhatsApp" }));
    expect(line).toBe(sales);
    const lines = text.split("\n");
    expect(lines.slice(1, 8)).toEqual([
      "Package: SmartAgent Pro, ₦450,000 one-time setup, ₦70,000 per month",
      "Add-on: WhatsApp broadcast, ₦150,000 once",
      "Add-on: AI reporting and memory, ₦120,000 per month",
      "Add-on: Payment integration, ₦100,000 once",
      "Setup total: ₦700,000",
      "Monthly total: ₦190,000",
      "First-month total: ₦890,000",
    ]);
    expect(lines[8]?.endsWith(shared)).toBe(true);
  });

  test("without a package is one too", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages?add=ai-reporting-memory");
    const quote = await quoteOf(page);
    await expect(quote).toContainText("No package chosen.");
    await expectTotals(quote, "₦0", "₦120,000", "₦120,000");
    await expectChat(
      quote.getByRole("link", { name: "Send this quote on WhatsApp" }),
      "Good day. I have an assistant on my WhatsApp and want to add this:",
    );
  });

  test("loses a line by its own control and all by 'Clear', and the focus is not lost", async ({ page }) => {
    await page.goto(shared);
    await hydrate(page);
    const quote = await quoteOf(page);
    await quote.getByRole("button", { name: "Remove: SmartAgent Pro" }).click();
    await expect(page).toHaveURL(/packages\?add=whatsapp-broadcast,ai-reporting-memory,payment-integration$/);
    await expectTotals(quote, "₦250,000", "₦120,000", "₦370,000");
    await expect(page.locator(isWide(page) ? "#quote-heading" : "#quote-bar")).toBeFocused();
    await quote.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL("/whatsapp-ai-packages");
    await expect(page.locator(isWide(page) ? "#quote-heading" : "#add-ons-heading")).toBeFocused();
    await expect(page.locator("#quote-bar")).toHaveCount(0);
  });

  test("is built by the keyboard", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages");
    await hydrate(page);
    const widget = add(page, "Web chat widget");
    await widget.focus();
    await page.keyboard.press("Space");
    await expect(widget).toHaveAttribute("aria-pressed", "true");
    await expect(widget).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(widget).toHaveAttribute("aria-pressed", "false");
  });

  test("can be copied as a link", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: `${baseURL}` });
    await page.goto(shared);
    await hydrate(page);
    await (await quoteOf(page)).getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${shared}`);
  });

  test("can be shared where the phone can", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (what: ShareData) => {
          Object.assign(window, { shared: what.url });
          return Promise.resolve();
        },
      });
    });
    await page.goto(shared);
    await hydrate(page);
    await (await quoteOf(page)).getByRole("button", { name: "Share" }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "shared"))).toBe(`${baseURL}${shared}`);
  });

  test("ignores what is not sold, and search engines see one page", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages?package=goldbot&add=yacht,web-chat-widget,web-chat-widget");
    await expectTotals(await quoteOf(page), "₦100,000", "₦0", "₦100,000");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/whatsapp-ai-packages$/);
    for (const link of await page.locator('main a[href*="?add="], main a[href*="?package="]').all()) {
      await expect(link).toHaveAttribute("rel", "nofollow");
    }
  });

  test("a tap before the script is there is not lost, and the page is not loaded again", async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const fetched = Promise.withResolvers<void>();
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await fetched.promise;
      await route.continue();
    });
    await page.goto("/whatsapp-ai-packages");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await add(page, "Web chat widget").click();
    fetched.resolve();
    await expect(page).toHaveURL("/whatsapp-ai-packages?add=web-chat-widget");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`can be used by everybody, ${colorScheme}, at rest`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(shared);
      await hydrate(page);
      await axe(page);
    });

    test(`can be used by everybody, ${colorScheme}, opened`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(shared);
      await hydrate(page);
      await quoteOf(page);
      await axe(page);
    });
  }

  test("fits the narrowest screen, opened too", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(shared);
    await hydrate(page);
    await quoteOf(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe("the quote without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is built by links, one page after the other", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages");
    await card(page, "SmartAgent Pro").getByRole("link", { name: "Choose SmartAgent Pro" }).click();
    await expect(page).toHaveURL("/whatsapp-ai-packages?package=smartagent-pro#smartagent-pro");
    await expect(
      card(page, "SmartAgent Pro").getByRole("link", { name: /^Chosen SmartAgent Pro/ }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Add This WhatsApp broadcast" }).click();
    await expect(page).toHaveURL(/\?package=smartagent-pro&add=whatsapp-broadcast#whatsapp-broadcast$/);
    await expect(page.getByRole("heading", { name: "WhatsApp broadcast" })).toBeInViewport();
    await page.getByRole("link", { name: "Add This AI reporting and memory" }).click();
    const quote = await openedWithoutScript(page);
    await expectTotals(quote, "₦600,000", "₦190,000", "₦790,000");
    await expectChat(quote.getByRole("link", { name: "Send this quote on WhatsApp" }), "Good day.");
    await expect(quote.getByText("Copy link")).toBeHidden();
    await quote.getByRole("link", { name: "Remove: WhatsApp broadcast" }).click();
    await expect(page).toHaveURL(/\?package=smartagent-pro&add=ai-reporting-memory#/);
    await page.getByRole("link", { name: /^Added AI reporting and memory/ }).click();
    await expect(page).toHaveURL(/\?package=smartagent-pro#/);
    await (await openedWithoutScript(page)).getByRole("link", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/whatsapp-ai-packages#/);
    await expect(page.getByText("Chosen", { exact: true })).toHaveCount(0);
  });

  test("opens filled in from a shared link", async ({ page }) => {
    await page.goto(shared);
    const quote = await openedWithoutScript(page);
    for (const name of [
      "SmartAgent Pro",
      "WhatsApp broadcast",
      "AI reporting and memory",
      "Payment integration",
    ]) {
      await expect(quote.getByText(name, { exact: true })).toBeVisible();
    }
    await expectTotals(quote, "₦700,000", "₦190,000", "₦890,000");
  });
});

/** Without script nothing can be evaluated: the bar is opened by its attribute alone. */
async function openedWithoutScript(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole("complementary", { name: "Your quote" });
  const bar = page.locator("details", { has: page.locator("#quote-bar") });
  await page.locator("#quote-bar").click();
  await expect(bar).toHaveAttribute("open", "");
  return bar;
}

test.describe("on a phone's screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the bar stays at the bottom, opens upwards to the list and closes", async ({ page }) => {
    await page.goto("/whatsapp-ai-packages");
    await hydrate(page);
    await card(page, "LeadBot Basic").getByRole("button").click();
    const bar = page.locator("#quote-bar");
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText("Your quote · 1 item");
    await expect(bar).toContainText("₦250,000 setup + ₦40,000 per month");
    const box = await bar.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeLessThanOrEqual(80);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(735);
    const list = page.getByRole("button", { name: "Remove: LeadBot Basic" });
    await expect(list).toBeHidden();
    await bar.click();
    await expect(list).toBeInViewport();
    await expect(page.getByRole("link", { name: "Send this quote on WhatsApp" })).toBeInViewport();
    await bar.click();
    await expect(list).toBeHidden();
    await add(page, "Payment integration").click();
    await expect(bar).toContainText("Your quote · 2 items");
    await expect(bar).toBeInViewport();
  });

  test("a notice stands above the bar", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: `${baseURL}` });
    await page.goto(shared);
    await hydrate(page);
    await (await quoteOf(page)).getByRole("button", { name: "Copy link" }).click();
    await page.locator("#quote-bar").click();
    const notice = await page.getByRole("article").filter({ hasText: "Link copied" }).boundingBox();
    const bar = await page.locator("#quote-bar").boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test("the landing page says what the services begin at", async ({ page }) => {
  await page.goto("/");
  const service = (name: string) =>
    page.locator("#services li").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(service("Enterprise systems")).toContainText("from ₦850,000 setup and ₦150,000 per month");
  await expect(service("WhatsApp assistants")).toContainText("from ₦250,000 setup and ₦40,000 per month");
  await expect(service("Business apps")).toContainText("from ₦50,000 per month");
});
