import { Form, useNavigation } from "react-router";
import { Field, FieldError, Select } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Button } from "#app/ui/button.tsx";
import { alertTexts, recruiterAlerts } from "#content/alerts.ts";
import { leadDoors } from "#content/lead-doors.ts";
import type { AlertAnswer } from "./alerts-action.server.ts";

const { form: texts } = alertTexts;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface AlertFormProps {
  now: { doors: readonly string[]; quiet_from: number | null; quiet_to: number | null; morning: boolean };
  answer: AlertAnswer["form"];
  /** Whether it is of a recruiter, who is told of applications only. */
  isRecruiter?: boolean;
}

/** What was typed into a form that was refused, else what is stored. */
function shown({ now, answer }: AlertFormProps) {
  const typed = answer?.reply?.initialValue;
  if (!typed)
    return {
      doors: now.doors,
      from: now.quiet_from?.toString() ?? "",
      to: now.quiet_to?.toString() ?? "",
      morning: now.morning,
    };
  return {
    doors: [typed.door ?? []].flat().map(String),
    from: String(typed.quiet_from ?? ""),
    to: String(typed.quiet_to ?? ""),
    morning: typed.morning === "on",
  };
}

function Box({ label, ...box }: { label: string; name: string; value: string; defaultChecked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...box} className="pick" />
      {label}
    </label>
  );
}

interface HourFieldProps {
  id: string;
  name: string;
  label: string;
  hour: string;
  error?: readonly string[];
}

function HourField({ id, name, label, hour, error = [] }: HourFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(tie) => (
        <Select {...tie} name={name} defaultValue={hour}>
          <option value="">{texts.never}</option>
          {hours.map((one) => (
            <option key={one} value={one}>
              {texts.hour(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Doors({ doors, errors }: { doors: readonly string[]; errors: string[] | null | undefined }) {
  return (
    <fieldset aria-describedby="doors-hint">
      <legend className="mb-1.5 font-semibold">{texts.doors}</legend>
      <p id="doors-hint" className="mb-1.5 text-sm text-muted">
        {texts.doorsHint}
      </p>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {leadDoors.map(({ value, label }) => (
          <Box key={value} label={label} name="door" value={value} defaultChecked={doors.includes(value)} />
        ))}
      </div>
      {errors && <FieldError>{errors.join(" ")}</FieldError>}
    </fieldset>
  );
}

/** The form with what an admin or a recruiter is told of. */
export function AlertForm(props: AlertFormProps) {
  const { answer } = props;
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && formData?.get("intent") === "save";
  const { doors, from, to, morning } = shown(props);
  const errors = answer?.reply?.error ?? {};
  const { isRecruiter = false } = props;
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="intent" value="save" />
      <FormRefusal>{answer?.kind === "failed" && (answer.reason ?? texts.failed)}</FormRefusal>
      {isRecruiter ? (
        <Box
          label={recruiterAlerts.choice}
          name="door"
          value="application"
          defaultChecked={doors.includes("application")}
        />
      ) : (
        <Doors doors={doors} errors={errors.door} />
      )}
      <fieldset aria-describedby="quiet-hint">
        <legend className="mb-1.5 font-semibold">{texts.quiet}</legend>
        <p id="quiet-hint" className="mb-3 text-sm text-muted">
          {texts.quietHint}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <HourField id="quiet-from" name="quiet_from" label={texts.from} hour={from} />
          <HourField id="quiet-to" name="quiet_to" label={texts.to} hour={to} error={errors.quiet_to ?? []} />
        </div>
      </fieldset>
      {!isRecruiter && (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{texts.morning}</legend>
          <Box label={texts.morningChoice} name="morning" value="on" defaultChecked={morning} />
        </fieldset>
      )}
      <Button type="submit" size="lg" loading={sending}>
        {sending ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
