import { data, Link } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { askForReset } from "#app/accounts/learner.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { readCountedForm } from "#app/forms/request-guard.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { accountFailure, accountFields, forgottenTexts, learnerSignInTexts } from "#content/account.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { type AccountAnswer, AccountForm } from "../account-form.tsx";
import { resetRequest } from "../contract.ts";
import type { Route } from "./+types/forgotten-password.ts";
import { AccountPage } from "./account-page.tsx";

export function meta() {
  return [{ title: `${forgottenTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** The response is the same whether the address has an account or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, "reset-asked", resetRequest);
  const outcome = await answerAccountForm(sent, resetRequest, askForReset);
  if (outcome.kind === "refused") return data<AccountAnswer>(outcome.answer, { status: outcome.status });
  return data<AccountAnswer>({ done: true });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, accountFailure);
}

export const shouldRevalidate = notAfterRefusal;

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const answer: AccountAnswer | undefined = actionData;
  const { done } = forgottenTexts;
  const back = (
    <Link
      to={learnerSignInTexts.path}
      className="inline-block py-3 font-semibold underline underline-offset-4"
    >
      {forgottenTexts.back}
    </Link>
  );
  if (answer?.done) {
    return (
      <AccountPage heading={done.heading} text={done.text} after={back}>
        <p className="mb-4">{done.ask}</p>
        <ButtonLink kind="whatsapp" href={whatsappLink("sales", done.message)}>
          {done.askLabel}
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={forgottenTexts.heading} text={forgottenTexts.text} after={back}>
      <AccountForm
        id="forgotten"
        schema={resetRequest}
        fields={{ email: accountFields.email }}
        answer={answer}
        submit={forgottenTexts.submit}
        submitting={forgottenTexts.submitting}
      />
    </AccountPage>
  );
}
