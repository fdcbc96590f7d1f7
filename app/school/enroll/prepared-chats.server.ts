import { eq } from "drizzle-orm";
import { learningPathChoices } from "#content/enrollment.ts";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { labelOf } from "#content/fields.ts";
import { tierName } from "#content/school.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { type OpenedTier, openedTiers } from "./paid-tier.server.ts";

type Enrollment = typeof courseEnrollments.$inferSelect;

/** The message that is ready to send, chosen by what the learner is waiting for. */
function messageTo(
  { first_name, email, ref, status, tier, learning_path }: Enrollment,
  opened: OpenedTier | undefined,
): string {
  if (status === "paid" && tier && opened) {
    return opened.isOpen
      ? texts.opened(first_name, tierName(tier), ref)
      : texts.opensWithAccount(first_name, tierName(tier), opened.email ?? email, ref);
  }
  return texts.messages[status](first_name, labelOf(learningPathChoices, learning_path), ref);
}

/**
 * The chat with somebody who enrolled.
 * @param begins with what follows from the status, or empty
 * @returns null if no enrollment has this reference
 */
export async function chatOfEnrollment(ref: string, begins: "status" | "empty"): Promise<string | null> {
  const [found] = await db().select().from(courseEnrollments).where(eq(courseEnrollments.ref, ref));
  if (!found) return null;
  if (begins === "empty") return `https://wa.me/${found.phone.replace(/\D/g, "")}`;
  const opened = await openedTiers([found.id]);
  return whatsappChatWith(found.phone, messageTo(found, opened.get(found.id)));
}
