import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { signInChangedMail, staffLinkMail } from "#content/mails.ts";
import { site } from "#content/site.ts";
import { staffTexts } from "#content/staff.ts";
import { session, userProfiles } from "#db/schema/accounts.ts";
import { staffChanges } from "#db/schema/staff.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves, sendMail } from "#server/platform/mail.ts";
import { accountByEmail, createAccount, endLinks, endLinksIn } from "../accounts.server.ts";
import { auth } from "../auth.server.ts";
import type { AccountInput, Profile, Role } from "../contract.ts";
import { removeSecondFactor } from "../second-factor/second-factor.server.ts";
import {
  changesShown,
  isStaffRole,
  type StaffChange,
  type StaffChangeKind,
  type StaffRole,
  staffLinkHours,
  staffRoles,
} from "./contract.ts";
import { randomPassword } from "./first-admin.server.ts";
import { keepAnAdmin } from "./last-admin.server.ts";
import { removeMailsWithLinks } from "./saved-mails.server.ts";

/** How long the history of changes is kept, in milliseconds: two years. */
const historyMilliseconds = 2 * 365 * 24 * 60 * 60_000;

/** Who makes a change: an admin, or null for the terminal. */
type Author = Profile | null;

/** One line of the history: who, what, whom, when. */
interface Entry {
  email: string;
  kind: StaffChangeKind;
  role?: Role | null;
}

async function record(
  author: Author,
  { email, kind, role = null }: Entry,
  into: Pick<Transaction, "insert">,
) {
  await into.insert(staffChanges).values({ by_email: author?.email, account_email: email, kind, role });
}

/** Records a change that was made in the terminal. */
export async function recordInTerminal({ email, role }: Profile, kind: StaffChangeKind): Promise<void> {
  if (role !== "learner") await record(null, { email, kind }, db());
}

/**
 * Creates an account as an admin or the terminal does. Without a password it gets one that nobody knows.
 * @param state `temporary` if the site made the password and tells it to somebody: its owner must then choose another one
 * @throws AppError invalid; conflict when the address has an account
 */
export async function addAccount(
  author: Author,
  {
    password = randomPassword(),
    ...input
  }: Omit<AccountInput, "password"> & { password?: string | undefined },
  state: { temporary?: boolean } = {},
): Promise<Profile> {
  const profile = await createAccount({ ...input, password }, state);
  const { email, role } = profile;
  if (isStaffRole(role)) await record(author, { email, kind: "added", role }, db());
  return profile;
}

/**
 * Makes a link with which a member of staff sets a password, in place of all earlier ones. It is mailed where a mail
 * server is set.
 * @returns the link where it was not mailed, for the admin to pass on; it is stored nowhere
 */
export async function sendPasswordLink({ id, email }: Pick<Profile, "id" | "email">): Promise<string | null> {
  const token = randomBytes(24).toString("base64url");
  await endLinks(id);
  const { internalAdapter } = await (await auth()).$context;
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: id,
    expiresAt: new Date(Date.now() + staffLinkHours * 60 * 60_000),
  });
  if (!mailLeaves()) return `${site.url}/reset-password?token=${token}`;
  sendMail({ to: email, ...staffLinkMail(token, staffLinkHours) });
  return null;
}

/** A change of a member of staff, for the notice and for Undo. */
export type ChangedStaff = {
  id: string;
  name: string;
  /** Whether a link was made, and the link itself where it was not mailed; with the role of its person. */
  link?: { address: string | null; role: StaffRole };
} & (
  | { kind: "added" | Exclude<StaffChange["change"], "role"> }
  /** The roles before and after the change. */
  | { kind: "role"; from: StaffRole; to: StaffRole }
);

/** The member of staff with an id. @throws AppError not-found */
async function staffById(transaction: Transaction, id: string): Promise<Profile & { role: StaffRole }> {
  const [found] = await transaction
    .select()
    .from(userProfiles)
    .where(and(eq(userProfiles.id, id), inArray(userProfiles.role, [...staffRoles])))
    .for("update");
  if (!found || !isStaffRole(found.role)) throw new AppError("not-found", staffTexts.gone);
  return { id: found.id, email: found.email, full_name: found.full_name, role: found.role };
}

