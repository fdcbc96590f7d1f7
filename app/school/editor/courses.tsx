import { data, Form, Link, redirect } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { ListRecords } from "#app/admin/list-records.tsx";
import { Field, Input } from "#app/forms/field.tsx";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { createCourse } from "#app/school/editor/add-parts.server.ts";
import { type ListedCourse, listCourses } from "#app/school/editor/read-courses.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { courseList as texts } from "#content/course-editor.ts";
import { courseLimits } from "../courses/contract.ts";
import { TierBadge } from "../courses/tier-badge.tsx";
import type { Route } from "./+types/courses.ts";
import { newCourse } from "./contract.ts";
import { CourseUnread } from "./course-unread.tsx";

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, () => listCourses());

export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  const parsed = newCourse.safeParse(Object.fromEntries(await readForm(context, request, newCourse)));
  if (!parsed.success) {
    return data({ errors: parsed.error.issues.map(({ message }) => message) }, { status: 422 });
  }
  const id = await guarded(context, () => createCourse(parsed.data.title));
  throw redirect(`/admin-dashboard/courses/${id}`);
}

function CreateForm({ errors }: { errors: string[] | undefined }) {
  const { heading, label, submit, note } = texts.create;
  return (
    <Card as="section" className="max-w-3xl">
      <details className="group" open={errors !== undefined}>
        <Summary className="text-lg">{heading}</Summary>
        <Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
          <Field
            label={label}
            id="title"
            required
            className="max-w-xl grow basis-56"
            {...(errors ? { error: errors } : {})}
          >
            {(tie) => <Input {...tie} name="title" maxLength={courseLimits.title} />}
          </Field>
          <Button type="submit" icon="plus" className="min-h-12">
            {submit}
          </Button>
        </Form>
        <p className="mt-2 text-sm text-muted">{note}</p>
      </details>
    </Card>
  );
}

/** Every course, published or not, and the form that creates one. */
export default function Courses({ loaderData: courses, actionData }: Route.ComponentProps) {
  return (
    <AdminPage heading={texts.heading} className="gap-6">
      <CreateForm errors={actionData?.errors} />
      <section aria-labelledby="list-heading">
        <h2 id="list-heading" className="mb-4 text-2xl max-lg:sr-only">
          {texts.listHeading}
        </h2>
        <ListRecords
          rows={courses}
          keyOf={({ id }) => id}
          card={(course) => <CourseEntry {...course} />}
          empty={texts.empty}
        />
      </section>
    </AdminPage>
  );
}

function CourseEntry({ id, title, tier, is_published, modules, lessons, learners }: ListedCourse) {
  const { counted } = texts;
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <p className="mb-2 flex flex-wrap gap-2">
        <TierBadge tier={tier} />
        <Badge tone={is_published ? "success" : "accent"}>
          {is_published ? texts.published : texts.unpublished}
        </Badge>
      </p>
      <h3 className="font-sans text-lg">
        <Link
          to={`/admin-dashboard/courses/${id}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {title}
        </Link>
      </h3>
      <p className="text-muted">
        {`${counted.modules(modules)} · ${counted.lessons(lessons)} · ${counted.learners(learners)}`}
      </p>
    </Card>
  );
}

export { CourseUnread as ErrorBoundary };
