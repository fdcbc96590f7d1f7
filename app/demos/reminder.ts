/** Seconds between reminders, and how many of them one viewing of a demo brings at most. */
const reminderEvery = 45;
const mostReminders = 3;

/** One viewing of a demo: the seconds since it was opened, and the reminders it brought. */
export interface Viewing {
  readonly elapsed: number;
  readonly shown: number;
  /** Whether the reminder stands open now. */
  readonly open: boolean;
}

export const viewingBegins: Viewing = { elapsed: 0, shown: 0, open: false };

/**
 * What becomes of a viewing when a second passes, or when the reminder is closed. A reminder that would fall due while
 * the last one is still open is passed over, not put off.
 */
export function nextViewing({ elapsed, shown, open }: Viewing, happened: "second" | "closed"): Viewing {
  if (happened === "closed") return { elapsed, shown, open: false };
  const now = elapsed + 1;
  const due = now % reminderEvery === 0 && shown < mostReminders && !open;
  return { elapsed: now, shown: due ? shown + 1 : shown, open: open || due };
}

/** How many reminders this viewing can still bring. */
export function remindersLeft({ shown }: Viewing): number {
  return mostReminders - shown;
}
