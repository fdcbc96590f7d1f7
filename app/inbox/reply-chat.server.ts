import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Profile } from "#app/accounts/contract.ts";
import { upcomingCallOf } from "#app/leads/call-words.server.ts";
import { inboxTexts } from "#content/inbox.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { changeLeads } from "./changes.server.ts";
import { replyLink } from "./reply.ts";
import { isFromOwnPage } from "./source.server.ts";

/**
 * Notes who opened the reply to a lead, and returns the address of the chat. A link from elsewhere notes nothing.
 * @throws AppError not-found for a lead without a number too
 */
export async function openReply(request: Request, admin: Profile, id: string): Promise<string> {
  const isId = z.uuid().safeParse(id).success;
  const [lead] = isId ? await db().select().from(leads).where(eq(leads.id, id)) : [];
  if (!lead?.phone) throw new AppError("not-found", inboxTexts.gone);
  if (isFromOwnPage(request)) await changeLeads(admin, { change: "chat", id: [id] });
  const callWords = await upcomingCallOf(lead.submission_id);
  return replyLink({ ...lead, callWords }, lead.phone);
}
