import { data, Link } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { signUp } from "#app/accounts/learner.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { readCountedForm } from "#app/forms/request-guard.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { accountFailure, accountFields, learnerSignInTexts, signUpTexts } from "#content/account.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { type AccountAnswer, AccountForm } from "../account-form.tsx";
import { signInInput, signUpInput } from "../contract.ts";
import { wayBack } from "../way-back.ts";
import type { Route } from "./+types/sign-up.ts";
import { AccountPage } from "./account-page.tsx";

export function meta() {
  return [{ title: `${signUpTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export function loader({ request }: Route.LoaderArgs) {
  return { next: wayBack(new URL(request.url).searchParams.get("next")) };
}

/** The e-mail address prefills the sign-in form. */
type SignUpAnswer = AccountAnswer & { email?: string; waitsForMail?: boolean };

/** The response is the same whether the address already had an account or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, "sign-up", signUpInput);
  const outcome = await answerAccountForm(sent, signUpInput, async (input) => {
    const { waitsForMail } = await signUp(input);
    return { email: input.email, waitsForMail };
  });
  if (outcome.kind === "refused") return data<SignUpAnswer>(outcome.answer, { status: outcome.status });
  return data<SignUpAnswer>({ done: true, ...outcome.result });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, accountFailure);
}

export const shouldRevalidate = notAfterRefusal;

/** A way on for somebody whose mail does not come. */
function NoMail() {
  const { ask, askLabel, message } = signUpTexts.mailed;
  return (
    <>
      <p className="mb-4">{ask}</p>
      <ButtonLink kind="whatsapp" href={whatsappLink("sales", message)}>
        {askLabel}
      </ButtonLink>
    </>
  );
}

/** Sign-up; once it succeeded, the sign-in form in the same place. */
export default function SignUp({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const { instead } = signUpTexts;
  const answer: SignUpAnswer | undefined = actionData;
  if (answer?.done) {
    const { heading, text } = answer.waitsForMail ? signUpTexts.mailed : signUpTexts.done;
    return (
      <AccountPage
        key="done"
        replacing
        heading={heading}
        text={text}
        after={answer.waitsForMail && <NoMail />}
      >
        <AccountForm
          id="sign-in"
          action={learnerSignInTexts.path}
          schema={signInInput}
          fields={{ email: accountFields.email, password: accountFields.password }}
          email={answer.email}
          hidden={{ next }}
          submit={learnerSignInTexts.submit}
          submitting={learnerSignInTexts.submitting}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      heading={signUpTexts.heading}
      text={signUpTexts.text}
      after={
        <p>
          {instead.text}{" "}
          <Link
            to={`${learnerSignInTexts.path}?next=${encodeURIComponent(next)}`}
            className="inline-block py-3 font-semibold underline underline-offset-4"
          >
            {instead.label}
          </Link>
        </p>
      }
    >
      <AccountForm
        id="sign-up"
        schema={signUpInput}
        fields={{
          name: accountFields.name,
          email: accountFields.email,
          password: accountFields.newPassword,
        }}
        choosing
        answer={answer}
        submit={signUpTexts.submit}
        submitting={signUpTexts.submitting}
      >
        <PrivacyNote text={signUpTexts.privacy} />
      </AccountForm>
    </AccountPage>
  );
}
