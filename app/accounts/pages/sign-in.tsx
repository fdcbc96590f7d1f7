import { data, Link, redirect } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { signedInProfile } from "#app/accounts/accounts.server.ts";
import { waitsForCode } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { type Caller, signInFrom } from "#app/accounts/sign-in.server.ts";
import { signInStaffWithCode } from "#app/accounts/staff/staff-sign-in.server.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { type CountedForm, readCountedForm, sender } from "#app/forms/request-guard.server.ts";
import {
  accountFields,
  type LearnerNotice,
  learnerNotices,
  learnerSignInTexts,
  signUpTexts,
} from "#content/account.ts";
import { site } from "#content/site.ts";
import { type AccountAnswer, AccountForm } from "../account-form.tsx";
import { roles, signInInput } from "../contract.ts";
import { codeInput } from "../second-factor/contract.ts";
import { PasskeyButton } from "../second-factor/passkey-button.tsx";
import { CodeForm } from "../staff/code-form.tsx";
import { signInFor, wayBack } from "../way-back.ts";
import type { Route } from "./+types/sign-in.ts";
import { AccountPage } from "./account-page.tsx";

export function meta() {
  return [{ title: `${learnerSignInTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** Redirects an account that is signed in already, if need be to what must come first. If the database is down, the form is shown. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const next = wayBack(query.get("next"));
  const word = query.get("notice") ?? "";
  const found = await signedInProfile(request.headers).catch(() => null);
  if (found?.mustFirst) throw redirect(found.mustFirst);
  if (found) throw redirect(word === "confirmed" ? "/learning?notice=confirmed" : next);
  return {
    next,
    needsCode: query.has("code") && (await waitsForCode(request.headers).catch(() => false)),
    notice: Object.hasOwn(learnerNotices, word) ? learnerNotices[word as LearnerNotice] : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, null, signInInput, codeInput, { next: 2_000 });
  if (sent.form.has("code")) return answerCode(sent, request, sender(context, request));
  const outcome = await answerAccountForm(sent, signInInput, (input) =>
    signInFrom(input, sender(context, request)),
  );
  if (outcome.kind === "refused") return data(outcome.answer, { status: outcome.status });
  const { needsCode, headers } = outcome.result;
  const next = wayBack(String(sent.form.get("next")));
  throw redirect(needsCode ? `${learnerSignInTexts.path}?code&next=${encodeURIComponent(next)}` : next, {
    headers,
  });
}

/** Finishes a sign-in that waits for a code, for every role. */
async function answerCode({ form, refusal }: CountedForm, request: Request, caller: Caller) {
  if (refusal) return data<AccountAnswer>({ message: refusal.message }, { status: refusal.status });
  const outcome = await signInStaffWithCode(Object.fromEntries(form), roles, caller);
  if (outcome.kind === "refused")
    return data<AccountAnswer>({ message: outcome.message }, { status: outcome.status });
  const next = wayBack(new URL(request.url).searchParams.get("next"));
  throw redirect(next, { headers: outcome.headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, learnerSignInTexts.unexpected);
}

export const shouldRevalidate = notAfterRefusal;

/** The learners' sign-in. It also accepts staff; the back office has its own. */
export default function SignIn({
  loaderData: { next, needsCode, notice },
  actionData,
}: Route.ComponentProps) {
  const texts = learnerSignInTexts;
  if (needsCode) {
    return (
      <div className="deep min-h-[80svh]">
        <div className="wrap py-8 md:py-14">
          <CodeForm again={signInFor(next)} message={actionData?.message} />
        </div>
      </div>
    );
  }
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
      <div className="mt-5 grid">
        <PasskeyButton screen="school" next={next} />
      </div>
    </AccountPage>
  );
}
