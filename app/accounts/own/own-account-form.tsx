import { type AccountAnswer, AccountForm } from "../account-form.tsx";
import type { Profile } from "../contract.ts";
import { type OwnForm, ownForms } from "./own-account-contract.ts";

/** The response to a form of 'Your account', with the form that it belongs to, and the session of such a form. */
export type OwnAnswer = AccountAnswer & { form: string; session?: string | undefined };

export interface OwnAccountFormProps {
  form: OwnForm;
  answer: OwnAnswer | undefined;
  profile: Pick<Profile, "full_name" | "email" | "role">;
  /** The session that it ends. */
  session?: string;
}

/** Whether a response belongs to a form. */
export function isAnswerTo(answer: OwnAnswer | undefined, form: OwnForm, session?: string): boolean {
  return answer?.form === form && (session === undefined || answer.session === session);
}

/** One of the forms of 'Your account'. */
export function OwnAccountForm({ form, answer, profile, session }: OwnAccountFormProps) {
  const { schema, fields } = ownForms[form];
  const { submit, submitting } =
    form === "close" && profile.role !== "learner" ? ownForms.close.staff : ownForms[form];
  return (
    <AccountForm
      id={session ? `own-${session}` : `own-${form}`}
      schema={schema}
      fields={fields}
      choosing
      answer={isAnswerTo(answer, form, session) ? answer : undefined}
      hidden={session ? { intent: form, session } : { intent: form }}
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
