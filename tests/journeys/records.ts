/** Records as they are in the tables, made without the screens and calls that make them. */
import { randomUUID } from "node:crypto";
import { writeVisits } from "#app/analytics/visit-writer.server.ts";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { sql } from "#server/platform/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";

interface Visit {
  session_id?: string;
  page_visited?: string;
  referrer_source?: string;
  clicked_element?: string;
  minutesAgo?: number;
}

/** Keeps page views, and clicks where something was clicked: each of another visitor unless told. */
export async function keepVisits(visits: readonly Visit[]): Promise<void> {
  await writeVisits(
    visits.map(({ minutesAgo = 0, ...visit }) => ({
      session_id: randomUUID(),
      event_timestamp: new Date(Date.now() - minutesAgo * 60_000),
      page_visited: "/",
      referrer_source: "Direct",
      device_type: "Mobile",
      screen_width: 360,
      user_agent: "a phone",
      clicked_element: null,
      ...visit,
    })),
  );
}

/** Keeps an enrollment, as if it had come at another time where one is given. */
export async function keepEnrollment({ created, ...changed }: { firstName: string; created?: string }) {
  const input = enrollmentInput.parse(anEnrollment(changed));
  await enrol(input);
  if (created) {
    await sql()`
      update course_enrollments set created_at = ${created} where submission_key = ${input.submissionKey}`;
  }
}

/** Keeps an application to the recruitment programme, as if it had come at another time where one is given. */
export async function keepApplication({ name, created }: { name: string; created?: string }) {
  await savedApplication({ full_name: name, created_at: created });
}

/** Removes the courses that tests made, so that the public list is as it was for the tests that follow. */
export async function removeTestCourses(): Promise<void> {
  await sql()`delete from courses where slug like 'course-%' or slug like 'selling-soap-%'`;
}
