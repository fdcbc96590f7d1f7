/* One chat, also of somebody who left neither a number nor an address: nothing else names it. */
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { ChangedConversations } from "#app/concierge/conversations.server.ts";
import { conversationsTexts } from "#content/conversations.ts";
import { personTexts } from "#content/person.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { erasePerson } from "./erase-person.server.ts";
import { copyOf } from "./person-copy.server.ts";
import { type PersonKeys, type Place, personWith } from "./person-keys.server.ts";

/** The newest exchange of a chat. @throws AppError not-found */
async function lastOf(place: Place, conversation: string): Promise<number> {
  const { id, conversation_id } = conciergeExchanges;
  const [last] = await place
    .select({ id })
    .from(conciergeExchanges)
    .where(eq(conversation_id, conversation))
    .orderBy(desc(id))
    .limit(1);
  if (!last) throw new AppError("not-found", conversationsTexts.gone);
  return last.id;
}

/** A chat, with the lead of a wish in it that left no contact. */
const keysOf = (place: Place, conversation: string): Promise<PersonKeys> =>
  personWith(place, { conversations: [conversation] }, new Date());

/** The address of a copy. */
const copyAddress = z.object({ conversation: z.guid(), file: z.enum(["copy.html", "copy.json"]) });

/** The copy of the chat that an address names. Personal data: for admins only. @throws AppError not-found */
export async function copyChat(params: unknown): Promise<Response> {
  const address = copyAddress.safeParse(params);
  if (!address.success) throw new AppError("not-found", conversationsTexts.gone);
  const { conversation, file } = address.data;
  await lastOf(db(), conversation);
  return copyOf(await keysOf(db(), conversation), file === "copy.html" ? "html" : "json");
}

/**
 * Erases a chat as a person is erased: the figures stay, it is noted, and a restored backup has it erased again.
 * @throws AppError not-found; conflict when something was asked since the admin looked
 */
export async function eraseChat(
  by: { id: string },
  { id, seen }: { id: readonly string[]; seen: number },
): Promise<ChangedConversations> {
  const [conversation = ""] = id;
  const erased = await erasePerson(
    async (transaction) => {
      if ((await lastOf(transaction, conversation)) !== seen)
        throw new AppError("conflict", personTexts.erase.changed);
      return keysOf(transaction, conversation);
    },
    { by: by.id },
  );
  return { id: [conversation], change: "erase", ref: erased?.ref ?? "" };
}
