import { eq } from "drizzle-orm";
import { codeStepTexts } from "#content/second-factor.ts";
import { userProfiles } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { auth } from "../auth.server.ts";
import { type Caller, type SignedIn, withinLimits } from "../sign-in.server.ts";
import { checkCode } from "./codes.server.ts";

/** The cookie of a begun sign-in, as a request sends it. */
interface PendingCookie {
  /** The whole cookie, without any other: a session of somebody else in this browser must not count. */
  cookie: string;
  /** The name of the row that the library stored for it. */
  identifier: string;
}

async function pendingCookie(headers: Headers): Promise<PendingCookie | null> {
  const { name } = (await (await auth()).$context).createAuthCookie("two_factor");
  const cookie = (headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const identifier = cookie?.slice(name.length + 1).split(/\.|%2E/i)[0];
  return cookie && identifier?.startsWith("2fa-") ? { cookie, identifier } : null;
}

/** The account of a begun sign-in; null when there is none, or when it has waited too long. */
async function pendingAccount({ identifier }: PendingCookie): Promise<{ id: string; email: string } | null> {
  const { internalAdapter } = await (await auth()).$context;
  const begun = await internalAdapter.findVerificationValue(identifier);
  if (!begun || begun.expiresAt.getTime() <= Date.now()) return null;
  const [owner] = await db()
    .select({ id: userProfiles.id, email: userProfiles.email })
    .from(userProfiles)
    .where(eq(userProfiles.id, begun.value));
  return owner ?? null;
}

/** Whether a request comes from a browser whose sign-in waits for a code. */
export async function waitsForCode(headers: Headers): Promise<boolean> {
  const pending = await pendingCookie(headers);
  return pending !== null && (await pendingAccount(pending)) !== null;
}

/**
 * Opens the session of a begun sign-in with a code, within limits of its own.
 * @throws AppError not-signed-in when the code is wrong; invalid when the sign-in has to start again; too-many
 */
export async function signInWithCode(code: string, caller: Caller): Promise<SignedIn> {
  const pending = await pendingCookie(caller.headers);
  const owner = pending && (await pendingAccount(pending));
  if (!pending || !owner) throw new AppError("invalid", codeStepTexts.over);
  const headers = await withinLimits("code", owner.email, caller, () =>
    checkCode(
      owner.id,
      code,
      new Headers({ cookie: pending.cookie, "user-agent": caller.headers.get("user-agent") ?? "" }),
    ),
  );
  return { userId: owner.id, headers };
}
