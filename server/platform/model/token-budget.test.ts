import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TokenBudget } from "./token-budget.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T22:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a reserved amount cannot be reserved twice, and unused tokens are returned", () => {
  const budget = new TokenBudget(100);
  const first = budget.setAside(60);
  expect(budget.setAside(60)).toBeNull();
  first?.(40);
  expect(budget.setAside(60)).not.toBeNull();
  expect(budget.setAside(1)).toBeNull();
});

test("a call that used more than was reserved counts in full", () => {
  const budget = new TokenBudget(100);
  budget.setAside(60)?.(90);
  expect(budget.setAside(11)).toBeNull();
  expect(budget.setAside(10)).not.toBeNull();
});

test("a day in Lagos begins an hour before a UTC day, with the whole budget", () => {
  const budget = new TokenBudget(100);
  const late = budget.setAside(100);
  vi.setSystemTime("2026-11-21T22:59:59Z");
  expect(budget.setAside(1)).toBeNull();
  vi.setSystemTime("2026-11-21T23:00:00Z");
  expect(budget.setAside(100)).not.toBeNull();
  late?.(0);
  expect(budget.setAside(1)).toBeNull();
});

test("the budget may be zero", () => {
  expect(new TokenBudget(0).setAside(1)).toBeNull();
});
