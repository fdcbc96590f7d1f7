import { useEffect } from "react";
import { data, redirect } from "react-router";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { signInStaff } from "#app/accounts/staff/staff-sign-in.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { readCountedForm, sender } from "#app/forms/request-guard.server.ts";
import { announceSignOut } from "#app/ui/sign-out-channel.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { type AccountNotice, accountNotices, signInMessages, signInTexts } from "#content/back-office.ts";
import { site } from "#content/site.ts";
import { signInInput } from "../contract.ts";
import type { Route } from "./+types/login.ts";
import { SignInForm } from "./sign-in-form.tsx";

export function meta() {
  return [{ title: `${signInTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** Redirects an admin who is already signed in. If the database is down, the form is shown. */
export async function loader({ request }: Route.LoaderArgs) {
  const profile = await currentProfile(request.headers).catch(() => null);
  if (profile?.role === "admin") throw redirect("/admin-dashboard");
  const word = new URL(request.url).searchParams.get("notice");
  return { notice: word && word in accountNotices ? (word as AccountNotice) : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, refusal } = await readCountedForm(context, request, "sign-in", signInInput);
  if (refusal) return data({ message: refusal.message }, { status: refusal.status });
  const typed = Object.fromEntries(form);
  const outcome = await signInStaff(typed, ["admin"], sender(context, request));
  if (outcome.kind === "refused") return data({ message: outcome.message }, { status: outcome.status });
  throw redirect("/admin-dashboard?welcome", { headers: outcome.headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, signInMessages.unexpected);
}

export const shouldRevalidate = notAfterRefusal;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { notice } = loaderData;
  useEffect(() => {
    if (notice === "signed-out") announceSignOut();
  }, [notice]);
  const shown = notice && !actionData ? [{ id: notice, until: 8000, ...accountNotices[notice] }] : [];
  return (
    <main className="deep grid min-h-svh place-items-center p-4">
      <SignInForm heading={signInTexts.heading} text={signInTexts.text} message={actionData?.message} />
      <Toasts initial={shown} />
    </main>
  );
}
