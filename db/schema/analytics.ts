import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { devices, visitLimits } from "#app/analytics/contract.ts";
import { lengthBetween, oneOf } from "./constraints.ts";

/*
 * Page views and clicks, stored once and compactly, and what was counted of them. Everything is written by the function
 * store_visits and by triggers (db/migrations, `visits` and `counts_at_once`); `visitor_analytics` is a view of these tables.
 * No address of the visitor, nothing typed: see the contract.
 */

/** Every path, source, browser's name, label and campaign once. */
export const visitWords = pgTable(
  "visit_words",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    word: text("word").notNull().unique(),
    /** The last day on which a visit with this word was stored. */
    used_on: date("used_on").notNull().default(sql`current_date`),
  },
  (table) => [check("visit_words_length", lengthBetween(table.word, 0, visitLimits.word))],
);

/** A kind of browser on a kind of screen. */
export const visitBrowsers = pgTable(
  "visit_browsers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    device_type: text("device_type", { enum: devices }),
    screen_width: smallint("screen_width"),
    agent: integer("agent"),
    /** The last day on which a visit with this browser was stored. */
    used_on: date("used_on").notNull().default(sql`current_date`),
  },
  (table) => [
    // Coalesced, so that the index also finds a browser of which a part is not known: `is not distinct from` uses no index.
    uniqueIndex("visit_browsers_once").on(
      sql`coalesce(agent, 0)`,
      sql`coalesce(screen_width, -1)`,
      sql`coalesce(device_type, '')`,
    ),
    check("visit_browsers_width", sql`screen_width between 0 and ${sql.raw(String(visitLimits.width))}`),
    check("visit_browsers_device", oneOf(table.device_type, devices)),
  ],
);

/** A browser session, with how it began; wide columns first, which saves room. The numbers are those of visit_words and visit_browsers; 0 is none. */
export const visitSessions = pgTable("visit_sessions", {
  first_at: timestamp("first_at", { withTimezone: true }).notNull(),
  session_id: uuid("session_id").notNull().unique(),
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  /** The path of the first page. */
  entry: integer("entry").notNull(),
  source: integer("source").notNull(),
  campaign: integer("campaign").notNull().default(0),
  browser: integer("browser").notNull(),
  country: text("country").notNull().default(""),
});

/** One row per page view (no label) or click, in partitions by month. */
export const visits = pgTable(
  "visits",
  {
    at: timestamp("at", { withTimezone: true }).notNull(),
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    session: integer("session").notNull(),
    page: integer("page").notNull(),
    /** Where it is not the session's. */
    browser: integer("browser"),
    source: integer("source"),
    /** The counter's number of the event in its session, by which an event that was sent twice is stored once. */
    number: integer("number"),
    label: integer("label"),
  },
  (table) => [
    // A few bytes for many rows, because rows come nearly in the order of their times. The few that come late, up to a day,
    // are kept apart within a range of pages ("multi").
    index("visits_times")
      .using("brin", table.at.op("timestamptz_minmax_multi_ops"))
      .with({ pages_per_range: 16, autosummarize: true }),
    // Filled whole, because nearly every row comes after the last one.
    index("visits_clicks").on(table.at).where(sql`label is not null`).with({ fillfactor: 100 }),
    index("visits_session").on(table.session).with({ fillfactor: 100 }),
    // A few bytes for many rows, because numbers grow with the table: finds what came last.
    index("visits_ids").using("brin", table.id).with({ pages_per_range: 32, autosummarize: true }),
  ],
);

/** Page views by page, Lagos hour or day, and the hour or day of the same session's view of the page before. */
export const pageCounts = pgTable(
  "page_counts",
  {
    span: text("span").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    page: integer("page").notNull(),
    since: timestamp("since", { withTimezone: true }).notNull(),
    views: bigint("views", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.span, table.at, table.page, table.since] })],
);

/** Views of a page that a session had seen in an earlier hour, by the exact times of both. */
export const pageReturns = pgTable(
  "page_returns",
  {
    before: timestamp("before", { withTimezone: true }).notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    page: integer("page").notNull(),
    views: bigint("views", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.before, table.at, table.page] })],
);

/** Page views and clicks by source, by Lagos hour and day. */
export const sourceCounts = pgTable(
  "source_counts",
  {
    span: text("span").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    source: integer("source").notNull(),
    views: bigint("views", { mode: "number" }).notNull(),
    clicks: bigint("clicks", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.span, table.at, table.source] })],
);

/** Page views by Lagos day, the day of the same session's view before, and how the session began. */
export const visitorCounts = pgTable(
  "visitor_counts",
  {
    day: date("day").notNull(),
    since: date("since").notNull(),
    entry: integer("entry").notNull(),
    source: integer("source").notNull(),
    campaign: integer("campaign").notNull(),
    device: text("device").notNull(),
    country: text("country").notNull(),
    views: bigint("views", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.since,
        table.entry,
        table.source,
        table.campaign,
        table.device,
        table.country,
      ],
    }),
  ],
);

/**
 * Sessions with page views on a later Lagos day than their first, by that day. A row may stay after its views are
 * removed, because whoever reads it also reads the session's rows.
 */
export const visitReturns = pgTable(
  "visit_returns",
  {
    day: date("day").notNull(),
    session: integer("session").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.session] })],
);

/**
 * Figures of a day, narrowed by a filter; each session of the day counts once. Removed by the statement that adds or
 * removes a page view of the day.
 */
export const narrowedDays = pgTable(
  "narrowed_days",
  {
    day: date("day").notNull(),
    /** Made of the filter. */
    filter: uuid("filter").notNull(),
    /** Tells a row from one that was removed and added again while the figures were read. */
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    kept_on: date("kept_on").notNull().default(sql`current_date`),
    /** Of today: the last visit that is counted. Such a row stays when a later visit is added. */
    upto: bigint("upto", { mode: "number" }),
    /** Null while they are read. */
    lists: json("lists"),
  },
  (table) => [primaryKey({ columns: [table.day, table.filter] })],
);

/** By Lagos day and page: how many views reported how far down they came, and how many of these reached each quarter's end. */
export const scrollCounts = pgTable(
  "scroll_counts",
  {
    day: date("day").notNull(),
    page: integer("page").notNull(),
    views: bigint("views", { mode: "number" }).notNull(),
    quarter: bigint("quarter", { mode: "number" }).notNull(),
    half: bigint("half", { mode: "number" }).notNull(),
    three_quarters: bigint("three_quarters", { mode: "number" }).notNull(),
    whole: bigint("whole", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/** The number of events per day that were not counted, because no person makes so many. */
export const visitsLeftOut = pgTable("visits_left_out", {
  day: date("day").primaryKey(),
  events: bigint("events", { mode: "number" }).notNull(),
});
