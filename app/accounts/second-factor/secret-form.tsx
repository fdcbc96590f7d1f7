import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Field } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import type { FieldText } from "#content/fields.ts";
import { twoStepTexts as texts } from "#content/second-factor.ts";
import { PasswordInput } from "../password-input.tsx";
import { CodeInput } from "./code-input.tsx";

interface SecretFormProps {
  /** What the form does. */
  intent: string;
  /** Tells it apart from others with the same intent. */
  id?: string;
  /** Whether it asks for the password. */
  password?: boolean;
  /** The texts of the field for a code, if it asks for one. */
  code?: FieldText;
  /** The error of the last try. */
  message?: string | undefined;
  submit: string;
  kind?: ButtonKind;
  /** More fields. */
  children?: ReactNode;
}

/** A form that asks for the password, for a code, or for both. */
export function SecretForm(props: SecretFormProps) {
  const { intent, id = intent, password, code, message, submit, kind, children } = props;
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <FormRefusal>{message}</FormRefusal>
      {password && (
        <Field id={`${id}-password`} label={texts.password.label} required>
          {(tie) => <PasswordInput {...tie} name="password" autoComplete="current-password" />}
        </Field>
      )}
      {code && (
        <Field id={`${id}-code`} label={code.label} hint={code.hint} required>
          {(tie) => <CodeInput {...tie} />}
        </Field>
      )}
      <Button type="submit" kind={kind} loading={sending} className="justify-self-start">
        {sending ? texts.sending : submit}
      </Button>
    </Form>
  );
}
