import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { enrollmentStatuses, notesLength, tiers } from "#app/school/enroll/contract.ts";
import { type EnrollmentInput, enrollmentForm } from "#app/school/enroll/enrollment-contract.ts";
import { user } from "./accounts.ts";
import { fieldChecks, lengthBetween, oneOf } from "./constraints.ts";

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
    business_level: text("business_level").$type<EnrollmentInput["businessLevel"]>().notNull(),
    learning_path: text("learning_path").$type<EnrollmentInput["learningPath"]>().notNull(),
    experience: text("experience").$type<NonNullable<EnrollmentInput["experience"]>>(),
    goals: text("goals"),
    /** The account it belongs to, where whoever enrolled was signed in or proved the address later. */
    user_id: text("user_id").references(() => user.id, { onDelete: "set null" }),
    created_at: createdAt(),
    status: text("status", { enum: enrollmentStatuses }).notNull().default("new"),
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
    ...fieldChecks("course_enrollments", table, enrollmentForm.fields),
    check("course_enrollments_status", oneOf(table.status, enrollmentStatuses)),
    check("course_enrollments_notes", lengthBetween(table.notes, 0, notesLength)),
  ],
);
