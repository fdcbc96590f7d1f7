import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appointmentHours } from "#content/appointment.ts";
import { site } from "#content/site.ts";
import { cases } from "#tests/support/budget.ts";
import { dayInShort, dayInWords, slotInWords, timeInWords } from "./slot-words.ts";
import {
  endOf,
  firstDayWithChoice,
  instantOf,
  nearestSlots,
  offeredDays,
  slotFault,
  timesOf,
  wallTime,
} from "./slots.ts";

const none = new Set<string>();
/** The times of a usual open day, a Monday. */
const slotTimes = timesOf("2026-11-23");
/** A moment by Lagos time. */
const lagos = (text: string) => new Date(`${text}+01:00`);
/** Monday 23 November 2026, noon. */
const monday = lagos("2026-11-23T12:00:00");

describe("Lagos time", () => {
  test("is an hour ahead of UTC on every day of the year, as the time zone tables have it", () => {
    const tables = new Intl.DateTimeFormat("sv-SE", {
      timeZone: appointmentHours.timeZone,
      dateStyle: "short",
      timeStyle: "short",
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }),
        (at) => {
          expect(wallTime(at)).toBe(tables.format(at).replace(" ", "T"));
          expect(wallTime(instantOf(wallTime(at)))).toBe(wallTime(at));
        },
      ),
    );
    expect(instantOf("2026-11-24T10:30").toISOString()).toBe("2026-11-24T09:30:00.000Z");
    expect(endOf(instantOf("2026-11-24T10:30")).toISOString()).toBe("2026-11-24T10:00:00.000Z");
  });

  test("a day begins at midnight in Lagos, not at Greenwich", () => {
    expect(wallTime(new Date("2026-11-23T22:59:59Z"))).toBe("2026-11-23T23:59");
    expect(wallTime(new Date("2026-11-23T23:00:00Z"))).toBe("2026-11-24T00:00");
  });
});

describe("the hours", () => {
  test("are those the site promises", () => {
    const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    const { weekdays, opens, closes } = appointmentHours;
    const [first, last] = [names[weekdays[0]], names[weekdays.at(-1) ?? 0]];
    expect(weekdays.length).toBe(weekdays.at(-1));
    expect(`${first} to ${last}, ${timeInWords(opens)} to ${timeInWords(closes)}`).toBe(site.responseHours);
  });

  test("have eighteen half hours, the last of which ends at six", () => {
    expect(slotTimes).toHaveLength(18);
    expect([slotTimes[0], slotTimes.at(-1)]).toEqual(["09:00", "17:30"]);
    expect(wallTime(endOf(instantOf(`2026-11-24T${slotTimes.at(-1)}`)))).toBe("2026-11-24T18:00");
  });

  test.each([
    ["2026-11-24T08:30", "not-offered"],
    ["2026-11-24T08:59", "not-offered"],
    ["2026-11-24T09:00", null],
    ["2026-11-24T09:15", "not-offered"],
    ["2026-11-24T17:30", null],
    ["2026-11-24T17:31", "not-offered"],
    ["2026-11-24T18:00", "not-offered"],
    ["2026-11-28T17:30", null],
    ["2026-11-29T10:00", "not-offered"],
    ["2026-11-31T10:00", "not-offered"],
    ["2026-13-01T10:00", "not-offered"],
    ["2026-11-24T25:00", "not-offered"],
    ["never", "not-offered"],
  ] as const)("%s is %s", (slot, fault) => {
    expect(slotFault(slot, monday)).toBe(fault);
  });
});

describe("a slot can be booked", () => {
  test("from two hours ahead, to the millisecond", () => {
    const slot = "2026-11-23T14:00";
    expect(slotFault(slot, lagos("2026-11-23T12:00:00.000"))).toBeNull();
    expect(slotFault(slot, lagos("2026-11-23T12:00:00.001"))).toBe("too-late");
    expect(slotFault(slot, lagos("2026-11-23T15:00:00"))).toBe("too-late");
    expect(slotFault("2020-01-06T10:00", monday)).toBe("too-late");
  });

  test("up to fourteen days after today, the last of them whole", () => {
    expect(slotFault("2026-12-07T17:30", monday)).toBeNull();
    expect(slotFault("2026-12-07T17:30", lagos("2026-11-23T00:00:00"))).toBeNull();
    expect(slotFault("2026-12-08T09:00", monday)).toBe("not-offered");
    expect(slotFault("2026-12-08T09:00", lagos("2026-11-23T23:59:59.999"))).toBe("not-offered");
    expect(slotFault("2026-12-08T09:00", lagos("2026-11-24T00:00:00"))).toBeNull();
  });
});

