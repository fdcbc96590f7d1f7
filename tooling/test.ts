/**
 * `npm test`: all checks in one list. A failing step does not hide the later ones. The last line is always `N passed, N
 * failed`. With --only=checks it reads the sources only.
 */
import { type Outcome, steps } from "./test/steps.ts";

process.chdir(`${import.meta.dirname}/..`);
const onlyChecks = process.argv.includes("--only=checks");
// With --full also the files *.full.test.ts and *.full.spec.ts.
if (process.argv.includes("--full")) process.env.TEST_FULL = "1";

let passed = 0;
let failed = 0;
for (const step of steps.filter(({ check }) => check || !onlyChecks)) {
  process.stdout.write(`  ${step.name} … `);
  const started = performance.now();
  const outcome: Outcome = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: `${error instanceof Error ? error.stack : error}\n`,
  }));
  passed += outcome.passed;
  failed += outcome.failed;
  const counts = step.check ? "" : ` ${outcome.passed} passed, ${outcome.failed} failed,`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome.failed ? "✗" : "✓"}${counts} ${seconds} s`);
  for (const remark of outcome.remarks ?? []) console.log(`    ${remark}`);
  if (outcome.failed) console.log(`\n${outcome.output.trimEnd().replace(/^/gm, "    ")}\n`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
