import { randomUUID } from "node:crypto";
import { sampleValues } from "#app/forms/sample-values.ts";
import { type ApplicationInput, applicationInput } from "#app/recruitment/apply/contract.ts";
import { applicationFields } from "#content/application-form.ts";
import { sql } from "#server/platform/database.ts";

/** An application as its form sends it, with every field filled except the recording. */
export function anApplication(changed: Partial<Record<keyof ApplicationInput, unknown>> = {}) {
  const { videoFile, ...values } = sampleValues(applicationFields);
  return {
    ...values,
    submissionKey: randomUUID(),
    fullName: "Ọlájùmọ̀kẹ́ Adéyẹmí",
    phoneNumber: "+234 803 123 4567",
    email: "olajumoke@mindsync.example",
    cityState: "Ibadan, Oyo",
    age: "30",
    linkedinPortfolio: "https://linkedin.com/in/olajumoke",
    employmentStatus: "Self-Employed",
    techSkills: "7",
    toolsKnowledge: ["Airtable", "Zoho"],
    businessTypes: "Pharmacies and schools",
    whyJoinMindsync: "I know every shop on my street.",
    ...changed,
  };
}

/** The same after the server has parsed it. */
export function anApplicationRead(changed: Parameters<typeof anApplication>[0] = {}): ApplicationInput {
  return applicationInput.parse(anApplication(changed));
}

/** Stores the row of an upload, a complete one by default. @returns its id */
export async function keepMedia(state: "uploading" | "complete" = "complete"): Promise<string> {
  const id = randomUUID();
  await sql()`
    insert into recruitment_media (id, state, bytes, content_type, file_name, visitor)
    values (${id}, ${state}, 1000, 'video/mp4', 'me.mp4', 'a hash')`;
  return id;
}
