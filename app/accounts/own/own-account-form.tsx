import { type AccountAnswer, AccountForm } from "../account-form.tsx";
import { type OwnForm, ownForms } from "./own-account-contract.ts";

/** The response to a form of 'Your account', with the form that it belongs to. */
export type OwnAnswer = AccountAnswer & { form: string };

interface OwnAccountFormProps {
  form: OwnForm;
  answer: OwnAnswer | undefined;
  profile: { full_name: string; email: string };
}

/** One of the forms of 'Your account'. */
export function OwnAccountForm({ form, answer, profile }: OwnAccountFormProps) {
  const { schema, fields, submit, submitting } = ownForms[form];
  return (
    <AccountForm
      id={`own-${form}`}
      schema={schema}
      fields={fields}
      choosing
      answer={answer?.form === form ? answer : undefined}
      hidden={{ intent: form }}
      name={form === "name" ? profile.full_name : undefined}
      submit={submit}
      submitting={submitting}
      submitKind={form === "close" ? "danger" : "secondary"}
    >
      {/* A password manager then knows whose password it is. */}
      {form === "password" && (
        <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      )}
    </AccountForm>
  );
}
