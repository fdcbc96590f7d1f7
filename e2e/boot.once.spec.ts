import type { Page, Route } from "@playwright/test";
import { expect, hydrate, test } from "./fixtures.ts";
import { inWholeBrowser } from "./whole-browser.ts";

// Nobody touches these pages.
test.use(inWholeBrowser());

/** The page is never idle: only a touch begins its script. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

const start = "**/assets/entry.client-*.js";
const explore = (page: Page) => page.getByRole("link", { name: "Explore", exact: true });
const exploreDialog = (page: Page) => page.getByRole("dialog", { name: "Choose What to Explore" });

for (const path of ["/", "/video-courses", "/tools", "/contact", "/business-apps?category=Healthcare"]) {
  test(`${path} fetches no module before it is touched`, async ({ page }) => {
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

for (const path of ["/", "/whatsapp-ai-packages", "/privacy", "/contact"]) {
  test(`${path} is painted before anything else is fetched`, async ({ page }) => {
    await page.goto(path);
    await page.locator("html[data-painted]").waitFor({ state: "attached" });
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return (
        performance
          .getEntriesByType("resource")
          // The icon of the tab the browser fetches when it likes.
          .filter(({ name, startTime }) => startTime < painted && !name.endsWith("/icon.svg"))
          .map(({ name }) => name)
      );
    });
    expect(early).toEqual([]);
  });
}

test("a request that was cancelled is no error, anything else that nobody caught is", async ({ page }) => {
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

test("an untouched page gets its script when it has stood there for three seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const root = page.locator("html");
  await page.clock.runFor(2500);
  await expect(root).not.toHaveAttribute("data-hydrated");
  await page.clock.runFor(60_000);
  await expect(root).toHaveAttribute("data-hydrated", "");
});

test("a page that is loaded again or come back to gets its script at once", async ({ page }) => {
  await page.clock.install();
  await page.goto("/tools/faq-generator");
  await page.reload();
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-hydrated", "");
  await page.goto("/privacy");
  await expect(root).not.toHaveAttribute("data-hydrated");
  await page.goBack();
  await expect(root).toHaveAttribute("data-hydrated", "");
});

/** Opens the home page, whose script is asked for but does not come before `fetched` is resolved. */
async function openWaiting(page: Page) {
  await neverIdle(page);
  const fetched = Promise.withResolvers<void>();
  await page.route(start, async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await page.goto("/");
  return { asked: page.waitForRequest(start), fetched };
}

test("a tap before the script is there is not lost", async ({ page }) => {
  const { asked, fetched } = await openWaiting(page);
  await explore(page).click();
  await asked;
  await expect(exploreDialog(page)).toBeHidden();
  await expect(page).toHaveURL("/");
  fetched.resolve();
  await expect(exploreDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a colour chosen before the script is there is not lost", async ({ page }) => {
  const { asked, fetched } = await openWaiting(page);
  await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
  await asked;
  fetched.resolve();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("a plain link needs no script", async ({ page }) => {
  await neverIdle(page);
  const held: Route[] = [];
  await page.route(start, (route) => void held.push(route));
  await page.goto("/");
  await page.locator("#services").getByRole("link", { name: "See the Free AI Tools" }).click();
  await expect(page).toHaveURL("/tools");
  await expect(page.locator("h1")).toBeVisible();
});

test.describe("without a network for the script", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  for (const missing of ["root", "entry.client", "home"]) {
    test(`${missing}: a tap follows its link`, async ({ page }) => {
      await neverIdle(page);
      await page.route(`**/assets/${missing}-*.js`, (route) => route.abort());
      await page.goto("/");
      await explore(page).click();
      // The address of the dialog is a page that shows it without script.
      await expect(page).toHaveURL("/?explore");
      await expect(exploreDialog(page)).toBeVisible();
    });

    test(`${missing}: the next touch tries again`, async ({ page }) => {
      await neverIdle(page);
      const address = `**/assets/${missing}-*.js`;
      await page.route(address, (route) => route.abort());
      await page.goto("/");
      const failed = page.waitForEvent("requestfailed");
      await page.keyboard.press("Shift");
      await failed;
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await page.unroute(address);
      await expect(async () => {
        await page.keyboard.press("Shift");
        await expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: 1000 });
      }).toPass();
    });
  }

  test("'Start Learning Now' leads to the form's own page", async ({ page }) => {
    await neverIdle(page);
    await page.route(start, (route) => route.abort());
    await page.goto("/video-courses");
    await page.getByRole("link", { name: "Start Learning Now" }).click();
    await expect(page).toHaveURL("/enroll");
    await expect(page.getByLabel("First name")).toBeVisible();
  });
});

for (const path of ["/", "/video-courses", "/tools", "/enroll", "/admin-login", "/recruitment/admin"]) {
  test(`${path} keeps its policy: nothing inline but what is named`, async ({ page }) => {
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener("securitypolicyviolation", (event) =>
        refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    const answer = await page.goto(path);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    await hydrate(page);
    // Forms bring code that others made; it keeps to the policy too.
    if (path === "/video-courses") await page.getByRole("link", { name: "Start Learning Now" }).click();
    const send = page.getByRole("button", { name: "Enroll Now" });
    if (["/video-courses", "/enroll"].includes(path)) {
      await send.click();
      await expect(page.getByText("First Name is required")).toBeVisible();
    }
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  });
}

test("a page that has not changed is not sent again", async ({ request }) => {
  for (const path of ["/", "/business-apps", "/tools/faq-generator"]) {
    const first = await request.get(path);
    const { etag = "" } = first.headers();
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await request.get(path, { headers: { "If-None-Match": etag } });
    expect(again.status()).toBe(304);
    expect(await again.body()).toHaveLength(0);
    expect(again.headers()["content-security-policy"]).toBe(first.headers()["content-security-policy"]);
    const other = await request.get(path, { headers: { "If-None-Match": '"older"' } });
    expect(other.status()).toBe(200);
  }
});

test("the browser may keep a left page alive for Back", async ({ page }) => {
  await page.addInitScript(() => {
    const leaving: string[] = [];
    Object.assign(window, { leaving });
    const add = window.addEventListener;
    window.addEventListener = function (this: Window, type: string, ...rest: [never]) {
      if (/unload$/.test(type)) leaving.push(type);
      return add.call(this, type, ...rest);
    } as typeof add;
  });
  for (const path of ["/", "/video-courses", "/tools"]) {
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"]).not.toContain("no-store");
    await hydrate(page);
    expect(await page.evaluate(() => (window as unknown as { leaving: string[] }).leaving)).toEqual([]);
  }
});

test("the heading face comes after the page is loaded, and is there from the start on the next page", async ({
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
