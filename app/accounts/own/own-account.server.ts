import { eq } from "drizzle-orm";
import { redirect } from "react-router";
import { uncounted } from "#app/forms/request-guard.server.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { user, userProfiles } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { answerAccountForm } from "../account-answer.server.ts";
import { signedInProfile, signOutHere } from "../accounts.server.ts";
import type { Profile } from "../contract.ts";
import type { CurrentSession } from "../current-session.server.ts";
import type { Caller } from "../sign-in.server.ts";
import { signInFor } from "../way-back.ts";
import { closeAccount } from "./close-account.server.ts";
import { type OwnInput, ownForms } from "./own-account-contract.ts";
import { askForNewAddress } from "./own-email.server.ts";
import { changePassword, checkCurrentPassword } from "./own-password.server.ts";
import { endOtherSessions, endSession } from "./own-sessions.server.ts";

/** The sender's own account. */
interface Own {
  profile: Profile;
  session: CurrentSession;
}

/**
 * The account of a request.
 * @throws Response a redirect to the sign-in screen, or to what must come first
 */
export async function admitOwner(headers: Headers): Promise<Own> {
  const found = await signedInProfile(headers);
  if (!found) throw redirect(signInFor(ownAccountTexts.path));
  if (found.mustFirst) throw redirect(found.mustFirst);
  return found;
}

/** Whether the address of an account is proved. */
export async function isProven(userId: string): Promise<boolean> {
  const [row] = await db().select({ proven: user.emailVerified }).from(user).where(eq(user.id, userId));
  return row?.proven ?? false;
}

async function changeName({ id }: Profile, { name }: OwnInput<"name">): Promise<void> {
  await db().transaction(async (transaction) => {
    await transaction.update(user).set({ name, updatedAt: new Date() }).where(eq(user.id, id));
    await transaction.update(userProfiles).set({ full_name: name }).where(eq(userProfiles.id, id));
  });
}

/** Where the browser goes after a change, and the cookies it gets. */
interface Done {
  to: string;
  headers?: Headers;
}

const back = (notice: string): Done => ({ to: `${ownAccountTexts.path}?notice=${notice}#${notice}` });

/** What the forms of 'Your account' send. Password managers want to know the account, so it goes with a password. */
export const ownFields = [
  ...Object.values(ownForms).map(({ schema }) => schema),
  { intent: 20, username: 320 },
];

/**
 * Does what a form of 'Your account' asks for.
 * @throws AppError invalid for a form that the page does not have
 */
export async function changeOwnAccount({ profile, session }: Own, form: FormData, caller: Caller) {
  const sent = { form, ...uncounted };
  const intent = form.get("intent");
  switch (intent) {
    case "name":
      return answerAccountForm(sent, ownForms.name.schema, async (input) => {
        await changeName(profile, input);
        return back("name");
      });
    case "email":
      return answerAccountForm(sent, ownForms.email.schema, async (input) => {
        await askForNewAddress(profile, input, caller);
        return back("email");
      });
    case "password":
      return answerAccountForm(sent, ownForms.password.schema, async (input): Promise<Done> => {
        const headers = await changePassword(profile, session, input, caller);
        return { ...back("password"), headers };
      });
    case "close":
      return answerAccountForm(sent, ownForms.close.schema, async (input): Promise<Done> => {
        await closeAccount(profile, input, caller);
        const notice = profile.role === "learner" ? "closed" : "closed-staff";
        return { to: `/sign-in?notice=${notice}`, headers: await signOutHere(caller.headers) };
      });
    case "end-session":
      return answerAccountForm(sent, ownForms["end-session"].schema, async (input) => {
        await checkCurrentPassword(profile, input.current, caller);
        await endSession(session, input.session);
        return back("devices");
      });
    case "end-others":
      return answerAccountForm(sent, ownForms["end-others"].schema, async (input) => {
        await checkCurrentPassword(profile, input.current, caller);
        await endOtherSessions(session);
        return back("others");
      });
    default:
      throw new AppError("invalid", ownAccountTexts.messages.unknownForm);
  }
}
