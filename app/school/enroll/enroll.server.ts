import { desc, eq } from "drizzle-orm";
import { fieldColumns, newRow } from "#app/forms/stored-fields.server.ts";
import { internationalPhone } from "#app/leads/phone.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { fieldTexts, inOrder } from "#content/fields.ts";
import { fieldValue } from "#content/stored-fields.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { type EnrolmentInput, type EnrolmentReceipt, enrolmentForm } from "./enrolment-contract.ts";
import type { EnrolmentRecord } from "./record-contract.ts";

const { fields } = enrolmentForm;

/** The columns of an enrollment as its receipt, the API and the owner's lists have it. */
export const enrolmentColumns = {
  id: courseEnrollments.id,
  ref: courseEnrollments.ref,
  ...fieldColumns(fields, courseEnrollments),
  created_at: courseEnrollments.created_at,
};

const { firstName: _, lastName: __, ...chatFields } = fields;
const chatNames = inOrder(chatFields, [
  "email",
  "phone",
  "company",
  "businessLevel",
  "experience",
  "learningPath",
]);

/** The chat with the school, with what was enrolled written out and the record's name at the end. */
export function enrolmentChat(record: EnrolmentRecord): string {
  return whatsappLink("sales", {
    intro: "Hello, I just enrolled in the school.",
    fields: [
      ["Name", `${record.first_name} ${record.last_name}`],
      ...fieldTexts(chatFields, chatNames, (name) => fieldValue(name, chatFields[name], record)),
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
    ...newRow(fields, input),
    user_id: userId,
    phone: internationalPhone(input.phone),
  };
  // A reference may be taken, though it hardly ever is: then another is drawn.
  for (;;) {
    const [kept] = await db()
      .insert(courseEnrollments)
      .values({ ...values, ref: newReference("ENR") })
      .onConflictDoNothing()
      .returning(enrolmentColumns);
    if (kept) return { ref: kept.ref, whatsappUrl: enrolmentChat(kept) };
    const [earlier] = await db()
      .select(enrolmentColumns)
      .from(courseEnrollments)
      .where(eq(courseEnrollments.submission_key, input.submissionKey));
    if (earlier) return { ref: earlier.ref, whatsappUrl: enrolmentChat(earlier) };
  }
}

/** Enrolments, newest first. Personal data: for admins only. */
export function listEnrolments(limit = 1000): Promise<EnrolmentRecord[]> {
  return db()
    .select(enrolmentColumns)
    .from(courseEnrollments)
    .orderBy(desc(courseEnrollments.created_at))
    .limit(limit);
}
