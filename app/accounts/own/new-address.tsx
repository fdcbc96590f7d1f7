import { data, redirect } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { confirmNewAddress } from "#app/accounts/own/own-email.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { readCountedForm } from "#app/forms/request-guard.server.ts";
import { tokenOfLink } from "#app/private-links/mail-token.server.ts";
import { forgettingLink } from "#app/private-links/opened-link.server.ts";
import { accountFailure } from "#content/account.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { AccountForm } from "../account-form.tsx";
import { emailProof } from "../contract.ts";
import { AccountPage } from "../pages/account-page.tsx";
import type { Route } from "./+types/new-address.ts";

const texts = ownAccountTexts.newAddress;

export const meta = () => [{ title: texts.title }, { name: "robots", content: "noindex" }];

export function loader({ request, context }: Route.LoaderArgs) {
  return tokenOfLink(context, request, {
    kind: "new-address",
    path: "/confirm-email/new-address",
    over: texts.over,
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, "confirm-email", emailProof);
  const outcome = await answerAccountForm(sent, emailProof, confirmNewAddress);
  if (outcome.kind === "refused") return data(outcome.answer, { status: outcome.status });
  // The link may be opened on another device, or by somebody who is signed in to another account.
  const here = await currentProfile(request.headers).catch(() => null);
  throw redirect(
    here?.id === outcome.result
      ? `${ownAccountTexts.path}?notice=new-address#email`
      : "/sign-in?notice=new-address",
    { headers: forgettingLink(request, "new-address", String(sent.form.get("token"))) },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, accountFailure);
}

export const shouldRevalidate = notAfterRefusal;

/** The page of the link to a new address. It needs a press, because mail scanners open every link. */
export default function NewAddress({ loaderData: { token, why }, actionData }: Route.ComponentProps) {
  return (
    <main>
      <AccountPage heading={texts.heading} text={why || texts.text}>
        {token && (
          <AccountForm
            id="new-address"
            schema={emailProof}
            fields={{}}
            answer={actionData}
            hidden={{ token }}
            submit={texts.submit}
            submitting={texts.submitting}
          />
        )}
      </AccountPage>
    </main>
  );
}
