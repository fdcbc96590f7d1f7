import { type RefObject, useEffect } from "react";

/** On a screen lower than this, in CSS pixels, only what the chat needs is shown. */
const enough = 480;

/**
 * Keeps a panel at the bottom of the screen above the keyboard. Sets how much of the screen is hidden below (`--keys`)
 * and above (`--above`), and `data-short` if there is little room. Does nothing on a page that is pinch-zoomed, because
 * there only a part of it is meant to show.
 */
export function useKeyboard(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { visualViewport: screen } = window;
    if (!screen || !open) return;
    const measure = () => {
      const { height, offsetTop, scale } = screen;
      const zoomed = scale > 1.01;
      const above = zoomed ? 0 : Math.max(0, offsetTop);
      const keys = zoomed ? 0 : Math.max(0, innerHeight - height - above);
      panel.current?.style.setProperty("--above", `${above}px`);
      panel.current?.style.setProperty("--keys", `${keys}px`);
      panel.current?.toggleAttribute("data-short", height < enough);
    };
    measure();
    screen.addEventListener("resize", measure);
    screen.addEventListener("scroll", measure);
    return () => {
      screen.removeEventListener("resize", measure);
      screen.removeEventListener("scroll", measure);
    };
  }, [panel, open]);
}
