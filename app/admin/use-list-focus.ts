import { type RefObject, useEffect, useRef } from "react";

/** Where the focus is in a list: in a record, or outside all of them. */
interface Focused {
  index: number;
  key: string | undefined;
}

/** Whether no part around a control has to be opened first. */
const isShown = (control: Element) => !control.closest("details:not([open]) > :not(summary)");

/**
 * Manages the focus in a list of records. A change may remove the focused record from the list. The focus then moves to
 * the form of the next record, or to what opens it; of the last one if there is no next, or to the empty state when no
 * record is left.
 * @param keys the records that are shown
 * @returns a ref for the element around the list
 */
export function useListFocus(keys: readonly string[]): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Focused>(undefined);
  const records = () => Array.from(place.current?.querySelectorAll<HTMLElement>(":scope > ul > li") ?? []);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const inside = target instanceof Node && place.current?.contains(target);
      const index = inside ? records().findIndex((record) => record.contains(target)) : -1;
      focused.current = inside ? { index, key: keys[index] } : undefined;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  });

  // Runs after every render: the list may have changed.
  useEffect(() => {
    const last = focused.current;
    if (!last || document.activeElement !== document.body) return;
    if (!keys.length) place.current?.focus();
    if (last.key === undefined || keys.includes(last.key)) return;
    const next = records()[Math.min(last.index, keys.length - 1)];
    const controls = ["form select", "form button", "summary"].flatMap((control) =>
      Array.from(next?.querySelectorAll<HTMLElement>(control) ?? []),
    );
    controls.find(isShown)?.focus();
  });
  return place;
}
