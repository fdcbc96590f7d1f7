/** Records in the tables, created without screens and calls. */
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

/** Stores page views, and clicks where an element is given: each by another visitor unless told. */
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

/** Stores an enrollment, at another time where one is given. */
export async function keepEnrollment({ created, ...changed }: { firstName: string; created?: string }) {
  const input = enrollmentInput.parse(anEnrollment(changed));
  await enrol(input);
  if (created) {
    await sql()`
      update course_enrollments set created_at = ${created} where submission_key = ${input.submissionKey}`;
  }
}

/** Stores an application to the recruitment programme, at another time where one is given. */
export async function keepApplication({ name, created }: { name: string; created?: string }) {
  await savedApplication({ full_name: name, created_at: created });
}

/** Removes the courses that tests made, so that later tests find the public list as it was. */
export async function removeTestCourses(): Promise<void> {
  await sql()`delete from courses where slug like 'course-%' or slug like 'selling-soap-%'`;
}
