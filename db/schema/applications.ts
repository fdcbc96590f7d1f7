import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { applicationForm } from "#app/recruitment/apply/contract.ts";
import {
  applicationStatuses,
  historyKinds,
  noteLength,
  scoreBorders,
} from "#app/recruitment/record-contract.ts";
import { mediaBytes, mediaNameLength, mediaStates } from "#app/recruitment/upload/media-contract.ts";
import { user } from "./accounts.ts";
import { between, fieldChecks, foldedForSearch, lengthBetween, oneOf } from "./constraints.ts";

const { fields } = applicationForm;
const moment = (column: string) => timestamp(column, { withTimezone: true });

/** People who want to become consultants. */
export const recruitmentApplications = pgTable(
  "recruitment_applications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Short name of the record: APP-7K3F9. */
    ref: text("ref").notNull().unique(),
    /** Hash of the key that the form generates, so that the same form sent twice is stored once. */
    submission_key: uuid("submission_key").notNull().unique(),
    /** Hash of the secret in the applicant's private link (app/recruitment/apply/private-key.server.ts). */
    private_key: text("private_key").notNull().unique(),
    full_name: text("full_name").notNull(),
    phone_number: text("phone_number").notNull(),
    email: text("email").notNull(),
    city_state: text("city_state").notNull(),
    age: integer("age").notNull(),
    linkedin_portfolio: text("linkedin_portfolio"),
    employment_status: text("employment_status", { enum: fields.employmentStatus.choices }).notNull(),
    tech_skills_rating: integer("tech_skills_rating").notNull(),
    tools_knowledge: text("tools_knowledge").array().notNull().default(sql`'{}'`),
    business_types: text("business_types").notNull(),
    why_join_mindsync: text("why_join_mindsync").notNull(),
    /** Where reviewers open the recording (an address made by mediaPath in app/recruitment/record-contract.ts). */
    video_url: text("video_url"),
    status: text("status", { enum: applicationStatuses }).notNull().default("pending"),
    /** When the status was last changed: rejected applications are deleted some time after. */
    status_changed_at: moment("status_changed_at"),
    created_at: moment("created_at").notNull().defaultNow(),
    /** The text that reviewers search. */
    searched: text("searched").generatedAlwaysAs(
      foldedForSearch("full_name", "email", "phone_number", "ref"),
    ),
  },
  (table) => [
    // Nulls first, to match `order by … desc`; otherwise the index would not be used.
    index("recruitment_applications_newest").on(
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("recruitment_applications_status").on(table.status, table.status_changed_at),
    ...fieldChecks("recruitment_applications", table, fields),
    check("recruitment_applications_status", oneOf(table.status, applicationStatuses)),
  ],
);

/**
 * What is left of a withdrawn application: nothing about the person. Its link can still say so, and a form that arrives
 * late does not bring it back; after some time this row is deleted too.
 */
export const withdrawnApplications = pgTable(
  "withdrawn_applications",
  {
    ref: text("ref").primaryKey(),
    submission_key: uuid("submission_key").notNull().unique(),
    private_key: text("private_key").notNull().unique(),
    created_at: moment("created_at").notNull(),
    withdrawn_at: moment("withdrawn_at").notNull().defaultNow(),
  },
  (table) => [index("withdrawn_applications_age").on(table.withdrawn_at)],
);

/** Recordings, complete or being uploaded. The file is in the store under the same id (platform/storage.ts). */
export const recruitmentMedia = pgTable(
  "recruitment_media",
  {
    id: uuid("id").primaryKey(),
    /** Null until an application takes it. */
    application_id: uuid("application_id")
      .unique()
      .references(() => recruitmentApplications.id, { onDelete: "set null" }),
    state: text("state", { enum: mediaStates }).notNull().default("uploading"),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** How many of them have arrived: what the quotas count. */
    received: bigint("received", { mode: "number" }).notNull().default(0),
    /** The type detected from the content; null until the first bytes have arrived. */
    content_type: text("content_type"),
    /** The name it had on the applicant's device. */
    file_name: text("file_name").notNull(),
    /** Hash of the sender's address, for the quota; erased when an application takes the upload. */
    visitor: text("visitor"),
    /** When the virus scanner saw it; null where none is set, and until it has. */
    scanned_at: moment("scanned_at"),
    /** What the virus scanner found in it. */
    threat: text("threat"),
    created_at: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("recruitment_media_visitor").on(table.visitor),
    index("recruitment_media_unused").on(table.created_at).where(sql`application_id is null`),
    check("recruitment_media_bytes", between("bytes", { least: 1, most: mediaBytes })),
    check("recruitment_media_received", between("received", { least: 0, most: mediaBytes })),
    check("recruitment_media_file_name", lengthBetween(table.file_name, 1, mediaNameLength)),
    check("recruitment_media_state", oneOf(table.state, mediaStates)),
  ],
);

/** One reviewer's scores for an application. */
export const applicationScores = pgTable(
  "application_scores",
  {
    application_id: uuid("application_id")
      .notNull()
      .references(() => recruitmentApplications.id, { onDelete: "cascade" }),
    reviewer: text("reviewer")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    communication: smallint("communication").notNull(),
    motivation: smallint("motivation").notNull(),
    skills: smallint("skills").notNull(),
    network: smallint("network").notNull(),
    reliability: smallint("reliability").notNull(),
    scored_at: moment("scored_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.application_id, table.reviewer] }),
    check("application_scores_communication", between("communication", scoreBorders)),
    check("application_scores_motivation", between("motivation", scoreBorders)),
    check("application_scores_skills", between("skills", scoreBorders)),
    check("application_scores_network", between("network", scoreBorders)),
    check("application_scores_reliability", between("reliability", scoreBorders)),
  ],
);

/** Who changed what in an application, and when. A note is its own entry, with its text in `now`. */
export const applicationHistory = pgTable(
  "application_history",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    application_id: uuid("application_id")
      .notNull()
      .references(() => recruitmentApplications.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: historyKinds }).notNull(),
    /** Null when the account was deleted. */
    by: text("by").references(() => user.id, { onDelete: "set null" }),
    was: text("was"),
    now: text("now"),
    /**
     * Since when a status had been what it `was`, so that a change can be undone. Null if nobody had changed it before.
     */
    was_since: moment("was_since"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    index("application_history_application").on(table.application_id, table.at),
    check("application_history_kind", oneOf(table.kind, historyKinds)),
    check("application_history_now", lengthBetween(table.now, 0, noteLength)),
  ],
);
