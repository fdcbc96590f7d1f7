import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.ts";
import { migrationsMatchSchema } from "./migrations.ts";
import { type Ended, run, runTool } from "./run-tool.ts";

/** The result of a step. A check counts as one; a suite counts its tests. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** Printed even when nothing failed. */
  remarks?: readonly string[];
}

export interface Step {
  name: string;
  /** Reads the sources only: no build, no database, no browser. Checks run at the same time as the build. */
  check?: true;
  /** Makes the site that the later steps test. */
  builds?: true;
  run(): Promise<Outcome>;
}

const asOne = ({ ok, output }: Ended): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** Reads a suite's own report. A suite that failed outside its tests, or left no report, counts as one failure. */
function counted(file: string, { ok, output }: Ended, count: (report: Report) => [number, number]): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const [passed, failed] = count(JSON.parse(readFileSync(file, "utf8")));
  return { passed, failed: failed || (ok ? 0 : 1), output };
}

interface Report {
  /** Counts in Vitest's report. */
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: { status: string }[] }[];
  /** Counts in Playwright's report. */
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** A test file that could not be loaded fails without a failed test. */
function brokenFiles({ testResults = [] }: Report): number {
  return testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  ).length;
}

const cruised = [
  "app",
  "content",
  "materials",
  "packages",
  "db",
  "server",
  "tooling",
  "bench",
  "tests",
].filter((folder) => existsSync(folder));
const configurations = ["drizzle", "playwright", "react-router", "vite", "vitest"].map(
  (name) => `${name}.config.ts`,
);

let browser: Promise<Ended> | undefined;

/** The browser, which is fetched while other steps have the processor. */
function browserReady(): Promise<Ended> {
  browser ??= ensureBrowser();
  return browser;
}

export const steps: readonly Step[] = [
  {
    name: "format and lint (biome)",
    check: true,
    run: async () => asOne(await runTool("@biomejs/biome", "biome", ["ci", "--max-diagnostics=50", "."])),
  },
  {
    name: "types (tsc)",
    check: true,
    async run() {
      const generated = await runTool("@react-router/dev", "react-router", ["typegen"]);
      return asOne(generated.ok ? await runTool("typescript", "tsc", ["--noEmit"]) : generated);
    },
  },
  {
    name: "rules of the tree (dependency-cruiser)",
    check: true,
    run: async () =>
      asOne(
        await runTool("dependency-cruiser", "depcruise", [
          "--output-type=err-long",
          ...cruised,
          ...configurations,
        ]),
      ),
  },
  { name: "nothing unused (knip)", check: true, run: async () => asOne(await runTool("knip", "knip", [])) },
  {
    name: "migrations match the tables (drizzle-kit)",
    check: true,
    run: async () => asOne(await migrationsMatchSchema()),
  },
  {
    name: "build",
    builds: true,
    async run() {
      void browserReady();
      return asOne(await run(process.execPath, ["tooling/build.ts"]));
    },
  },
  {
    name: "unit and request tests (vitest)",
    async run() {
      // Not in test-results, because the browser tests empty that folder when they start.
      const file = "node_modules/.cache/vitest.json";
      rmSync(file, { force: true });
      const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      return counted(file, await runTool("vitest", "vitest", args), (report) => [
        report.numPassedTests ?? 0,
        (report.numFailedTests ?? 0) + brokenFiles(report),
      ]);
    },
  },
  {
    name: "the site in a browser (playwright)",
    async run() {
      const browser = await browserReady();
      if (!browser.ok) return asOne(browser);
      const file = "test-results/playwright.json";
      rmSync(file, { force: true });
      const ended = await runTool(
        "@playwright/test",
        "playwright",
        ["test", "--reporter=dot,json,./tooling/test/flaky.ts"],
        {
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          // As in vitest.config.ts, for the workers and the sites that they start.
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
        },
      );
      const outcome = counted(file, ended, ({ stats }) => [
        (stats?.expected ?? 0) + (stats?.flaky ?? 0),
        stats?.unexpected ?? 0,
      ]);
      return { ...outcome, remarks: ended.output.match(/^flaky: .*$/gm) ?? [] };
    },
  },
];
