const lagos = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Lagos", dateStyle: "short" });

/** The calendar day in Lagos, as 2026-11-25. */
export const lagosToday = (now: Date) => lagos.format(now);

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Every day from the first to the last. */
export function daysOf({ first, last }: { first: string; last: string }): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The moment at which a day begins in Lagos, which is an hour ahead all year. */
export const beginOf = (day: string) => `${day}T00:00:00+01:00`;
