/** `npm start`: builds the site when the sources have changed, runs it, and restarts it when it dies. */
import { buildIsFresh } from "#tooling/freshness.ts";
import { supervise } from "./supervisor.ts";

process.env.NODE_ENV ??= "production";
process.chdir(`${import.meta.dirname}/..`);

if (!buildIsFresh()) console.log("Building the site (about 20 seconds, only after a change) …");
process.exitCode = await supervise({
  // The build is a separate process so that the server does not keep its memory.
  before: buildIsFresh() ? [] : ["tooling/build.ts"],
  script: "build/serve.js",
});
