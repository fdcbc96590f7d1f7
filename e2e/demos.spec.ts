import type { Page, Request } from "@playwright/test";
import { demoSystems } from "#app/content/demos.ts";
import { sql } from "#server/platform/database.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";

/** Specification 1, sections 2 and 9, letter by letter. */
const categories = [
  ["All Systems", "/business-apps"],
  ["Healthcare", "/business-apps?category=healthcare"],
  ["Hospitality", "/business-apps?category=hospitality"],
  ["Real Estate", "/business-apps?category=real-estate"],
  ["Enterprise", "/business-apps?category=enterprise"],
  ["AI Bots", "/business-apps?category=ai-bots"],
  ["Digital Sales", "/business-apps?category=digital-sales"],
] as const;

const systems = [
  ["healthcare", "Mindsync Health", "Healthcare", "from ₦150,000 per month"],
  ["hospitality", "Mindsync Hospitality", "Hospitality", "₦200,000 per month"],
  ["real-estate", "Mindsync Estates", "Real Estate", "₦180,000 per month"],
  ["enterprise-suite", "Mindsync Enterprise Suite", "Enterprise", "₦250,000 per month"],
  ["telegram-bot", "Telegram AI Bot", "AI Bots", "₦50,000 per month"],
  ["whatsapp-assistant", "WhatsApp AI Assistant", "AI Bots", "₦75,000 per month"],
  ["ai-sales-website", "AI Sales Website", "Digital Sales", "₦120,000 per month"],
] as const;

const names = systems.map(([, name]) => name);
const textsOf = (id: string) => {
  const found = demoSystems.find((system) => system.id === id);
  if (!found) throw new Error(`no system ${id}`);
  return found;
};

const cards = (page: Page) => page.locator("#systems > ul > li");
const cardNames = (page: Page) => cards(page).getByRole("heading");
const tryDemo = (page: Page, name: string) => page.getByRole("link", { name: `Try Live Demo: ${name}` });
const viewer = (page: Page, name: string) => page.getByRole("dialog", { name });
const dialogs = (page: Page) => page.locator("dialog[open]");

/** The text that a link to WhatsApp carries. */
async function messageOf(link: ReturnType<Page["locator"]>): Promise<string> {
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.href).toMatch(/^https:\/\/wa\.me\/234\d{10}\?text=/);
  return address.searchParams.get("text") ?? "";
}

