import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecentEvents } from "./recent-events.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const tenMinutes = 10 * 60_000;

test("events of a key are counted for its time, whatever other keys do", () => {
  const recent = new RecentEvents({ points: 3, ms: tenMinutes, most: 100 });
  expect([recent.add("a", 2), recent.add("b", 3), recent.add("a", 1), recent.add("a", 1)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  minutes(9);
  expect(recent.add("a", 0)).toBe(false);
  minutes(1);
  expect(recent.add("a", 3)).toBe(true);
});

test("what is sent again counts once, and what has no number always", () => {
  const recent = new RecentEvents({ points: 3, ms: tenMinutes, most: 100 });
  expect(recent.unheard("a", [1, 2, undefined])).toBe(3);
  expect(recent.unheard("a", [1, 2, 3, undefined])).toBe(2);
  // No more numbers are remembered than may count.
  expect([recent.unheard("a", [4]), recent.unheard("a", [4])]).toEqual([1, 1]);
});

test("no more keys are remembered than there is room for, and none after its time", () => {
  const recent = new RecentEvents({ points: 1, ms: tenMinutes, most: 1_000 });
  for (let at = 0; at < 5_000; at += 1) recent.add(`session ${at}`, 1);
  expect(recent.size).toBe(1_000);
  expect([recent.add("session 4999", 1), recent.add("session 1", 1)]).toEqual([false, true]);
  minutes(11);
  expect(recent.size).toBe(0);
});
