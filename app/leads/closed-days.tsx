import { Form, Link } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Button } from "#app/ui/button.tsx";
import { appointmentsTexts, hoursTexts } from "#content/appointments-list.ts";
import { closureName } from "./contract.ts";
import { dayInWords } from "./slot-words.ts";

const { closed: texts } = hoursTexts;

interface ClosedDaysProps {
  closed: readonly { day: string; name: string }[];
  /** Why the last change was refused. */
  refused: string | undefined;
}

interface ClosedDaysSavedProps {
  /** The day that was closed, and how many calls are booked on it all the same. */
  justClosed: { day: string; calls: number } | null;
}

/** Says that the closed days are saved. Booked calls stay as they are, so it leads to those of the day. */
export function ClosedDaysSaved({ justClosed }: ClosedDaysSavedProps) {
  if (!justClosed?.calls) return <p>{texts.saved}</p>;
  const day = dayInWords(justClosed.day);
  return (
    <>
      <p>{texts.saved}</p>
      <p className="mt-1">
        {texts.booked(justClosed.calls, day)}{" "}
        <Link
          to={`${appointmentsTexts.path}?week=${justClosed.day}#${justClosed.day}`}
          className="inline-block underline underline-offset-4"
        >
          {texts.bookedLink(day)}
        </Link>
      </p>
    </>
  );
}

/** The closed days that are ahead, each with the way to open it again, and the form that adds one. */
export function ClosedDays({ closed, refused }: ClosedDaysProps) {
  return (
    <>
      {closed.length === 0 && <p className="text-muted">{texts.none}</p>}
      {closed.length > 0 && (
        <ul className="grid gap-2">
          {closed.map(({ day, name }) => (
            <li
              key={day}
              className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <strong>{`${dayInWords(day)} ${day.slice(0, 4)}`}</strong>, {name}
              </span>
              <Form method="post">
                <input type="hidden" name="day" value={day} />
                <Button
                  type="submit"
                  name="change"
                  value="open-day"
                  kind="secondary"
                  aria-label={texts.removeOf(name, dayInWords(day))}
                >
                  {texts.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <FormRefusal className="sm:col-span-2">{refused}</FormRefusal>
        <Field id="closed-day" label={texts.day} required>
          {(tie) => <Input {...tie} type="date" name="day" />}
        </Field>
        <Field id="closed-name" label={texts.name} required>
          {(tie) => <Input {...tie} name="name" maxLength={closureName} placeholder={texts.placeholder} />}
        </Field>
        <Button
          type="submit"
          name="change"
          value="close"
          kind="secondary"
          className="justify-self-start sm:col-span-2"
        >
          {texts.submit}
        </Button>
      </Form>
    </>
  );
}
