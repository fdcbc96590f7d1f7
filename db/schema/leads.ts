import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { appointmentStatuses, closureName, leadFields, leadStatuses } from "#app/leads/contract.ts";
import { fieldChecks, lengthBetween, oneOf } from "./constraints.ts";

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
    /** How often time or status changed: calendars take the event with the higher number. */
    sequence: integer("sequence").notNull().default(0),
    /** When the visitor, and the admins, were reminded of this time. */
    visitor_reminded_at: timestamp("visitor_reminded_at", { withTimezone: true }),
    staff_reminded_at: timestamp("staff_reminded_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("appointments_slot").on(table.slot).where(sql`status = 'booked'`),
    check("appointments_half_hour", sql`extract(epoch from ${table.slot})::bigint % 1800 = 0`),
    check("appointments_status", oneOf(table.status, appointmentStatuses)),
  ],
);

/** Hashes of the keys in visitors' private links to an appointment. Each mail has a link of its own. */
export const appointmentKeys = pgTable(
  "appointment_keys",
  {
    hash: text("hash").primaryKey(),
    appointment_id: uuid("appointment_id")
      .notNull()
      .references(() => appointments.id, { onDelete: "cascade" }),
    created_at: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("appointment_keys_appointment").on(table.appointment_id)],
);

/** The opening hours that an admin has set, in minutes from midnight. Without a row those of content/appointment.ts hold. */
export const openingHours = pgTable(
  "opening_hours",
  {
    /** Sunday is 0. */
    weekday: smallint("weekday").primaryKey(),
    /** Both null: closed on this day of the week. */
    opens: smallint("opens"),
    closes: smallint("closes"),
  },
  (table) => [
    check("opening_hours_weekday", sql`${table.weekday} between 0 and 6`),
    check(
      "opening_hours_times",
      sql`(${table.opens} is null) = (${table.closes} is null)
        and coalesce(${table.opens} >= 0 and ${table.closes} <= 1440 and ${table.opens} < ${table.closes}, true)
        and coalesce(${table.opens} % 30 = 0 and ${table.closes} % 30 = 0, true)`,
    ),
  ],
);

/** Days on which no call can be booked and no promised hour passes: public holidays, a week off. */
export const closedDays = pgTable(
  "closed_days",
  {
    day: date("day").primaryKey(),
    name: text("name").notNull(),
  },
  (table) => [check("closed_days_name", lengthBetween(table.name, 1, closureName))],
);
