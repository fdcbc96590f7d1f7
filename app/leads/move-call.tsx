import { useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import type { ShownCall } from "#app/leads/calls-of-week.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { appointmentsTexts } from "#content/appointments-list.ts";
import type { FreeDay } from "./contract.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { slotInWords } from "./slot-words.ts";
import { firstDayWithChoice } from "./slots.ts";

const { move: texts } = appointmentsTexts;

interface MoveCallProps {
  call: ShownCall;
  /** The free times. */
  days: readonly FreeDay[];
  /** The day in the address, whose times show without script. */
  askedDay: string | undefined;
  /** The week that is shown. */
  monday: string;
}

/**
 * The form that gives a call another time: a day first, then a time of that day. Sent or left, it is closed: neither the
 * address nor Back asks for it again.
 */
export function MoveCall({ call: { id, name, slot }, days, askedDay, monday }: MoveCallProps) {
  const calendar = `?week=${monday}`;
  const isFree = days.some((known) => known.day === askedDay);
  const [day, setDay] = useState((isFree && askedDay) || firstDayWithChoice(days));
  const [chosen, setChosen] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className="max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.heading(name)}
      </h2>
      <p className="mt-1">
        {texts.now} <strong>{slotInWords(slot)}</strong>.
      </p>
      {days.length ? (
        <Form method="post" action={calendar} replace className="mt-3 grid grid-cols-1 gap-4">
          <input type="hidden" name="id" value={id} />
          <SlotPicker
            days={days}
            day={day}
            dayHref={(date) => `${calendar}&move=${id}&day=${date}`}
            roomy={false}
            nearest={[]}
            name="slot"
            id="new-time"
            slot={chosen}
            error={undefined}
            required
            onDay={setDay}
            onSlot={setChosen}
          />
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
