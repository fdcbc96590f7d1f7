import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { devices } from "#app/analytics/contract.ts";
import { doors, historyKinds, leadLimits, stages } from "#app/inbox/contract.ts";
import { user } from "./accounts.ts";
import { recruitmentApplications } from "./applications.ts";
import { foldedForSearch, lengthBetween, oneOf } from "./constraints.ts";
import { contactSubmissions } from "./leads.ts";
import { courseEnrollments } from "./school.ts";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/** The record of a form; without it the lead is gone too. */
const recordOf = (column: string, record: () => AnyPgColumn) =>
  uuid(column).unique().references(record, { onDelete: "cascade" });

/**
 * The states of a lead that the inbox counts and lists. Its queries and the partial indexes below share the words, because
 * PostgreSQL uses such an index only for a query that says the same.
 */
const there = "leads.erased_at is null";
const going = `leads.stage not in ('won', 'lost') and ${there}`;
export const leadStates = {
  there,
  going,
  ended: `leads.stage in ('won', 'lost') and ${there}`,
  open: `leads.answered_at is null and ${going}`,
  waiting: `leads.answered_at is not null and ${going}`,
};

/** One record a person and matter, whichever way they came. The forms' own records stay in their tables. */
export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The reference of the form's record, or one of its own. */
    ref: text("ref").notNull().unique(),
    door: text("door", { enum: doors }).notNull(),
    submission_id: recordOf("submission_id", () => contactSubmissions.id),
    enrollment_id: recordOf("enrollment_id", () => courseEnrollments.id),
    application_id: recordOf("application_id", () => recruitmentApplications.id),
    /** The chat that a lead was left in (concierge_exchanges, which has a row for each question). */
    conversation_id: uuid("conversation_id"),
    /** For leads without such a record: the same press or wish again is the same lead. */
    submission_key: uuid("submission_key").unique(),
    /** The same for all leads that share a phone number or an email address. */
    person: uuid("person").notNull(),
    name: text("name"),
    /** In international form. */
    phone: text("phone"),
    /** In lower case. */
    email: text("email"),
    wants: text("wants").notNull(),
    /** Ids of offers, topics or learning paths in content/. */
    items: text("items").array().notNull().default(sql`'{}'`),
    /** What is paid in the first month, in naira; null where no price is known. */
    value: integer("value"),
    /** Where they came from at first and this time: TikTok, Direct, a host name. Null if they are not counted. */
    first_source: text("first_source"),
    last_source: text("last_source"),
    campaign: text("campaign"),
    landing: text("landing"),
    form_page: text("form_page"),
    /** The tool or course used before. */
    used: text("used"),
    /** Null for leads from before November 2026, and for visitors who are not counted. */
    device: text("device", { enum: devices }),
    /** Two letters, if a proxy in front names the country. */
    country: text("country"),
    stage: text("stage", { enum: stages }).notNull().default("new"),
    lost_reason: text("lost_reason"),
    owner: text("owner").references(() => user.id, { onDelete: "set null" }),
    follow_up: date("follow_up"),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    created_at: moment("created_at").notNull().defaultNow(),
    /** When they were first answered; null again when the lead is reopened. */
    answered_at: moment("answered_at"),
    /** When the person was erased: only what the figures need is left. */
    erased_at: moment("erased_at"),
    /** The searched text, folded as app/admin/folded-text.ts folds what is typed. */
    searched: text("searched").generatedAlwaysAs(
      foldedForSearch(
        "coalesce(name, '')",
        "coalesce(email, '')",
        "coalesce(phone, '')",
        "ref",
        "left(wants, 2000)",
      ),
    ),
  },
  (table) => [
    index("leads_newest").on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Each in the order of its list, with what is counted by, so that counting reads no lead.
    index("leads_to_answer").on(table.created_at, table.id, table.door).where(sql.raw(leadStates.open)),
    index("leads_waiting").on(table.follow_up, table.created_at, table.id).where(sql.raw(leadStates.waiting)),
    index("leads_ended")
      .on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql.raw(leadStates.ended)),
    index("leads_due")
      .on(table.follow_up)
      .where(sql.raw(`leads.follow_up is not null and ${going}`)),
    index("leads_source").on(table.first_source).where(sql.raw(there)),
    index("leads_owner").on(table.owner),
    index("leads_person").on(table.person),
    index("leads_conversation").on(table.conversation_id),
    index("leads_phone").on(table.phone),
    index("leads_email").on(table.email),
    check("leads_door", oneOf(table.door, doors)),
    check("leads_stage", oneOf(table.stage, stages)),
    check("leads_wants", lengthBetween(table.wants, 0, leadLimits.wants)),
    check("leads_first_source", lengthBetween(table.first_source, 1, leadLimits.source)),
    check("leads_last_source", lengthBetween(table.last_source, 1, leadLimits.source)),
    check("leads_campaign", lengthBetween(table.campaign, 1, leadLimits.campaign)),
    check("leads_landing", lengthBetween(table.landing, 1, leadLimits.path)),
    check("leads_form_page", lengthBetween(table.form_page, 1, leadLimits.path)),
    check("leads_used", lengthBetween(table.used, 1, leadLimits.path)),
    check("leads_device", oneOf(table.device, devices)),
    check("leads_country", lengthBetween(table.country, 2, 2)),
    check("leads_lost_reason", lengthBetween(table.lost_reason, 1, leadLimits.reason)),
  ],
);

/** Who did what with a lead, and when. One change of several leads or columns has one batch, which Undo names. */
export const leadHistory = pgTable(
  "lead_history",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    lead_id: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    batch: uuid("batch").notNull(),
    kind: text("kind", { enum: historyKinds }).notNull(),
    /** Null when the account was deleted. */
    by: text("by").references(() => user.id, { onDelete: "set null" }),
    was: text("was"),
    now: text("now"),
    /** When the lead had been answered before its stage changed. */
    was_answered: moment("was_answered"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    index("lead_history_lead").on(table.lead_id, table.at),
    index("lead_history_batch").on(table.batch),
    check("lead_history_kind", oneOf(table.kind, historyKinds)),
    check("lead_history_now", lengthBetween(table.now, 0, leadLimits.note)),
  ],
);
