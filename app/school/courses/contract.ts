import { z } from "zod";
import { requiredText, submissionKey } from "#app/forms/contract.ts";
import { courseCategories, type TierId } from "#content/school.ts";
import type { learningPaths } from "../enroll/contract.ts";

/** What a course may be about; the chips of the school's page, without 'all'. */
export const categories = courseCategories.map(({ id }) => id).filter((id) => id !== "all");
export type Category = (typeof categories)[number];

/** The tiers that an admin can add to a learner: every tier but the first, which all learners have. */
export const grantedTiers = ["basic", "pro", "elite"] as const satisfies readonly TierId[];
export type GrantedTier = (typeof grantedTiers)[number];

/** Longest texts, in characters, and most of a kind. */
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

/** The kinds of picture that a course may have as its cover. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** How much of a quiz must be right, from 0 to 1. */
export const passMark = 0.8;

/** A file beside a lesson. */
export const lessonFile = z.object({
  name: z.string().min(1).max(courseLimits.title),
  /** On this site, or a full address. */
  href: z.string().min(1).max(courseLimits.address),
  bytes: z.int().nonnegative(),
});
export type LessonFile = z.infer<typeof lessonFile>;

/** Who looks at a course: nobody in particular, or an account with the tiers it was granted. */
export interface Viewer {
  id: string;
  name: string;
  /** An admin may look at everything, also at what is not published. */
  admin: boolean;
  /** The highest tier that was granted; free when none was. */
  tier: TierId;
}

/** What the grid of the school shows: a course, or a single video, which has no page of its own. */
export interface CatalogueEntry extends Omit<CatalogueCourse, "slug"> {
  slug: string | null;
}

/** A course as it stands in lists. */
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

/** A lesson in an outline: what everybody may know of it. */
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
  /** How many questions its quiz has; none when there is no quiz. */
  question_count: number;
}

/** A course with everything that everybody may know of it. */
export interface CourseOutline extends CatalogueCourse {
  is_published: boolean;
  modules: OutlineModule[];
}

/** What opens only to those who may take the course. */
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

/** A question as it stands on the page before it is answered. */
export interface AskedQuestion {
  id: string;
  question: string;
  choices: string[];
}

/** A question after it was answered. */
export interface MarkedQuestion extends AskedQuestion {
  /** Which choice was taken, from 0. */
  chosen: number;
  /** Which is right, from 0. */
  answer: number;
  why: string;
}

/** The outcome of a quiz that was sent. */
export interface QuizResult {
  score: number;
  total: number;
  passed: boolean;
  questions: MarkedQuestion[];
}

/** A lesson that was done. The account must be the one that is signed in: what a device kept may be another's. */
export const lessonDone = z.object({
  learner: z.string().min(1).max(100),
  lesson: z.uuid(),
});
export type LessonDone = z.infer<typeof lessonDone>;

/** A quiz that was answered: which choice for which question. The same one sent twice is kept once. */
export const quizAnswers = z.object({
  submissionKey: submissionKey(),
  learner: z.string().min(1).max(100),
  module: z.uuid(),
  answers: z.record(z.uuid(), z.coerce.number().int().min(0).max(courseLimits.choices)),
});
export type QuizAnswers = z.infer<typeof quizAnswers>;

/** What a certificate is asked with. */
export const certificateRequest = z.object({
  name: requiredText("Name", { most: courseLimits.learnerName }),
});

/** What a certificate's address proves. */
export interface Certificate {
  code: string;
  learner_name: string;
  course_title: string;
  /** Null when the course is no longer there. */
  course_slug: string | null;
  module_count: number;
  lesson_count: number;
  quiz_count: number;
  issued_at: Date;
}

/** How far a learner is with a course. */
export interface CourseProgress {
  /** Ids of the lessons that are done. */
  done: string[];
  /** Ids of the modules whose quiz was passed. */
  passed: string[];
  lessons: number;
  quizzes: number;
  /** Everything is done: a certificate may be asked for. */
  complete: boolean;
  /** The certificate's code, where there is one. */
  certificate: string | null;
}
