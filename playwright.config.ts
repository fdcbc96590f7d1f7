import { defineConfig, devices } from "@playwright/test";
import { installedBrowser } from "./tooling/test/browser.ts";

/** Debian's own browser where there is one; elsewhere the one that `npx playwright install chromium` fetches. */
const installed = installedBrowser();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/start-site.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"]],
  outputDir: "test-results",
  use: {
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test takes a tenth of the time: `npx playwright test <file> --trace retain-on-failure` makes one.
    trace: "off",
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
      // As root Chromium has no sandbox; the others keep it from talking to anybody but our server.
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      // What only a phone's screen has.
      testIgnore: "**/*.phone.spec.ts",
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // What is the same on every screen is looked at once: texts, rules of the server, the pages' HTML.
      testIgnore: ["crawl/**", "own-styles.spec.ts", "**/*.once.spec.ts"],
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        userAgent: devices["Pixel 7"].userAgent,
      },
    },
  ],
});
