import { describe, expect, it } from "vitest";
import { nextViewing, remindersLeft, type Viewing, viewingBegins } from "./reminder.ts";

/** Advances a viewing second by second. */
function wait(seconds: number, from: Viewing = viewingBegins): Viewing {
  let viewing = from;
  for (let second = 0; second < seconds; second += 1) viewing = nextViewing(viewing, "second");
  return viewing;
}

const closed = (viewing: Viewing) => nextViewing(viewing, "closed");

/** The seconds at which reminders open, if each is closed a second later. */
function openings(seconds: number): number[] {
  const at: number[] = [];
  let viewing = viewingBegins;
  for (let second = 1; second <= seconds; second += 1) {
    const next = nextViewing(viewing, "second");
    if (next.open) at.push(second);
    viewing = closed(next);
  }
  return at;
}

describe("the reminder of a demo", () => {
  it("opens at second 45, not before, and is counted", () => {
    expect(viewingBegins).toEqual({ elapsed: 0, shown: 0, open: false });
    expect(wait(44)).toEqual({ elapsed: 44, shown: 0, open: false });
    expect(wait(45)).toEqual({ elapsed: 45, shown: 1, open: true });
    expect(wait(46)).toEqual({ elapsed: 46, shown: 1, open: true });
  });

  it("closes without changing the clock or the count", () => {
    expect(closed(wait(50))).toEqual({ elapsed: 50, shown: 1, open: false });
    expect(closed(closed(wait(50)))).toEqual({ elapsed: 50, shown: 1, open: false });
    expect(closed(wait(10))).toEqual({ elapsed: 10, shown: 0, open: false });
  });

  it("opens again every 45 seconds, three times in total", () => {
    expect(openings(44)).toEqual([]);
    expect(openings(1000)).toEqual([45, 90, 135]);
  });

  it("that is still open when the next is due is not shown twice, nor later", () => {
    const standing = wait(91);
    expect(standing).toEqual({ elapsed: 91, shown: 1, open: true });
    expect(wait(43, closed(standing))).toEqual({ elapsed: 134, shown: 1, open: false });
    expect(wait(44, closed(standing))).toEqual({ elapsed: 135, shown: 2, open: true });
  });

  it("that is closed in the second before the next is due lets it open", () => {
    expect(wait(1, closed(wait(89)))).toEqual({ elapsed: 90, shown: 2, open: true });
  });

  it("says how many are left", () => {
    let viewing = viewingBegins;
    const left = [remindersLeft(viewing)];
    for (let turn = 0; turn < 4; turn += 1) {
      viewing = wait(45, closed(viewing));
      left.push(remindersLeft(viewing));
    }
    expect(left).toEqual([3, 2, 1, 0, 0]);
    expect(viewing.open).toBe(false);
  });
});
