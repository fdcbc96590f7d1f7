import { admitForSetUp } from "#app/accounts/second-factor/admit-set-up.server.ts";
import { mustSetUpSecondFactor } from "#app/accounts/second-factor/rule.server.ts";
import { readSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { answerTwoStep } from "#app/accounts/second-factor/two-step-action.server.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { signedInMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { answerOrSay } from "#app/forms/form-answers.ts";
import { guarded, readForm, sender } from "#app/forms/request-guard.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { twoStepTexts as texts } from "#content/second-factor.ts";
import { homes, signIns, signOuts } from "../own/role-places.ts";
import type { Route } from "./+types/two-step.ts";
import { AppKey } from "./app-key.tsx";
import { secondFactorForm } from "./contract.ts";
import { PasskeyCard } from "./passkey-card.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecretForm } from "./secret-form.tsx";
import type { TwoStepAnswer } from "./two-step-action.server.ts";

export const meta = () => signedInMeta(texts.heading);

export async function loader({ request, context }: Route.LoaderArgs) {
  return guarded(context, async () => {
    const { id, role } = await admitForSetUp(request, context);
    const state = await readSecondFactor(id);
    // The form that was just sent may have set it up, so the state of the session is too old here.
    const mustSetUp = mustSetUpSecondFactor(role, state.codesLeft !== null);
    return { ...state, mustSetUp, role };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const profile = await admitForSetUp(request, context);
  const form = await readForm(context, request, secondFactorForm);
  return guarded(context, () => answerTwoStep(profile, form, sender(context, request)));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay<TwoStepAnswer | { message: string }>(serverAction, texts.unexpected);
}

/** The screen on which people set up the second step of their sign-in, and their passkeys. */
export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { codesLeft, passkeys, mustSetUp, role } = loaderData;
  const answer: Partial<TwoStepAnswer> = actionData ?? {};
  // There is no way back before the set-up where it is required.
  const back = mustSetUp ? null : homes[role];
  return (
    <AdminPage
      heading={texts.heading}
      header={
        <AdminHeader heading={texts.heading} back={back} signOut={signOuts[role]} account={!mustSetUp} />
      }
      signIn={signIns[role]}
      className="max-w-3xl gap-6"
    >
      <div className="grid gap-2 print:hidden">
        <p className="max-w-prose text-muted">{mustSetUp ? texts.required : texts.text}</p>
        <p className="font-semibold">
          {codesLeft === null ? texts.off : `${texts.on} ${texts.codesLeft(codesLeft)}`}
        </p>
        <div role="status" className="empty:hidden">
          {answer.done && (
            <p className="rounded-xl bg-success-soft p-3 font-semibold text-success">{answer.done}</p>
          )}
        </div>
        {answer.message && !answer.form && <p role="alert">{answer.message}</p>}
      </div>
      {answer.codes && <RecoveryCodes codes={answer.codes} goOn={back} />}
      {!answer.codes && codesLeft === null && <TurnOn answer={answer} />}
      {!answer.codes && codesLeft !== null && <TurnedOn answer={answer} />}
      <PasskeyCard passkeys={passkeys} needsCode={codesLeft !== null} answer={answer} />
    </AdminPage>
  );
}

/** The way to turn it on: the password, then the app's first code. */
function TurnOn({ answer: { form, message, app } }: { answer: Partial<TwoStepAnswer> }) {
  if (app) return <AppKey app={app} message={message} />;
  return (
    <Card as="section">
      <h2 className="text-xl">{texts.begin.heading}</h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{texts.begin.text}</p>
      <SecretForm
        intent="begin"
        password
        message={form === "begin" || form === "confirm" ? message : undefined}
        submit={texts.begin.submit}
      />
    </Card>
  );
}

/** What can be done while it is on. */
function TurnedOn({ answer: { form, message } }: { answer: Partial<TwoStepAnswer> }) {
  const parts = [
    { intent: "new-codes", kind: "secondary", ...texts.replace },
    { intent: "turn-off", kind: "danger", ...texts.turnOff },
  ] as const;
  return parts.map(({ intent, kind, heading, text, submit }) => (
    <Card as="section" key={intent}>
      <details className="group" open={form === intent}>
        <Summary className="text-lg">{heading}</Summary>
        <p className="mt-1 mb-5 max-w-prose text-muted">{text}</p>
        <SecretForm
          intent={intent}
          kind={kind}
          password
          code={texts.anyCode}
          message={form === intent ? message : undefined}
          submit={submit}
        />
      </details>
    </Card>
  ));
}
