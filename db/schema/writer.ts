import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { writerChangeKinds, writers } from "#app/writer/contract.ts";
import { oneOf } from "./constraints.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who writes for the tools, the concierge and the practice bots, as the Writer screen sets it: one row. */
export const writerSettings = pgTable(
  "writer_settings",
  {
    singleton: boolean("singleton").primaryKey().default(true),
    writer: text("writer", { enum: writers }).notNull().default("built-in"),
    /** Null for the provider's own address. */
    address: text("address"),
    model: text("model"),
    /** The key, encrypted with a secret of the site. */
    sealed_key: text("sealed_key"),
    /** Tokens for all visitors together; null for the usual number. */
    daily_tokens: bigint("daily_tokens", { mode: "number" }),
    /** When the model last failed, and how. */
    failed_at: moment("failed_at"),
    failure: text("failure"),
    failure_detail: text("failure_detail"),
  },
  (table) => [
    check("writer_settings_singleton", sql`${table.singleton}`),
    check("writer_settings_writer", oneOf(table.writer, writers)),
  ],
);

/** Who changed these settings, and to what. Never the key. */
export const writerChanges = pgTable(
  "writer_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    by_email: text("by_email").notNull(),
    kind: text("kind", { enum: writerChangeKinds }).notNull(),
    writer: text("writer", { enum: writers }),
    address: text("address"),
    model: text("model"),
    new_key: boolean("new_key").notNull().default(false),
    daily_tokens: bigint("daily_tokens", { mode: "number" }),
  },
  (table) => [
    check("writer_changes_kind", oneOf(table.kind, writerChangeKinds)),
    index("writer_changes_at").on(table.at),
  ],
);
