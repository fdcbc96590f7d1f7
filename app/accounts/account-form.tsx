import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { z } from "zod";
import { Field, Input } from "#app/forms/field.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { Button } from "#app/ui/button.tsx";
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

interface AccountFormProps {
  id: string;
  schema: z.ZodType<Record<string, string>, Record<string, string>>;
  /** The fields to show, in order, with their texts. */
  fields: Partial<Record<"name" | "email" | "password", FieldText>>;
  /** Whether the password is a new one. */
  choosing?: boolean;
  answer?: AccountAnswer | undefined;
  /** Where the form posts to; the current address by default. */
  action?: string;
  /** Hidden values sent with the form. */
  hidden?: Readonly<Record<string, string>>;
  /** Initial value of the e-mail field. */
  email?: string | undefined;
  submit: string;
  submitting: string;
  /** Content between the fields and the button. */
  children?: ReactNode;
}

/** The forms of a learner's account, which select from the same fields. They work with and without script. */
export function AccountForm(props: AccountFormProps) {
  const { id, schema, fields: shown, answer, hidden = {} } = props;
  const sending = useNavigation().state !== "idle";
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: answer?.reply,
    defaultValue: { email: props.email ?? "" },
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const formProps = getFormProps(form);
  const bind = (name: keyof typeof shown) => ({
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
      <div role="alert" className="empty:-mb-5">
        {answer?.message && (
          <p className="rounded-xl bg-danger-soft p-3 font-semibold text-danger">{answer.message}</p>
        )}
      </div>
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
            <EmailInput {...tie} name="email" defaultValue={initial("email")} autoComplete="username" />
          )}
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
      <Button type="submit" size="lg" loading={sending}>
        {sending ? props.submitting : props.submit}
      </Button>
    </Form>
  );
}
