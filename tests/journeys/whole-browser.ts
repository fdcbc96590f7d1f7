import { wholeBrowser } from "#tooling/test/browser.ts";
import config from "../../playwright.config.ts";

const { args = [], ...launch } = config.use?.launchOptions ?? {};

/**
 * The full browser, for tests that need it. The headless one is faster, but it has no camera, not even a fake one, and
 * it moves a pointer over each page by itself.
 * @param more further switches
 */
export function inWholeBrowser(...more: string[]) {
  const executablePath = wholeBrowser();
  return {
    launchOptions: { ...launch, ...(executablePath ? { executablePath } : {}), args: [...args, ...more] },
  };
}
