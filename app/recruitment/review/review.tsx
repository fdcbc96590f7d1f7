import { useEffect } from "react";
import { data, redirect } from "react-router";
import { signOutEverywhere } from "#app/accounts/accounts.server.ts";
import { signInInput } from "#app/accounts/contract.ts";
import { codeInput } from "#app/accounts/second-factor/contract.ts";
import { waitsForCode } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { currentReviewer, reviewerRoles } from "#app/accounts/staff/admit-reviewer.server.ts";
import { CodeForm } from "#app/accounts/staff/code-form.tsx";
import { SignInForm } from "#app/accounts/staff/sign-in-form.tsx";
import { signInStaff, signInStaffWithCode } from "#app/accounts/staff/staff-sign-in.server.ts";
import { signedInMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { changeOrFailure } from "#app/admin/list-outcome.ts";
import { useNoticeOnce } from "#app/admin/use-notice-once.ts";
import { useStaffBrowser } from "#app/admin/use-staff-browser.ts";
import { answerOrSay } from "#app/forms/form-answers.ts";
import { dropDrafts } from "#app/forms/form-draft.ts";
import { guarded, readCountedForm, readForm, sender, uncounted } from "#app/forms/request-guard.server.ts";
import { readApplications } from "#app/recruitment/review/applications-list.server.ts";
import { hideIdentities, identitiesHidden } from "#app/recruitment/review/hidden-identities.server.ts";
import { reviewAction, reviewForms, reviewPath } from "#app/recruitment/review/review-action.server.ts";
import { announceSignOut } from "#app/ui/sign-out-channel.ts";
import type { Notice } from "#app/ui/toast-store.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { accountNotices, reviewSignIn, signInMessages } from "#content/back-office.ts";
import { reviewTexts } from "#content/review.ts";
import type { Route } from "./+types/review.ts";
import { ReviewHeader } from "./review-header.tsx";
import { ReviewList } from "./review-list.tsx";
import { revalidateReview } from "./review-outcome.ts";

export const meta = () => signedInMeta(reviewSignIn.heading);

/** The notices of the screen, by the parameter `notice` of its address. */
const notices: Readonly<Record<string, Pick<Notice, "tone" | "title">>> = {
  welcome: { tone: "success", title: reviewSignIn.welcome },
  "signed-out": { tone: "success", title: reviewSignIn.signedOut },
  "new-password": accountNotices["new-password"],
  "sign-in": { tone: "error", title: reviewSignIn.signIn },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  return guarded(context, async () => {
    const query = new URL(request.url).searchParams;
    const word = query.get("notice") ?? "";
    const notice = Object.hasOwn(notices, word) ? word : null;
    const profile = await currentReviewer(request.headers);
    if (!profile) {
      const needsCode = query.has("code") && (await waitsForCode(request.headers));
      return { notice, list: null, needsCode };
    }
    const list = await readApplications(query, await identitiesHidden(request));
    return { notice, list: { ...list, admin: profile.role === "admin" } };
  });
}

const isSignIn = (form: FormData) => form.has("email") || form.has("code");

export async function action({ request, context }: Route.ActionArgs) {
  const forms = [...reviewForms, signInInput, codeInput, { intent: 10 }];
  const { form, refusal } = (await currentReviewer(request.headers).catch(() => null))
    ? { form: await readForm(context, request, ...forms), ...uncounted }
    : await readCountedForm(context, request, null, ...forms);
  if (refusal) return data({ message: refusal.message }, { status: refusal.status });
  if (form.get("intent") === "logout") {
    const headers = await signOutEverywhere(request.headers);
    headers.append("Set-Cookie", await hideIdentities(false));
    throw redirect(`${reviewPath}?notice=signed-out`, { headers });
  }
  // Only the sign-in forms have an e-mail address or a code.
  if (!isSignIn(form)) return reviewAction({ request, context, form, page: reviewPath });
  const signIn = form.has("code") ? signInStaffWithCode : signInStaff;
  const outcome = await signIn(Object.fromEntries(form), reviewerRoles, sender(context, request));
  if (outcome.kind === "code") throw redirect(`${reviewPath}?code`, { headers: outcome.headers });
  if (outcome.kind === "refused") {
    if (form.has("code")) return data({ message: outcome.message }, { status: outcome.status });
    const own = outcome.status === 401 || outcome.status === 403 ? reviewSignIn.invalid : outcome.message;
    return data({ message: own }, { status: outcome.status });
  }
  throw redirect(`${reviewPath}?notice=welcome`, { headers: outcome.headers });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (isSignIn(form)) return answerOrSay(serverAction, signInMessages.unexpected);
  return changeOrFailure(request, serverAction);
}

export const shouldRevalidate = revalidateReview;

/** The reviewers' sign-in screen and, once signed in, the list of applications. */
export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { list, notice } = loaderData;
  useEffect(() => {
    if (notice !== "signed-out") return;
    dropDrafts();
    announceSignOut();
  }, [notice]);
  useNoticeOnce("notice");
  useStaffBrowser(Boolean(list));
  const said = notice && !actionData ? notices[notice] : undefined;
  const shown: Notice[] = said ? [{ id: said.title, until: 6000, ...said }] : [];
  if (list) {
    const outcome = actionData && "changed" in actionData ? actionData : undefined;
    return (
      <>
        <ReviewList list={list} outcome={outcome} />
        <Toasts initial={shown} />
      </>
    );
  }
  const message = actionData && "message" in actionData ? actionData.message : undefined;
  return (
    <main className="deep grid min-h-svh place-items-center p-4">
      {loaderData.needsCode ? (
        <CodeForm again="/recruitment/admin" message={message} />
      ) : (
        <SignInForm
          heading={reviewSignIn.heading}
          text={reviewSignIn.text}
          message={message}
          screen="reviewer"
        />
      )}
      <Toasts initial={shown} />
    </main>
  );
}

export function ErrorBoundary() {
  const { unread } = reviewTexts;
  return <ListError heading={reviewSignIn.heading} unread={unread} header={<ReviewHeader />} />;
}
