import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { sql } from "#server/platform/database.ts";
import { anApplicationRead } from "./application.ts";

/** Submits an application. @returns its id in the table */
export async function storedApplication(): Promise<string> {
  const input = anApplicationRead();
  await submitApplication(input);
  const [row] = await sql()`
    select id from recruitment_applications where submission_key = ${input.submissionKey}`;
  return String(row?.id);
}
