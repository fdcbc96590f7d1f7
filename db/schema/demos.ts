import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Which demo systems a visitor opened. */
export const demoUserSessions = pgTable("demo_user_sessions", {
  id: uuid("id").primaryKey().defaultRandom(),
  demos_accessed: text("demos_accessed").array().notNull().default(sql`'{}'`),
  last_activity: timestamp("last_activity", { withTimezone: true }).notNull().defaultNow(),
});
