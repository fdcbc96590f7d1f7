import { bigint, check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { staffChangeKinds } from "#app/accounts/staff/contract.ts";
import { oneOf } from "./constraints.ts";

/** Who changed what about whom among the staff. It holds no ids, so that it outlasts an account that is removed. */
export const staffChanges = pgTable(
  "staff_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** Who made the change; null for the terminal. */
    by_email: text("by_email"),
    account_email: text("account_email").notNull(),
    kind: text("kind", { enum: staffChangeKinds }).notNull(),
    /** The new role, where the kind has one. */
    role: text("role"),
  },
  (table) => [
    check("staff_changes_kind", oneOf(table.kind, staffChangeKinds)),
    index("staff_changes_at").on(table.at),
  ],
);
