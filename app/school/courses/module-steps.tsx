import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { counted, courseTexts } from "#content/course-pages.ts";
import { lessonPath, quizPath } from "../lessons/outline-places.ts";
import type { CourseOutline, CourseProgress, OutlineModule } from "./contract.ts";
import { durationText } from "./duration.ts";

interface ModuleStepsProps {
  course: Pick<CourseOutline, "slug">;
  module: Pick<OutlineModule, "id" | "slug" | "lessons" | "question_count">;
  /** Null without a signed-in learner; then the steps are not links. */
  progress: Pick<CourseProgress, "done" | "passed"> | null;
  /** The address of the step that is shown on this page. */
  current?: string;
}

/** The lessons of a module and its quiz, with what is done. */
export function ModuleSteps({ course, module, progress, current }: ModuleStepsProps) {
  const quiz = quizPath(course, module);
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {module.lessons.map((lesson) => {
        const path = lessonPath(course, lesson);
        return (
          <li key={lesson.id}>
            <Step
              href={progress && path}
              current={path === current}
              icon={lesson.has_video ? "play" : "book"}
              title={lesson.title}
              fact={durationText(lesson.duration_seconds)}
              done={progress?.done.includes(lesson.id) ? courseTexts.done : null}
            />
          </li>
        );
      })}
      {module.question_count > 0 && (
        <li>
          <Step
            href={progress && quiz}
            current={quiz === current}
            icon="spark"
            title={courseTexts.quiz}
            fact={counted.questions(module.question_count)}
            done={progress?.passed.includes(module.id) ? courseTexts.passed : null}
          />
        </li>
      )}
    </ul>
  );
}

interface StepProps {
  href: string | null;
  current: boolean;
  icon: "play" | "book" | "spark";
  title: string;
  fact: string;
  done: string | null;
}

/** One line of a module: a lesson or its quiz. Lessons load as documents, so that they can be stored offline. */
function Step({ href, current, icon, title, fact, done }: StepProps) {
  const inside = (
    <>
      <Icon
        name={done ? "check" : icon}
        className={`size-5 shrink-0 ${done ? "text-success" : "text-muted"}`}
      />
      <span className="grow">{title}</span>
      {done && <Badge tone="success">{done}</Badge>}
      <span className="text-sm whitespace-nowrap text-muted">{fact}</span>
    </>
  );
  const look = "flex min-h-12 items-center gap-3 py-2";
  if (!href) return <span className={look}>{inside}</span>;
  return (
    <a
      href={href}
      aria-current={current ? "page" : undefined}
      className={`${look} font-semibold hover:text-brand ${current ? "text-brand" : ""}`}
    >
      {inside}
    </a>
  );
}
