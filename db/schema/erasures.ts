import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** That somebody was erased, when, and how much. Nothing in it says who it was. */
export const erasures = pgTable("erasures", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** What the owner can tell the person: ERA-7K3F9. */
  ref: text("ref").notNull().unique(),
  at: moment("at").notNull().defaultNow(),
  /** Null when the account was deleted, and where a restored backup was erased again. */
  by: text("by").references(() => user.id, { onDelete: "set null" }),
  /** How many records of each kind were erased. */
  counts: jsonb("counts").$type<Record<string, number>>().notNull(),
});

/**
 * The phone numbers and addresses of people who were erased, as HMACs with a secret of the site: by them a restored
 * backup is erased again (app/person/erase-again.server.ts).
 */
export const erasedMarks = pgTable(
  "erased_marks",
  {
    erasure: uuid("erasure")
      .notNull()
      .references(() => erasures.id, { onDelete: "cascade" }),
    mark: text("mark").notNull(),
  },
  (table) => [primaryKey({ columns: [table.erasure, table.mark] })],
);

/** How long each kind of record is stored, where the owner has changed it. */
export const retentionSettings = pgTable("retention_settings", {
  kind: text("kind").primaryKey(),
  /** In the unit of the kind: days or months. */
  amount: integer("amount").notNull(),
  changed_at: moment("changed_at").notNull().defaultNow(),
});
