import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { passkeyTexts as texts, twoStepTexts } from "#content/second-factor.ts";
import { PasswordInput } from "../password-input.tsx";
import { CodeInput } from "./code-input.tsx";
import { passkeyNameLength } from "./contract.ts";
import type { SecondFactorState } from "./second-factor.server.ts";
import { SecretForm } from "./secret-form.tsx";
import type { TwoStepAnswer } from "./two-step-action.server.ts";

interface PasskeyCardProps extends Pick<SecondFactorState, "passkeys"> {
  /** Whether the account has an app, whose code is then needed to add a passkey. */
  needsCode: boolean;
  /** The answer to the form that was sent last. */
  answer: Partial<TwoStepAnswer>;
}

/** The passkeys of the account, and the form that adds one. */
export function PasskeyCard({ passkeys, needsCode, answer }: PasskeyCardProps) {
  return (
    <Card as="section" className="print:hidden">
      <h2 className="text-xl">{texts.heading}</h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{texts.text}</p>
      {passkeys.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-2">
        {passkeys.map(({ id, name, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2 [overflow-wrap:anywhere]"
          >
            <span>
              <span className="font-semibold">{name}</span>
              {createdAt && (
                <span className="block text-sm text-muted">
                  {texts.added} <Moment at={createdAt} />
                </span>
              )}
            </span>
            <details className="group w-full" open={answer.passkey === id}>
              <Summary>{texts.removeOf(name)}</Summary>
              <SecretForm
                id={`remove-${id}`}
                intent="remove-passkey"
                kind="danger"
                password
                message={answer.passkey === id ? answer.message : undefined}
                submit={texts.remove}
              >
                <input type="hidden" name="id" value={id} />
              </SecretForm>
            </details>
          </li>
        ))}
      </ul>
      <NewPasskey needsCode={needsCode} />
      <p className="without-js mt-4 text-muted">{texts.noScript}</p>
    </Card>
  );
}

interface Outcome {
  failed: boolean;
  message: string;
}

/** Adds a passkey. The part for passkeys is loaded when the form is sent. */
function NewPasskey({ needsCode }: Pick<PasskeyCardProps, "needsCode">) {
  const [adding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { revalidate } = useRevalidator();
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const name = String(sent.get("name"));
    const password = String(sent.get("password"));
    const code = sent.get("code");
    setAdding(true);
    setOutcome(undefined);
    const { makePasskey } = await import("./passkey-browser.ts");
    const made = await makePasskey(name, code === null ? { password } : { password, code: String(code) });
    setAdding(false);
    if (made.kind === "failed") return setOutcome({ failed: true, message: made.message });
    form.reset();
    setOutcome({ failed: false, message: texts.saved(name) });
    return revalidate();
  };
  return (
    <form method="post" onSubmit={add} className="needs-js mt-6 grid max-w-md gap-5">
      <Field id="passkey-name" label={texts.name.label} hint={texts.name.hint} required>
        {(tie) => <Input {...tie} name="name" maxLength={passkeyNameLength} autoComplete="off" />}
      </Field>
      <Field id="passkey-password" label={twoStepTexts.password.label} required>
        {(tie) => <PasswordInput {...tie} name="password" autoComplete="current-password" />}
      </Field>
      {needsCode && (
        <Field id="passkey-code" label={twoStepTexts.anyCode.label} hint={twoStepTexts.anyCode.hint} required>
          {(tie) => <CodeInput {...tie} />}
        </Field>
      )}
      <p
        role="status"
        className={`font-semibold empty:hidden ${outcome?.failed ? "text-danger" : "text-success"}`}
      >
        {outcome?.message}
      </p>
      <Button type="submit" kind="secondary" loading={adding} className="justify-self-start">
        {texts.add}
      </Button>
    </form>
  );
}
