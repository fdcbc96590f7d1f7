import { useEffect } from "react";
import { data, Form, redirect } from "react-router";
import { portalTexts, signInMessages } from "#app/content/back-office.ts";
import { site } from "#app/content/site.ts";
import { currentProfile, signOutEverywhere } from "#app/features/accounts/accounts.server.ts";
import { SignInForm } from "#app/features/accounts/sign-in-form.tsx";
import { announceSignOut } from "#app/features/accounts/sign-out-channel.ts";
import { signInStaff } from "#app/features/accounts/staff-sign-in.server.ts";
import { ApplicationList } from "#app/features/applications/application-list.tsx";
import { listApplications } from "#app/features/applications/applications.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/routes/form-answers.ts";
import { callerAddress, guarded, readForm } from "#app/routes/request-guard.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Notice } from "#app/ui/toast-store.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import type { Route } from "./+types/portal.ts";

export function meta() {
  return [{ title: `${portalTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** What the screen says of what just happened, by the word in the address. */
const notices: Readonly<Record<string, string>> = {
  welcome: portalTexts.welcome,
  "signed-out": portalTexts.signedOut,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  return guarded(context, async () => {
    const notice = notices[new URL(request.url).searchParams.get("notice") ?? ""] ?? null;
    const profile = await currentProfile(request.headers);
    const reviewer = profile?.role === "admin" || profile?.role === "recruiter";
    return { notice, applications: reviewer ? await listApplications() : null };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = Object.fromEntries(await readForm(context, request));
  if (typed.intent === "logout") {
    const headers = await signOutEverywhere(request.headers);
    throw redirect("/recruitment/admin?notice=signed-out", { headers });
  }
  const outcome = await signInStaff(typed, ["admin", "recruiter"], callerAddress(context));
  if (outcome.kind === "refused") {
    const own = outcome.status === 401 || outcome.status === 403 ? portalTexts.invalid : outcome.message;
    return data({ message: own }, { status: outcome.status });
  }
  throw redirect("/recruitment/admin?notice=welcome", { headers: outcome.headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, signInMessages.unexpected);
}

export const shouldRevalidate = notAfterRefusal;

/** The reviewers' own door, and behind it the applications. */
export default function Portal({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, notice } = loaderData;
  useEffect(() => {
    if (notice === portalTexts.signedOut) announceSignOut();
  }, [notice]);
  const shown: Notice[] =
    notice && !actionData ? [{ id: notice, tone: "success", title: notice, until: 6000 }] : [];
  if (!applications) {
    return (
      <main className="deep grid min-h-svh place-items-center p-4">
        <SignInForm heading={portalTexts.heading} text={portalTexts.text} message={actionData?.message} />
        <Toasts initial={shown} />
      </main>
    );
  }
  return (
    <>
      <header className="deep">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-4">
          <h1 className="text-xl">{portalTexts.heading}</h1>
          <Form method="post">
            <Button type="submit" name="intent" value="logout" kind="secondary">
              {portalTexts.logout}
            </Button>
          </Form>
        </div>
      </header>
      <main className="wrap py-8">
        <h2 className="mb-4 text-2xl">{portalTexts.listHeading}</h2>
        <ApplicationList applications={applications} />
      </main>
      <Toasts initial={shown} />
    </>
  );
}
