import { data, Link } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { signUp } from "#app/accounts/learner.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { callerAddress, readForm } from "#app/forms/request-guard.server.ts";
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
type SignUpAnswer = AccountAnswer & { email?: string };

/** The response is the same whether the address already had an account or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(context, request);
  const outcome = await answerAccountForm(form, signUpInput, async (input) => {
    await signUp(input, callerAddress(context));
    return input.email;
  });
  if (outcome.kind === "refused") return data<SignUpAnswer>(outcome.answer, { status: outcome.status });
  return data<SignUpAnswer>({ done: true, email: outcome.result });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, accountFailure);
}

export const shouldRevalidate = notAfterRefusal;

/** Sign-up; once it was taken, what to do with the mail, and the sign-in form for after that. */
export default function SignUp({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const { done, instead } = signUpTexts;
  const answer: SignUpAnswer | undefined = actionData;
  if (answer?.done) {
    return (
      <AccountPage
        heading={done.heading}
        text={`${done.mail} ${done.text}`}
        after={
          <>
            <p className="mb-4">{done.ask}</p>
            <ButtonLink kind="whatsapp" href={whatsappLink("sales", done.message)}>
              {done.askLabel}
            </ButtonLink>
          </>
        }
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
