import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { sql } from "#server/platform/database.ts";
import { anApplicationRead } from "./application.ts";

/** Submits an application. @returns its id in the table */
export async function storedApplication(): Promise<string> {
  const input = anApplicationRead();
  const { ref } = await submitApplication(input);
  const [row] = await sql()`select id from recruitment_applications where ref = ${ref}`;
  return String(row?.id);
}
