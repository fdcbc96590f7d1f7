import { type FormEvent, useRef } from "react";
import { forgetPages } from "./offline-pages.ts";
import { emptyOutbox, sendWaiting } from "./outbox.ts";

/** How long signing out waits for what is still to be sent, in milliseconds. */
const patience = 4000;

/**
 * For the form that signs out: what was done without a network is sent first, then the device forgets the lessons and
 * whatever could not be sent, for the next person at it is another.
 */
export function useForgotten(): (event: FormEvent<HTMLFormElement>) => void {
  const ready = useRef(false);
  return (event) => {
    if (ready.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
    void Promise.race([sendWaiting(() => {}), late])
      .then(emptyOutbox)
      .then(forgetPages)
      .catch(() => {})
      .then(() => {
        ready.current = true;
        form.requestSubmit();
      });
  };
}
