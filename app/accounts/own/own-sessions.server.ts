import { and, desc, eq, ne } from "drizzle-orm";
import { session } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import type { CurrentSession } from "../current-session.server.ts";
import { isOver } from "../session-age.ts";

/** A session as its owner sees it. */
export interface OwnSession {
  id: string;
  /** The browser in plain words; null when it is not known. */
  device: string | null;
  began: Date;
  used: Date;
  /** Whether the request came with it. */
  here: boolean;
}

/** The sessions of an account that have not ended: this one first, then the last used. */
export async function listSessions({ id: here, userId }: CurrentSession): Promise<OwnSession[]> {
  const rows = await db()
    .select()
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(eq(session.id, here)), desc(session.updatedAt));
  return rows
    .filter((row) => !isOver(row) && row.expiresAt > new Date())
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: userAgent || null,
      began: createdAt,
      // The stored time may be an hour old.
      used: id === here ? new Date() : updatedAt,
      here: id === here,
    }));
}

/** Ends one session of the account. One that is over, or is not of this account, changes nothing. */
export async function endSession({ userId }: CurrentSession, id: string): Promise<void> {
  await db()
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)));
}

/** Ends every session of the account except this one. */
export async function endOtherSessions({
  id: here,
  userId,
}: Pick<CurrentSession, "id" | "userId">): Promise<void> {
  await db()
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, here)));
}
