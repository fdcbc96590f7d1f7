import { Form } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { adminApp } from "#app/admin/admin-meta.ts";
import { revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { useSignedOut } from "#app/admin/use-signed-out.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { answerEditor, refusedFields } from "#app/school/editor/answer-editor.server.ts";
import { courseAction } from "#app/school/editor/course-action.server.ts";
import { keepPicture } from "#app/school/editor/picture.server.ts";
import { type EditedCourse, readCourse } from "#app/school/editor/read-courses.server.ts";
import { saveCourse } from "#app/school/editor/save-parts.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { adminTitle, courseList, courseEditor as texts } from "#content/course-editor.ts";
import type { Route } from "./+types/edit-course.ts";
import { courseInput, type EditorAnswer } from "./contract.ts";
import { CourseChangedNotice } from "./course-changed.tsx";
import { CourseForm } from "./course-form.tsx";
import { CourseUnread } from "./course-unread.tsx";
import { CoverForms, coverForm } from "./cover-forms.tsx";
import { keepTyped } from "./keep-typed.ts";
import { ModuleList } from "./module-list.tsx";
import { answerTo } from "./outcome.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: adminTitle(loaderData?.title ?? courseList.heading) },
    { name: "robots", content: "noindex" },
    adminApp,
  ];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => readCourse(params.course));
}

async function setPicture(courseId: string, sent: FormDataEntryValue | null): Promise<EditorAnswer> {
  try {
    await keepPicture(courseId, sent);
    return { kind: "saved", form: coverForm, version: 1, said: texts.cover.changed };
  } catch (error) {
    return { kind: "refused", form: coverForm, typed: {}, errors: refusedFields(error) };
  }
}

/** The drawn cover is replaced by a picture of the owner. */
const pictureField = { picture: { most: 0, times: 1, isFile: true } } as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  return courseAction(request, context, params.course, [courseInput, pictureField], async (change, form) => {
    const { id } = await readCourse(params.course);
    if (change === "picture") return setPicture(id, form.get("picture"));
    if (change !== "save") return undefined;
    return answerEditor(id, form, courseInput, (version, input) => saveCourse({ id, version }, input));
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped(request, serverAction);
}

export const shouldRevalidate = revalidateAfterChange;

/** The screen that edits a course: publishing, its own fields, its modules and its cover. */
export default function Course({ loaderData: course, actionData }: Route.ComponentProps) {
  useSignedOut();
  return (
    <>
      <AdminHeader
        heading={course.title}
        back={{ href: "/admin-dashboard/courses", label: courseList.back }}
      />
      <main className="wrap grid max-w-5xl grid-cols-1 gap-10 py-6 pb-28 md:py-8 md:pb-28">
        <Publishing course={course} />
        <section aria-labelledby="facts-heading">
          <h2 id="facts-heading" className="mb-4 text-2xl">
            {texts.facts}
          </h2>
          <CourseForm course={course} answer={answerTo(actionData, course.id)} />
        </section>
        <section aria-labelledby="modules-heading">
          <h2 id="modules-heading" className="mb-4 text-2xl">
            {texts.modules}
          </h2>
          <ModuleList course={course} />
        </section>
        <section aria-labelledby="cover-heading">
          <h2 id="cover-heading" className="mb-4 text-2xl">
            {texts.cover.heading}
          </h2>
          <CoverForms course={course} answer={answerTo(actionData, coverForm)} />
        </section>
      </main>
      <CourseChangedNotice outcome={actionData} />
    </>
  );
}

/** Whether the course is published, and the button that changes that. */
function Publishing({ course: { slug, is_published } }: { course: EditedCourse }) {
  return (
    <Card as="section">
      <h2 className="sr-only">{texts.publishing}</h2>
      <div className="flex flex-wrap items-center gap-4">
        <Badge tone={is_published ? "success" : "accent"}>
          {is_published ? courseList.published : courseList.unpublished}
        </Badge>
        <p className="grow basis-56">{is_published ? texts.isPublished : texts.isUnpublished}</p>
        <ButtonLink kind="quiet" href={`/courses/${slug}`} reload>
          {texts.see}
        </ButtonLink>
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="change"
            value={is_published ? "unpublish" : "publish"}
            kind={is_published ? "secondary" : "primary"}
          >
            {is_published ? texts.unpublish : texts.publish}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

export { CourseUnread as ErrorBoundary };