describe("the offered times", () => {
  test("begin today if there is time, and never on a Sunday", () => {
    const days = offeredDays(monday, none);
    expect(days[0]).toEqual({ day: "2026-11-23", times: slotTimes.slice(slotTimes.indexOf("14:00")) });
    expect(days.map(({ day }) => day)).not.toContain("2026-11-29");
    expect(days.at(-1)).toEqual({ day: "2026-12-07", times: [...slotTimes] });
    expect(days).toHaveLength(13);
  });

  test("leave out a day without any time left: late on a day, and all of a Sunday", () => {
    const first = (now: Date) => offeredDays(now, none)[0]?.day;
    expect(first(lagos("2026-11-23T15:30:00"))).toBe("2026-11-23");
    expect(first(lagos("2026-11-23T15:30:01"))).toBe("2026-11-24");
    expect(first(lagos("2026-11-28T16:00:00"))).toBe("2026-11-30");
    expect(first(lagos("2026-11-29T10:00:00"))).toBe("2026-11-30");
  });

  test("leave out taken times, and days that are fully taken", () => {
    const taken = new Set([
      "2026-11-24T10:30",
      ...slotTimes.map((time) => `2026-11-25T${time}`),
      "2026-11-24T03:00",
    ]);
    const days = offeredDays(monday, taken);
    expect(days.find(({ day }) => day === "2026-11-24")?.times).toEqual(
      slotTimes.filter((time) => time !== "10:30"),
    );
    expect(days.map(({ day }) => day)).not.toContain("2026-11-25");
  });

  test("are at any moment exactly those that can be booked", () => {
    const from = lagos("2026-11-20T00:00:00").getTime();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 * 24 * 60 * 60 }), (seconds) => {
        const now = new Date(from + seconds * 1000);
        const offered = offeredDays(now, none).flatMap(({ day, times }) =>
          times.map((time) => `${day}T${time}`),
        );
        expect(offered.filter((slot) => slotFault(slot, now) !== null)).toEqual([]);
        const all = Array.from({ length: 17 }, (_, ahead) =>
          wallTime(new Date(now.getTime() + (ahead - 1) * 86_400_000)).slice(0, 10),
        ).flatMap((day) => slotTimes.map((time) => `${day}T${time}`));
        expect(all.filter((slot) => slotFault(slot, now) === null)).toEqual(offered);
      }),
      { numRuns: cases(20) },
    );
  });
});

describe("instead of a taken slot", () => {
  const days = [
    { day: "2026-11-24", times: ["09:00", "11:00"] },
    { day: "2026-11-25", times: ["09:00", "09:30"] },
  ];

  test("the next free ones are offered, and earlier ones if there are not enough", () => {
    expect(nearestSlots(days, "2026-11-24T10:00", 2)).toEqual(["2026-11-24T11:00", "2026-11-25T09:00"]);
    expect(nearestSlots(days, "2026-11-25T09:15", 3)).toEqual([
      "2026-11-25T09:30",
      "2026-11-24T11:00",
      "2026-11-25T09:00",
    ]);
    expect(nearestSlots(days, "2026-12-01T09:00", 2)).toEqual(["2026-11-25T09:00", "2026-11-25T09:30"]);
    expect(nearestSlots(days, "2026-11-24T08:00", 9)).toHaveLength(4);
    expect(nearestSlots([], "2026-11-24T10:00", 3)).toEqual([]);
  });
});

describe("the day that is shown first", () => {
  const day = (date: string, free: number) => ({ day: date, times: slotTimes.slice(0, free) });

  test.each([
    [[day("2026-11-24", 3), day("2026-11-25", 18)], "2026-11-24"],
    [[day("2026-11-24", 2), day("2026-11-25", 3)], "2026-11-25"],
    [[day("2026-11-24", 2), day("2026-11-25", 1), day("2026-11-26", 18)], "2026-11-26"],
    [[day("2026-11-24", 1), day("2026-11-25", 2)], "2026-11-24"],
    [[], null],
  ])("is the next one with three free times, otherwise the next one (%#)", (days, shown) => {
    expect(firstDayWithChoice(days)).toBe(shown);
  });
});

test("a slot in words", () => {
  expect(slotInWords("2026-11-24T10:30")).toBe("Tuesday 24 November, 10:30 AM, Lagos time");
  expect(slotInWords("2026-11-28T12:00")).toBe("Saturday 28 November, 12:00 PM, Lagos time");
  expect(slotInWords("2026-12-01T17:30")).toBe("Tuesday 1 December, 5:30 PM, Lagos time");
  expect(dayInWords("2027-01-04")).toBe("Monday 4 January");
  expect(dayInShort("2026-11-24")).toEqual({ weekday: "Tue", date: "24 Nov" });
  expect(timeInWords("00:30")).toBe("12:30 AM");
});
