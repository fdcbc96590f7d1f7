import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/*
 * What the limits count. The keys are HMACs with the site's secret, so these tables name neither an address nor an
 * e-mail address. The job `erase-old-limits` deletes expired rows.
 */

/** Requests by limit and caller, as RateLimiterPostgres of rate-limiter-flexible writes them. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);

/** Tokens that the model has used, or that are set aside for it, by day in Lagos. */
export const modelTokens = pgTable("model_tokens", {
  day: date("day").primaryKey(),
  used: bigint("used", { mode: "number" }).notNull(),
});

/** Failed sign-ins by account, network or known device. */
export const signInFailures = pgTable(
  "sign_in_failures",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    /** Sign-ins that have begun and not ended; only counted by network. */
    pending: integer("pending").notNull().default(0),
    /** No sign-in is accepted before this moment. */
    wait_until: moment("wait_until").notNull(),
    expires_at: moment("expires_at").notNull(),
  },
  (table) => [index("sign_in_failures_expires").on(table.expires_at)],
);

/** Devices that have signed in to an account, by the hash of the random bytes in their cookie. */
export const signInDevices = pgTable(
  "sign_in_devices",
  {
    device: text("device").notNull(),
    user_id: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    used_at: moment("used_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.device, table.user_id] }),
    index("sign_in_devices_user").on(table.user_id),
    index("sign_in_devices_used").on(table.used_at),
  ],
);
