/** Seconds between reminders, and the maximum number of reminders in one viewing. */
const reminderEvery = 45;
const mostReminders = 3;

/** One viewing of a demo: the seconds since it was opened, and the number of reminders shown. */
export interface Viewing {
  readonly elapsed: number;
  readonly shown: number;
  /** Whether the reminder is open now. */
  readonly open: boolean;
}

export const viewingBegins: Viewing = { elapsed: 0, shown: 0, open: false };

/**
 * The viewing after a second has passed, or after the reminder was closed. A reminder that is due while the last one is
 * still open is skipped, not postponed.
 */
export function nextViewing({ elapsed, shown, open }: Viewing, happened: "second" | "closed"): Viewing {
  if (happened === "closed") return { elapsed, shown, open: false };
  const now = elapsed + 1;
  const due = now % reminderEvery === 0 && shown < mostReminders && !open;
  return { elapsed: now, shown: due ? shown + 1 : shown, open: open || due };
}

/** How many reminders are left in this viewing. */
export function remindersLeft({ shown }: Viewing): number {
  return mostReminders - shown;
}
