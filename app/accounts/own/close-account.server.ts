import { eq } from "drizzle-orm";
import { ownAccountTexts } from "#content/own-account.ts";
import { user, userProfiles, verification } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { linksOf } from "../accounts.server.ts";
import type { Profile } from "../contract.ts";
import type { Caller } from "../sign-in.server.ts";
import { forgetFailures } from "../sign-in-turns.server.ts";
import { removeMailsTo } from "../staff/saved-mails.server.ts";
import type { OwnInput } from "./own-account-contract.ts";
import { checkPresentPassword } from "./own-password.server.ts";

/**
 * Closes a learner's account and erases what belongs to it: sessions, devices, progress, quiz attempts, certificates,
 * tiers and links. Enrollments stay with the owner, without the account.
 * @throws AppError forbidden for staff, so that no admin closes the last account of one; invalid, at the field; too-many
 */
export async function closeAccount(
  profile: Profile,
  { current }: OwnInput<"close">,
  caller: Caller,
): Promise<void> {
  const { id, email } = profile;
  const refuseStaff = (role: Profile["role"] | undefined) => {
    if (role && role !== "learner") throw new AppError("forbidden", ownAccountTexts.messages.notStaff);
  };
  refuseStaff(profile.role);
  await checkPresentPassword(profile, current, caller);
  await db().transaction(async (transaction) => {
    const [now] = await transaction
      .select({ role: userProfiles.role })
      .from(userProfiles)
      .where(eq(userProfiles.id, id))
      .for("update");
    // An admin may have changed it while the password was checked.
    refuseStaff(now?.role);
    await transaction.delete(verification).where(linksOf(id));
    // Everything else that belongs to the account goes with this row.
    await transaction.delete(user).where(eq(user.id, id));
  });
  await Promise.all([removeMailsTo(email), forgetFailures(email)]);
}
