import { useEffect } from "react";
import { data, redirect } from "react-router";
import { signedInProfile } from "#app/accounts/accounts.server.ts";
import { waitsForCode } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { firstScreen } from "#app/accounts/staff/first-screen.ts";
import { signInStaff, signInStaffWithCode } from "#app/accounts/staff/staff-sign-in.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { dropDrafts } from "#app/forms/form-draft.ts";
import { readCountedForm, sender } from "#app/forms/request-guard.server.ts";
import { announceSignOut } from "#app/ui/sign-out-channel.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { type AccountNotice, accountNotices, signInMessages, signInTexts } from "#content/back-office.ts";
import { site } from "#content/site.ts";
import { signInInput } from "../contract.ts";
import { signIns } from "../own/role-places.ts";
import { codeInput } from "../second-factor/contract.ts";
import type { Route } from "./+types/login.ts";
import { CodeForm } from "./code-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function meta() {
  return [{ title: `${signInTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** Redirects an admin who is signed in already, if need be to what must come first. If the database is down, the form is shown. */
export async function loader({ request }: Route.LoaderArgs) {
  const found = await signedInProfile(request.headers).catch(() => null);
  if (found?.profile.role === "admin") throw redirect(found.mustFirst ?? "/admin-dashboard");
  const query = new URL(request.url).searchParams;
  const word = query.get("notice");
  return {
    isRecruiter: found?.profile.role === "recruiter",
    notice: word && Object.hasOwn(accountNotices, word) ? (word as AccountNotice) : null,
    needsCode: query.has("code") && (await waitsForCode(request.headers).catch(() => false)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, refusal } = await readCountedForm(context, request, null, signInInput, codeInput);
  if (refusal) return data({ message: refusal.message }, { status: refusal.status });
  const signIn = form.has("code") ? signInStaffWithCode : signInStaff;
  const outcome = await signIn(Object.fromEntries(form), ["admin"], sender(context, request));
  if (outcome.kind === "refused") {
    const { message, status, role } = outcome;
    return data({ message, isRecruiter: role === "recruiter" }, { status });
  }
  const next = outcome.kind === "code" ? "/admin-login?code" : firstScreen.admin;
  throw redirect(next, { headers: outcome.headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, signInMessages.unexpected);
}

export const shouldRevalidate = notAfterRefusal;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, needsCode } = loaderData;
  const isRecruiter = actionData
    ? "isRecruiter" in actionData && actionData.isRecruiter
    : loaderData.isRecruiter;
  useEffect(() => {
    if (notice !== "signed-out") return;
    dropDrafts();
    announceSignOut();
  }, [notice]);
  const shown = notice && !actionData ? [{ id: notice, until: 8000, ...accountNotices[notice] }] : [];
  return (
    <main className="deep grid min-h-svh place-items-center p-4">
      {needsCode ? (
        <CodeForm again="/admin-login" message={actionData?.message} />
      ) : (
        <SignInForm
          heading={signInTexts.heading}
          text={signInTexts.text}
          message={actionData?.message}
          elsewhere={isRecruiter ? { href: signIns.recruiter, label: signInTexts.reviewHere } : undefined}
          screen="admin"
        />
      )}
      <Toasts initial={shown} />
    </main>
  );
}