test("seven cards, each with its picture, kind, price, first three features and the way to its demo", async ({
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

test.describe("the tabs", () => {
  const tabs = (page: Page) => page.getByRole("tab");
  const chosen = (page: Page) => page.getByRole("tab", { selected: true });

  test("show the systems of one kind, each at an address that Back leaves and that can be shared", async ({
    page,
  }) => {
    await page.goto("/business-apps");
    await hydrate(page);
    await expect(tabs(page)).toHaveText(categories.map(([label]) => label));
    await expect(chosen(page)).toHaveText("All Systems");
    for (const [label, address] of categories.slice(1)) {
      await tabs(page).getByText(label, { exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(chosen(page)).toHaveText(label);
      await expect(page.getByRole("tabpanel", { name: label })).toBeVisible();
      await expect(cardNames(page)).toHaveText(
        systems.filter(([, , category]) => category === label).map(([, name]) => name),
      );
    }
    await page.goBack();
    await expect(page).toHaveURL("/business-apps?category=ai-bots");
    await expect(chosen(page)).toHaveText("AI Bots");
    await expect(cardNames(page)).toHaveText(["Telegram AI Bot", "WhatsApp AI Assistant"]);
    await page.reload();
    await expect(cardNames(page)).toHaveText(["Telegram AI Bot", "WhatsApp AI Assistant"]);
    await hydrate(page);
    await tabs(page).getByText("All Systems").click();
    await expect(page).toHaveURL("/business-apps");
    await expect(cardNames(page)).toHaveText(names);
    await page.goto("/business-apps?category=nothing");
    await expect(cardNames(page)).toHaveText(names);
    await hydrate(page);
    await expect(chosen(page)).toHaveText("All Systems");
  });

  test("are one stop of the keyboard; its arrows choose, and Back returns over all of them", async ({
    page,
  }) => {
    await page.goto("/business-apps");
    await hydrate(page);
    await chosen(page).focus();
    for (const [key, label] of [
      ["ArrowRight", "Healthcare"],
      ["ArrowRight", "Hospitality"],
      ["ArrowLeft", "Healthcare"],
      ["End", "Digital Sales"],
      ["ArrowRight", "All Systems"],
      ["ArrowLeft", "Digital Sales"],
      ["Home", "All Systems"],
      ["ArrowRight", "Healthcare"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(page)).toHaveText(label);
      await expect(chosen(page)).toBeFocused();
    }
    await expect(page).toHaveURL("/business-apps?category=healthcare");
    await expect(cardNames(page)).toHaveText(["Mindsync Health"]);
    await page.keyboard.press("Tab");
    await expect(tryDemo(page, "Mindsync Health")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/business-apps");
    await expect(cardNames(page)).toHaveText(names);
  });
});

test.describe("the viewer", () => {
  for (const [id, name, category, price] of systems) {
    test(`tells all of ${name}`, async ({ page }) => {
      await page.goto("/business-apps");
      await tryDemo(page, name).click();
      await expect(page).toHaveURL(`/business-apps?demo=${id}`);
      const dialog = viewer(page, name);
      const { description, features, useCases } = textsOf(id);
      await expect(dialog).toHaveAccessibleDescription(description);
      for (const text of [...features, ...useCases, category]) {
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(dialog.locator("p", { hasText: "per month" })).toHaveText(price);
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

  for (const [how, close] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["its cross", (page: Page) => page.getByRole("button", { name: "Close" }).click()],
    ["'Back to Demos'", (page: Page) => page.getByRole("link", { name: "Back to Demos" }).click()],
    ["a press beside it", (page: Page) => page.mouse.click(4, 4)],
  ] as const) {
    test(`is closed by ${how}, and one Back further leaves the page`, async ({ page }) => {
      await page.goto("/tools");
      await page.goto("/business-apps?category=ai-bots");
      await hydrate(page);
      await tryDemo(page, "WhatsApp AI Assistant").click();
      await expect(page).toHaveURL("/business-apps?category=ai-bots&demo=whatsapp-assistant");
      await expect(viewer(page, "WhatsApp AI Assistant")).toBeVisible();
      await close(page);
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveURL("/business-apps?category=ai-bots");
      await expect(cards(page)).toHaveCount(2);
      await expect(tryDemo(page, "WhatsApp AI Assistant")).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL("/tools");
    });
  }

  test("opens by a shared address, and leaves the whole page behind when it closes", async ({ page }) => {
    await page.goto("/tools");
    await page.goto("/business-apps?demo=real-estate");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await expect(viewer(page, "Mindsync Estates")).toBeVisible();
    await expect(page).toHaveTitle("Mindsync Estates: demo and price | Mindsync");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/business-apps$/);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await page.keyboard.press("Escape");
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL("/business-apps");
    await expect(cards(page)).toHaveCount(7);
    await page.goBack();
    await expect(page).toHaveURL("/tools");
  });

  test("does not open for a system that is none", async ({ page }) => {
    await page.goto("/business-apps?demo=no-such-system");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await expect(cards(page)).toHaveCount(7);
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveTitle("Business App Demos and monthly prices | Mindsync");
  });

  test("holds on the smallest screen without scrolling sideways", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [id, name] of systems.slice(3, 6)) {
      await page.goto(`/business-apps?demo=${id}`);
      await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
      const width = await viewer(page, name).evaluate((dialog) => dialog.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a card's link shows the viewer in the page, and 'Back to Demos' leads back to the card", async ({
    page,
  }) => {
    await page.goto("/business-apps");
    await expect(cards(page)).toHaveCount(7);
    await tryDemo(page, "AI Sales Website").click();
    await expect(page).toHaveURL("/business-apps?demo=ai-sales-website");
    const dialog = viewer(page, "AI Sales Website");
    await expect(dialog.getByRole("heading", { name: "AI Sales Website" })).toBeInViewport();
    await expect(dialog.locator("p", { hasText: "per month" })).toHaveText("₦120,000 per month");
    await expect(page.getByRole("button", { name: "Close" })).toBeHidden();
    // It stands in the page, and covers nothing of it.
    const foot = await dialog.evaluate((element) => element.getBoundingClientRect().bottom);
    const head = await page.locator("h1").evaluate((element) => element.getBoundingClientRect().top);
    expect(head).toBeGreaterThan(foot);
    await dialog.getByRole("link", { name: "Back to Demos" }).click();
    await expect(page).toHaveURL("/business-apps#ai-sales-website");
    await expect(dialogs(page)).toHaveCount(0);
    await expect(cards(page).last()).toBeInViewport();
  });

  test("the kinds are links", async ({ page }) => {
    await page.goto("/business-apps");
    const kinds = page.getByRole("navigation", { name: "Kinds of system" }).getByRole("link");
    await expect(kinds).toHaveText(categories.map(([label]) => label));
    for (const [label, address] of categories) {
      await kinds.getByText(label, { exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(kinds.and(page.locator("[aria-current]"))).toHaveText(label);
      await expect(cardNames(page)).toHaveText(
        systems
          .filter(([, , category]) => label === "All Systems" || category === label)
          .map(([, name]) => name),
      );
    }
  });
});

test.describe("the record of opened demos", () => {
  test.beforeEach(({ database: _ }) => {});

  const calls = "**/api/demo_user_sessions**";
  const session = (page: Page) => page.evaluate(() => sessionStorage.getItem("mindsync-demo-session") ?? "");
  const row = async (id: string) => {
    const [found] = await sql()<{ demos_accessed: string[]; seconds_ago: number }[]>`
      select demos_accessed, extract(epoch from now() - last_activity)::float as seconds_ago
      from demo_user_sessions where id::text = ${id}`;
    return found;
  };
  const recorded = async (page: Page) => (await row(await session(page)))?.demos_accessed;

  /** The calls of a page, by their method. */
  function methods(page: Page): string[] {
    const made: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/demo_user_sessions")) made.push(request.method());
    });
    return made;
  }

  async function look(page: Page, name: string): Promise<void> {
    await tryDemo(page, name).click();
    await expect(viewer(page, name)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogs(page)).toHaveCount(0);
  }

  test("is one for a browser session, with each system once, in the order of first access", async ({
    page,
    context,
  }) => {
    const made = methods(page);
    await page.goto("/business-apps");
    await hydrate(page);
    expect(made).toEqual([]);
    await look(page, "Telegram AI Bot");
    await expect.poll(() => recorded(page)).toEqual(["telegram-bot"]);
    expect(made).toEqual(["POST", "GET", "PATCH"]);
    await look(page, "Mindsync Health");
    await expect.poll(() => recorded(page)).toEqual(["telegram-bot", "healthcare"]);
    const first = await session(page);
    await sql()`update demo_user_sessions set last_activity = now() - interval '1 day' where id = ${first}`;
    await look(page, "Telegram AI Bot");
    await expect.poll(async () => (await row(first))?.seconds_ago).toBeLessThan(60);
    expect(await recorded(page)).toEqual(["telegram-bot", "healthcare"]);
    await page.goto("/business-apps?demo=hospitality");
    await expect.poll(() => recorded(page)).toEqual(["telegram-bot", "healthcare", "hospitality"]);
    expect(await session(page)).toBe(first);
    expect(made.filter((method) => method === "POST")).toHaveLength(1);

    const other = await context.newPage();
    await other.goto("/business-apps?demo=healthcare");
    await expect.poll(() => recorded(other)).toEqual(["healthcare"]);
    expect(await session(other)).not.toBe(first);
    expect(await context.cookies()).toEqual([]);
  });

  test("is begun once by two openings that come quickly", async ({ page }) => {
    const made = methods(page);
    const held = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/business-apps");
    await look(page, "Mindsync Health");
    await look(page, "Mindsync Estates");
    held.resolve();
    await expect.poll(() => recorded(page)).toEqual(["healthcare", "real-estate"]);
    expect(made.filter((method) => method === "POST")).toHaveLength(1);
  });

  test.describe("whose row is gone", () => {
    test.use({ expectedErrors: [/status of 404.*\/api\/demo_user_sessions\//] });

    test("is begun anew", async ({ page }) => {
      await page.goto("/business-apps");
      await look(page, "Mindsync Health");
      await expect.poll(() => recorded(page)).toEqual(["healthcare"]);
      const first = await session(page);
      await sql()`delete from demo_user_sessions where id = ${first}`;
      await look(page, "Mindsync Estates");
      await expect.poll(() => recorded(page)).toEqual(["real-estate"]);
      expect(await session(page)).not.toBe(first);
    });
  });

  test.describe("that fails", () => {
    test.use({ expectedErrors: [/ERR_FAILED|status of 503/] });

    for (const how of ["the network is gone", "503"]) {
      test(`keeps nobody from looking: ${how}`, async ({ page }) => {
        await page.route(calls, (route) =>
          how === "503" ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort(),
        );
        await page.goto("/business-apps");
        const ours = (request: Request) => request.url().includes("/api/demo_user_sessions");
        const failed =
          how === "503"
            ? page.waitForEvent("requestfinished", ours)
            : page.waitForEvent("requestfailed", ours);
        await tryDemo(page, "Mindsync Health").click();
        await failed;
        await expect(viewer(page, "Mindsync Health")).toBeVisible();
        await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
        expect(await session(page)).toBe("");
        await page.unroute(calls);
        await page.keyboard.press("Escape");
        await look(page, "Mindsync Estates");
        await expect.poll(() => recorded(page)).toEqual(["real-estate"]);
      });
    }
  });

  for (const [who, init] of [
    [
      "asks by Global Privacy Control",
      () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    ],
    ["chose not to be counted", () => localStorage.setItem("mindsync-uncounted", "1")],
  ] as const) {
    test(`is not kept of a visitor who ${who}`, async ({ page }) => {
      await page.addInitScript(init);
      const made = methods(page);
      await page.goto("/business-apps");
      await look(page, "Mindsync Health");
      await page.goto("/business-apps?demo=telegram-bot");
      await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
      await page.keyboard.press("Escape");
      await expect(dialogs(page)).toHaveCount(0);
      expect(made).toEqual([]);
      expect(await session(page)).toBe("");
    });
  }
});

test.describe("the reminder", () => {
  const reminder = (page: Page) => page.getByRole("dialog", { name: "Ready to transform your business?" });
  const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  });

  /** Opens a system by its card. */
  async function open(page: Page, name: string): Promise<void> {
    await tryDemo(page, name).click();
    await expect(viewer(page, name)).toBeVisible();
  }

  test("comes at the 45th second, three times at most, and gives the focus back to the viewer", async ({
    page,
  }) => {
    await page.goto("/business-apps");
    await open(page, "Mindsync Health");
    const schedule = viewer(page, "Mindsync Health").getByRole("link", { name: "Schedule a Live Demo" });
    await schedule.focus();
    for (const [left, close] of [
      ["2 reminders left", () => page.keyboard.press("Escape")],
      ["1 reminder left", () => reminder(page).getByRole("button", { name: "Keep looking" }).click()],
      ["no more reminders", () => reminder(page).getByRole("button", { name: "Close" }).click()],
    ] as const) {
      await pass(page, 44);
      await expect(reminder(page)).toBeHidden();
      await pass(page, 1);
      await expect(reminder(page)).toBeVisible();
      await expect(reminder(page)).toContainText("can be built in 5-10 days");
      await expect(reminder(page)).toContainText(left);
      await close();
      await expect(reminder(page)).toBeHidden();
      await expect(viewer(page, "Mindsync Health")).toBeVisible();
      await expect(schedule).toBeFocused();
      await expect(page).toHaveURL("/business-apps?demo=healthcare");
    }
    await pass(page, 200);
    await expect(reminder(page)).toBeHidden();
  });

  test("leads to a chat that names the system, and closes", async ({ page }) => {
    await page.goto("/business-apps");
    await open(page, "Mindsync Estates");
    await pass(page, 45);
    const talk = reminder(page).getByRole("link", { name: "Talk to Mindsync Now" });
    expect(await messageOf(talk)).toContain("Mindsync Estates");
    const opened = page.waitForEvent("popup");
    await talk.click();
    await (await opened).waitForURL("https://wa.me/**");
    await expect(reminder(page)).toBeHidden();
    await expect(viewer(page, "Mindsync Estates")).toBeVisible();
  });

  test("that is left standing is not counted again when the next would be due", async ({ page }) => {
    await page.goto("/business-apps");
    await open(page, "Mindsync Health");
    await pass(page, 100);
    await expect(reminder(page)).toContainText("2 reminders left");
    await page.keyboard.press("Escape");
    await pass(page, 34);
    await expect(reminder(page)).toBeHidden();
    await pass(page, 1);
    await expect(reminder(page)).toContainText("1 reminder left");
  });

  test("begins anew for another system, and for the same one opened again", async ({ page }) => {
    await page.goto("/business-apps");
    for (const name of ["Mindsync Health", "Telegram AI Bot", "Telegram AI Bot"]) {
      await open(page, name);
      await pass(page, 44);
      await expect(reminder(page)).toBeHidden();
      await pass(page, 1);
      await expect(reminder(page)).toContainText(`For ${name}: 2 reminders left`);
      await page.keyboard.press("Escape");
      await expect(reminder(page)).toBeHidden();
      await pass(page, 20);
      await page.keyboard.press("Escape");
      await expect(dialogs(page)).toHaveCount(0);
    }
  });

  // A browser closes dialogs that opened without a tap together. What Playwright does in a page counts as a tap, so
  // that here they would be closed one by one anyway: the key itself is watched.
  test("takes Escape for itself, so that the viewer stays, and leaves it to the viewer afterwards", async ({
    page,
  }) => {
    await page.goto("/business-apps?demo=hospitality");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await pass(page, 45);
    await expect(reminder(page)).toBeVisible();
    await page.evaluate(() => {
      const taken: boolean[] = [];
      Object.assign(window, { taken });
      addEventListener("keydown", (event) => taken.push(event.defaultPrevented));
    });
    await page.keyboard.press("Escape");
    await expect(reminder(page)).toBeHidden();
    await expect(viewer(page, "Mindsync Hospitality")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogs(page)).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { taken: boolean[] }).taken)).toEqual([
      true,
      false,
    ]);
  });

  test("goes with the viewer, and comes no more once it is closed", async ({ page }) => {
    await page.goto("/business-apps");
    await open(page, "Mindsync Health");
    await pass(page, 45);
    await expect(reminder(page)).toBeVisible();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL("/business-apps");
    await pass(page, 300);
    await expect(dialogs(page)).toHaveCount(0);
    await open(page, "Mindsync Estates");
    await pass(page, 30);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await pass(page, 300);
    await expect(dialogs(page)).toHaveCount(0);
  });
});

test.describe("can be used by everybody, by day and by night:", () => {
  const live = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-hydrated", "");

  for (const [state, arrive] of [
    [
      "the page of one kind",
      async (page: Page) => {
        await page.goto("/business-apps?category=ai-bots");
        await live(page);
        await expect(page.getByRole("tab", { selected: true })).toHaveText("AI Bots");
      },
    ],
    [
      "the viewer",
      async (page: Page) => {
        await page.goto("/business-apps?category=healthcare&demo=healthcare");
        await live(page);
        await expect(viewer(page, "Mindsync Health")).toBeVisible();
      },
    ],
    [
      "the reminder",
      async (page: Page) => {
        await page.clock.install();
        await page.goto("/business-apps?category=healthcare&demo=healthcare");
        await live(page);
        await page.clock.runFor(46_000);
        await expect(page.getByRole("dialog", { name: /^Ready to transform/ })).toBeVisible();
      },
    ],
  ] as const) {
    test(state, async ({ page }) => {
      await arrive(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await axe(page);
      }
    });
  }
});

test("search engines are told the way to the page, and what each system costs", async ({ page }) => {
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