/** Makes sure that whoever changes somebody is an admin still: another one may have changed that meanwhile. */
async function stillAdmin(transaction: Transaction, { id }: Profile): Promise<void> {
  const [found] = await transaction
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, id), eq(userProfiles.role, "admin"), isNull(userProfiles.disabled_at)));
  if (!found) throw new AppError("forbidden", "Access denied.");
}

/** Applies a change to the tables. @returns the other addresses whose links it ended (endLinksIn) */
async function apply(transaction: Transaction, change: StaffChange, id: string): Promise<string[]> {
  const profile = eq(userProfiles.id, id);
  const endSessions = () => transaction.delete(session).where(eq(session.userId, id));
  if (change.change === "role") {
    await transaction.update(userProfiles).set({ role: change.role }).where(profile);
  } else if (change.change === "disabled") {
    await transaction.update(userProfiles).set({ disabled_at: new Date() }).where(profile);
    await endSessions();
    return endLinksIn(transaction, id);
  } else if (change.change === "enabled") {
    await transaction.update(userProfiles).set({ disabled_at: null }).where(profile);
    // One that opened at the moment of disabling would work again.
    await endSessions();
  } else if (change.change === "sessions") {
    await endSessions();
  } else if (change.change === "second-factor") {
    await removeSecondFactor(transaction, id);
  }
  return [];
}

/**
 * Changes a member of staff.
 * @throws AppError conflict for the admin's own account and for the last admin; not-found; forbidden when the admin is
 * one no longer
 */
export async function changeStaff(admin: Profile, change: StaffChange): Promise<ChangedStaff> {
  if (change.id === admin.id) throw new AppError("conflict", staffTexts.ownAccount);
  const { account, wanted } = await db().transaction(async (transaction) => {
    const demoted = change.change === "role" && change.role !== "admin";
    if (demoted || change.change === "disabled") await keepAnAdmin(transaction, change.id);
    await stillAdmin(transaction, admin);
    const account = await staffById(transaction, change.id);
    const wanted = await apply(transaction, change, account.id);
    const role = change.change === "role" ? change.role : null;
    await record(admin, { email: account.email, kind: change.change, role }, transaction);
    return { account, wanted };
  });
  const { id, full_name: name } = account;
  if (change.change === "disabled") await Promise.all([account.email, ...wanted].map(removeMailsWithLinks));
  if (change.change === "second-factor") sendMail({ to: account.email, ...signInChangedMail("app-removed") });
  if (change.change === "role") return { kind: "role", id, name, from: account.role, to: change.role };
  const made = { kind: change.change, id, name };
  return change.change === "link"
    ? { ...made, link: { address: await sendPasswordLink(account), role: account.role } }
    : made;
}

/**
 * Closes a member of staff's own account: nobody can sign in with it until another admin enables it again. The row stays,
 * because scores, notes and changes made at work belong to the company and name their author.
 * @returns the other addresses whose links it ended (endLinksIn)
 * @throws AppError conflict for the last admin
 */
export async function closeOwnStaffAccount(transaction: Transaction, own: Profile): Promise<string[]> {
  const { id, email } = own;
  await keepAnAdmin(transaction, id);
  const wanted = await apply(transaction, { change: "disabled", id }, id);
  await record(own, { email, kind: "disabled" }, transaction);
  return wanted;
}

/**
 * Removes the second factor of an account in the terminal, for an owner who lost phone and codes. All its sessions end.
 * @throws AppError not-found
 */
export async function removeSecondFactorOf(email: string): Promise<Profile> {
  const account = await accountByEmail(email);
  const { id, role } = account;
  await db().transaction(async (transaction) => {
    await removeSecondFactor(transaction, id);
    if (role !== "learner") await record(null, { email: account.email, kind: "second-factor" }, transaction);
  });
  sendMail({ to: account.email, ...signInChangedMail("app-removed") });
  return account;
}

/** The newest changes of staff, newest first. */
export function readChanges() {
  const { at, by_email, account_email, kind, role, id } = staffChanges;
  return db()
    .select({ id, at, by: by_email, account: account_email, kind, role })
    .from(staffChanges)
    .orderBy(desc(id))
    .limit(changesShown);
}

/** Deletes changes that are too old. */
export async function eraseOldStaffChanges(): Promise<void> {
  await db()
    .delete(staffChanges)
    .where(lt(staffChanges.at, new Date(Date.now() - historyMilliseconds)));
}
