import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { installedBrowser } from "./tooling/test/browser.ts";
import { putTemporaryFilesInMemory } from "./tooling/test/memory-folder.ts";

putTemporaryFilesInMemory();

/** The long comparisons are left to `npm run test:full`. */
const long = process.env.TEST_FULL ? [] : ["**/*.full.spec.ts"];

/** Debian's own browser where there is one; elsewhere the one that `npx playwright install chromium` fetches. */
const installed = installedBrowser();

/** Where WhatsApp's addresses lead: each worker reads it here, after the global setup has started it. */
const whatsapp = process.env.MINDSYNC_E2E_WHATSAPP;

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/journeys/start-site.ts",
  // Each worker has a site and a database of its own (tests/journeys/start-site.ts).
  workers: Math.min(availableParallelism(), 8),
  fullyParallel: true,
  // A journey has many parts, and the machine may have other work to do.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A test that fails once is tried once more; more than two of these in a run fail it (tooling/test/flaky.ts).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["./tooling/test/flaky.ts"]],
  outputDir: "test-results",
  use: {
    contextOptions: { reducedMotion: "reduce" },
    // Tests intercept requests, which they cannot do with those of a service worker; those that need one allow it.
    serviceWorkers: "block",
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
        `--host-resolver-rules=${whatsapp ? `MAP wa.me:443 127.0.0.1:${whatsapp}, ` : ""}MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
        "--ignore-certificate-errors",
        // Pages of one test share a process, and with it the scripts that are already compiled: a fifth less per scene.
        "--renderer-process-limit=1",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      // What only a phone's screen has.
      testIgnore: ["**/*.phone.spec.ts", ...long],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // What is the same on every screen is looked at once: texts, rules of the server, the pages' HTML.
      testIgnore: ["**/*.once.spec.ts", "**/*.full.spec.ts"],
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
