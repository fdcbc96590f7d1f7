import { and, eq, inArray, isNull } from "drizzle-orm";
import { learningPathChoices } from "#content/enrollment.ts";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { labelOf } from "#content/fields.ts";
import { tierName } from "#content/school.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";
import type { leads } from "#db/schema/inbox.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { type OpenedTier, openedTiers } from "./paid-tier.server.ts";
import { type RequestedTier, wonRequests } from "./tier-requests.server.ts";

type Enrollment = typeof courseEnrollments.$inferSelect;

/** The message that is ready to send, chosen by what the learner is waiting for. */
function messageTo(
  { first_name, email, ref, status, tier, learning_path }: Enrollment,
  opened: OpenedTier | undefined,
): string {
  if (status === "paid" && tier && opened) {
    const address = opened.email ?? email;
    return opened.isOpen
      ? texts.opened(first_name, tierName(tier), address, ref)
      : texts.opensWithAccount(first_name, tierName(tier), address, ref);
  }
  return texts.messages[status](first_name, labelOf(learningPathChoices, learning_path), ref);
}

/** The same to somebody who asked for a tier and paid. */
function messageOf({ name, tier, ref, isOpen, account, email }: RequestedTier): string {
  const first = name?.split(/\s/)[0] ?? "";
  const address = account ?? email;
  if (!address) return texts.opensWhenKnown(first, tierName(tier), ref);
  return (isOpen ? texts.opened : texts.opensWithAccount)(first, tierName(tier), address, ref);
}

type Lead = Pick<typeof leads.$inferSelect, "id" | "door" | "stage" | "enrollment_id">;

/**
 * The messages to those of the leads who paid and were not told by mail yet: that their tier is open and where they sign
 * in, or what is left to do. By the id of the lead.
 */
export async function messagesAfterPayment(found: readonly Lead[]): Promise<Map<string, string>> {
  const won = found.filter(({ stage }) => stage === "won");
  const enrolled = won.flatMap(({ enrollment_id }) => enrollment_id ?? []);
  const asked = won.filter(({ door }) => door === "tier").map(({ id }) => id);
  const { id, status, tier_told_at } = courseEnrollments;
  const [enrollments, opened, requests] = await Promise.all([
    enrolled.length
      ? db()
          .select()
          .from(courseEnrollments)
          .where(and(inArray(id, enrolled), eq(status, "paid"), isNull(tier_told_at)))
      : [],
    openedTiers(enrolled),
    wonRequests(db(), asked, { untold: true }),
  ]);
  const messages = new Map(requests.map((request) => [request.id, messageOf(request)]));
  for (const enrollment of enrollments) {
    const lead = won.find(({ enrollment_id }) => enrollment_id === enrollment.id);
    if (lead) messages.set(lead.id, messageTo(enrollment, opened.get(enrollment.id)));
  }
  return messages;
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
