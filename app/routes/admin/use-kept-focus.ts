import { type RefObject, useEffect, useRef } from "react";

/** Where in the list the focus is: in which record, or beside them. */
interface Focused {
  at: number;
  key: string | undefined;
}

/**
 * Keeps the focus in a list of records. A change may take the record that was worked on out of it: then the focus goes to the
 * form of the next one, of the last one after the last, and to what stands there instead when none is left.
 * @param keys the records that are shown
 * @returns for the element around the list
 */
export function useKeptFocus(keys: readonly string[]): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Focused>(undefined);
  const records = () => Array.from(place.current?.querySelectorAll<HTMLElement>(":scope > ul > li") ?? []);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const inside = target instanceof Node && place.current?.contains(target);
      const at = inside ? records().findIndex((record) => record.contains(target)) : -1;
      focused.current = inside ? { at, key: keys[at] } : undefined;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  });

  // After every change of the list.
  useEffect(() => {
    const last = focused.current;
    if (!last || document.activeElement !== document.body) return;
    if (!keys.length) place.current?.focus();
    if (last.key === undefined || keys.includes(last.key)) return;
    const next = records()[Math.min(last.at, keys.length - 1)];
    const forms = ["form select", "form button"].flatMap(
      (control) => next?.querySelector<HTMLElement>(control) ?? [],
    );
    forms[0]?.focus();
  });
  return place;
}
