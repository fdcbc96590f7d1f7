import { data, redirect } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { proveEmail } from "#app/accounts/learner.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { readCountedForm } from "#app/forms/request-guard.server.ts";
import { tokenOfLink } from "#app/private-links/mail-token.server.ts";
import { forgettingLink } from "#app/private-links/opened-link.server.ts";
import { accountFailure, confirmTexts, resetTexts } from "#content/account.ts";
import { site } from "#content/site.ts";
import { AccountForm } from "../account-form.tsx";
import { emailProof } from "../contract.ts";
import type { Route } from "./+types/confirm-email.ts";
import { AccountPage } from "./account-page.tsx";

export function meta() {
  return [{ title: `${confirmTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export function loader({ request, context }: Route.LoaderArgs) {
  return tokenOfLink(context, request, {
    kind: "confirm-email",
    path: "/confirm-email",
    over: resetTexts.over,
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, "confirm-email", emailProof);
  const outcome = await answerAccountForm(sent, emailProof, proveEmail);
  if (outcome.kind === "refused") return data(outcome.answer, { status: outcome.status });
  const headers = forgettingLink(request, "confirm-email", String(sent.form.get("token")));
  throw redirect("/sign-in?notice=confirmed", { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, accountFailure);
}

export const shouldRevalidate = notAfterRefusal;

/** The page of a mailed link. It needs a press, because mail scanners open every link. */
export default function ConfirmEmail({ loaderData: { token, why }, actionData }: Route.ComponentProps) {
  return (
    <main>
      <AccountPage heading={confirmTexts.heading} text={why || confirmTexts.text}>
        {token && (
          <AccountForm
            id="confirm"
            schema={emailProof}
            fields={{}}
            answer={actionData}
            hidden={{ token }}
            submit={confirmTexts.submit}
            submitting={confirmTexts.submitting}
          />
        )}
      </AccountPage>
    </main>
  );
}
