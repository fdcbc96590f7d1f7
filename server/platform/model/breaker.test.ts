import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Breaker } from "./breaker.ts";

let breaker: Breaker;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  breaker = new Breaker({ failuresToOpen: 2, pauseMs: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls one after the other, with these results. */
function calls(...ends: ("succeeded" | "failed" | "learntNothing")[]): void {
  for (const end of ends) {
    expect(breaker.enter()).toBe(true);
    breaker[end]();
  }
}

test("opens after failures in a row, not after as many with a success between", () => {
  calls("failed", "succeeded", "failed", "learntNothing");
  expect(breaker.open).toBe(false);
  calls("failed");
  expect([breaker.open, breaker.enter()]).toEqual([true, false]);
});

test("lets one call through after the pause, and closes when it succeeds", () => {
  calls("failed", "failed");
  vi.advanceTimersByTime(999);
  expect(breaker.enter()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.open, breaker.enter(), breaker.enter()]).toEqual([false, true, true]);
});

test("waits for another pause when that call fails", () => {
  calls("failed", "failed");
  vi.advanceTimersByTime(1_000);
  calls("failed");
  expect(breaker.enter()).toBe(false);
  vi.advanceTimersByTime(1_000);
  calls("succeeded");
  expect(breaker.open).toBe(false);
});

test("lets the next call try when a call says nothing about the service", () => {
  calls("failed", "failed");
  vi.advanceTimersByTime(1_000);
  calls("learntNothing", "succeeded");
  expect(breaker.open).toBe(false);
});
