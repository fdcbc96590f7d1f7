import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ownAppointmentTexts as texts } from "#content/appointments-list.ts";
import type { FreeDay } from "./contract.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { slotInWords } from "./slot-words.ts";
import { firstDayWithChoice } from "./slots.ts";

const notices: Readonly<Record<string, string>> = {
  move: texts.moved,
  cancel: texts.undone,
  rebook: texts.rebooked,
};

interface OwnAppointmentProps {
  appointment: {
    ref: string;
    status: "booked" | "cancelled";
    slot: string;
    isOver: boolean;
    days: readonly FreeDay[];
  };
  /** The day in the address, whose times show without script. */
  day: string | null;
  /** What was just done. */
  done: string | null;
  /** Why the last change was refused. */
  refused: string | undefined;
}

/** A new time for the call: the days and times that are free. */
function AnotherTime({ days, day: asked }: { days: readonly FreeDay[]; day: string | null }) {
  const known = days.some(({ day }) => day === asked);
  const [day, setDay] = useState(known ? asked : firstDayWithChoice(days));
  const [slot, setSlot] = useState<string>();
  const { formData } = useNavigation();
  const moving = formData?.get("change") === "move";
  if (!days.length) return null;
  return (
    <Form method="post" className="grid gap-5" id="another-time">
      <h2 className="text-2xl">{texts.move.heading}</h2>
      <SlotPicker
        days={days}
        day={day}
        dayHref={(date) => `?day=${date}#another-time`}
        roomy={false}
        nearest={[]}
        name="slot"
        id="slot"
        slot={slot}
        error={undefined}
        onDay={setDay}
        onSlot={setSlot}
      />
      <Button
        type="submit"
        name="change"
        value="move"
        size="lg"
        loading={moving}
        className="sm:justify-self-start"
      >
        {moving ? texts.move.submitting : texts.move.submit}
      </Button>
    </Form>
  );
}

function heading({ isOver, status }: OwnAppointmentProps["appointment"]): string {
  if (status === "cancelled") return texts.cancelled;
  return isOver ? texts.over : texts.booked;
}

/** A visitor's call with the ways to move it, cancel it, or book it again. */
export function OwnAppointment({ appointment, day, done, refused }: OwnAppointmentProps) {
  const { ref, status, slot, isOver, days } = appointment;
  const isBooked = status === "booked";
  const said = done ? notices[done] : undefined;
  return (
    <>
      <h1 className="text-3xl">{heading(appointment)}</h1>
      {said && (
        <p role="status" className="rounded-xl bg-success-soft p-3 font-semibold text-success">
          {said}
        </p>
      )}
      <FormRefusal>{refused}</FormRefusal>
      <p className="rounded-xl bg-brand-soft p-4 md:p-5">
        <span className="block text-muted">{isBooked && !isOver ? texts.when : texts.was}</span>
        <strong className="font-heading text-xl">{slotInWords(slot)}</strong>
        <span className="mt-1 block text-sm text-muted">{ref}</span>
      </p>
      {isBooked && !isOver && (
        <>
          <AnotherTime days={days} day={day} />
          <Card as="section" className="grid justify-items-start gap-3">
            <h2 className="text-xl">{texts.cancel.heading}</h2>
            <p className="text-muted">{texts.cancel.note}</p>
            <Form method="post">
              <Button type="submit" name="change" value="cancel" kind="danger">
                {texts.cancel.submit}
              </Button>
            </Form>
          </Card>
        </>
      )}
      {!isBooked && !isOver && (
        <Form method="post">
          <Button type="submit" name="change" value="rebook" size="lg">
            {texts.rebook.submit}
          </Button>
        </Form>
      )}
      {(isOver || !isBooked) && (
        <ButtonLink kind="secondary" href="/appointment" className="justify-self-start">
          {texts.again}
        </ButtonLink>
      )}
    </>
  );
}
