import { type MouseEvent, useEffect, useRef } from "react";
import { FieldError } from "#app/forms/field.tsx";
import { appointmentForm } from "#content/appointment.ts";
import type { FreeDay } from "./contract.ts";
import { dayInShort, timeInWords } from "./slot-words.ts";

interface SlotPickerProps {
  days: readonly FreeDay[];
  /** The day whose times are shown; null while the next free times of any day are shown. */
  day: string | null;
  /** Where a day leads without script; by default to the page that books. */
  dayHref?: (day: string) => string;
  /** Whether the times take the height of a full day, like the form's placeholder. */
  roomy: boolean;
  /** The next free times after a refusal. */
  nearest: readonly string[];
  /** Name of the form's field; `id` is the prefix of its error's id. */
  name: string;
  id: string;
  slot: string | undefined;
  error: readonly string[] | undefined;
  /** Whether the browser refuses the form without a time. */
  required?: boolean;
  onDay: (day: string) => void;
  onSlot: (slot: string) => void;
}

/** 'Tue 24 Nov': short enough for one line of any phone. */
function shortDay(day: string): string {
  const { weekday, date } = dayInShort(day);
  return `${weekday} ${date}`;
}

/** A label around a radio button that looks like a button itself. */
const chip =
  "relative grid min-h-11 cursor-pointer place-items-center rounded-xl border border-line bg-paper text-center text-sm leading-tight tabular-nums has-checked:border-brand has-checked:bg-brand has-checked:text-ground sm:text-base/tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-brand";

/** The days, a strip to scroll on a phone. Without script a day's link loads the page with its times. */
function DayLinks({
  days,
  day,
  onDay,
  dayHref = (to) => `/appointment?day=${to}#appointment-form`,
}: Pick<SlotPickerProps, "days" | "day" | "onDay" | "dayHref">) {
  const strip = useRef<HTMLUListElement>(null);
  // Scrolls the strip to the selected day. scrollIntoView would move the page too.
  useEffect(() => {
    const selected = day && strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (selected && strip.current) strip.current.scrollLeft = selected.offsetLeft - selected.offsetWidth;
  }, [day]);

  function choose(event: MouseEvent, chosen: string) {
    event.preventDefault();
    onDay(chosen);
  }

  return (
    <nav aria-label={appointmentForm.daysLabel}>
      <p className="mb-1.5 font-semibold">{appointmentForm.dayLabel}</p>
      <ul
        ref={strip}
        className="relative -mx-5 flex gap-2 overflow-x-auto px-5 pb-2 sm:-mx-1 sm:grid sm:min-h-34 sm:grid-cols-7 sm:content-start sm:px-1 sm:pb-0"
      >
        {days.map((known) => {
          const { weekday, date } = dayInShort(known.day);
          const current = known.day === day;
          return (
            <li key={known.day} className="shrink-0">
              <a
                href={dayHref(known.day)}
                onClick={(event) => choose(event, known.day)}
                aria-current={current ? "true" : undefined}
                className={`relative grid h-16 w-20 content-center rounded-xl border text-center leading-tight whitespace-nowrap sm:w-auto ${current ? "border-brand bg-brand text-ground" : "border-line bg-paper hover:border-brand"}`}
              >
                <span className="text-sm">{weekday}</span> <span className="font-semibold">{date}</span>
                <span className="sr-only">, {appointmentForm.freeTimes(known.times.length)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type TimeChoiceProps = Omit<SlotPickerProps, "days" | "dayHref" | "nearest" | "onDay"> & {
  times: readonly string[];
};

/** The free times of a day, or the next free ones of any day, as radio buttons. */
function TimeChoice({ day, times, roomy, name, id, slot, error, required, onSlot }: TimeChoiceProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset aria-describedby={errorId} className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        {day ? appointmentForm.timeOn(shortDay(day)) : appointmentForm.nextFree}
      </legend>
      <div
        className={`grid content-start gap-2 ${roomy ? "min-h-76 sm:min-h-37" : ""} ${day ? "grid-cols-3 sm:grid-cols-6" : "grid-cols-2 sm:grid-cols-3"}`}
      >
        {times.map((time) => (
          <label key={time} className={chip}>
            <input
              type="radio"
              name={name}
              value={time}
              required={required}
              checked={time === slot}
              onChange={() => onSlot(time)}
              aria-describedby={errorId}
              className="sr-only"
            />
            {day ? (
              timeInWords(time.slice(11))
            ) : (
              <span className="py-1">
                <span className="block">{shortDay(time)}</span>
                <span className="font-semibold">{timeInWords(time.slice(11))}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error.join(" ")}</FieldError>}
    </fieldset>
  );
}

/** A day and a time of it. All free times come with the page, so with script a press on a day needs no request. */
export function SlotPicker({ days, day, dayHref, nearest, onDay, ...choice }: SlotPickerProps) {
  const times = day
    ? (days.find((known) => known.day === day)?.times ?? []).map((time) => `${day}T${time}`)
    : nearest;
  return (
    <>
      <DayLinks days={days} day={day} onDay={onDay} {...(dayHref ? { dayHref } : {})} />
      <TimeChoice day={day} times={times} {...choice} />
    </>
  );
}
