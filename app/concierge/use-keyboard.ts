import { type RefObject, useEffect } from "react";

/** A screen of less height shows only what is needed to go on talking, in CSS pixels. */
const enough = 480;

/**
 * Keeps a panel at the bottom of the screen above the keyboard. Its styles learn how much of the screen is hidden below
 * (`--keys`) and above (`--above`), and a panel with little room gets `data-short`. A page that is zoomed with two
 * fingers is left alone: there the screen is meant to show a part.
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
