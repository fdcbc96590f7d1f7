import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  categories,
  courseLimits,
  grantedTierIds,
  type LessonFile,
  pictureTypes,
  tierIds,
} from "#app/school/courses/contract.ts";
import { learningPaths } from "#app/school/enroll/contract.ts";
import { user } from "./accounts.ts";
import { lengthBetween, oneOf } from "./constraints.ts";
import { courseEnrollments } from "./school.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
/** Counts the saves, to detect a save over a version that is no longer the newest (app/school/editor). */
const version = () => integer("version").notNull().default(1);
const createdAt = () => moment("created_at").notNull().defaultNow();
const updatedAt = () => moment("updated_at").notNull().defaultNow();
const learner = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

export const courses = pgTable(
  "courses",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    tier_required: text("tier_required", { enum: tierIds }).notNull().default("free"),
    category: text("category").$type<(typeof categories)[number]>(),
    thumbnail_url: text("thumbnail_url"),
    /** The path preselected in the enrollment form. */
    learning_path: text("learning_path").$type<(typeof learningPaths)[number]>(),
    is_published: boolean("is_published").notNull().default(false),
    version: version(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check("courses_slug", lengthBetween(table.slug, 1, courseLimits.slug)),
    check("courses_title", lengthBetween(table.title, 1, courseLimits.title)),
    check("courses_tier", oneOf(table.tier_required, tierIds)),
    check("courses_category", oneOf(table.category, categories)),
    check("courses_learning_path", oneOf(table.learning_path, learningPaths)),
  ],
);

/** The uploaded picture of a course. A new picture gets a new id, so browsers can cache pictures for good. */
export const coursePictures = pgTable(
  "course_pictures",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    course_id: uuid("course_id")
      .notNull()
      .unique()
      .references(() => courses.id, { onDelete: "cascade" }),
    type: text("type", { enum: pictureTypes }).notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [
    check("course_pictures_type", oneOf(table.type, pictureTypes)),
    check(
      "course_pictures_bytes",
      sql`octet_length(${table.bytes}) between 1 and ${sql.raw(String(courseLimits.pictureBytes))}`,
    ),
  ],
);

/** What an admin removed from a course, with learners' progress in it, until it is restored or deleted. */
export const removedParts = pgTable("removed_course_parts", {
  id: uuid("id").primaryKey().defaultRandom(),
  course_id: uuid("course_id")
    .notNull()
    .references(() => courses.id, { onDelete: "cascade" }),
  /** Rows by their table, as they were. */
  rows: jsonb("rows").$type<Record<string, unknown[]>>().notNull(),
  removed_at: moment("removed_at").notNull().defaultNow(),
});

export const courseModules = pgTable(
  "course_modules",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    course_id: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    /** From 0; ties are in the order of creation. */
    position: integer("position").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    /** What the module teaches, point by point; public. */
    outline: text("outline").array().notNull().default(sql`'{}'`),
    /** What the learner does afterwards in their own business. */
    task: text("task").notNull().default(""),
    version: version(),
    created_at: createdAt(),
  },
  (table) => [
    index("course_modules_position").on(table.course_id, table.position),
    unique("course_modules_slug").on(table.course_id, table.slug),
    check("course_modules_slug_length", lengthBetween(table.slug, 1, courseLimits.slug)),
    check("course_modules_title", lengthBetween(table.title, 1, courseLimits.title)),
    check("course_modules_task", lengthBetween(table.task, 0, courseLimits.task)),
  ],
);

