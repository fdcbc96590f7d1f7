import { data, Form, Link, redirect } from "react-router";
import { deskTitle, coursesDesk as texts } from "#app/content/course-desk.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { courseLimits } from "#app/features/courses/contract.ts";
import { createCourse } from "#app/features/courses/desk/add-parts.server.ts";
import { newCourse } from "#app/features/courses/desk/contract.ts";
import { type ListedCourse, listCourses } from "#app/features/courses/desk/read-desk.server.ts";
import { TierBadge } from "#app/features/courses/tier-badge.tsx";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import type { Route } from "./+types/courses.ts";
import { CourseUnread } from "./course-unread.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { useSignedOut } from "./use-signed-out.ts";

export function meta() {
  return [{ title: deskTitle(texts.heading) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => listCourses());
}

export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  const judged = newCourse.safeParse(Object.fromEntries(await readForm(context, request)));
  if (!judged.success) {
    return data({ errors: judged.error.issues.map(({ message }) => message) }, { status: 422 });
  }
  const id = await guarded(context, () => createCourse(judged.data.title));
  throw redirect(`/admin-dashboard/courses/${id}`);
}

/** Every course, published or not, and what makes a new one. */
export default function Courses({ loaderData: courses, actionData }: Route.ComponentProps) {
  useSignedOut();
  return (
    <>
      <DeskHeader heading={texts.heading} />
      <main className="wrap grid grid-cols-1 gap-8 py-6 md:py-8">
        <section aria-labelledby="create-heading">
          <h2 id="create-heading" className="mb-4 text-2xl">
            {texts.create.heading}
          </h2>
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <Field
              label={texts.create.label}
              id="title"
              required
              className="max-w-xl grow basis-56"
              {...(actionData ? { error: actionData.errors } : {})}
            >
              {(tie) => <Input {...tie} name="title" maxLength={courseLimits.title} />}
            </Field>
            <Button type="submit" icon="plus" className="min-h-12">
              {texts.create.submit}
            </Button>
          </Form>
          <p className="mt-2 text-sm text-muted">{texts.create.note}</p>
        </section>
        <section aria-labelledby="list-heading">
          <h2 id="list-heading" className="mb-4 text-2xl">
            {texts.listHeading}
          </h2>
          {courses.length ? (
            <ul className="grid gap-4 lg:grid-cols-2">
              {courses.map((course) => (
                <li key={course.id}>
                  <CourseEntry {...course} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={texts.empty.title} tile="dots" heading="h3">
              {texts.empty.text}
            </EmptyState>
          )}
        </section>
      </main>
    </>
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
