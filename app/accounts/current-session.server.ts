import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { session } from "#db/schema/accounts.ts";
import { databaseAnswers, db } from "#server/platform/database.ts";
import { databaseDown } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { auth } from "./auth.server.ts";
import { isOver } from "./session-age.ts";

/** How old the stored time of the last use may be, in milliseconds, so that most requests write nothing. */
const staleUse = 60 * 60_000;

/** The accounts library hides the cause of a failure, so this checks whether the database was down. */
export async function saying<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isAPIError(error) && error.statusCode >= 500 && !(await databaseAnswers())) throw databaseDown(error);
    throw error;
  }
}

/** The headers of a browser's next request after a response with these: its cookies alone. */
export function nextHeaders(answered: Headers): Headers {
  const cookies = answered.getSetCookie().map((one) => one.split(";")[0]);
  return new Headers({ cookie: cookies.join("; ") });
}

export interface CurrentSession {
  id: string;
  userId: string;
  /** Whether signing in to the account asks for a code after the password. */
  secondFactor: boolean;
}

/** The session of a request; null when it has none, or one that has ended. Reads the database every time. */
export async function currentSession(headers: Headers): Promise<CurrentSession | null> {
  if (!headers.get("cookie")?.includes("mindsync.session_token")) return null;
  const { api } = await auth();
  const signedIn = await saying(api.getSession({ headers }));
  const found = signedIn?.session;
  if (!found || isOver(found)) return null;
  if (Date.now() - found.updatedAt.getTime() >= staleUse) await noteUse(found.id);
  return { id: found.id, userId: found.userId, secondFactor: signedIn.user.twoFactorEnabled === true };
}

/** Stores that a session is in use. A page can do without, such as on a full disk. */
async function noteUse(id: string): Promise<void> {
  await db()
    .update(session)
    .set({ updatedAt: new Date() })
    .where(eq(session.id, id))
    .catch((error) => log.warn({ err: error }, "the last use of a session was not stored"));
}
