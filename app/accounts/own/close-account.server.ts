import { eq } from "drizzle-orm";
import { accountChanged } from "#content/account.ts";
import { user, userProfiles } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { endLinksIn } from "../accounts.server.ts";
import type { Profile } from "../contract.ts";
import type { Caller } from "../sign-in.server.ts";
import { forgetFailures } from "../sign-in-limits.server.ts";
import { isStaffRole } from "../staff/contract.ts";
import { removeMailsTo, removeMailsWithLinks } from "../staff/saved-mails.server.ts";
import { closeOwnStaffAccount } from "../staff/staff-accounts.server.ts";
import type { OwnInput } from "./own-account-contract.ts";
import { checkCurrentPassword, holdPassword } from "./own-password.server.ts";

/**
 * Closes an account. A learner's is erased with what belongs to it: sessions, devices, progress, quiz attempts,
 * certificates, tiers and links; enrollments stay with the owner, without the account. A member of staff's is disabled.
 * @throws AppError conflict for the last admin, and when the role has just changed; invalid, at the field; too-many
 */
export async function closeAccount(
  profile: Profile,
  { current }: OwnInput<"close">,
  caller: Caller,
): Promise<void> {
  const { id, email } = profile;
  const staff = isStaffRole(profile.role);
  const checked = await checkCurrentPassword(profile, current, caller);
  const wanted = await db().transaction(async (transaction) => {
    await holdPassword(transaction, id, checked);
    const [now] = await transaction
      .select({ role: userProfiles.role })
      .from(userProfiles)
      .where(eq(userProfiles.id, id))
      .for("update");
    // An admin may have changed it while the password was checked: the page promised something else then.
    if (now?.role !== profile.role) throw new AppError("conflict", accountChanged);
    if (staff) return closeOwnStaffAccount(transaction, profile);
    const addresses = await endLinksIn(transaction, id);
    // Everything else that belongs to the account goes with this row.
    await transaction.delete(user).where(eq(user.id, id));
    return addresses;
  });
  await Promise.all([removeMailsTo(email), ...wanted.map(removeMailsWithLinks), forgetFailures(email)]);
}
