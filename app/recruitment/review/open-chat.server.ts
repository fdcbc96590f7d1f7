import { eq } from "drizzle-orm";
import { changeLeads } from "#app/inbox/changes.server.ts";
import { isFromOwnPage } from "#app/inbox/source.server.ts";
import { reviewTexts } from "#content/review.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { applicantChat } from "./applicant-chat.ts";
import { rowOf } from "./application-one.server.ts";
import { shownApplication } from "./application-rows.server.ts";

/**
 * Notes on an application's lead who opened the chat, and returns its address. A link from another site notes nothing.
 * @throws AppError not-found without a number, and while identities are hidden
 */
export async function openApplicantChat(
  request: Request,
  { application, hidden, reviewerId }: { application: string; hidden: boolean; reviewerId: string },
): Promise<string> {
  const row = await rowOf(application);
  const chat = applicantChat(shownApplication(row, hidden));
  if (!chat) throw new AppError("not-found", reviewTexts.gone);
  if (isFromOwnPage(request)) {
    const [lead] = await db().select({ id: leads.id }).from(leads).where(eq(leads.application_id, row.id));
    if (lead) await changeLeads({ id: reviewerId }, { change: "chat", id: [lead.id] });
  }
  return chat;
}
