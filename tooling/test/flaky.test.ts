import { afterEach, expect, test, vi } from "vitest";
import FlakyTests from "./flaky.ts";

afterEach(() => vi.restoreAllMocks());

/** A run in which these tests had these outcomes. */
function run(...outcomes: string[]) {
  const tests = outcomes.map((outcome, at) => ({
    outcome: () => outcome,
    titlePath: () => ["", "desktop", "home.spec.ts", `test ${at}`],
  }));
  const said: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(line));
  const reporter = new FlakyTests();
  // Of a suite the reporter only reads its tests, and of these their titles and outcomes.
  reporter.onBegin(undefined, { allTests: () => tests } as never);
  return { ended: reporter.onEnd(), said };
}

test("tests that passed only at the second try are named", async () => {
  const { ended, said } = run("expected", "flaky", "unexpected", "flaky");
  expect(await ended).toEqual({});
  expect(said).toEqual(["flaky: desktop › home.spec.ts › test 1", "flaky: desktop › home.spec.ts › test 3"]);
});

test("more than two of them fail the run", async () => {
  const { ended, said } = run("flaky", "flaky", "flaky", "expected");
  expect(await ended).toEqual({ status: "failed" });
  expect(said).toHaveLength(4);
  expect(said.at(-1)).toMatch(/^3 tests passed only/);
});
