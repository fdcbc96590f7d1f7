import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { adminApp } from "#app/admin/admin-meta.ts";
import { revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { useSignedOut } from "#app/admin/use-signed-out.ts";
import { lessonHtml } from "#app/blog/markdown.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { answerEditor } from "#app/school/editor/answer-editor.server.ts";
import { courseAction } from "#app/school/editor/course-action.server.ts";
import { readLessonForm } from "#app/school/editor/read-courses.server.ts";
import { saveLesson } from "#app/school/editor/save-parts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { adminTitle, courseList, courseEditor as texts } from "#content/course-editor.ts";
import type { Route } from "./+types/course-lesson.ts";
import { lessonInput } from "./contract.ts";
import { CourseChangedNotice } from "./course-changed.tsx";
import { CourseUnread } from "./course-unread.tsx";
import { typedValues } from "./form-values.ts";
import { keepTyped } from "./keep-typed.ts";
import { LessonForm } from "./lesson-form.tsx";
import { answerTo } from "./outcome.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: adminTitle(loaderData?.values.title ?? courseList.heading) },
    { name: "robots", content: "noindex" },
    adminApp,
  ];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => readLessonForm(params.course, params.lesson));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return courseAction(request, context, params.course, [lessonInput], async (change, form) => {
    const { id, course } = await readLessonForm(params.course, params.lesson);
    if (change === "preview") {
      const typed = typedValues(form);
      return { kind: "preview", form: id, typed, html: lessonHtml(typed.text ?? "") };
    }
    if (change !== "save") return undefined;
    return answerEditor(id, form, lessonInput, (version, input) =>
      saveLesson(course.id, { id, version }, input),
    );
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped(request, serverAction);
}

export const shouldRevalidate = revalidateAfterChange;

/** The screen that edits a lesson. */
export default function CourseLesson({ loaderData, actionData }: Route.ComponentProps) {
  useSignedOut();
  const { course, id, slug, version, values } = loaderData;
  return (
    <>
      <AdminHeader
        heading={values.title ?? texts.lessonForm}
        back={{ href: `/admin-dashboard/courses/${course.id}`, label: courseList.backToCourse }}
      />
      <main className="wrap max-w-5xl py-6 pb-28 md:py-8 md:pb-28">
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          <span className="font-semibold [overflow-wrap:anywhere]">{course.title}</span>
          <ButtonLink kind="quiet" href={`/courses/${course.slug}/${slug}`} reload>
            {texts.see}
          </ButtonLink>
        </p>
        <LessonForm key={id} id={id} version={version} values={values} answer={answerTo(actionData, id)} />
      </main>
      <CourseChangedNotice outcome={actionData} />
    </>
  );
}

export { CourseUnread as ErrorBoundary };
