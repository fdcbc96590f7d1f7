import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, like, lt, ne, or } from "drizzle-orm";
import { account, session, user, userProfiles, verification } from "#db/schema/accounts.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { auth } from "./auth.server.ts";
import { refuseCommonPassword } from "./common-passwords.server.ts";
import { type AccountInput, accountInput, type Profile, type Role } from "./contract.ts";
import { type CurrentSession, currentSession, saying } from "./current-session.server.ts";
import { twoStepAddress } from "./second-factor/addresses.ts";
import { mustSetUpSecondFactor } from "./second-factor/rule.server.ts";
import { sessionEnds } from "./session-age.ts";
import { staffRoles } from "./staff/contract.ts";
import { keepAnAdmin } from "./staff/last-admin.server.ts";
import { removeMailsTo, removeMailsWithLinks } from "./staff/saved-mails.server.ts";
import { choosePasswordAddress, isTooOld, temporaryUntil } from "./temporary-password.server.ts";

/** The row of an account that is not disabled. */
async function readEnabled(userId: string): Promise<typeof userProfiles.$inferSelect | undefined> {
  const [row] = await db()
    .select()
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userId), isNull(userProfiles.disabled_at)));
  return row;
}

const profileOf = ({ id, role, full_name, email }: typeof userProfiles.$inferSelect): Profile => ({
  id,
  role,
  full_name,
  email,
});

/** The profile of an account; null when it has none, or is disabled. */
export async function readProfile(userId: string): Promise<Profile | null> {
  const row = await readEnabled(userId);
  return row ? profileOf(row) : null;
}

/** An account that is signed in. */
export interface SignedInProfile {
  profile: Profile;
  session: CurrentSession;
  /**
   * The only screen that the account may open until it has done what that asks: replace a password that the site made, or
   * set up the second factor that REQUIRE_SECOND_FACTOR demands. Null when it may open whatever its role may.
   */
  mustFirst: string | null;
}

/** Lookups that are under way, by the headers of their request. */
const underWay = new WeakMap<Headers, Promise<SignedInProfile | null>>();

/**
 * The sender of a request; null for a visitor. Used where somebody is led to the screen that they must open first; other
 * code calls currentProfile. The loaders of one page share a lookup; a later call reads the database again.
 */
export function signedInProfile(headers: Headers): Promise<SignedInProfile | null> {
  const known = underWay.get(headers);
  if (known) return known;
  const found = readSignedIn(headers).finally(() => underWay.delete(headers));
  underWay.set(headers, found);
  return found;
}

async function readSignedIn(headers: Headers): Promise<SignedInProfile | null> {
  const found = await currentSession(headers);
  const row = found ? await readEnabled(found.userId) : undefined;
  // A session that began while the temporary password was fresh must not replace it later.
  if (!found || !row || isTooOld(row.temporary_password_until)) return null;
  const setUp = mustSetUpSecondFactor(row.role, found.secondFactor) ? twoStepAddress : null;
  return {
    profile: profileOf(row),
    session: found,
    mustFirst: row.temporary_password_until ? choosePasswordAddress : setUp,
  };
}

/**
 * The profile of the sender of a request; null for a visitor, and for somebody who has to choose a password or to set up
 * a second factor first. The loaders of one page share a lookup; any later call reads the database again.
 */
export async function currentProfile(headers: Headers): Promise<Profile | null> {
  const found = await signedInProfile(headers);
  return found && found.mustFirst === null ? found.profile : null;
}

/**
 * The profile of the sender of a request, if it has one of the allowed roles.
 * @throws AppError not-signed-in or forbidden
 */
export async function requireRole(headers: Headers, ...allowed: readonly Role[]): Promise<Profile> {
  const profile = await currentProfile(headers);
  if (!profile) throw new AppError("not-signed-in", "Please sign in first.");
  if (!allowed.includes(profile.role)) throw new AppError("forbidden", "Access denied.");
  return profile;
}

/** Ends every session of an account, on every device. */
export async function endSessions(userId: string): Promise<void> {
  await db().delete(session).where(eq(session.userId, userId));
}

/** When a session ends, in days: after its start, and after its last use. */
export function sessionDays() {
  const day = 24 * 60 * 60;
  return { afterStart: sessionEnds.afterStart / day, afterUse: sessionEnds.afterUse / day };
}

/** Deletes sessions that have ended, because they say when somebody signed in. */
export async function eraseOldSessions(): Promise<void> {
  const before = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await db()
    .delete(session)
    .where(
      or(
        lt(session.createdAt, before(sessionEnds.afterStart)),
        lt(session.updatedAt, before(sessionEnds.afterUse)),
        lt(session.expiresAt, new Date()),
      ),
    );
}

/** Deletes links that are too old, with what a sign-up left in them. */
export async function eraseOldLinks(): Promise<void> {
  await db().delete(verification).where(lt(verification.expiresAt, new Date()));
}

/** The links mailed for an account. Their value is its id, alone or before what else the link needs. */
const linksOf = (userId: string) =>
  or(eq(verification.value, userId), like(verification.value, `${userId} %`));

/**
 * Ends the links mailed for an account, except the one with the given id. Without an exception, unsent mails no longer show
 * any link of the account.
 */
