import { eq } from "drizzle-orm";
import { demoUserSessions } from "#db/schema/demos.ts";
import { db, sql } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import type { DemoSession, DemosAccessed, DemoVisitInput } from "./contract.ts";

function noSuchSession(): AppError {
  return new AppError("not-found", "There is no such demo session.");
}

/** Creates an empty demo session. */
export async function openDemoSession(): Promise<DemoSession> {
  const [row] = await db().insert(demoUserSessions).values({}).returning({ id: demoUserSessions.id });
  if (!row) throw new Error("The insert of a demo session answered no row.");
  return row;
}

/** @throws AppError not-found */
export async function readDemoSession(id: string): Promise<DemosAccessed> {
  const [row] = await db()
    .select({ demos_accessed: demoUserSessions.demos_accessed })
    .from(demoUserSessions)
    .where(eq(demoUserSessions.id, id));
  if (!row) throw noSuchSession();
  return row;
}

/** Deletes sessions that were last used more than this many days ago. */
export async function eraseOldDemoSessions(days: number): Promise<void> {
  await sql()`delete from demo_user_sessions where last_activity < now() - make_interval(days => ${days})`;
}

/**
 * Adds systems to a session, each once, in the order of first access. The statement that writes also merges, so that
 * two tabs which extend the same list at once lose nothing.
 * @throws AppError not-found
 */
export async function recordDemos(
  id: string,
  { demos_accessed: opened }: DemoVisitInput,
): Promise<DemosAccessed> {
  const [row] = await sql()<DemosAccessed[]>`
    update demo_user_sessions set
      demos_accessed = demos_accessed || array(
        select opened.id from unnest(${opened}::text[]) with ordinality as opened (id, turn)
        where opened.id <> all (demos_accessed)
        group by opened.id order by min(opened.turn)
      ),
      last_activity = now()
    where id = ${id} returning demos_accessed`;
  if (!row) throw noSuchSession();
  return row;
}
