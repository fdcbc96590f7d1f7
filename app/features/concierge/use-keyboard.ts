import { type RefObject, useEffect } from "react";

/** A screen of less height shows only what is needed to go on talking, in CSS pixels. */
const enough = 480;

/**
 * Keeps a panel that stands at the bottom of the screen above the keyboard: tells its styles how much of the screen is
 * hidden below (`--keys`) and above (`--above`), and marks a panel that has little room left with `data-short`. A page that is zoomed with two fingers
 * is left alone: there the screen is meant to show a part.
 */
export function useKeyboard(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen || !open) return;
    function measure() {
      if (!seen || !panel.current) return;
      const zoomed = seen.scale > 1.01;
      const above = zoomed ? 0 : Math.max(0, seen.offsetTop);
      const keys = zoomed ? 0 : Math.max(0, innerHeight - seen.height - above);
      panel.current.style.setProperty("--above", `${above}px`);
      panel.current.style.setProperty("--keys", `${keys}px`);
      panel.current.toggleAttribute("data-short", seen.height < enough);
    }
    measure();
    const listening = new AbortController();
    seen.addEventListener("resize", measure, { signal: listening.signal });
    seen.addEventListener("scroll", measure, { signal: listening.signal });
    return () => listening.abort();
  }, [panel, open]);
}
