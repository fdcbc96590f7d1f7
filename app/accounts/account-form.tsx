import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { z } from "zod";
import { Field, Input } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { EmailInput } from "#app/ui/email-input.tsx";
import type { FieldText } from "#content/fields.ts";
import { nameLength } from "./contract.ts";
import { PasswordInput } from "./password-input.tsx";

/** The response to an account form: errors of its fields, or a message for the whole form. */
export interface AccountAnswer {
  reply?: SubmissionResult;
  message?: string;
  /** Whether it succeeded; set only where the screen then shows something else. */
  done?: boolean;
}

type FieldName = "name" | "email" | "current" | "password";

interface AccountFormProps {
  id: string;
  schema: z.ZodType<Record<string, string>, Record<string, string>>;
  /** The fields to show, with their texts. */
  fields: Partial<Record<FieldName, FieldText>>;
  /** Whether the password is a new one. */
  choosing?: boolean;
  answer?: AccountAnswer | undefined;
  /** Where the form posts to; the current address by default. */
  action?: string;
  /** Hidden values sent with the form. */
  hidden?: Readonly<Record<string, string>>;
  /** Initial values of these fields. */
  email?: string | undefined;
  name?: string | undefined;
  submit: string;
  submitting: string;
  submitKind?: ButtonKind;
  /** Content between the fields and the button. */
  children?: ReactNode;
}

/**
 * The forms of an account, which select from the same fields. They work with and without script. Where a page has
 * several, each has a hidden `intent`.
 */
export function AccountForm(props: AccountFormProps) {
  const { id, schema, fields: shown, answer, hidden = {} } = props;
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && (!hidden.intent || formData?.get("intent") === hidden.intent);
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: answer?.reply,
    defaultValue: { email: props.email ?? "", name: props.name ?? "" },
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const formProps = getFormProps(form);
  const bind = (name: FieldName) => ({
    id: fields[name]?.id ?? name,
    label: shown[name]?.label,
    hint: shown[name]?.hint,
    error: fields[name]?.errors ?? [],
    required: true,
  });
  const initial = (name: "name" | "email") => String(fields[name]?.initialValue ?? "");
  return (
    <Form
      {...formProps}
      method="post"
      action={props.action}
      onSubmit={once(formProps.onSubmit)}
      className="grid gap-5"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormRefusal>{answer?.message}</FormRefusal>
      {shown.name && (
        <Field {...bind("name")}>
          {(tie) => (
            <Input
              {...tie}
              name="name"
              defaultValue={initial("name")}
              maxLength={nameLength}
              autoComplete="name"
            />
          )}
        </Field>
      )}
      {shown.email && (
        <Field {...bind("email")}>
          {(tie) => (
            <EmailInput
              {...tie}
              name="email"
              defaultValue={initial("email")}
              autoComplete={shown.current ? "email" : "username"}
            />
          )}
        </Field>
      )}
      {shown.current && (
        <Field {...bind("current")}>
          {(tie) => <PasswordInput {...tie} name="current" autoComplete="current-password" />}
        </Field>
      )}
      {shown.password && (
        <Field {...bind("password")}>
          {(tie) => (
            <PasswordInput
              {...tie}
              name="password"
              autoComplete={props.choosing ? "new-password" : "current-password"}
            />
          )}
        </Field>
      )}
      {props.children}
      <Button type="submit" size="lg" kind={props.submitKind} loading={sending}>
        {sending ? props.submitting : props.submit}
      </Button>
    </Form>
  );
}
