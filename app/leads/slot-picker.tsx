import { type MouseEvent, useEffect, useRef } from "react";
import { FieldError } from "#app/forms/field.tsx";
import { appointmentForm } from "#content/appointment.ts";
import type { FreeDay } from "./contract.ts";
import { dayInShort, timeInWords } from "./slot-words.ts";

interface SlotPickerProps {
  days: readonly FreeDay[];
  /** The day whose times are shown; null while the next free times of any day are shown. */
  day: string | null;
  /** Whether the times take the height of a full day, like the form's placeholder. */
  roomy: boolean;
  /** The next free times after a refusal. */
  nearest: readonly string[];
  /** Name of the form's field; `id` is the prefix of its error's id. */
  name: string;
  id: string;
  slot: string | undefined;
  error: readonly string[] | undefined;
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
  "relative grid min-h-11 cursor-pointer place-items-center rounded-xl border border-edge text-center text-sm leading-tight tabular-nums has-checked:border-brand has-checked:bg-brand has-checked:text-ground sm:text-base/tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-brand";

/**
 * Days as links and times as radio buttons. Without script a day's link loads the page with its times; with script they
 * change at once, because the page contains all of them.
 */
export function SlotPicker({
  days,
  day,
  roomy,
  nearest,
  name,
  id,
  slot,
  error,
  onDay,
  onSlot,
}: SlotPickerProps) {
  const shown = day
    ? (days.find((known) => known.day === day)?.times ?? []).map((time) => `${day}T${time}`)
    : nearest;
  const strip = useRef<HTMLUListElement>(null);
  // On a phone the days scroll sideways. This scrolls to the selected one without moving the page.
  useEffect(() => {
    const chosen = day && strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (chosen && strip.current) strip.current.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
  }, [day]);
  const errorId = error ? `${id}-error` : undefined;

  function choose(event: MouseEvent, chosen: string) {
    event.preventDefault();
    onDay(chosen);
  }

  return (
    <>
      <nav aria-label={appointmentForm.daysLabel}>
        <p className="mb-1.5 font-semibold">{appointmentForm.dayLabel}</p>
        <ul
          ref={strip}
          className="relative -mx-1 flex gap-2 overflow-x-auto px-1 pb-2 sm:grid sm:min-h-34 sm:grid-cols-7 sm:content-start sm:pb-0"
        >
          {days.map((known) => {
            const { weekday, date } = dayInShort(known.day);
            const current = known.day === day;
            return (
              <li key={known.day} className="shrink-0">
                <a
                  href={`/appointment?day=${known.day}#appointment-form`}
                  onClick={(event) => choose(event, known.day)}
                  aria-current={current ? "true" : undefined}
                  className={`relative grid h-16 w-18 content-center rounded-xl border text-center leading-tight whitespace-nowrap sm:w-auto ${current ? "border-brand bg-brand text-ground" : "border-edge hover:border-brand"}`}
                >
                  <span className="text-sm">{weekday}</span> <span className="font-semibold">{date}</span>
                  <span className="sr-only">, {appointmentForm.freeTimes(known.times.length)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <fieldset aria-describedby={errorId} className="min-w-0">
        <legend className="mb-1.5 font-semibold">
          {day ? appointmentForm.timeOn(shortDay(day)) : appointmentForm.nextFree}
        </legend>
        <div
          className={`grid content-start gap-2 ${roomy ? "min-h-76 sm:min-h-37" : ""} ${day ? "grid-cols-3 sm:grid-cols-6" : "grid-cols-2 sm:grid-cols-3"}`}
        >
          {shown.map((known) => (
            <label key={known} className={chip}>
              <input
                type="radio"
                name={name}
                value={known}
                checked={known === slot}
                onChange={() => onSlot(known)}
                aria-describedby={errorId}
                className="sr-only"
              />
              {day ? (
                timeInWords(known.slice(11))
              ) : (
                <span className="py-1">
                  <span className="block">{shortDay(known)}</span>
                  <span className="font-semibold">{timeInWords(known.slice(11))}</span>
                </span>
              )}
            </label>
          ))}
        </div>
        {error && <FieldError id={errorId}>{error.join(" ")}</FieldError>}
      </fieldset>
    </>
  );
}
