import { type FormEvent, useRef } from "react";
import { useEach } from "./use-each.ts";

type OnSubmit = (event: FormEvent<HTMLFormElement>) => void;

const onItsWay = Symbol();

/**
 * Blocks a second submission until the first has a response, even when the second press of a double click comes before
 * the page has rendered the first.
 * @param idle whether no request is in progress, as of the last render
 * @param answer the last response: while the page is busy its render may miss that `idle` changed
 * @returns wraps a form's submit handler
 */
export function useOneSend(idle: boolean, answer: unknown): (check?: OnSubmit) => OnSubmit {
  const sent = useRef(false);
  const outcome = idle ? answer : onItsWay;
  useEach(outcome, () => {
    if (outcome !== onItsWay) sent.current = false;
  });
  return (check) => (event) => {
    if (sent.current) return event.preventDefault();
    check?.(event);
    sent.current = !event.defaultPrevented;
  };
}
