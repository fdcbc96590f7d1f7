import { desc, eq } from "drizzle-orm";
import { businessLevels, experienceLevels, labelOf, learningPathChoices } from "#app/content/enrolment.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { internationalPhone } from "#app/features/leads/phone.server.ts";
import { newReference } from "#app/features/leads/reference.server.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import type { EnrolmentInput, EnrolmentReceipt, EnrolmentRecord } from "./contract.ts";

const columns = {
  id: courseEnrollments.id,
  ref: courseEnrollments.ref,
  first_name: courseEnrollments.first_name,
  last_name: courseEnrollments.last_name,
  email: courseEnrollments.email,
  phone: courseEnrollments.phone,
  company: courseEnrollments.company,
  business_level: courseEnrollments.business_level,
  learning_path: courseEnrollments.learning_path,
  experience: courseEnrollments.experience,
  goals: courseEnrollments.goals,
  created_at: courseEnrollments.created_at,
};

/** The chat with the school, with what was enrolled written out and the record's name at the end. */
export function enrolmentChat(record: EnrolmentRecord): string {
  return whatsappLink("sales", {
    intro: "Hello, I just enrolled in the school.",
    fields: [
      ["Name", `${record.first_name} ${record.last_name}`],
      ["Email", record.email],
      ["Phone", record.phone],
      ["Company", record.company],
      ["Business level", labelOf(businessLevels, record.business_level)],
      ["Experience", record.experience && labelOf(experienceLevels, record.experience)],
      ["Learning path", labelOf(learningPathChoices, record.learning_path)],
      ["Goals", record.goals],
    ],
    ref: record.ref,
  });
}

/**
 * Keeps an enrolment, with the account of whoever is signed in. The same form sent again gives the receipt of the
 * first time.
 * @throws AppError invalid for a phone number that no country has
 */
export async function enrol(input: EnrolmentInput, userId: string | null = null): Promise<EnrolmentReceipt> {
  const values = {
    user_id: userId,
    submission_key: input.submissionKey,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    phone: internationalPhone(input.phone),
    company: input.company,
    business_level: input.businessLevel,
    learning_path: input.learningPath,
    experience: input.experience,
    goals: input.goals,
  };
  // A reference may be taken, though it hardly ever is: then another is drawn.
  for (;;) {
    const [kept] = await db()
      .insert(courseEnrollments)
      .values({ ...values, ref: newReference("ENR") })
      .onConflictDoNothing()
      .returning(columns);
    if (kept) return { ref: kept.ref, whatsappUrl: enrolmentChat(kept) };
    const [earlier] = await db()
      .select(columns)
      .from(courseEnrollments)
      .where(eq(courseEnrollments.submission_key, input.submissionKey));
    if (earlier) return { ref: earlier.ref, whatsappUrl: enrolmentChat(earlier) };
  }
}

/** Enrolments, newest first. Personal data: for admins only. */
export function listEnrolments(limit = 1000): Promise<EnrolmentRecord[]> {
  return db()
    .select(columns)
    .from(courseEnrollments)
    .orderBy(desc(courseEnrollments.created_at))
    .limit(limit);
}
