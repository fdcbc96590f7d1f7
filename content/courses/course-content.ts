import type { LearningPath, TierId } from "../school.ts";

/** A question of a module's quiz; one choice is right. */
export interface QuizQuestion {
  readonly question: string;
  /** Three or four. */
  readonly choices: readonly string[];
  /** Which choice is right, from 0. */
  readonly answer: number;
  /** Said after the answer: why it is right. */
  readonly why: string;
}

/** A lesson; its text is the Markdown file `<module slug>/<lesson slug>.md` in the course's folder. */
export interface LessonContent {
  /** Unique in its course; lower-case words joined by hyphens. */
  readonly slug: string;
  readonly title: string;
  /** How long an attentive reader needs, the task not counted. */
  readonly minutes: number;
}

/** A module: the part of a course that ends with a quiz and a task. */
export interface ModuleContent {
  /** Unique in its course; lower-case words joined by hyphens. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences. */
  readonly summary: string;
  /** What is taught, point by point; everybody sees it on the course's page. */
  readonly outline: readonly string[];
  /** In order; none where there is only the outline so far. */
  readonly lessons: readonly LessonContent[];
  /** None where there are no lessons. */
  readonly quiz: readonly QuizQuestion[];
  /** What the learner does in the own business afterwards; the measure of having done it last. */
  readonly task: string;
}

/** A course that the school starts with. */
export interface CourseContent {
  readonly path: LearningPath["id"];
  readonly tier: TierId;
  readonly category: "business" | "technology" | "marketing" | "finance";
  readonly modules: readonly ModuleContent[];
}
