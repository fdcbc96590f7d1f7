import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes the fold of a list's search when another list is shown, so that its first record is on the first screen. If the
 * focus was in the fold it goes to the fold's button, if it was on a chip that is gone, to the one that took its place.
 * @param shown what the list is searched for, as one text
 * @param staysOpen whether the fold says something
 * @returns a ref for the element around fold and chips, and a function to call with the place of a pressed chip, from 0
 */
export function useClosedFold(
  shown: string,
  staysOpen: boolean,
): { place: RefObject<HTMLDivElement | null>; onPress: (place: number) => void } {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  const pressed = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const focused = document.activeElement;
    const fold = place.current?.querySelector("details");
    const gone = focused === document.body ? pressed.current : undefined;
    pressed.current = undefined;
    if (!fold || staysOpen) return;
    const wasInside = fold.contains(focused);
    fold.open = false;
    const chips = place.current?.querySelectorAll<HTMLElement>("[data-chip]") ?? [];
    const chip = gone === undefined ? undefined : (chips[gone] ?? chips[chips.length - 1]);
    // On a wide screen the search is shown without its button, which then takes no focus.
    const next = chip ?? (gone !== undefined || wasInside ? fold.querySelector("summary") : undefined);
    // Scrolls only if it is out of view: at the end of many chips, or where other records came in above the list.
    next?.focus();
  }, [shown, staysOpen]);
  return {
    place,
    onPress(at) {
      pressed.current = at;
    },
  };
}
