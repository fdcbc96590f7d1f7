/** A browser context that tests of one worker use one after another, and what it must not keep from one to the next. */
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Removes the cookies of a context and all that the site has stored in it. Playwright's setStorageState would empty the
 * browser's HTTP cache too, so that each test would fetch every file anew.
 * @param origin of the site
 */
export async function emptyStorage(context: BrowserContext, origin: string): Promise<void> {
  // It stays open: without a page the browser ends the process that has the site's scripts compiled.
  const page = context.pages()[0] ?? (await context.newPage());
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  await Promise.all([
    context.clearCookies(),
    (await session).send("Storage.clearDataForOrigin", {
      origin,
      storageTypes: "local_storage,indexeddb,cache_storage,service_workers",
    }),
  ]);
}

/** Makes the timer of held presses (page-finish/browser/hydrate.js) wait for a minute; it is the one that gets them. */
function waitForScript(): void {
  const later = window.setTimeout.bind(window);
  const patient = (task: TimerHandler, delay?: number, ...rest: [{ since?: number }?]) =>
    later(task, rest[0]?.since ? 60_000 : delay, ...rest);
  Object.assign(window, { setTimeout: patient });
}

/** A new context with the options of the test. @param patient whether presses wait for the page's script */
export async function newContext(browser: Browser, patient: boolean): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (patient) await context.addInitScript(waitForScript);
  return context;
}

/** What would stay in a context for the tests after. */
const lasting = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setGeolocation",
  "setOffline",
] as const satisfies readonly (keyof BrowserContext)[];

/** Makes a context refuse what would stay for the next test. */
export function onlyForSharing(context: BrowserContext): BrowserContext {
  const refuse = () => {
    throw new Error("This changes the context for later tests: test.use({ ownContext: true }).");
  };
  for (const name of lasting) Object.assign(context, { [name]: refuse });
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(context.clock)))
    if (name !== "constructor") Object.assign(context.clock, { [name]: refuse });
  return context;
}
