import { useEffect, useRef } from "react";
import { Form, Link, useActionData } from "react-router";
import { controlClass } from "#app/forms/field.tsx";
import type { EditedCourse, EditedModule } from "#app/school/editor/read-courses.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { courseEditor, courseList } from "#content/course-editor.ts";
import { courseLimits } from "../courses/contract.ts";
import type { EditorOutcome } from "./outcome.ts";
import { PartList } from "./part-list.tsx";

/** The modules of a course with their lessons, in order, and forms to add more. */
export function ModuleList({ course }: { course: EditedCourse }) {
  const base = `/admin-dashboard/courses/${course.id}`;
  return (
    <div className="grid gap-4">
      {course.modules.length === 0 && <p className="text-muted">{courseEditor.noModules}</p>}
      <PartList
        kind="module"
        parts={course.modules}
        below={(module) => <Lessons base={base} module={module} isOnly={course.modules.length === 1} />}
      >
        {(module, place) => <ModuleHead base={base} module={module} number={place + 1} />}
      </PartList>
      <AddPart
        fields={{ change: "add-module" }}
        label={courseEditor.addModule.label}
        submit={courseEditor.addModule.submit}
        count={course.modules.length}
      />
    </div>
  );
}

const { counted } = courseList;

function ModuleHead({ base, module, number }: { base: string; module: EditedModule; number: number }) {
  return (
    <div>
      <h3 className="font-sans text-lg [overflow-wrap:anywhere]">{`${number}. ${module.title}`}</h3>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <ButtonLink
          kind="quiet"
          href={`${base}/modules/${module.id}`}
          aria-label={courseEditor.about(courseEditor.editModule, module.title)}
        >
          {courseEditor.editModule}
        </ButtonLink>
        {counted.questions(module.questions)}
        {module.lessons.length === 0 && <span>{courseEditor.hiddenModule}</span>}
      </p>
    </div>
  );
}

interface LessonsProps {
  base: string;
  module: EditedModule;
  /** Whether the course has no other module. */
  isOnly: boolean;
}

/** The lessons of a module, folded: a course of many modules is one screen long. */
function Lessons({ base, module, isOnly }: LessonsProps) {
  const moved = useActionData<EditorOutcome>()?.changed?.moved;
  // Without script the module in which a lesson was moved is open again.
  const isOpen = isOnly || module.lessons.some(({ id }) => id === moved?.id);
  return (
    <details className="group" open={isOpen ? true : undefined}>
      <Summary>{counted.lessons(module.lessons.length)}</Summary>
      <div className="mt-2 grid gap-3 md:pl-10">
        {module.lessons.length === 0 && <p className="text-muted">{courseEditor.noLessons}</p>}
        <PartList kind="lesson" parts={module.lessons}>
          {(lesson) => (
            <Link
              to={`${base}/lessons/${lesson.id}`}
              className="flex min-h-11 flex-col justify-center [overflow-wrap:anywhere]"
            >
              <span className="font-semibold underline underline-offset-4">{lesson.title}</span>
              <span className="text-sm text-muted">{counted.minutes(Math.round(lesson.seconds / 60))}</span>
            </Link>
          )}
        </PartList>
        <AddPart
          fields={{ change: "add-lesson", module: module.id }}
          label={courseEditor.addLesson.label(module.title)}
          shown={courseEditor.addLesson.short}
          submit={courseEditor.addLesson.submit}
          count={module.lessons.length}
        />
      </div>
    </details>
  );
}

interface AddPartProps {
  /** Values sent with the title. */
  fields: Record<string, string>;
  label: string;
  /** The short visible label, if the page has several of these forms. */
  shown?: string;
  submit: string;
  /** The present number of parts. */
  count: number;
}

/**
 * Adds a module or a lesson by its title. The focus stays in the field, so that the next title can be typed at once.
 */
function AddPart({ fields, label, shown, submit, count }: AddPartProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useActionData<EditorOutcome>();
  const counted = useRef(count);
  useEffect(() => {
    if (outcome?.changed && count > counted.current) form.current?.reset();
    counted.current = count;
  }, [outcome, count]);
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="grow basis-56">
        <span className="mb-1.5 block font-semibold">
          <span aria-hidden={shown ? "true" : undefined}>{shown ?? label}</span>
          {shown && <span className="sr-only">{label}</span>}
        </span>
        <input name="title" required maxLength={courseLimits.title} className={controlClass} />
      </label>
      <Button type="submit" kind="secondary" icon="plus" className="min-h-12">
        {submit}
      </Button>
    </Form>
  );
}
