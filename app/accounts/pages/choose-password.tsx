import { data, Form, redirect } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { type SignedInProfile, signedInProfile } from "#app/accounts/accounts.server.ts";
import { ownFields } from "#app/accounts/own/own-account.server.ts";
import { changePassword } from "#app/accounts/own/own-password.server.ts";
import { choosePasswordAddress } from "#app/accounts/temporary-password.server.ts";
import { signedInMeta } from "#app/admin/admin-meta.ts";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { guarded, readForm, refuseFlood, sender, uncounted } from "#app/forms/request-guard.server.ts";
import { Button } from "#app/ui/button.tsx";
import { accountFailure } from "#content/account.ts";
import { temporaryPasswordTexts as texts } from "#content/own-account.ts";
import { AccountForm } from "../account-form.tsx";
import { ownForms } from "../own/own-account-contract.ts";
import { homes } from "../own/role-places.ts";
import { firstScreen } from "../staff/first-screen.ts";
import { signInFor } from "../way-back.ts";
import type { Route } from "./+types/choose-password.ts";
import { AccountPage } from "./account-page.tsx";

export const meta = () => signedInMeta(texts.heading);

/**
 * The account that has to replace a password that the site made.
 * @throws Response a redirect for everybody else
 */
async function admitWithTemporary(request: Request): Promise<SignedInProfile> {
  const found = await signedInProfile(request.headers);
  if (!found) throw redirect(signInFor("/account"));
  if (found.mustFirst !== choosePasswordAddress) throw redirect(homes[found.profile.role].href);
  return found;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return guarded(context, async () => ({ email: (await admitWithTemporary(request)).profile.email }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { profile, session } = await guarded(context, () => {
    // Almost every account is sent away before its form is read.
    refuseFlood(context);
    return admitWithTemporary(request);
  });
  const form = await readForm(context, request, ...ownFields);
  const outcome = await answerAccountForm({ form, ...uncounted }, ownForms.password.schema, (input) =>
    changePassword(profile, session, input, sender(context, request)),
  );
  if (outcome.kind === "refused") return data(outcome.answer, { status: outcome.status });
  const next = profile.role === "admin" ? firstScreen.admin : homes[profile.role].href;
  throw redirect(next, { headers: outcome.result });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, accountFailure);
}

export const shouldRevalidate = notAfterRefusal;

/** The screen that comes before everything else after a sign-in with a password that the site made. */
export default function ChoosePassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <main>
      <AccountPage
        heading={texts.heading}
        text={texts.text}
        after={
          <Form method="post" action="/sign-out" className="grid justify-items-center">
            <Button type="submit" kind="quiet">
              {texts.signOut}
            </Button>
          </Form>
        }
      >
        <AccountForm
          id="choose"
          schema={ownForms.password.schema}
          fields={texts.fields}
          choosing
          answer={actionData}
          submit={texts.submit}
          submitting={ownForms.password.submitting}
        >
          {/* A password manager then knows whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        </AccountForm>
      </AccountPage>
    </main>
  );
}
