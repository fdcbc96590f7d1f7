/** A Playwright reporter that names the tests which passed only when they were retried. */
import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";

/** How many of these tests a run may have. */
const limit = 2;

export default class FlakyTests implements Reporter {
  #tests: Suite | undefined;

  onBegin(_config: unknown, tests: Suite): void {
    this.#tests = tests;
  }

  onEnd(): Promise<Partial<FullResult>> {
    const flaky = (this.#tests?.allTests() ?? []).filter((test) => test.outcome() === "flaky");
    for (const test of flaky) console.log(`flaky: ${test.titlePath().filter(Boolean).join(" › ")}`);
    if (flaky.length <= limit) return Promise.resolve({});
    console.log(`${flaky.length} tests passed only when they were tried again; at most ${limit} may.`);
    return Promise.resolve({ status: "failed" });
  }

  printsToStdio(): boolean {
    return false;
  }
}
