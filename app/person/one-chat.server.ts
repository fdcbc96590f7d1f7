/* Copies and erases a single chat, because a visitor who left no number or address cannot be found by a search. */
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

/** Id of the newest exchange in a chat. @throws AppError not-found */
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

/** The keys of a chat and of the lead made in it without contact details. */
const keysOf = (place: Place, conversation: string): Promise<PersonKeys> =>
  personWith(place, { conversations: [conversation] }, new Date());

const copyAddress = z.object({ conversation: z.guid(), file: z.enum(["copy.html", "copy.json"]) });

/** The copy of the chat in the route parameters. Personal data: for admins only. @throws AppError not-found */
export async function copyChat(params: unknown): Promise<Response> {
  const address = copyAddress.safeParse(params);
  if (!address.success) throw new AppError("not-found", conversationsTexts.gone);
  const { conversation, file } = address.data;
  await lastOf(db(), conversation);
  return copyOf(await keysOf(db(), conversation), file === "copy.html" ? "html" : "json");
}

/**
 * Erases a chat like a person: the figures stay, the erasure is recorded, and it is repeated after a backup is restored.
 * @throws AppError not-found; conflict if the visitor has written since the admin opened the chat
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
