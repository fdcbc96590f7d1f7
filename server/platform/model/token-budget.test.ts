import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { logged } from "#tests/support/logged.ts";
import { sql } from "../database.ts";
import { TokenBudget } from "./token-budget.ts";

const network = breakableDatabase();
logged();
beforeEach(async () => {
  await sql()`delete from model_tokens`;
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T22:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a reserved amount cannot be reserved twice, and unused tokens are returned", async () => {
  const budget = new TokenBudget(100);
  const first = await budget.setAside(60);
  expect(await budget.setAside(60)).toBeNull();
  await first?.(40);
  expect(await budget.setAside(60)).not.toBeNull();
  expect(await budget.setAside(1)).toBeNull();
});

test("a call that used more than was reserved counts in full", async () => {
  const budget = new TokenBudget(100);
  await (await budget.setAside(60))?.(90);
  expect(await budget.setAside(11)).toBeNull();
  expect(await budget.setAside(10)).not.toBeNull();
});

test("a day in Lagos begins an hour before a UTC day, with the whole budget", async () => {
  const budget = new TokenBudget(100);
  const late = await budget.setAside(100);
  vi.setSystemTime("2026-11-21T22:59:59Z");
  expect(await budget.setAside(1)).toBeNull();
  vi.setSystemTime("2026-11-21T23:00:00Z");
  expect(await budget.setAside(100)).not.toBeNull();
  await late?.(0);
  expect(await budget.setAside(1)).toBeNull();
});

test("the budget may be zero", async () => {
  expect(await new TokenBudget(0).setAside(1)).toBeNull();
});

test("processes share the day's budget, and a restart does not begin it anew", async () => {
  const processes = [new TokenBudget(100), new TokenBudget(100)];
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => processes[index % 2]?.setAside(10)),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await new TokenBudget(100).setAside(1)).toBeNull();
});

test("while the database is down a process goes on from what it knew", async () => {
  const budget = new TokenBudget(100);
  await budget.setAside(60);
  await network().cut();
  try {
    const settle = await budget.setAside(40);
    expect(settle).not.toBeNull();
    expect(await budget.setAside(1)).toBeNull();
    await settle?.(30);
    expect(await budget.setAside(10)).not.toBeNull();
  } finally {
    await network().mend();
  }
});
