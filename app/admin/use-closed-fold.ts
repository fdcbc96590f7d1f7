import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes the fold of a list's search when another list is shown, so that its first record is on the first screen. If the
 * focus was in the fold it goes to the fold's button, if it was on a chip that is gone, to the next one.
 * @param shown what the list is searched for, as one text
 * @param staysOpen whether the fold says something
 * @returns a ref for the element around fold and chips, and a function to call when a chip is pressed
 */
export function useClosedFold(
  shown: string,
  staysOpen: boolean,
): { place: RefObject<HTMLDivElement | null>; onPress: () => void } {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  const pressed = useRef(false);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const focused = document.activeElement;
    const fold = place.current?.querySelector("details");
    const isLost = pressed.current && focused === document.body;
    pressed.current = false;
    if (!fold || staysOpen) return;
    const wasInside = fold.contains(focused);
    fold.open = false;
    const chip = isLost ? place.current?.querySelector<HTMLElement>("[data-chip]") : undefined;
    // On a wide screen the search is shown without its button, which then takes no focus.
    const next = chip ?? (isLost || wasInside ? fold.querySelector("summary") : undefined);
    next?.focus({ preventScroll: true });
  }, [shown, staysOpen]);
  return {
    place,
    onPress() {
      pressed.current = true;
    },
  };
}