export async function endLinks(userId: string, except = ""): Promise<void> {
  const wanted = await endLinksIn(db(), userId, except);
  const own = except ? [] : await db().select({ email: user.email }).from(user).where(eq(user.id, userId));
  await Promise.all([...wanted, ...own.map(({ email }) => email)].map(removeMailsWithLinks));
}

/**
 * The same, within a transaction.
 * @returns other addresses that got links of this account: what was not sent to them has to be removed afterwards
 */
export async function endLinksIn(
  transaction: Pick<Transaction, "delete">,
  userId: string,
  except = "",
): Promise<string[]> {
  const ended = await transaction
    .delete(verification)
    .where(and(linksOf(userId), ne(verification.id, except)))
    .returning({ value: verification.value });
  return ended.flatMap(({ value }) => value.split(" ")[1] ?? []);
}

/** Ends all sessions of the request's account, on every device, and returns the headers that clear the cookie here. */
export async function signOutEverywhere(headers: Headers): Promise<Headers> {
  const { api } = await auth();
  const found = await saying(api.getSession({ headers }));
  if (found) await endSessions(found.user.id);
  const { headers: cleared } = await saying(api.signOut({ headers, returnHeaders: true }));
  return cleared;
}

/** Ends the request's session, on this device only, and returns the headers that clear its cookie. */
export async function signOutHere(headers: Headers): Promise<Headers> {
  const { api } = await auth();
  const { headers: cleared } = await saying(api.signOut({ headers, returnHeaders: true }));
  return cleared;
}

/** A password as it is stored. */
export async function hashPassword(password: string): Promise<string> {
  const context = await (await auth()).$context;
  return context.password.hash(password);
}

/**
 * Stores a new account whose password is hashed already.
 * @param state `emailVerified` if the address is proven; `temporary` if the site made the password, so its owner must replace it
 * @throws AppError conflict
 */
export async function storeAccount(
  { full_name, role, email }: Omit<Profile, "id">,
  hashed: string,
  { emailVerified, temporary = false }: { emailVerified: boolean; temporary?: boolean },
): Promise<Profile> {
  const profile: Profile = { id: randomUUID(), role, full_name, email };
  return db().transaction(async (transaction) => {
    const [made] = await transaction
      .insert(user)
      .values({ id: profile.id, name: full_name, email, emailVerified })
      .onConflictDoNothing()
      .returning({ id: user.id });
    if (!made) throw new AppError("conflict", `There is an account for ${email} already.`);
    await transaction.insert(account).values({
      id: randomUUID(),
      accountId: profile.id,
      providerId: "credential",
      userId: profile.id,
      password: hashed,
    });
    const temporary_password_until = temporary ? temporaryUntil() : null;
    await transaction.insert(userProfiles).values({ ...profile, temporary_password_until });
    return profile;
  });
}

/**
 * Creates an account with its profile, for whom the address is known to be theirs.
 * @param temporary whether the site made the password, so its owner must replace it
 * @throws AppError invalid or conflict
 */
export async function createAccount(input: AccountInput, { temporary = false } = {}): Promise<Profile> {
  const checked = accountInput.safeParse(input);
  if (!checked.success) throw new AppError("invalid", checked.error.issues[0]?.message ?? "Invalid account");
  const { full_name, role, password } = checked.data;
  refuseCommonPassword(password);
  const email = checked.data.email.toLowerCase();
  const hashed = await hashPassword(password);
  return storeAccount({ full_name, role, email }, hashed, { emailVerified: true, temporary });
}

/** Whether an e-mail address has an account. */
export async function hasAccount(email: string): Promise<boolean> {
  const [row] = await db().select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  return row !== undefined;
}

/** The profile of an address, also of a disabled account. @throws AppError not-found */
export async function accountByEmail(email: string): Promise<Profile> {
  const [row] = await db().select().from(userProfiles).where(eq(userProfiles.email, email.toLowerCase()));
  if (!row) throw new AppError("not-found", `There is no account for ${email}.`);
  return { id: row.id, role: row.role, full_name: row.full_name, email: row.email };
}

/** All accounts that may open the back office, by name. */
export async function listStaff(): Promise<(Profile & { disabled: boolean })[]> {
  const rows = await db()
    .select()
    .from(userProfiles)
    .where(inArray(userProfiles.role, [...staffRoles]))
    .orderBy(asc(userProfiles.full_name));
  return rows.map(({ id, role, full_name, email, disabled_at }) => {
    return { id, role, full_name, email, disabled: disabled_at !== null };
  });
}

/**
 * Removes an account with everything that belongs to it, its links and unsent mails too. Enrollments stay, without it.
 * @throws AppError conflict for the last admin, because nobody could manage the site any more
 */
export async function removeAccount(email: string): Promise<Profile> {
  const profile = await accountByEmail(email);
  const wanted = await db().transaction(async (transaction) => {
    await keepAnAdmin(transaction, profile.id);
    const addresses = await endLinksIn(transaction, profile.id);
    await transaction.delete(user).where(eq(user.id, profile.id));
    return addresses;
  });
  await Promise.all([removeMailsTo(profile.email), ...wanted.map(removeMailsWithLinks)]);
  return profile;
}

/** Whether there is an admin account. */
export async function hasAdmin(): Promise<boolean> {
  const [row] = await db()
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.role, "admin"))
    .limit(1);
  return row !== undefined;
}
