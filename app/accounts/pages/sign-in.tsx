import { data, Link, redirect } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { signedInProfile } from "#app/accounts/accounts.server.ts";
import { signInFrom } from "#app/accounts/sign-in.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { readCountedForm, sender } from "#app/forms/request-guard.server.ts";
import {
  accountFields,
  type LearnerNotice,
  learnerNotices,
  learnerSignInTexts,
  signUpTexts,
} from "#content/account.ts";
import { site } from "#content/site.ts";
import { AccountForm } from "../account-form.tsx";
import { signInInput } from "../contract.ts";
import { codeAddress, twoStepAddress } from "../second-factor/addresses.ts";
import { wayBack } from "../way-back.ts";
import type { Route } from "./+types/sign-in.ts";
import { AccountPage } from "./account-page.tsx";

export function meta() {
  return [{ title: `${learnerSignInTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** Redirects an account that is signed in already, if need be to the set-up of the second factor. If the database is down, the form is shown. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const next = wayBack(query.get("next"));
  const word = query.get("notice") ?? "";
  const found = await signedInProfile(request.headers).catch(() => null);
  if (found?.mustSetUp) throw redirect(twoStepAddress);
  if (found) throw redirect(word === "confirmed" ? "/learning?notice=confirmed" : next);
  return { next, notice: Object.hasOwn(learnerNotices, word) ? learnerNotices[word as LearnerNotice] : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, "sign-in", signInInput, { next: 2_000 });
  const outcome = await answerAccountForm(sent, signInInput, (input) =>
    signInFrom(input, sender(context, request)),
  );
  if (outcome.kind === "refused") return data(outcome.answer, { status: outcome.status });
  const { needsCode, headers } = outcome.result;
  if (needsCode) throw redirect(codeAddress, { headers });
  const wanted = sent.form.get("next");
  throw redirect(wayBack(typeof wanted === "string" ? wanted : null), { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, learnerSignInTexts.unexpected);
}

export const shouldRevalidate = notAfterRefusal;

/** The learners' sign-in. It also accepts staff; the back office has its own. */
export default function SignIn({ loaderData: { next, notice }, actionData }: Route.ComponentProps) {
  const texts = learnerSignInTexts;
  return (
    <AccountPage
      heading={texts.heading}
      text={texts.text}
      notice={actionData ? null : notice}
      after={
        <p>
          {texts.instead.text}{" "}
          <Link
            to={`${signUpTexts.path}?next=${encodeURIComponent(next)}`}
            className="inline-block py-3 font-semibold underline underline-offset-4"
          >
            {texts.instead.label}
          </Link>
        </p>
      }
    >
      <AccountForm
        id="sign-in"
        schema={signInInput}
        fields={{ email: accountFields.email, password: accountFields.password }}
        answer={actionData}
        hidden={{ next }}
        submit={texts.submit}
        submitting={texts.submitting}
      >
        <Link
          to="/forgotten-password"
          className="justify-self-start py-2 text-brand underline underline-offset-4"
        >
          {texts.forgotten}
        </Link>
      </AccountForm>
    </AccountPage>
  );
}
