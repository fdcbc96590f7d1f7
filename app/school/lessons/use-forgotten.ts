import { type FormEvent, useRef } from "react";
import { forgetPages } from "./offline-pages.ts";
import { emptyOutbox, sendWaiting } from "./outbox.ts";

/** How long signing out waits for entries to be sent, in milliseconds. */
const patience = 4000;

/**
 * For the sign-out form: sends what was done offline, then removes the stored lessons and whatever could not be sent
 * from the device, because its next user may be somebody else.
 */
export function useForgotten(learner: string): (event: FormEvent<HTMLFormElement>) => void {
  const ready = useRef(false);
  return (event) => {
    if (ready.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
    void Promise.race([sendWaiting(learner), late])
      .then(emptyOutbox)
      .then(forgetPages)
      .catch(() => {})
      .then(() => {
        ready.current = true;
        form.requestSubmit();
      });
  };
}
