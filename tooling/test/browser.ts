import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { type Ended, run, testEnvironment } from "./run-tool.ts";

const debianBrowser = "/usr/bin/chromium";

const hasBrowser = () => existsSync(debianBrowser) || existsSync(chromium.executablePath());

/** Sees to it that there is a browser: installs Debian's as root, else says in one line what to install. */
export async function ensureBrowser(): Promise<Ended> {
  if (hasBrowser()) return { ok: true, output: "" };
  let output = "";
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = testEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
    for (const args of [["update"], ["install", "-y", "chromium"]]) {
      output += (await run("apt-get", args, env)).output;
    }
    if (hasBrowser()) return { ok: true, output };
  }
  const advice =
    "There is no browser to test with: run `npx playwright install --with-deps chromium`, or on Debian `sudo apt-get install chromium`.\n";
  return { ok: false, output: `${output}${advice}` };
}
