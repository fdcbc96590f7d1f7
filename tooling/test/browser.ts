import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { type Ended, run, testEnvironment } from "./run-tool.ts";

const shell = "/usr/bin/chromium-headless-shell";
const whole = "/usr/bin/chromium";

/** Debian's full browser, if installed; elsewhere Playwright finds the one it has downloaded itself. */
export function wholeBrowser(): string | undefined {
  return existsSync(whole) ? whole : undefined;
}

/** Debian's headless browser, which tests a fifth faster; else the full one. */
export function installedBrowser(): string | undefined {
  return existsSync(shell) ? shell : wholeBrowser();
}

const hasBrowser = () => wholeBrowser() !== undefined || existsSync(chromium.executablePath());

/** Ensures that there is a browser: installs Debian's as root, else says in one line what to install. */
export async function ensureBrowser(): Promise<Ended> {
  let output = "";
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall && !(existsSync(shell) && existsSync(whole))) {
    const env = testEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
    const apt = async (...args: string[]) => {
      output += (await run("apt-get", args, env)).output;
    };
    await apt("update");
    if (!hasBrowser()) await apt("install", "-y", "chromium");
    // Older releases of Debian do not include it by default.
    await apt("install", "-y", "chromium-headless-shell");
  }
  if (hasBrowser()) return { ok: true, output };
  const advice =
    "There is no browser to test with: run `npx playwright install --with-deps chromium`, or on Debian `sudo apt-get install chromium`.\n";
  return { ok: false, output: `${output}${advice}` };
}
