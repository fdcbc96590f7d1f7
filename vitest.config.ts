import { configDefaults, defineConfig } from "vitest/config";
import { siteVariables } from "./app/content/site.ts";

export default defineConfig({
  test: {
    include: ["{app,server,db,tooling,bench,materials}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_FULL ? [] : ["**/*.full.test.{ts,tsx}"])],
    globalSetup: "tooling/testing/cluster.ts",
    // A process a file: what a module keeps, such as the open database, is that file's own.
    pool: "forks",
    isolate: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: {
      NODE_ENV: "test",
      // Whatever brand the machine has set, the tests are of the one in the repository.
      ...Object.fromEntries(siteVariables.map((name) => [name, ""])),
    },
  },
});
