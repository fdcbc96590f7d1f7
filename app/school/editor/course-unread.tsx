import { isRouteErrorResponse, useRouteError } from "react-router";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { listTexts } from "#content/back-office.ts";
import { adminTitle, courseList, courseRefusals } from "#content/course-editor.ts";

/** Shown when a page of the course editor could not be read or its course is gone. It has a link back. */
export function CourseUnread() {
  const error = useRouteError();
  const gone = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = courseList.unread;
  return (
    <>
      <title>{adminTitle(courseList.heading)}</title>
      <AdminHeader heading={courseList.heading} />
      <main className="wrap py-8">
        <EmptyState
          title={gone ? courseRefusals.part : title}
          tile="dots"
          action={
            gone ? (
              <ButtonLink href="/admin-dashboard/courses">{courseList.back}</ButtonLink>
            ) : (
              <ButtonLink href="" reload>
                {listTexts.retry}
              </ButtonLink>
            )
          }
        >
          {gone ? null : text}
        </EmptyState>
      </main>
    </>
  );
}
