import { dayOf, instantOf, wallTime } from "#app/leads/slots.ts";
import { sql } from "#server/platform/database.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The clock of one run: everything in the sample data happens before this moment, except future calls. */
export class Clock {
  readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  minutesAgo(minutes: number): Date {
    return new Date(this.now.getTime() - minutes * minuteMs);
  }

  /** A day in Lagos, such as 2026-11-24; a negative number is in the future. */
  day(daysAgo: number): string {
    return dayOf(wallTime(new Date(this.now.getTime() - daysAgo * dayMs)));
  }

  /** A time of day in Lagos, such as 08:30; today's may still be in the future. */
  atWallTime(daysAgo: number, time: string): Date {
    return instantOf(`${this.day(daysAgo)}T${time}`);
  }

  /** The same in the past: today's times are scaled so that all of them are before now. */
  at(daysAgo: number, time: string): Date {
    const moment = this.atWallTime(daysAgo, time);
    if (daysAgo > 0) return moment;
    const midnight = this.atWallTime(0, "00:00").getTime();
    const share = (moment.getTime() - midnight) / dayMs;
    return new Date(midnight + share * (this.now.getTime() - midnight));
  }

  /** This many hours after a moment, and never after now. */
  hoursAfter(moment: Date, hours: number): Date {
    const after = moment.getTime() + hours * 60 * minuteMs;
    return new Date(Math.max(moment.getTime(), Math.min(after, this.now.getTime() - 1000)));
  }
}

interface DatedColumn {
  table: string;
  column: string;
  /** The column that identifies the row. */
  by: string;
}

/**
 * Moves records to the time when they would have been created, because the service functions write the present. Keys
 * without a row are an error, so that a renamed table or column is noticed.
 */
export async function setMoments(
  { table, column, by }: DatedColumn,
  moments: ReadonlyMap<string, Date>,
): Promise<void> {
  const keys = [...moments.keys()];
  const times = [...moments.values()].map((time) => time.toISOString());
  const { count } = await sql()`
    update ${sql()(table)} set ${sql()(column)} = dated.at
    from unnest(${keys}::text[], ${times}::text[]::timestamptz[]) as dated (key, at)
    where ${sql()(by)}::text = dated.key`;
  if (count < keys.length)
    throw new Error(`${table}.${column}: ${keys.length - count} records were not found`);
}
