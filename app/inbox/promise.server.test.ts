import fc from "fast-check";
import { expect, test } from "vitest";
import { usualCalendar } from "#app/leads/slots.ts";
import { cases } from "#tests/support/budget.ts";
import { daysThatCount, promiseBegan, promiseEnds } from "./promise.server.ts";

const lagos = (text: string) => new Date(`${text}:00+01:00`);
/** Closed on Sundays, and on Friday 25 December 2026. */
const calendar = { ...usualCalendar, closed: new Set(["2026-12-25"]) };

test.each([
  ["within a day", 4, "2026-11-24T10:00", "2026-11-24T14:00"],
  ["over a night", 24, "2026-11-24T10:00", "2026-11-25T10:00"],
  ["over a Sunday, which does not count", 24, "2026-11-28T10:00", "2026-11-30T10:00"],
  ["from a Sunday, on which nobody is there", 2, "2026-11-29T10:00", "2026-11-30T02:00"],
  ["over a holiday and a Sunday", 48, "2026-12-24T12:00", "2026-12-28T12:00"],
])("a promise %s", (_, hours, from, end) => {
  expect(promiseEnds(calendar, hours, lagos(from))).toEqual(lagos(end));
  // A minute later it is overdue, and a minute earlier it is not.
  const later = new Date(lagos(end).getTime() + 60_000);
  expect(lagos(from) < promiseBegan(calendar, hours, later)).toBe(true);
  expect(lagos(from) < promiseBegan(calendar, hours, new Date(later.getTime() - 120_000))).toBe(false);
});

test("an applicant's 48 hours run on closed days too, as their page says", () => {
  const from = lagos("2026-11-28T12:00");
  expect(promiseEnds(daysThatCount("application", calendar), 48, from)).toEqual(lagos("2026-11-30T12:00"));
  expect(promiseBegan(daysThatCount("application", calendar), 48, lagos("2026-11-30T12:00"))).toEqual(from);
  expect(daysThatCount("contact", calendar)).toBe(calendar);
});

test("who is overdue stays overdue, at any moment", () => {
  const moment = fc.date({
    min: lagos("2026-11-01T00:00"),
    max: lagos("2027-01-31T00:00"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.nat(72 * 60), fc.constantFrom(2, 4, 12, 24, 48), (now, more, hours) => {
      const later = new Date(now.getTime() + more * 60_000);
      expect(promiseBegan(calendar, hours, later) >= promiseBegan(calendar, hours, now)).toBe(true);
      // Beginning where it began, the promise ends now, or when nobody works now, at the last moment that counts.
      const end = promiseEnds(calendar, hours, promiseBegan(calendar, hours, now));
      expect(end.getTime()).toBeLessThanOrEqual(now.getTime());
    }),
    { numRuns: cases(500) },
  );
});

test("a calendar without an open day ends every promise", () => {
  const never = { week: Array.from({ length: 7 }, () => null), closed: new Set<string>() };
  expect(promiseEnds(never, 2, lagos("2026-11-24T10:00")) > lagos("2026-11-24T10:00")).toBe(true);
});
