import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { counted, courseTexts } from "#content/course-pages.ts";
import { lessonPath, quizPath } from "../lessons/outline-places.ts";
import type { CourseOutline, CourseProgress, OutlineModule } from "./contract.ts";
import { durationText } from "./duration.ts";

interface OutlineProps {
  course: CourseOutline;
  /** Null without a signed-in learner; then the lessons are not links. */
  progress: Pick<CourseProgress, "done" | "passed"> | null;
}

/** The modules of a course. Each can be collapsed, with and without script. */
export function Outline({ course, progress }: OutlineProps) {
  return (
    <ol className="mt-6 grid gap-4">
      {course.modules.map((module, at) => (
        <li key={module.id}>
          <details open={at === 0} className="group rounded-2xl border border-line bg-paper">
            <summary className="flex min-h-14 cursor-pointer list-none items-start gap-3 rounded-2xl p-4 md:p-5 [&::-webkit-details-marker]:hidden">
              <h3 className="grow">
                <span className="block font-sans text-sm font-semibold text-muted">
                  {courseTexts.moduleNumber(at + 1)}
                  {module.lessons.length > 0 && ` · ${moduleFacts(module)}`}
                </span>
                <span className="mt-0.5 block text-lg">{module.title}</span>
              </h3>
              <Icon name="down" className="mt-3 size-5 text-muted group-open:rotate-180" />
            </summary>
            <div className="border-t border-line p-4 md:p-5">
              <ModuleBody course={course} module={module} progress={progress} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

function moduleFacts({ lessons, question_count }: OutlineModule): string {
  const length = durationText(lessons.reduce((sum, lesson) => sum + lesson.duration_seconds, 0));
  return [
    counted.lessons(lessons.length),
    length,
    ...(question_count ? [courseTexts.quiz.toLowerCase()] : []),
  ].join(" · ");
}

function ModuleBody({ course, module, progress }: OutlineProps & { module: OutlineModule }) {
  return (
    <>
      {module.description && <p className="max-w-prose">{module.description}</p>}
      {module.outline.length > 0 && (
        <ul className="mt-3 max-w-prose list-disc space-y-1 pl-5 text-muted">
          {module.outline.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {module.lessons.length ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {module.lessons.map((lesson) => (
            <li key={lesson.id}>
              <Stop
                href={progress && lessonPath(course, lesson)}
                icon={lesson.has_video ? "play" : "book"}
                title={lesson.title}
                fact={durationText(lesson.duration_seconds)}
                done={progress?.done.includes(lesson.id) ? courseTexts.done : null}
              />
            </li>
          ))}
          {module.question_count > 0 && (
            <li>
              <Stop
                href={progress && quizPath(course, module)}
                icon="spark"
                title={courseTexts.quiz}
                fact={counted.questions(module.question_count)}
                done={progress?.passed.includes(module.id) ? courseTexts.passed : null}
              />
            </li>
          )}
        </ul>
      ) : (
        <p className="mt-4 text-sm font-semibold text-muted">{courseTexts.onlyOutline}</p>
      )}
      {module.task && (
        <>
          <h4 className="mt-5 font-sans font-semibold">{courseTexts.task}</h4>
          <p className="mt-1 max-w-prose text-muted">{module.task}</p>
        </>
      )}
    </>
  );
}

interface StopProps {
  href: string | null;
  icon: "play" | "book" | "spark";
  title: string;
  fact: string;
  done: string | null;
}

/** One line of a module: a lesson or its quiz. Lessons load as documents, so that they can be stored offline. */
function Stop({ href, icon, title, fact, done }: StopProps) {
  const inside = (
    <>
      <Icon name={done ? "check" : icon} className={`size-5 ${done ? "text-success" : "text-muted"}`} />
      <span className="grow">{title}</span>
      {done && <Badge tone="success">{done}</Badge>}
      <span className="text-sm whitespace-nowrap text-muted">{fact}</span>
    </>
  );
  const look = "flex min-h-12 items-center gap-3 py-2";
  return href ? (
    <a href={href} className={`${look} font-semibold hover:text-brand`}>
      {inside}
    </a>
  ) : (
    <span className={look}>{inside}</span>
  );
}
