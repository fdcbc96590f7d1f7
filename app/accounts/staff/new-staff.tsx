import { Field, Select } from "#app/forms/field.tsx";
import { Card } from "#app/ui/card.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { staffTexts } from "#content/staff.ts";
import { type AccountAnswer, AccountForm } from "../account-form.tsx";
import { newStaff, staffRoles } from "./contract.ts";

/** The form that adds a member of staff. */
export function NewStaff({ answer }: { answer?: AccountAnswer | undefined }) {
  const texts = staffTexts.add;
  const chosen = answer?.reply?.initialValue?.role;
  return (
    <Card as="section" className="max-w-xl">
      <details className="group" open={answer !== undefined}>
        <Summary className="text-lg">{texts.heading}</Summary>
        <p className="mt-1 mb-5 text-muted">{texts.text}</p>
        <AccountForm
          id="add"
          schema={newStaff}
          fields={texts.fields}
          answer={answer}
          hidden={{ change: "add" }}
          submit={texts.submit}
          submitting={texts.submitting}
        >
          <Field
            id="add-role"
            label={texts.role.label}
            hint={texts.role.hint}
            error={answer?.reply?.error?.role ?? []}
            required
          >
            {(tie) => (
              <Select {...tie} name="role" defaultValue={chosen === "admin" ? "admin" : "recruiter"}>
                {staffRoles.map((role) => (
                  <option key={role} value={role}>
                    {staffTexts.roles[role]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </AccountForm>
      </details>
    </Card>
  );
}
