/**
 * `npm test`: everything that can be checked, in one list. A step that fails does not hide the later ones. The
 * last line is always `N passed, N failed`. With --only=checks it reads the sources only.
 */
import { type Outcome, type Step, steps } from "./test/steps.ts";

process.chdir(`${import.meta.dirname}/..`);
const onlyChecks = process.argv.includes("--only=checks");
// With --full also the files *.full.test.ts and *.full.spec.ts.
if (process.argv.includes("--full")) process.env.TEST_FULL = "1";

interface Ended extends Outcome {
  seconds: number;
}

async function run(step: Step): Promise<Ended> {
  const started = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: `${error instanceof Error ? error.stack : error}\n`,
  }));
  return { ...outcome, seconds: (performance.now() - started) / 1000 };
}

let passed = 0;
let failed = 0;

function report(step: Step, outcome: Ended): void {
  passed += outcome.passed;
  failed += outcome.failed;
  const counts = step.check ? "" : ` ${outcome.passed} passed, ${outcome.failed} failed,`;
  console.log(`  ${step.name} … ${outcome.failed ? "✗" : "✓"}${counts} ${outcome.seconds.toFixed(1)} s`);
  for (const remark of outcome.remarks ?? []) console.log(`    ${remark}`);
  if (outcome.failed) console.log(`\n${outcome.output.trimEnd().replace(/^/gm, "    ")}\n`);
}

const chosen = steps.filter(({ check }) => check || !onlyChecks);
// The checks and the build read the same files and write none of them.
const together = chosen.filter(({ check, builds }) => check || builds);
const early = together.map((step) => ({ step, ended: run(step) }));
for (const { step, ended } of early) report(step, await ended);
for (const step of chosen.filter((step) => !together.includes(step))) report(step, await run(step));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
