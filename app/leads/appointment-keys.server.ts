import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { isPrivateKey, ownAppointmentPath } from "#app/private-links/contract.ts";
import { appointmentKeys } from "#db/schema/leads.ts";
import { db, type Transaction } from "#server/platform/database.ts";

const hashOf = (key: string) => createHash("sha256").update(`appointment:${key}`).digest("hex");

/**
 * Makes a private link to an appointment. The table holds only its hash, so whoever reads the table cannot open it.
 * @returns the path of the visitor's page
 */
export async function newAppointmentKey(
  place: Pick<Transaction, "insert">,
  appointment_id: string,
): Promise<string> {
  const key = randomBytes(16).toString("base64url");
  await place.insert(appointmentKeys).values({ hash: hashOf(key), appointment_id });
  return ownAppointmentPath(key);
}

/** The id of the appointment that a private link leads to; null for any other text. */
export async function appointmentOfKey(key: string): Promise<string | null> {
  if (!isPrivateKey(key)) return null;
  const [found] = await db()
    .select({ id: appointmentKeys.appointment_id })
    .from(appointmentKeys)
    .where(eq(appointmentKeys.hash, hashOf(key)));
  return found?.id ?? null;
}
