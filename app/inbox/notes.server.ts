import { and, eq } from "drizzle-orm";
import { inboxTexts as texts } from "#content/inbox.ts";
import { leadHistory } from "#db/schema/inbox.ts";
import type { Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import type { LeadChange } from "./contract.ts";
import type { Change, LeadRow } from "./stages.server.ts";

type Of<Name extends LeadChange["change"]> = Extract<LeadChange, { change: Name }>;

/** Adds a note to a locked lead; one that is sent twice is stored once. */
export async function addNote(
  transaction: Transaction,
  change: Change,
  [lead]: readonly LeadRow[],
  { key, note: text }: Of<"note">,
) {
  if (lead) {
    await transaction
      .insert(leadHistory)
      .values({ ...change, id: key, lead_id: lead.id, kind: "note", now: text })
      .onConflictDoNothing();
  }
  return { said: texts.changed.note(lead?.ref ?? "") };
}

/**
 * Gives a note of a locked lead other words, in an entry with the batch of the first ones: entries of one batch are one
 * note, and the last is how it reads now.
 * @throws AppError not-found; conflict if it was corrected meanwhile
 */
export async function correctNote(
  transaction: Transaction,
  change: Change,
  [lead]: readonly LeadRow[],
  { entry, key, note: text }: Of<"correct">,
) {
  const { lead_id, kind } = leadHistory;
  const notes = await transaction
    .select()
    .from(leadHistory)
    .where(and(eq(lead_id, lead?.id ?? ""), eq(kind, "note")));
  const said = texts.changed.note(lead?.ref ?? "");
  const old = notes.find(({ id }) => id === entry);
  if (!lead || !old) throw new AppError("not-found", texts.noteGone);
  if (notes.some(({ id }) => id === key) || old.now === text) return { said };
  const isLast = notes.every((one) => one.batch !== old.batch || one.at <= old.at);
  if (!isLast) throw new AppError("conflict", texts.noteCorrected);
  await transaction.insert(leadHistory).values({
    ...change,
    batch: old.batch,
    id: key,
    lead_id: lead.id,
    kind: "note",
    was: old.now,
    now: text,
  });
  return { said };
}
