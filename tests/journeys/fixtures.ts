import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Profile, Role } from "#app/accounts/contract.ts";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase } from "#server/platform/database.ts";
import { openSession } from "#tests/support/session.ts";
import { faultsOn } from "./faults-on.ts";
import type { Site } from "./run-site.ts";
import { emptyStorage, newContext, onlyForSharing } from "./shared-context.ts";

/**
 * A part of a test on a new page with empty storage: one browser context for many parts costs less than many tests.
 * @param fresh also a new context, for parts that change the clock, the network or the permissions
 */
type Scene = (
  title: string,
  play: (page: Page, context: BrowserContext) => Promise<void>,
  how?: { fresh?: boolean },
) => Promise<void>;

interface EachTest {
  /**
   * Whether the test gets a browser context that no other test has used: for tests that change the clock, the network or
   * the permissions, or that watch what a first visit loads.
   */
  ownContext: boolean;

  /** Creates an account with a role and opens its session in this browser, without the form. */
  signedInAs(role: Role): Promise<Profile>;
  /** Console messages that this test expects; any other error or policy warning fails it. */
  expectedErrors: RegExp[];
  scene: Scene;
  /**
   * Whether a press waits for the page's script as long as it takes. On a busy machine that may be more than the 700 ms
   * after which it goes its plain way; taps.once.spec.ts tests that.
   */
  patient: boolean;
}

/** The context that tests of one worker use one after another, and the options that it was made with. */
interface SharedContext {
  made?: { options: string; context: BrowserContext };
}

interface EachWorker {
  shared: SharedContext;

  /** The site of this worker. Its database has the records of earlier tests, but no other test runs beside this one. */
  site: Site;
  /** The server's own database, opened for the service functions. */
  database: undefined;
}

export const test = base.extend<EachTest, EachWorker>({
  site: [
    // A worker that replaces another gets its site too.
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const sites: Site[] = JSON.parse(process.env.MINDSYNC_E2E_SITES ?? "[]");
      const site = sites[parallelIndex];
      if (!site) throw new Error(`Worker ${parallelIndex} has no site.`);
      await use(site);
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site.address),

  database: [
    async ({ site: { dataDirectory, databaseUrl } }, use) => {
      const embedded = databaseUrl
        ? undefined
        : await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, "postgres") });
      openDatabase(embedded ?? { url: databaseUrl ?? "" });
      await use(undefined);
      await closeDatabase();
      await embedded?.release();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  shared: [
    async ({ browserName: _ }, use) => {
      const shared: SharedContext = {};
      await use(shared);
      await shared.made?.context.close();
    },
    { scope: "worker" },
  ],

  ownContext: [false, { option: true }],

  async context(
    {
      browser,
      shared,
      ownContext,
      extraHTTPHeaders,
      baseURL,
      viewport,
      userAgent,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      colorScheme,
      locale,
      timezoneId,
      geolocation,
      offline,
      storageState,
      contextOptions,
      permissions,
      serviceWorkers,
      patient,
    },
    use,
  ) {
    if (ownContext || permissions || storageState || serviceWorkers === "allow") {
      const context = await newContext(browser, patient);
      await use(context);
      await context.close();
      return;
    }
    const options = JSON.stringify([
      baseURL,
      viewport,
      userAgent,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      colorScheme,
      locale,
      timezoneId,
      geolocation,
      offline,
      contextOptions,
      patient,
    ]);
    if (shared.made?.options !== options) {
      await shared.made?.context.close();
      const context = await newContext(browser, patient);
      // A page of the site that stays open: without one the browser ends the process that has its scripts compiled.
      await (await context.newPage()).goto("/robots.txt");
      shared.made = { options, context: onlyForSharing(context) };
    }
    const { context } = shared.made;
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    const stays = context.pages();
    await use(context);
    for (const page of context.pages()) if (!stays.includes(page)) await page.close();
    await emptyStorage(context, baseURL ?? "");
  },

  async signedInAs({ database: _, context, baseURL }, use) {
    await use(async (role) => {
      const { profile, headers } = await openSession({ role });
      const [name = "", value = ""] = headers.cookie.split("=");
      await context.addCookies([{ name, value, url: baseURL ?? "", httpOnly: true, sameSite: "Lax" }]);
      return profile;
    });
  },

  expectedErrors: [[], { option: true }],

  async extraHTTPHeaders({ browserName: _ }, use) {
    await use({ "X-Forwarded-For": randomUUID() });
  },

  patient: [true, { option: true }],

  // Opened only for tests that ask for it: many have scenes, which open their own.
  async page({ page, expectedErrors }, use) {
    const errors = errorsOf(page, expectedErrors);
    await use(page);
    expect(errors).toEqual([]);
  },

  async scene({ browser, baseURL, context: shared, expectedErrors, patient }, use) {
    await use((title, play, { fresh = false } = {}) =>
      test.step(title, async () => {
        const context = fresh ? await newContext(browser, patient) : shared;
        // The test's own page may have stored something too.
        if (!fresh) await emptyStorage(context, baseURL ?? "");
        const before = context.pages();
        const page = await context.newPage();
        const errors = errorsOf(page, expectedErrors);
        await play(page, context);
        expect(errors).toEqual([]);
        if (fresh) await context.close();
        else for (const open of context.pages()) if (!before.includes(open)) await open.close();
      }),
    );
  },
});

/** The errors on a page from now on, except expected ones. */
function errorsOf(page: Page, expected: readonly RegExp[]): string[] {
  const errors: string[] = [];
  const add = (error: string) => {
    if (!expected.some((one) => one.test(error))) errors.push(error);
  };
  page.on("pageerror", (error) => add(String(error)));
  page.on("console", (message) => {
    // Chromium also reports Content-Security-Policy violations as console errors.
    if (message.type() === "error") add(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

export { expect };

/** Expects axe to find nothing on the page, of any severity; by all its rules, or by the given ones. */
export async function axe(page: Page, ...rules: readonly string[]): Promise<void> {
  // A list that is being reloaded is pale until it has loaded.
  await expect(page.locator("[aria-busy=true][class*='aria-busy:opacity']")).toHaveCount(0);
  const found = (await faultsOn(page, rules)).flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(" ")}\n  ${failureSummary}`,
    ),
  );
  expect(found.join("\n\n")).toBe("");
}

/** Touches the page so that it does not wait to be idle; resolves when its script runs. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  // Asked at each frame; expect() would ask after 100, 250, 500 and 1,000 ms.
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
}

/**
 * Blocks the page's script, for tests that change or cut its HTML: React would see HTML that the server never sends.
 */
export async function neverHydrated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const load = window.fetch.bind(window);
    window.fetch = (address, options) =>
      String(address).includes("/hydrate") ? new Promise(() => {}) : load(address, options);
  });
}

/** Makes the page count as idle at once, so its script loads without a touch and without the wait of three seconds. */
export async function idleAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const sooner = (task: () => void, delay?: number) => later(task, delay === 3000 ? 0 : delay);
    Object.assign(window, { setTimeout: sooner });
  });
}
