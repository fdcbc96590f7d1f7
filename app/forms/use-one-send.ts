import { type FormEvent, useEffect, useRef } from "react";

type OnSubmit = (event: FormEvent<HTMLFormElement>) => void;

const onItsWay = Symbol();

/**
 * Lets a form be sent once until it is answered, also where the second press of a double click comes before the page has
 * shown the first.
 * @param idle whether nothing is on its way, as the page last knew it
 * @param answer what the last sending was answered; a busy page may see only this change
 * @returns makes a form's handler out of one that may hold it back
 */
export function useOneSend(idle: boolean, answer: unknown): (check?: OnSubmit) => OnSubmit {
  const sent = useRef(false);
  const outcome = idle ? answer : onItsWay;
  useEffect(() => {
    if (outcome !== onItsWay) sent.current = false;
  }, [outcome]);
  return (check) => (event) => {
    if (sent.current) return event.preventDefault();
    check?.(event);
    sent.current = !event.defaultPrevented;
  };
}
