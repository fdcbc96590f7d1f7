import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { addressAskedMail, addressReplacedMail, newAddressMail, wantedAddressMail } from "#content/mails.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { user, userProfiles, verification } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError, isTaken } from "#server/platform/errors.ts";
import { sendMail } from "#server/platform/mail.ts";
import { enforceLimit, isWithinLimit } from "#server/platform/rate-limit.ts";
import { endLinksIn, hasAccount } from "../accounts.server.ts";
import { auth } from "../auth.server.ts";
import { type emailProof, handedLinkHours, type Profile } from "../contract.ts";
import { linkOver } from "../learner.server.ts";
import { emailProven } from "../proven-email.server.ts";
import type { Caller } from "../sign-in.server.ts";
import { removeMailsWithLinks } from "../staff/saved-mails.server.ts";
import type { OwnInput } from "./own-account-contract.ts";
import { checkCurrentPassword, holdPassword } from "./own-password.server.ts";

const linkName = (token: string) => `new-address:${token}`;

/**
 * Sends the link with which a new address replaces the present one, and tells the present one. The sender is not told
 * whether another account has the new address: its owner then gets a mail without a link.
 * @throws AppError invalid, at the field; too-many
 */
export async function askForNewAddress(
  profile: Profile,
  { email: typed, current }: OwnInput<"email">,
  caller: Caller,
): Promise<void> {
  const email = typed.toLowerCase();
  const { sameAddress } = ownAccountTexts.messages;
  if (email === profile.email) {
    throw new AppError("invalid", sameAddress, { fields: { email: [sameAddress] } });
  }
  const checked = await checkCurrentPassword(profile, current, caller);
  await enforceLimit("new-address", profile.id);
  const [known, mayMail, mayTell] = await Promise.all([
    hasAccount(email),
    isWithinLimit("reset-sent", `new-address ${email}`),
    isWithinLimit("reset-sent", `address-asked ${profile.email}`),
  ]);
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await (await auth()).$context;
  const identifier = linkName(token);
  await internalAdapter.createVerificationValue({
    identifier,
    value: `${profile.id} ${email}`,
    expiresAt: new Date(Date.now() + handedLinkHours * 60 * 60_000),
  });
  try {
    // A new password ends the links that there are. One that came before this link must end it too.
    await holdPassword(db(), profile.id, checked);
  } catch (error) {
    await internalAdapter.deleteVerificationByIdentifier(identifier);
    throw error;
  }
  // Nobody gets the link of a known address, so it opens nothing.
  if (mayMail)
    sendMail({ to: email, ...(known ? wantedAddressMail() : newAddressMail(token, handedLinkHours)) });
  if (mayTell) sendMail({ to: profile.email, ...addressAskedMail() });
}

/**
 * Replaces an address by a link, if the link is still valid.
 * @returns the account, its old address and other addresses that got links; undefined when the link or the account is
 * gone, or another account has the new address
 */
async function replaceAddress(link: { id: string; value: string }) {
  const [userId = "", email = ""] = link.value.split(" ");
  try {
    return await db().transaction(async (transaction) => {
      // Of the link and what ends it, such as a new password, the first to come counts.
      const used = await transaction
        .delete(verification)
        .where(eq(verification.id, link.id))
        .returning({ id: verification.id });
      const [owner] = await transaction
        .select({ old: user.email })
        .from(user)
        .where(eq(user.id, userId))
        .for("update");
      if (!used.length || !owner) return undefined;
      await transaction.update(user).set({ email, updatedAt: new Date() }).where(eq(user.id, userId));
      await transaction.update(userProfiles).set({ email }).where(eq(userProfiles.id, userId));
      // Whoever reads the old address could open these.
      const wanted = await endLinksIn(transaction, userId);
      await emailProven(userId, transaction);
      return { userId, old: owner.old, wanted };
    });
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/**
 * Replaces the address of an account by a mailed link, which works once and ends all other links of the account. The
 * old address gets a mail about it.
 * @returns the account's id
 * @throws AppError invalid when the link has expired or was used, or another account has the address by now
 */
export async function confirmNewAddress({ token }: z.infer<typeof emailProof>): Promise<string> {
  const { internalAdapter } = await (await auth()).$context;
  const link = await internalAdapter.findVerificationValue(linkName(token));
  const valid = link && link.expiresAt.getTime() > Date.now();
  const replaced = valid ? await replaceAddress(link) : undefined;
  if (!replaced) throw new AppError("invalid", linkOver);
  const { userId, old, wanted } = replaced;
  await Promise.all([old, ...wanted].map(removeMailsWithLinks));
  sendMail({ to: old, ...addressReplacedMail() });
  return userId;
}
