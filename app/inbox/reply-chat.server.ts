import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Profile } from "#app/accounts/contract.ts";
import { upcomingCallOf } from "#app/leads/call-words.server.ts";
import { chatOfMessage } from "#app/leads/prepared-chats.server.ts";
import { chatOfEnrollment, messagesAfterPayment } from "#app/school/enroll/prepared-chats.server.ts";
import { type ChatBeginning, chatBeginnings, inboxTexts } from "#content/inbox.ts";
import { whatsappShareLink } from "#content/whatsapp.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { changeLeads } from "./changes.server.ts";
import { replyLink } from "./reply.ts";
import { isFromOwnPage } from "./source.server.ts";

/**
 * The WhatsApp link behind the inbox's Reply button. The message reminds a lead of a booked call, or says which courses
 * are open to somebody who has paid. Null for a lead without a phone number, unless they have paid: then the link has no
 * number, and WhatsApp asks whom to send it to.
 */
async function chatOfLead(
  lead: typeof leads.$inferSelect | undefined,
  isPressed: boolean,
): Promise<string | null> {
  if (!lead) return null;
  const paidText = (await messagesAfterPayment([lead])).get(lead.id) ?? null;
  if (!lead.phone) return paidText && whatsappShareLink(paidText);
  const call = await upcomingCallOf(lead.submission_id);
  return call ? chatOfMessage(lead.ref, "remind", isPressed) : replyLink({ ...lead, paidText }, lead.phone);
}

/** The address of a chat with its prepared text; null without a number. */
async function chatWith(
  lead: typeof leads.$inferSelect | undefined,
  { ref, begins, isPressed }: { ref: string; begins: ChatBeginning; isPressed: boolean },
): Promise<string | null> {
  if (begins === "reply") return chatOfLead(lead, isPressed);
  return begins === "status" || begins === "empty"
    ? chatOfEnrollment(ref, begins)
    : chatOfMessage(ref, begins, isPressed);
}

const wanted = z.object({
  /** The id of the lead, or the reference that it shares with its record. */
  named: z.union([z.uuid(), z.string().regex(/^[A-Z]{3}-[0-9A-Z]{5}$/)]),
  begins: z.enum(chatBeginnings).nullable(),
  /** Set where the page that was pressed notes it itself. */
  noted: z.literal("here").nullable(),
});

/**
 * Notes who opened the chat with a lead, from the inbox or another list, and returns its address, with a new private link
 * where it is about a call to come. If the link was opened from another site, it notes nothing and makes no private link.
 * @param named the id or the reference of the lead
 * @throws AppError not-found if there is no number
 */
export async function openReply(request: Request, admin: Profile, named: string): Promise<string> {
  const query = new URL(request.url).searchParams;
  const asked = wanted.safeParse({ named, begins: query.get("begins"), noted: query.get("noted") });
  if (!asked.success) throw new AppError("not-found", inboxTexts.gone);
  const key = z.uuid().safeParse(named).success ? leads.id : leads.ref;
  const [lead] = await db().select().from(leads).where(eq(key, named));
  const isPressed = isFromOwnPage(request);
  const begins = asked.data.begins ?? "reply";
  const chat = await chatWith(lead, { ref: lead?.ref ?? named, begins, isPressed });
  if (!chat) throw new AppError("not-found", inboxTexts.gone);
  if (lead && isPressed && !asked.data.noted) await changeLeads(admin, { change: "chat", id: [lead.id] });
  return chat;
}
