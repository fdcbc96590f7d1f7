import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last run of each job, whichever process ran it. */
export const jobRuns = pgTable("job_runs", {
  name: text("name").primaryKey(),
  /** Milliseconds between its runs. */
  every_ms: bigint("every_ms", { mode: "number" }).notNull(),
  ran_at: moment("ran_at").notNull(),
  /** The newest failure; equal to ran_at when the last run failed. */
  failed_at: moment("failed_at"),
  /** The type and code of its error. */
  failure: text("failure"),
});

/** How many errors of each kind were logged in an hour. Nothing of what anybody sent. */
export const errorCounts = pgTable(
  "error_counts",
  {
    hour: moment("hour").notNull(),
    kind: text("kind").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kind] })],
);

/**
 * Checks of the Status screen: `disk` is the state last mailed to the owner, `disk @ …` the one that a process last found
 * (app/status/watch.server.ts).
 */
export const checkStates = pgTable("check_states", {
  name: text("name").primaryKey(),
  failing: boolean("failing").notNull(),
  /** When the owner was mailed, or when the process last checked. */
  changed_at: moment("changed_at").notNull().defaultNow(),
});
