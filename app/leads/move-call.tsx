import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Select } from "#app/forms/field.tsx";
import type { ShownCall } from "#app/leads/calls-of-week.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { appointmentsTexts } from "#content/appointments-list.ts";
import type { FreeDay } from "./contract.ts";
import { dayInWords, slotInWords, timeInWords } from "./slot-words.ts";

const { move: texts } = appointmentsTexts;

interface MoveCallProps {
  call: ShownCall;
  /** The free times. */
  days: readonly FreeDay[];
  /** The week that is shown. */
  monday: string;
}

/** The form that gives a call another time. Sent or left, it is closed: neither the address nor Back asks for it again. */
export function MoveCall({ call: { id, name, slot }, days, monday }: MoveCallProps) {
  const calendar = `?week=${monday}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className="max-w-xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.heading(name)}
      </h2>
      <p className="mt-1">
        {texts.now} <strong>{slotInWords(slot)}</strong>.
      </p>
      {days.length ? (
        <Form method="post" action={calendar} replace className="mt-3 grid gap-3">
          <input type="hidden" name="id" value={id} />
          <label htmlFor="new-time" className="-mb-1.5 font-semibold">
            {texts.label}
          </label>
          <Select id="new-time" name="slot" required defaultValue="">
            <option value="" disabled>
              {texts.label}
            </option>
            {days.map(({ day, times }) => (
              <optgroup key={day} label={dayInWords(day)}>
                {times.map((time) => (
                  <option key={time} value={`${day}T${time}`}>
                    {`${dayInWords(day)}, ${timeInWords(time)}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="change" value="move">
              {texts.submit}
            </Button>
            <Link to={calendar} replace className={buttonClass("secondary")}>
              {texts.stay}
            </Link>
          </div>
        </Form>
      ) : (
        <p className="mt-3 font-semibold">{texts.none}</p>
      )}
    </Card>
  );
}
