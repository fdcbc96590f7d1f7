import { count, desc, eq } from "drizzle-orm";
import { fieldColumns, newRow } from "#app/forms/stored-fields.server.ts";
import { addLead } from "#app/inbox/add-lead.server.ts";
import type { LeadSource } from "#app/inbox/source.server.ts";
import { internationalPhone } from "#app/leads/phone.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { fieldTexts, inOrder } from "#content/fields.ts";
import { fieldValue } from "#content/stored-fields.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { type EnrollmentInput, type EnrollmentReceipt, enrollmentForm } from "./enrollment-contract.ts";
import type { EnrollmentRecord } from "./record-contract.ts";

const { fields } = enrollmentForm;

/** The columns of an enrollment in its receipt, the API and the owner's lists. */
export const enrollmentColumns = {
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

/** A link to a chat with the school that contains the enrollment and ends with the record's reference. */
export function enrollmentChat(record: EnrollmentRecord): string {
  return whatsappLink("sales", {
    intro: "Hello, I just enrolled in the school.",
    fields: [
      ["Name", `${record.first_name} ${record.last_name}`],
      ...fieldTexts(chatFields, chatNames, (name) => fieldValue(name, chatFields[name], record)),
    ],
    ref: record.ref,
  });
}

/** The lead that an enrollment is in the inbox. */
const leadOf = ({ id, ref, phone, email, goals, ...row }: EnrollmentRecord) => ({
  ref,
  door: "enrollment" as const,
  record: { enrollment_id: id },
  name: `${row.first_name} ${row.last_name}`,
  phone,
  email,
  wants: goals ?? "",
  items: [row.learning_path],
});

/**
 * Stores an enrollment and its lead, with the signed-in account if there is one. If the form was sent before, returns the first
 * receipt.
 * @throws AppError invalid for a phone number that is valid in no country
 */
export async function enrol(
  input: EnrollmentInput,
  userId: string | null = null,
  source: LeadSource | null = null,
): Promise<EnrollmentReceipt> {
  const values = {
    ...newRow(fields, input),
    user_id: userId,
    phone: internationalPhone(input.phone),
  };
  // A generated reference is rarely taken; then another one is generated.
  for (;;) {
    const kept = await db().transaction(async (transaction) => {
      const [added] = await transaction
        .insert(courseEnrollments)
        .values({ ...values, ref: newReference("ENR") })
        .onConflictDoNothing()
        .returning(enrollmentColumns);
      if (added) await addLead(transaction, { ...leadOf(added), source });
      return added;
    });
    if (kept) return { ref: kept.ref, whatsappUrl: enrollmentChat(kept) };
    const [earlier] = await db()
      .select(enrollmentColumns)
      .from(courseEnrollments)
      .where(eq(courseEnrollments.submission_key, input.submissionKey));
    if (earlier) return { ref: earlier.ref, whatsappUrl: enrollmentChat(earlier) };
  }
}

/** Enrollments, newest first. Personal data: for admins only. */
export function listEnrollments(limit = 1000): Promise<EnrollmentRecord[]> {
  return db()
    .select(enrollmentColumns)
    .from(courseEnrollments)
    .orderBy(desc(courseEnrollments.created_at))
    .limit(limit);
}

/** The newest enrollments, and how many there are in all. Personal data: for admins only. */
export async function newestEnrollments() {
  const [enrollments, [row]] = await Promise.all([
    listEnrollments(),
    db().select({ total: count() }).from(courseEnrollments),
  ]);
  return { enrollments, total: row?.total ?? 0 };
}
