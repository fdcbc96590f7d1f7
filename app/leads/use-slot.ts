import { useEffect, useEffectEvent, useState } from "react";
import type { AppointmentAnswer } from "./answers.ts";
import type { FreeDay } from "./contract.ts";
import { firstDayWithChoice } from "./slots.ts";

interface SlotOptions {
  /** The days with free times when the page was rendered. */
  offered: readonly FreeDay[];
  /** The day in the page's address, as YYYY-MM-DD. */
  askedDay: string | undefined;
  /** The server's newest answer to this form. */
  latest: AppointmentAnswer | undefined;
  /** The slot of a form that was sent without script, as YYYY-MM-DDTHH:MM. */
  initialSlot: string | undefined;
  /** The slot of the visitor's draft; null where there is none or the draft is older than the answer. */
  draftSlot: () => string | null | undefined;
}

const isFree = (days: readonly FreeDay[], slot: string) =>
  days.some(({ day, times }) => times.some((time) => `${day}T${time}` === slot));

/** The selected day and slot of the appointment form. After a refusal no day is selected, so the nearest times show. */
export function useSlot({ offered, askedDay, latest, initialSlot, draftSlot }: SlotOptions) {
  const taken = latest?.kind === "taken" ? latest : undefined;
  const [days, setDays] = useState(taken?.days ?? offered);
  const [slot, setSlot] = useState(() =>
    initialSlot && isFree(days, initialSlot) ? initialSlot : undefined,
  );
  const [day, setDay] = useState(() => {
    if (taken) return null;
    const wished = [slot?.slice(0, 10), askedDay].find((date) => days.some((known) => known.day === date));
    return wished ?? firstDayWithChoice(days);
  });
  const [firstDay] = useState(day);

  const restoreDraft = useEffectEvent(() => {
    const saved = draftSlot();
    if (!saved || !isFree(days, saved)) return;
    setSlot(saved);
    setDay(saved.slice(0, 10));
  });
  useEffect(() => restoreDraft(), []);

  useEffect(() => {
    if (!taken) return;
    setDays(taken.days);
    setDay(null);
    setSlot(undefined);
  }, [taken]);

  return { days, day, slot, firstDay, taken, setDay, setSlot };
}
