import { randomBytes } from "node:crypto";
import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { knownAddressMail, proveAddressMail } from "#content/mails.ts";
import { user } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves, sendMail } from "#server/platform/mail.ts";
import { mayTakeTurn, takeTurn } from "#server/platform/rate-limit.ts";
import { createAccount, endLinks, signIn } from "./accounts.server.ts";
import { auth } from "./auth.server.ts";
import type { emailProof, newPasswordInput, resetRequest, SignInInput, signUpInput } from "./contract.ts";
import { emailProven } from "./proven-email.server.ts";
import { removeMailsWithLinks } from "./staff/saved-mails.server.ts";

const linkOver = "This link has been used already or is too old. Please ask for a new one.";

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
 * Creates a learner's account. The caller is not told whether the address already had one, and cannot tell from the
 * response time: the owner of the address gets a mail about it, and the account stays as it was.
 * @throws AppError too-many
 */
export async function signUp(
  { name, email, password }: z.infer<typeof signUpInput>,
  clientAddress: string,
): Promise<void> {
  await takeTurn("sign-up", clientAddress);
  try {
    const input = { email, full_name: name, role: "learner", password } as const;
    const profile = await createAccount(input, { emailVerified: false });
    await askForProof(profile.id, profile.email);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
    if (await mayTakeTurn("reset-sent", `sign-up ${email.toLowerCase()}`)) {
      sendMail({ to: email, ...knownAddressMail() });
    }
  }
}

/**
 * Sends a link for a new password to an address, if it has an account; the caller is not told.
 * @throws AppError too-many for the caller; an address that got enough mails silently gets no more
 */
export async function askForReset(
  { email }: z.infer<typeof resetRequest>,
  clientAddress: string,
): Promise<void> {
  await takeTurn("reset-asked", clientAddress);
  if (!(await mayTakeTurn("reset-sent", email.toLowerCase()))) return;
  await (await auth()).api.requestPasswordReset({ body: { email: email.toLowerCase() } });
}

/**
 * Sets a new password by a mailed link, which works once. Every other link and every session of the account ends.
 * @throws AppError invalid when the link has expired or was used; too-many
 */
export async function setNewPassword(
  { token, password }: z.infer<typeof newPasswordInput>,
  clientAddress: string,
): Promise<void> {
  await takeTurn("sign-in", clientAddress);
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
  const [owner] = await db().select().from(user).where(eq(user.id, link.value));
  if (!owner) return;
  await removeMailsWithLinks(owner.email);
  // The link that confirms the address has ended with the others, so a new one is sent.
  if (!owner.emailVerified && !mailLeaves()) await askForProof(owner.id, owner.email);
}

/**
 * Marks an address as proved by a mailed link, which works once.
 * @throws AppError invalid when it has expired or was used; too-many
 */
export async function proveEmail(
  { token }: z.infer<typeof emailProof>,
  clientAddress: string,
): Promise<void> {
  await takeTurn("sign-in", clientAddress);
  const { internalAdapter } = await (await auth()).$context;
  const proof = await internalAdapter.consumeVerificationValue(proofName(token));
  if (!proof) throw new AppError("invalid", linkOver);
  await emailProven(proof.value);
}

/**
 * Opens a session for an e-mail address and password, and returns the headers that set its cookie.
 * @throws AppError not-signed-in, with the same message for a wrong password and an unknown address; too-many
 */
export async function signInLearner(input: SignInInput, clientAddress: string): Promise<Headers> {
  await takeTurn("sign-in", clientAddress);
  const { headers } = await signIn(input);
  return headers;
}
