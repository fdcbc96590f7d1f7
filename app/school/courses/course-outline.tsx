import { Icon } from "#app/ui/icon.tsx";
import { counted, courseTexts } from "#content/course-pages.ts";
import { hasStep } from "../lessons/outline-places.ts";
import type { CourseOutline, CourseProgress, OutlineModule } from "./contract.ts";
import { durationText } from "./duration.ts";
import { ModuleSteps } from "./module-steps.tsx";

interface OutlineProps {
  course: CourseOutline;
  /** Null without a signed-in learner; then the lessons are not links. */
  progress: Pick<CourseProgress, "done" | "passed"> | null;
  /** The address of the learner's next step; its module is open. Without one the first module is. */
  next: string | null;
}

/** The modules of a course. Each can be collapsed, with and without script. */
export function Outline({ course, progress, next }: OutlineProps) {
  const open = Math.max(
    0,
    course.modules.findIndex((module) => next !== null && hasStep(course, module, next)),
  );
  return (
    <ol className="grid gap-3 max-lg:mt-6">
      {course.modules.map((module, at) => (
        <li key={module.id}>
          <details open={at === open} className="group rounded-2xl border border-line bg-paper">
            <summary className="flex min-h-14 cursor-pointer list-none items-start gap-3 rounded-2xl md:gap-4 p-4 md:p-5 [&::-webkit-details-marker]:hidden">
              <span
                className="grid size-11 shrink-0 place-items-center rounded-xl bg-brand-soft font-heading text-lg font-bold text-brand group-open:bg-accent group-open:text-accent-ink"
                aria-hidden="true"
              >
                {at + 1}
              </span>
              <h3 className="grow">
                <span className="block font-sans text-sm font-semibold text-muted">
                  <span className={module.lessons.length ? "max-md:sr-only" : ""}>
                    {courseTexts.moduleNumber(at + 1)}
                    {module.lessons.length > 0 && " · "}
                  </span>
                  {module.lessons.length > 0 && moduleFacts(module)}
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

function ModuleBody({ course, module, progress }: Omit<OutlineProps, "next"> & { module: OutlineModule }) {
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
        <ModuleSteps course={course} module={module} progress={progress} />
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
