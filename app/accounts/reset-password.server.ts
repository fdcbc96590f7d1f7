import { eq } from "drizzle-orm";
import { account } from "#db/schema/accounts.ts";
import { passkey } from "#db/schema/second-factor.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { accountByEmail, endLinks, endSessions, hashPassword } from "./accounts.server.ts";
import { refuseCommonPassword } from "./common-passwords.server.ts";
import { accountInput, type Profile } from "./contract.ts";
import { forgetDevices } from "./known-device.server.ts";
import { forgetFailures } from "./sign-in-limits.server.ts";
import { markChosen, markTemporary } from "./temporary-password.server.ts";

/**
 * Ends what an old password allowed, after it was replaced by a link or in the terminal: sessions, known devices and
 * passkeys, which whoever knew it may have added, and the wait after wrong ones.
 */
export async function forgetOldPassword({ id, email }: Pick<Profile, "id" | "email">): Promise<void> {
  // First the passkeys: one of them could open a session after the others have ended.
  await db().delete(passkey).where(eq(passkey.userId, id));
  await Promise.all([endSessions(id), forgetDevices(id), forgetFailures(email)]);
}

/**
 * Sets a new password and ends every link, session and passkey of that account.
 * @param temporary whether the site made the password, so its owner must replace it
 */
export async function resetPassword(
  email: string,
  password: string,
  { temporary = false } = {},
): Promise<Profile> {
  const checked = accountInput.shape.password.safeParse(password);
  if (!checked.success) throw new AppError("invalid", checked.error.issues[0]?.message ?? "Invalid password");
  refuseCommonPassword(password);
  const profile = await accountByEmail(email);
  const hashed = await hashPassword(password);
  await db()
    .update(account)
    .set({ password: hashed, updatedAt: new Date() })
    .where(eq(account.userId, profile.id));
  await (temporary ? markTemporary : markChosen)(profile.id);
  await Promise.all([endLinks(profile.id), forgetOldPassword(profile)]);
  return profile;
}
