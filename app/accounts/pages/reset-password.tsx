import { data, redirect } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { setNewPassword } from "#app/accounts/learner.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { readCountedForm } from "#app/forms/request-guard.server.ts";
import { tokenOfLink } from "#app/private-links/mail-token.server.ts";
import { forgettingLink } from "#app/private-links/opened-link.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { accountFailure, accountFields, resetTexts } from "#content/account.ts";
import { site } from "#content/site.ts";
import { AccountForm } from "../account-form.tsx";
import { newPasswordInput } from "../contract.ts";
import type { Route } from "./+types/reset-password.ts";
import { AccountPage } from "./account-page.tsx";

/** Where each role signs in. */
const signInScreens = {
  admin: "/admin-login",
  recruiter: "/recruitment/admin",
  learner: "/sign-in",
} as const;

export function meta() {
  return [{ title: `${resetTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export function loader({ request, context }: Route.LoaderArgs) {
  return tokenOfLink(context, request, {
    kind: "new-password",
    path: "/reset-password",
    over: resetTexts.over,
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, "new-password", newPasswordInput);
  const outcome = await answerAccountForm(sent, newPasswordInput, (input) =>
    setNewPassword(input, request.headers),
  );
  if (outcome.kind === "refused") return data(outcome.answer, { status: outcome.status });
  const { role, headers } = outcome.result;
  const forgetting = forgettingLink(request, "new-password", String(sent.form.get("token")));
  for (const cookie of forgetting.getSetCookie()) headers.append("Set-Cookie", cookie);
  throw redirect(`${signInScreens[role]}?notice=new-password`, { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, accountFailure);
}

export const shouldRevalidate = notAfterRefusal;

/** The page of a mailed link. It is outside the site's shell, so its address is not counted. */
export default function ResetPassword({ loaderData: { token, why }, actionData }: Route.ComponentProps) {
  return (
    <main>
      <AccountPage heading={resetTexts.heading} text={why || resetTexts.text}>
        {token && (
          <AccountForm
            id="reset"
            schema={newPasswordInput}
            fields={{ password: accountFields.newPassword }}
            choosing
            answer={actionData}
            hidden={{ token }}
            submit={resetTexts.submit}
            submitting={resetTexts.submitting}
          />
        )}
        {(!token || actionData?.message) && (
          <ButtonLink href="/forgotten-password" reload kind="quiet" className="mt-3">
            {resetTexts.again}
          </ButtonLink>
        )}
      </AccountPage>
    </main>
  );
}
