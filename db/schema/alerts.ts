import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { alertKinds, targetKinds } from "#app/alerts/contract.ts";
import { doors } from "#app/inbox/contract.ts";
import { user } from "./accounts.ts";
import { oneOf } from "./constraints.ts";
import { leads } from "./inbox.ts";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/** What an admin wants to be told of. Without a row: everything, at any hour. */
export const alertSettings = pgTable(
  "alert_settings",
  {
    account: text("account")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Doors that the admin switched off; a door added later is on. */
    silent_doors: text("silent_doors", { enum: doors }).array().notNull().default(sql`'{}'`),
    /** Hours of Lagos, from 0 to 23; both or neither. */
    quiet_from: smallint("quiet_from"),
    quiet_to: smallint("quiet_to"),
    morning: boolean("morning").notNull().default(true),
    /** The day of Lagos of the last mail in the morning. */
    morning_sent: date("morning_sent"),
    /** The Monday whose mail about the week before was sent. */
    week_sent: date("week_sent"),
  },
  (table) => [
    check(
      "alert_settings_quiet",
      sql`(${table.quiet_from} is null) = (${table.quiet_to} is null)
        and coalesce(${table.quiet_from}, 0) between 0 and 23 and coalesce(${table.quiet_to}, 0) between 0 and 23`,
    ),
  ],
);

/** Where an admin is told besides by mail: a device that takes web push, or the address of another program. */
export const alertTargets = pgTable(
  "alert_targets",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    account: text("account")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: targetKinds }).notNull(),
    /** What the device is called: Chrome on Android. For a webhook its host. */
    label: text("label").notNull(),
    /** The hash of the address, so that a device is stored once. */
    address_hash: text("address_hash").notNull(),
    /** The address with its keys, encrypted with a secret of the site. */
    sealed: text("sealed").notNull(),
    created_at: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("alert_targets_once").on(table.account, table.address_hash),
    check("alert_targets_kind", oneOf(table.kind, targetKinds)),
  ],
);

/** Alerts to send: one for each event, admin and channel, created in the transaction of the event. */
export const leadAlerts = pgTable(
  "lead_alerts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null for the morning message. */
    lead_id: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    about: text("about", { enum: alertKinds }).notNull().default("lead"),
    /** Tells events of one kind apart: the number of a call's change, or the day of a morning message. */
    event: text("event").notNull().default(""),
    /** The text of the alert, if it says more than the lead. */
    said: text("said"),
    account: text("account")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Null for the mail. */
    target: uuid("target").references(() => alertTargets.id, { onDelete: "cascade" }),
    created_at: moment("created_at").notNull().defaultNow(),
    sent_at: moment("sent_at"),
    tries: smallint("tries").notNull().default(0),
    next_try: moment("next_try").notNull().defaultNow(),
    /** The id shared by alerts that are sent together, also when they are retried. Null before the first try. */
    batch: uuid("batch"),
    /** The error code of the mail server, or the status that the push service or webhook answered with. */
    failure: text("failure"),
  },
  (table) => [
    unique("lead_alerts_once")
      .on(table.lead_id, table.about, table.event, table.account, table.target)
      .nullsNotDistinct(),
    check("lead_alerts_about", oneOf(table.about, alertKinds)),
    check("lead_alerts_lead", sql`${table.lead_id} is not null or ${table.about} = 'morning'`),
    index("lead_alerts_waiting").on(table.next_try).where(sql`sent_at is null`),
    index("lead_alerts_account").on(table.account),
  ],
);
