import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { siteVariables } from "#content/site.ts";
import { putTemporaryFilesInMemory } from "./tooling/test/memory-folder.ts";
import { SlowFirst } from "./tooling/test/slow-first.ts";

// Node saves compiled code there, so workers and the servers that they start do not compile the same packages again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "mindsync-compiled");
putTemporaryFilesInMemory();

export default defineConfig({
  // The tests render with React's production build (tests/support/fresh-modules.ts), which knows no other JSX.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    include: ["{app,content,materials,server,db,tooling,bench,packages,tests}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_FULL ? [] : ["**/*.full.test.{ts,tsx}"])],
    globalSetup: "tests/support/cluster.ts",
    setupFiles: "tests/support/fresh-modules.ts",
    // Each process runs many files: starting one a file and loading its packages took half of the time.
    pool: "forks",
    isolate: false,
    maxWorkers: availableParallelism(),
    // Much is made and thrown away: with more room for what is new the collector takes a twentieth less of the time.
    execArgv: ["--max-semi-space-size=64"],
    sequence: { sequencer: SlowFirst },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // What has to be quick is measured where it is proven. These only end a test that hangs, also on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    env: {
      NODE_ENV: "test",
      // Whatever brand the machine has set, the tests are of the one in the repository.
      ...Object.fromEntries(siteVariables.map((name) => [name, ""])),
    },
  },
});
