import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import {
  businessLevels,
  enrolmentLimits,
  enrolmentStatuses,
  experiences,
  learningPaths,
  tiers,
} from "#app/features/school/contract.ts";
import { user } from "./accounts.ts";
import { lengthBetween, oneOf } from "./constraints.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/** Single videos of the school. */
export const videoCourses = pgTable(
  "video_courses",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    tier_required: text("tier_required", { enum: tiers }).notNull().default("free"),
    category: text("category"),
    thumbnail_url: text("thumbnail_url"),
    video_url: text("video_url"),
    duration_seconds: integer("duration_seconds").notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [check("video_courses_tier", oneOf(table.tier_required, tiers))],
);

export const courseEnrollments = pgTable(
  "course_enrollments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Short name of the record, as the WhatsApp message carries it: ENR-7K3F9. */
    ref: text("ref").notNull().unique(),
    /** Made by the form: the same form sent twice is stored once. */
    submission_key: uuid("submission_key").notNull().unique(),
    first_name: text("first_name").notNull(),
    last_name: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    company: text("company"),
    business_level: text("business_level").$type<(typeof businessLevels)[number]>().notNull(),
    learning_path: text("learning_path").$type<(typeof learningPaths)[number]>().notNull(),
    experience: text("experience").$type<(typeof experiences)[number]>(),
    goals: text("goals"),
    /** The account it belongs to, where whoever enrolled was signed in or proved the address later. */
    user_id: text("user_id").references(() => user.id, { onDelete: "set null" }),
    created_at: createdAt(),
    status: text("status", { enum: enrolmentStatuses }).notNull().default("new"),
    /** When the owner last changed the status, and who did. */
    status_changed_at: timestamp("status_changed_at", { withTimezone: true }),
    status_changed_by: text("status_changed_by").references(() => user.id, { onDelete: "set null" }),
    /** What the owner notes for himself. */
    notes: text("notes").notNull().default(""),
  },
  (table) => [
    index("course_enrollments_newest").on(table.created_at.desc()),
    index("course_enrollments_status").on(table.status),
    index("course_enrollments_user").on(table.user_id),
    check("course_enrollments_first_name", lengthBetween(table.first_name, 1, enrolmentLimits.name)),
    check("course_enrollments_last_name", lengthBetween(table.last_name, 1, enrolmentLimits.name)),
    check("course_enrollments_email", lengthBetween(table.email, 3, enrolmentLimits.email)),
    check("course_enrollments_phone", lengthBetween(table.phone, 7, enrolmentLimits.phone)),
    check("course_enrollments_company", lengthBetween(table.company, 1, enrolmentLimits.company)),
    check("course_enrollments_goals", lengthBetween(table.goals, 1, enrolmentLimits.goals)),
    check("course_enrollments_business_level", oneOf(table.business_level, businessLevels)),
    check("course_enrollments_learning_path", oneOf(table.learning_path, learningPaths)),
    check("course_enrollments_status", oneOf(table.status, enrolmentStatuses)),
    check("course_enrollments_notes", lengthBetween(table.notes, 0, enrolmentLimits.notes)),
    check("course_enrollments_experience", oneOf(table.experience, experiences)),
  ],
);