export const courseLessons = pgTable(
  "course_lessons",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The module's course, repeated here so that a slug is unique within its course. */
    course_id: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    module_id: uuid("module_id")
      .notNull()
      .references(() => courseModules.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    /** Markdown. */
    text: text("text").notNull().default(""),
    duration_seconds: integer("duration_seconds").notNull().default(0),
    video_url: text("video_url"),
    video_seconds: integer("video_seconds"),
    /** How many bytes playing it costs; estimated from its length where unknown. */
    video_bytes: bigint("video_bytes", { mode: "number" }),
    audio_url: text("audio_url"),
    audio_bytes: bigint("audio_bytes", { mode: "number" }),
    files: jsonb("files").$type<LessonFile[]>().notNull().default([]),
    version: version(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("course_lessons_position").on(table.module_id, table.position),
    unique("course_lessons_slug").on(table.course_id, table.slug),
    check("course_lessons_slug_length", lengthBetween(table.slug, 1, courseLimits.slug)),
    check("course_lessons_title", lengthBetween(table.title, 1, courseLimits.title)),
    check("course_lessons_text", lengthBetween(table.text, 0, courseLimits.lessonText)),
    check("course_lessons_duration", sql`${table.duration_seconds} >= 0`),
  ],
);

export const quizQuestions = pgTable(
  "quiz_questions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    module_id: uuid("module_id")
      .notNull()
      .references(() => courseModules.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    question: text("question").notNull(),
    choices: text("choices").array().notNull(),
    /** Index of the right choice, from 0. */
    answer: integer("answer").notNull(),
    /** Shown after the answer: why it is right. */
    why: text("why").notNull().default(""),
    version: version(),
  },
  (table) => [
    index("quiz_questions_position").on(table.module_id, table.position),
    check("quiz_questions_question", lengthBetween(table.question, 1, courseLimits.question)),
    check(
      "quiz_questions_choices",
      sql`cardinality(${table.choices}) between 2 and ${sql.raw(String(courseLimits.choices))}`,
    ),
    check(
      "quiz_questions_answer",
      sql`${table.answer} >= 0 and ${table.answer} < cardinality(${table.choices})`,
    ),
  ],
);

/** Which lessons a learner has done: one row each, however often it is sent. */
export const lessonProgress = pgTable(
  "lesson_progress",
  {
    user_id: learner(),
    lesson_id: uuid("lesson_id")
      .notNull()
      .references(() => courseLessons.id, { onDelete: "cascade" }),
    completed_at: moment("completed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.lesson_id] })],
);

/** Every quiz attempt, with its mark. */
export const quizAttempts = pgTable(
  "quiz_attempts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: learner(),
    module_id: uuid("module_id")
      .notNull()
      .references(() => courseModules.id, { onDelete: "cascade" }),
    /** Generated by the form, so that the same answers sent twice are stored once. */
    submission_key: uuid("submission_key").notNull(),
    /** Index of the selected choice, by question id. */
    answers: jsonb("answers").$type<Record<string, number>>().notNull(),
    score: integer("score").notNull(),
    total: integer("total").notNull(),
    passed: boolean("passed").notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique("quiz_attempts_once").on(table.user_id, table.submission_key),
    index("quiz_attempts_module").on(table.user_id, table.module_id),
    check("quiz_attempts_score", sql`${table.score} between 0 and ${table.total}`),
  ],
);

/** What a learner has finished, as it was on that day. One per course. */
export const certificates = pgTable(
  "certificates",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Anybody who has the code can see the certificate; nobody can guess it. */
    code: text("code").notNull().unique(),
    user_id: learner(),
    course_id: uuid("course_id").references(() => courses.id, { onDelete: "set null" }),
    /** The learner's name as it should appear on the certificate. */
    learner_name: text("learner_name").notNull(),
    course_title: text("course_title").notNull(),
    module_count: integer("module_count").notNull(),
    lesson_count: integer("lesson_count").notNull(),
    quiz_count: integer("quiz_count").notNull(),
    issued_at: moment("issued_at").notNull().defaultNow(),
  },
  (table) => [
    unique("certificates_once").on(table.user_id, table.course_id),
    check("certificates_learner_name", lengthBetween(table.learner_name, 1, courseLimits.learnerName)),
  ],
);

/** The tiers that admins granted to learners. A higher one includes the lower ones. */
export const tierGrants = pgTable(
  "tier_grants",
  {
    user_id: learner(),
    tier: text("tier", { enum: grantedTierIds }).notNull(),
    granted_by: text("granted_by").references(() => user.id, { onDelete: "set null" }),
    granted_at: moment("granted_at").notNull().defaultNow(),
    /** The paid enrollment that opened it; null where an admin added it to the account. */
    enrollment_id: uuid("enrollment_id").references(() => courseEnrollments.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.tier] }),
    index("tier_grants_enrollment").on(table.enrollment_id),
    check("tier_grants_tier", oneOf(table.tier, grantedTierIds)),
  ],
);

/**
 * The courses shipped with the site that were already inserted: each is inserted once and belongs to the owner
 * afterwards.
 */
export const seededCourses = pgTable("seeded_courses", {
  slug: text("slug").primaryKey(),
  seeded_at: moment("seeded_at").notNull().defaultNow(),
});
