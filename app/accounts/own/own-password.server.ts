import { and, eq, ne } from "drizzle-orm";
import { signInChangedMail } from "#content/mails.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { account, session, user } from "#db/schema/accounts.ts";
import { signInDevices } from "#db/schema/limits.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { sendMail } from "#server/platform/mail.ts";
import { endLinksIn, hashPassword } from "../accounts.server.ts";
import { auth } from "../auth.server.ts";
import { refuseCommonPassword } from "../common-passwords.server.ts";
import type { Profile } from "../contract.ts";
import type { CurrentSession } from "../current-session.server.ts";
import { rememberDevice } from "../known-device.server.ts";
import { renewProof } from "../learner.server.ts";
import { type Caller, withinLimits } from "../sign-in.server.ts";
import { forgetFailures } from "../sign-in-limits.server.ts";
import { removeMailsWithLinks } from "../staff/saved-mails.server.ts";
import { markChosen } from "../temporary-password.server.ts";
import type { OwnInput } from "./own-account-contract.ts";

const { wrongPassword, samePassword } = ownAccountTexts.messages;

const wrong = () => new AppError("invalid", wrongPassword, { fields: { current: [wrongPassword] } });

/** The row with an account's password. */
const passwordOf = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, "credential"));

/**
 * Checks the password of a signed-in account. Wrong ones count like failed sign-ins, because somebody at an unlocked
 * phone could try them here.
 * @returns the stored hash that was right
 * @throws AppError not-signed-in, with the message, when it is wrong; too-many
 */
export function checkPassword(
  { id, email }: Profile,
  typed: string,
  caller: Caller,
  message: string,
): Promise<string> {
  return withinLimits("password", email, caller, async () => {
    const [row] = await db().select({ hash: account.password }).from(account).where(passwordOf(id));
    const { password } = await (await auth()).$context;
    if (row?.hash && (await password.verify({ hash: row.hash, password: typed }))) return row.hash;
    throw new AppError("not-signed-in", message);
  });
}

/**
 * The same for a form of 'Your account'.
 * @throws AppError invalid, at the field, when it is wrong; too-many
 */
export async function checkCurrentPassword(profile: Profile, typed: string, caller: Caller): Promise<string> {
  try {
    return await checkPassword(profile, typed, caller, wrongPassword);
  } catch (error) {
    throw error instanceof AppError && error.code === "not-signed-in" ? wrong() : error;
  }
}

/**
 * Makes sure that the password that was checked is still the account's; within a transaction it stays so until the end.
 * @throws AppError invalid, at the field, when it has changed since
 */
export async function holdPassword(
  within: Pick<Transaction, "select">,
  userId: string,
  checked: string,
): Promise<void> {
  const [row] = await within
    .select({ id: account.id })
    .from(account)
    .where(and(passwordOf(userId), eq(account.password, checked)))
    .for("update");
  if (!row) throw wrong();
}

/**
 * Changes the password. Every other session and every open link of the account ends, and its known devices are
 * forgotten, except this one.
 * @returns headers that make the sender's device known to the account
 * @throws AppError invalid, at the field; too-many
 */
export async function changePassword(
  profile: Profile,
  { id: here }: CurrentSession,
  { current, password }: OwnInput<"password">,
  caller: Caller,
): Promise<Headers> {
  refuseCommonPassword(password);
  const checked = await checkCurrentPassword(profile, current, caller);
  if (password === current) {
    throw new AppError("invalid", samePassword, { fields: { password: [samePassword] } });
  }
  const hashed = await hashPassword(password);
  const { id, email } = profile;
  const { proven, wanted } = await db().transaction(async (transaction) => {
    // Of two changes at the same moment the second finds another password than the one it checked.
    const [changed] = await transaction
      .update(account)
      .set({ password: hashed, updatedAt: new Date() })
      .where(and(passwordOf(id), eq(account.password, checked)))
      .returning({ id: account.id });
    if (!changed) throw wrong();
    await markChosen(id, transaction);
    await transaction.delete(session).where(and(eq(session.userId, id), ne(session.id, here)));
    const wanted = await endLinksIn(transaction, id);
    await transaction.delete(signInDevices).where(eq(signInDevices.user_id, id));
    const [owner] = await transaction
      .select({ proven: user.emailVerified })
      .from(user)
      .where(eq(user.id, id));
    return { proven: owner?.proven ?? false, wanted };
  });
  await Promise.all([...[email, ...wanted].map(removeMailsWithLinks), forgetFailures(email)]);
  sendMail({ to: email, ...signInChangedMail("password") });
  // The link that confirms the address has ended with the others.
  if (!proven) await renewProof(id, email);
  return new Headers({ "Set-Cookie": await rememberDevice(caller.headers, id) });
}
