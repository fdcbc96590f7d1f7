import { Form, useNavigation } from "react-router";
import { FieldError } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import type { FormAnswer } from "#app/forms/use-sent-form.ts";
import type { ShownPerson } from "#app/person/read-person.server.ts";
import { Button } from "#app/ui/button.tsx";
import { personTables, personTexts } from "#content/person.ts";

const texts = personTexts.erase;

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{heading}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

interface EraseFormProps {
  person: ShownPerson;
  answer: Exclude<FormAnswer<unknown>, { kind: "saved" }> | undefined;
}

/** What goes and what stays, and the button that erases. */
export function EraseForm({ person: { seen, records, isStaff }, answer }: EraseFormProps) {
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && formData?.get("change") === "erase";
  if (isStaff) return <p>{personTexts.staff}</p>;
  const has = (table: string) => records.some((one) => one.table === table);
  const goes = [
    ...records.map(({ table, rows }) => `${personTables[table]}: ${rows.length}`),
    ...(has("account") ? [texts.account] : []),
    ...(has("appointments") ? [texts.call] : []),
  ];
  const notSure = answer?.kind === "refused" ? answer.reply?.error?.sure : null;
  return (
    <>
      <Points heading={texts.goes} points={goes} />
      <Points heading={texts.stays} points={texts.kept} />
      <Form method="post" preventScrollReset className="grid justify-items-start gap-4">
        <input type="hidden" name="change" value="erase" />
        <input type="hidden" name="seen" value={seen} />
        <FormRefusal>{answer?.kind === "failed" && (answer.reason ?? personTexts.unread.text)}</FormRefusal>
        <p className="max-w-prose">{texts.note}</p>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name="sure"
            value="on"
            className="pick"
            aria-invalid={notSure ? true : undefined}
            aria-describedby={notSure ? "sure-error" : undefined}
          />
          {texts.sure}
        </label>
        {notSure && <FieldError id="sure-error">{notSure.join(" ")}</FieldError>}
        <Button type="submit" kind="danger" size="lg" loading={sending}>
          {sending ? texts.submitting : texts.submit}
        </Button>
      </Form>
    </>
  );
}
