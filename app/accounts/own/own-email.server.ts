import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { addressAskedMail, addressReplacedMail, newAddressMail, wantedAddressMail } from "#content/mails.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { user, userProfiles, verification } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError, isTaken } from "#server/platform/errors.ts";
import { sendMail } from "#server/platform/mail.ts";
import { mayTakeTurn, takeTurn } from "#server/platform/rate-limit.ts";
import { hasAccount, linksOf } from "../accounts.server.ts";
import { auth } from "../auth.server.ts";
import type { emailProof, Profile } from "../contract.ts";
import { linkOver } from "../learner.server.ts";
import { emailProven } from "../proven-email.server.ts";
import type { Caller } from "../sign-in.server.ts";
import { removeMailsWithLinks } from "../staff/saved-mails.server.ts";
import type { OwnInput } from "./own-account-contract.ts";
import { checkPresentPassword } from "./own-password.server.ts";

/** How long the link for a new address works. An admin may have to pass it on by hand. */
const linkHours = 24;

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
  await checkPresentPassword(profile, current, caller);
  await takeTurn("new-address", profile.id);
  const [known, mayMail, mayTell] = await Promise.all([
    hasAccount(email),
    mayTakeTurn("reset-sent", `new-address ${email}`),
    mayTakeTurn("reset-sent", `address-asked ${profile.email}`),
  ]);
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await (await auth()).$context;
  await internalAdapter.createVerificationValue({
    identifier: linkName(token),
    value: `${profile.id} ${email}`,
    expiresAt: new Date(Date.now() + linkHours * 60 * 60_000),
  });
  // Nobody gets the link of a known address, so it opens nothing.
  if (mayMail) sendMail({ to: email, ...(known ? wantedAddressMail() : newAddressMail(token, linkHours)) });
  if (mayTell) sendMail({ to: profile.email, ...addressAskedMail() });
}

/** Replaces the address. @returns the old one; undefined when the account is gone, or another one has the new address */
async function replaceAddress(userId: string, email: string): Promise<string | undefined> {
  try {
    return await db().transaction(async (transaction) => {
      const [old] = await transaction
        .select({ email: user.email })
        .from(user)
        .where(eq(user.id, userId))
        .for("update");
      await transaction
        .update(user)
        .set({ email, emailVerified: false, updatedAt: new Date() })
        .where(eq(user.id, userId));
      await transaction.update(userProfiles).set({ email }).where(eq(userProfiles.id, userId));
      // Whoever reads the old address could open these.
      await transaction.delete(verification).where(linksOf(userId));
      return old?.email;
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
 * @throws AppError invalid when the link has expired or was used, or another account has the address by now; too-many
 */
export async function confirmNewAddress(
  { token }: z.infer<typeof emailProof>,
  clientAddress: string,
): Promise<string> {
  await takeTurn("confirm-email", clientAddress);
  const { internalAdapter } = await (await auth()).$context;
  const link = await internalAdapter.consumeVerificationValue(linkName(token));
  const [userId = "", email = ""] = link?.value.split(" ") ?? [];
  const old = userId && email ? await replaceAddress(userId, email) : undefined;
  if (old === undefined) throw new AppError("invalid", linkOver);
  await emailProven(userId);
  await removeMailsWithLinks(old);
  sendMail({ to: old, ...addressReplacedMail() });
  return userId;
}
