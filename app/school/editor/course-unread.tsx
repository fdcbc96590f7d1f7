import { isRouteErrorResponse, useRouteError } from "react-router";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { deskTexts } from "#content/back-office.ts";
import { courseRefusals, coursesDesk, deskTitle } from "#content/course-desk.ts";

/** A page of the course management that could not be read, or whose course is gone: the way back stays. */
export function CourseUnread() {
  const error = useRouteError();
  const gone = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = coursesDesk.unread;
  return (
    <>
      <title>{deskTitle(coursesDesk.heading)}</title>
      <AdminHeader heading={coursesDesk.heading} />
      <main className="wrap py-8">
        <EmptyState
          title={gone ? courseRefusals.part : title}
          tile="dots"
          action={
            gone ? (
              <ButtonLink href="/admin-dashboard/courses">{coursesDesk.back}</ButtonLink>
            ) : (
              <ButtonLink href="" reload>
                {deskTexts.retry}
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
