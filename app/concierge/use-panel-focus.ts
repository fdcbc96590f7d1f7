import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { View } from "./visit.ts";

interface PanelFocus {
  view: View;
  /** Whether the visitor has just opened or minimised it. */
  byHand: boolean;
  waits: boolean;
  onEscape: () => void;
  panel: RefObject<HTMLElement | null>;
  field: RefObject<HTMLElement | null>;
  restore: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to where the visitor continues: the field of an open chat, or the button that opens a minimised one.
 */
export function usePanelFocus({ view, byHand, waits, onEscape, panel, field, restore }: PanelFocus): void {
  const followView = useEffectEvent(() => {
    if (!byHand) return;
    const place = view === "minimised" ? restore : waits ? panel : field;
    place.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (view !== "closed") followView();
  }, [view]);

  // A disabled field loses the focus. On a touch screen it does not get it back, so that the keyboard does not cover
  // the answer.
  const waited = useRef(false);
  const comeBack = useEffectEvent(() => {
    if (!waited.current || document.activeElement !== document.body || !matchMedia("(pointer: fine)").matches)
      return;
    field.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!waits) comeBack();
    waited.current = waits;
  }, [waits]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const at = document.activeElement;
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    if (at === document.body || panel.current?.contains(at)) onEscape();
  });
  useEffect(() => {
    if (view !== "open") return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [view]);
}
