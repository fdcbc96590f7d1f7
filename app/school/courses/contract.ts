import { z } from "zod";
import { requiredText, submissionKey } from "#app/forms/contract.ts";
import { courseCategories, type TierId } from "#content/school.ts";
import type { learningPaths } from "../enroll/contract.ts";

/** Categories of courses: the chips of the school's page, without 'all'. */
export const categories = courseCategories.map(({ id }) => id).filter((id) => id !== "all");
export type Category = (typeof categories)[number];

export { type GrantedTierId, grantedTierIds, tierIds } from "#content/school.ts";

/** Longest texts, in characters, and the most items of each kind. */
export const courseLimits = {
  slug: 80,
  title: 200,
  description: 2000,
  outlinePoint: 300,
  task: 4000,
  lessonText: 60_000,
  address: 2000,
  question: 500,
  choice: 300,
  choices: 6,
  why: 1000,
  learnerName: 100,
  outlinePoints: 30,
  files: 20,
  pictureBytes: 1024 * 1024,
} as const;

/** Accepted types of a course's cover picture. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The share of right answers that passes a quiz, from 0 to 1. */
export const passMark = 0.8;

/** A path on this site, or a full address. Browsers read two slashes, or a slash and a backslash, as another site. */
export const fileAddress = /^(\/(?![/\\])|https:\/\/[^/\\\s])\S*$/;

/** A file for download with a lesson. */
export const lessonFile = z.object({
  name: z.string().min(1).max(courseLimits.title),
  href: z.string().max(courseLimits.address).regex(fileAddress),
  bytes: z.int().nonnegative(),
});
export type LessonFile = z.infer<typeof lessonFile>;

/** The account that views a course, with its tiers. */
export interface Viewer {
  id: string;
  name: string;
  /** Admins may view everything, including unpublished courses. */
  admin: boolean;
  /** The highest granted tier; free when there is none. */
  tier: TierId;
}

/** An entry in the school's grid: a course, or a single video, which has no page. */
export interface CatalogueEntry extends Omit<CatalogueCourse, "slug"> {
  slug: string | null;
}

/** A course in lists. */
export interface CatalogueCourse {
  id: string;
  slug: string;
  title: string;
  description: string;
  tier_required: TierId;
  category: Category | null;
  thumbnail_url: string | null;
  learning_path: (typeof learningPaths)[number] | null;
  module_count: number;
  /** Seconds. */
  total_duration: number;
}

/** The public part of a lesson, for the outline. */
export interface OutlineLesson {
  id: string;
  slug: string;
  title: string;
  duration_seconds: number;
  has_video: boolean;
  has_audio: boolean;
}

export interface OutlineModule {
  id: string;
  slug: string;
  title: string;
  description: string;
  outline: string[];
  task: string;
  lessons: OutlineLesson[];
  /** Number of quiz questions; 0 without a quiz. */
  question_count: number;
}

/** The public part of a course, with its outline. */
export interface CourseOutline extends CatalogueCourse {
  is_published: boolean;
  modules: OutlineModule[];
}

/** The part of a lesson that is only for those who may take the course. */
export interface LessonBody {
  /** Markdown. */
  text: string;
  video_url: string | null;
  video_seconds: number | null;
  video_bytes: number | null;
  audio_url: string | null;
  audio_bytes: number | null;
  files: LessonFile[];
}

/** A question without its answer. */
export interface AskedQuestion {
  id: string;
  question: string;
  choices: string[];
}

/** A question after it was answered. */
export interface MarkedQuestion extends AskedQuestion {
  /** Index of the learner's choice, from 0. */
  chosen: number;
  /** Index of the right choice, from 0. */
  answer: number;
  why: string;
}

export interface QuizResult {
  score: number;
  total: number;
  passed: boolean;
  questions: MarkedQuestion[];
}

/**
 * Marks a lesson as done. The learner must be the signed-in account, because a device may hold another learner's
 * entries.
 */
export const lessonDone = z.object({
  learner: z.string().min(1).max(100),
  lesson: z.uuid(),
});
export type LessonDone = z.infer<typeof lessonDone>;

/** Answers to a quiz, by question. The same attempt sent twice is stored once. */
export const quizAnswers = z.object({
  submissionKey: submissionKey(),
  learner: z.string().min(1).max(100),
  module: z.uuid(),
  answers: z.record(z.uuid(), z.coerce.number().int().min(0).max(courseLimits.choices)),
});
export type QuizAnswers = z.infer<typeof quizAnswers>;

/** Input of the request for a certificate. */
export const certificateRequest = z.object({
  name: requiredText("Name", { most: courseLimits.learnerName }),
});

/** The content of a certificate's page. */
export interface Certificate {
  code: string;
  learner_name: string;
  course_title: string;
  /** Null when the course no longer exists. */
  course_slug: string | null;
  module_count: number;
  lesson_count: number;
  quiz_count: number;
  issued_at: Date;
}

/** A learner's progress in a course. */
export interface CourseProgress {
  /** Ids of the lessons that are done. */
  done: string[];
  /** Ids of the modules whose quiz was passed. */
  passed: string[];
  lessons: number;
  quizzes: number;
  /** Whether everything is done, so that a certificate can be requested. */
  complete: boolean;
  /** The certificate's code; null without one. */
  certificate: string | null;
}
