import { randomBytes } from "node:crypto";
import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { knownAddressMail, proveAddressMail, signInChangedMail, signUpMail } from "#content/mails.ts";
import { user } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves, sendMail } from "#server/platform/mail.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import { endLinks, hasAccount, hashPassword, readProfile, storeAccount } from "./accounts.server.ts";
import { auth } from "./auth.server.ts";
import { refuseCommonPassword } from "./common-passwords.server.ts";
import type { emailProof, newPasswordInput, Role, resetRequest, signUpInput } from "./contract.ts";
import { rememberDevice } from "./known-device.server.ts";
import { emailProven } from "./proven-email.server.ts";
import { forgetOldPassword } from "./reset-password.server.ts";
import { markChosen } from "./temporary-password.server.ts";

/** The refusal of a mailed link. */
export const linkOver = "This link has been used already or is too old. Please ask for a new one.";

/** How long a link that proves an address is valid. */
const proofMilliseconds = 3 * 24 * 60 * 60_000;

const proofName = (token: string) => `prove-email:${token}`;

/** Sends the link that proves an account's address. */
async function askForProof(userId: string, email: string): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await (await auth()).$context;
  await internalAdapter.createVerificationValue({
    identifier: proofName(token),
    value: userId,
    expiresAt: new Date(Date.now() + proofMilliseconds),
  });
  sendMail({ to: email, ...proveAddressMail(token) });
}

/**
 * Sends the link that proves an address again, after a new password has ended the first. With a mail server nothing is
 * sent, because the account of a learner began with its proof.
 */
export async function renewProof(userId: string, email: string): Promise<void> {
  if (!mailLeaves()) await askForProof(userId, email);
}

/** What a sign-up leaves until its link is opened: everything but the password itself. */
const pendingSignUp = z.object({ email: z.string(), name: z.string(), hashed: z.string() });

/**
 * Takes a learner's sign-up. The caller is not told whether the address already had an account, and cannot tell from
 * the response time; the owner of the address gets a mail about it.
 *
 * With a mail server the account begins when the mailed link is opened, because an account that works at once tells
 * whether the address had one before. Without one it works at once: the owner would have to pass on every link.
 * @returns whether the account waits for a mailed link
 * @throws AppError invalid for a common password
 */
export async function signUp({
  name,
  email: typed,
  password,
}: z.infer<typeof signUpInput>): Promise<{ waitsForMail: boolean }> {
  refuseCommonPassword(password);
  const email = typed.toLowerCase();
  const hashed = await hashPassword(password);
  const [known, mayMail] = await Promise.all([
    hasAccount(email),
    isWithinLimit("reset-sent", `sign-up ${email}`),
  ]);
  const waitsForMail = mailLeaves();
  if (waitsForMail) await mailSignUp({ email, name, hashed }, known, mayMail);
  else if (!known) await beginAccount({ email, name, hashed });
  else if (mayMail) sendMail({ to: email, ...knownAddressMail() });
  return { waitsForMail };
}

/** Mails the link with which the account begins. A known address gets a mail without a link. */
async function mailSignUp(
  pending: z.infer<typeof pendingSignUp>,
  known: boolean,
  mayMail: boolean,
): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await (await auth()).$context;
  await internalAdapter.createVerificationValue({
    identifier: proofName(token),
    value: JSON.stringify(pending),
    expiresAt: new Date(Date.now() + proofMilliseconds),
  });
  // Nobody gets the link of a known address, so it opens nothing.
  if (mayMail) sendMail({ to: pending.email, ...(known ? knownAddressMail() : signUpMail(token)) });
}

/** Creates an account whose address is not proved yet. Of two at the same moment the second changes nothing. */
async function beginAccount({ email, name, hashed }: z.infer<typeof pendingSignUp>): Promise<void> {
  try {
    const input = { email, full_name: name, role: "learner" } as const;
    const { id } = await storeAccount(input, hashed, { emailVerified: false });
    await askForProof(id, email);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
}

/** Makes the account of a sign-up whose address is proved. @throws AppError invalid when there is one by now */
async function finishSignUp(pending: string): Promise<void> {
  const { email, name, hashed } = pendingSignUp.parse(JSON.parse(pending));
  try {
    const input = { email, full_name: name, role: "learner" } as const;
    const { id } = await storeAccount(input, hashed, { emailVerified: true });
    await emailProven(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") throw new AppError("invalid", linkOver);
    throw error;
  }
}

/**
 * Sends a link for a new password to an address, if it has an account; the caller is not told. An address that got
 * enough mails silently gets no more.
 */
export async function askForReset({ email }: z.infer<typeof resetRequest>): Promise<void> {
  if (!(await isWithinLimit("reset-sent", email.toLowerCase()))) return;
  await (await auth()).api.requestPasswordReset({ body: { email: email.toLowerCase() } });
}

/**
 * Sets a new password by a mailed link, which works once. Every other link and every session of the account ends, its
 * passkeys and known devices too, and wrong passwords are forgotten, so that strangers' tries cannot shut out the owner.
 * @returns headers that make the sender's device known to an account without a second factor, and the role, which signs
 * in at its own screen
 * @throws AppError invalid when the link has expired or was used
 */
export async function setNewPassword(
  { token, password }: z.infer<typeof newPasswordInput>,
  headers: Headers,
): Promise<{ headers: Headers; role: Role }> {
  refuseCommonPassword(password);
  const { api, $context } = await auth();
  const link = await (await $context).internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link) throw new AppError("invalid", linkOver);
  // This comes first, so that after a crash no older link works beside the new password.
  await endLinks(link.value, link.id);
  try {
    await api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError("invalid", linkOver);
    throw error;
  }
  await markChosen(link.value);
  // What the old password allowed while the new one was set.
  await endLinks(link.value);
  const [owner] = await db().select().from(user).where(eq(user.id, link.value));
  const known = new Headers();
  if (!owner) return { headers: known, role: "learner" };
  if (!owner.emailVerified) await renewProof(owner.id, owner.email);
  await forgetOldPassword(owner);
  sendMail({ to: owner.email, ...signInChangedMail("password") });
  // A known device has tries of its own. Where a code must follow, only the code shows that the owner is there.
  if (!owner.twoFactorEnabled) known.append("Set-Cookie", await rememberDevice(headers, owner.id));
  return { headers: known, role: (await readProfile(owner.id))?.role ?? "learner" };
}

/**
 * Marks an address as proved by a mailed link, which works once. After a sign-up the account begins with it.
 * @throws AppError invalid when it has expired or was used
 */
export async function proveEmail({ token }: z.infer<typeof emailProof>): Promise<void> {
  const { internalAdapter } = await (await auth()).$context;
  const proof = await internalAdapter.consumeVerificationValue(proofName(token));
  if (!proof) throw new AppError("invalid", linkOver);
  await (proof.value.startsWith("{") ? finishSignUp(proof.value) : emailProven(proof.value));
}
