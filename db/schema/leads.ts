import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { appointmentStatuses, leadFields, leadStatuses } from "#app/leads/contract.ts";
import { fieldChecks, oneOf } from "./constraints.ts";

/** A kind of lead that is no longer offered stays as it was stored. */
const { project_type: _, ...checkedFields } = leadFields;

/** What visitors sent through a form of the site: contact, appointment, marketing tool. */
export const contactSubmissions = pgTable(
  "contact_submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ref: text("ref").notNull().unique(),
    submission_key: uuid("submission_key").notNull().unique(),
    name: text("name").notNull(),
    /** Null where only a phone number was given: a call can be booked without an email address. */
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    /** Which form it came from or what it is about, such as marketing-system. */
    project_type: text("project_type").notNull(),
    message: text("message").notNull(),
    created_at: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    status: text("status", { enum: leadStatuses }).notNull().default("new"),
    /** When the owner last changed the status. */
    changed_at: timestamp("changed_at", { withTimezone: true }),
  },
  (table) => [
    // Nulls first, to match `order by … desc`; otherwise the index would not be used.
    index("contact_submissions_newest").on(
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("contact_submissions_new").on(table.created_at).where(sql`status = 'new'`),
    ...fieldChecks("contact_submissions", table, checkedFields),
    check("contact_submissions_reachable", sql`${table.email} is not null or ${table.phone} is not null`),
    check("contact_submissions_status", oneOf(table.status, leadStatuses)),
  ],
);

/** The time of an appointment; its lead is in contact_submissions. No two booked ones have the same time. */
export const appointments = pgTable(
  "appointments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    submission_id: uuid("submission_id")
      .notNull()
      .unique()
      .references(() => contactSubmissions.id, { onDelete: "cascade" }),
    slot: timestamp("slot", { withTimezone: true }).notNull(),
    status: text("status", { enum: appointmentStatuses }).notNull().default("booked"),
    changed_at: timestamp("changed_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("appointments_slot").on(table.slot).where(sql`status = 'booked'`),
    check("appointments_half_hour", sql`extract(epoch from ${table.slot})::bigint % 1800 = 0`),
    check("appointments_status", oneOf(table.status, appointmentStatuses)),
  ],
);
