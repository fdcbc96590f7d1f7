import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./fixtures.ts";
import { inWholeBrowser } from "./whole-browser.ts";

// Nobody touches these pages unless a test does.
test.use({ ...inWholeBrowser(), ownContext: true });

/** The page is never idle: only a touch starts its script. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

const start = "**/assets/entry.client-*.js";
const explore = (page: Page) => page.getByRole("link", { name: "Explore", exact: true });
const exploreDialog = (page: Page) => page.getByRole("dialog", { name: "Choose What to Explore" });

test("no page fetches a module before it is touched", async ({ scene }) => {
  for (const path of ["/", "/video-courses", "/business-apps?category=Healthcare"]) {
    await scene(path, async (page) => {
      await neverIdle(page);
      const modules: string[] = [];
      page.on("request", (request) => {
        if (/\/assets\/.*\.js$/.test(request.url()) && !request.url().includes("/count.gen-")) {
          modules.push(request.url());
        }
      });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(modules).toEqual([]);
      await hydrate(page);
      expect(modules.some((address) => address.includes("/entry.client-"))).toBe(true);
    });
  }
});

test("a page is painted before anything else is fetched", async ({ scene }) => {
  for (const path of ["/", "/privacy", "/contact"]) {
    // A first visit: what another test left in the storage, such as a heading, may be fetched earlier.
    await scene(
      path,
      async (page) => {
        await page.goto(path);
        await page.locator("html[data-painted]").waitFor({ state: "attached" });
        const early = await page.evaluate(() => {
          const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
          return (
            performance
              .getEntriesByType("resource")
              // The browser fetches the icon of the tab at any time.
              .filter(({ name, startTime }) => startTime < painted && !name.endsWith("/icon.svg"))
              .map(({ name }) => name)
          );
        });
        expect(early).toEqual([]);
      },
      { fresh: true },
    );
  }
});

test("a cancelled request is no error; any other uncaught rejection is", async ({ page }) => {
  await page.goto("/tools");
  await hydrate(page);
  const said = await page.evaluate(() =>
    [new DOMException("gone", "AbortError"), new DOMException("no", "NotFoundError"), new Error("no")].map(
      (reason) =>
        dispatchEvent(
          new PromiseRejectionEvent("unhandledrejection", {
            promise: Promise.resolve(),
            reason,
            cancelable: true,
          }),
        ),
    ),
  );
  expect(said).toEqual([false, true, true]);
});

/**
 * Keeps the page's timer of three seconds until `end` is called. Playwright's clock would not do: while it is installed,
 * performance has no entries, so the page takes every visit for a reload and starts its script at once.
 */
async function heldRest(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const held = Promise.withResolvers<() => void>();
    const hold = (task: () => void, delay?: number) =>
      delay === 3000 ? held.resolve(task) : later(task, delay);
    Object.assign(window, { setTimeout: hold, heldRest: held.promise });
  });
  const held = () =>
    page.evaluateHandle(() => (window as unknown as { heldRest: Promise<() => void> }).heldRest);
  return { begun: held, end: async () => (await held()).evaluate((task) => task()) };
}

test("an untouched page gets its script three seconds after it has loaded", async ({ page }) => {
  const rest = await heldRest(page);
  const started: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/entry.client-")) started.push(request.url());
  });
  await page.goto("/");
  await rest.begun();
  await page.waitForLoadState("networkidle");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-painted", "");
  expect(started).toEqual([]);
  await expect(root).not.toHaveAttribute("data-hydrated");
  await rest.end();
  await expect(root).toHaveAttribute("data-hydrated", "");
  expect(started).not.toEqual([]);
});

test("a page that is reloaded or come back to gets its script at once", async ({ page }) => {
  await neverIdle(page);
  const root = page.locator("html");
  const unhydrated = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(root).not.toHaveAttribute("data-hydrated");
  };
  await unhydrated("/tools/faq-generator");
  await page.reload();
  await expect(root).toHaveAttribute("data-hydrated", "");
  await unhydrated("/privacy");
  await page.goBack();
  await expect(root).toHaveAttribute("data-hydrated", "");
});

test.describe("without a network for the script", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test("a tap follows its link, and the next touch retries", async ({ scene }) => {
    for (const name of [...(process.env.TEST_FULL ? ["root"] : []), "entry.client", "home.page"]) {
      await scene(name, async (page) => {
        const file = `**/assets/${name}-*.js`;
        await neverIdle(page);
        await page.route(file, (route) => route.abort());
        await page.goto("/");
        await explore(page).click();
        // The address of the dialog is a page that shows it without script.
        await expect(page).toHaveURL("/?explore");
        await expect(exploreDialog(page)).toBeVisible();
        const failed = page.waitForEvent("requestfailed", (one) => one.url().includes(`/${name}-`));
        await page.keyboard.press("Shift");
        await failed;
        await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
        await page.unroute(file);
        await expect(async () => {
          await page.keyboard.press("Shift");
          await expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: 1000 });
        }).toPass();
      });
    }
    await scene("'Start Learning Now' leads to the form's own page", async (page) => {
      await neverIdle(page);
      await page.route(start, (route) => route.abort());
      await page.goto("/video-courses");
      await page.getByRole("link", { name: "Start Learning Now" }).click();
      await expect(page).toHaveURL("/enroll");
      await expect(page.getByLabel("First name")).toBeVisible();
    });
  });
});

test("the policy refuses nothing on any page, and the browser may store a left page for Back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    const leaving: string[] = [];
    Object.assign(window, { refused, leaving });
    document.addEventListener("securitypolicyviolation", (event) =>
      refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
    const add = window.addEventListener;
    window.addEventListener = function (this: Window, type: string, ...rest: [never]) {
      if (/unload$/.test(type)) leaving.push(type);
      return add.call(this, type, ...rest);
    } as typeof add;
  });
  // A refusal on any other page is an error of the console, which pages.spec.ts expects on none.
  for (const path of ["/", "/video-courses", "/enroll"]) {
    await page.goto(path);
    await hydrate(page);
    // Forms bring third-party code, which must follow the policy too.
    if (path === "/video-courses") await page.getByRole("link", { name: "Start Learning Now" }).click();
    if (["/video-courses", "/enroll"].includes(path)) {
      await page.getByRole("button", { name: "Enroll Now" }).click();
      await expect(page.getByText("First Name is required")).toBeVisible();
    }
    const { refused, leaving } = await page.evaluate(() => {
      const { refused, leaving } = window as unknown as Record<"refused" | "leaving", string[]>;
      return { refused, leaving };
    });
    expect(refused, path).toEqual([]);
    if (path !== "/enroll") expect(leaving, path).toEqual([]);
  }
});

test("the heading face comes after the page has loaded, and is there from the start on the next page", async ({
  page,
}) => {
  const face = /\/fonts\/heading-.*\.woff2$/;
  const fetched = page.waitForRequest(face);
  await page.goto("/");
  expect((await fetched).resourceType()).toBe("font");
  const root = page.locator("html[data-heading]");
  await expect(root).toHaveCount(1);
  const [loaded, asked] = await page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation");
    const [font] = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/fonts/"));
    return [(page as PerformanceNavigationTiming).loadEventStart, font?.startTime ?? 0];
  });
  expect(asked).toBeGreaterThanOrEqual(loaded);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { early: "heading" in document.documentElement.dataset });
    });
  });
  await page.goto("/video-courses");
  expect(await page.evaluate(() => (window as unknown as { early: boolean }).early)).toBe(true);
});
