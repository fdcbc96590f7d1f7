import { visit } from "./visit.ts";

/** When the button pulses, in milliseconds on the site, how long, and how many times. */
const idle = { after: 30_000, lasts: 3000, beats: 3 } as const;

/** An expanding ring; a static one for visitors who prefer reduced motion. */
function pulse(element: HTMLElement): void {
  const colour = "color-mix(in srgb, var(--accent)";
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const begin = { boxShadow: `0 0 0 ${still ? "6px" : "0"} ${colour} 60%, transparent)` };
  const end = { boxShadow: `0 0 0 ${still ? "6px" : "1.1rem"} ${colour} ${still ? 60 : 0}%, transparent)` };
  const beats = still ? 1 : idle.beats;
  element.animate([begin, end], { duration: idle.lasts / beats, iterations: beats });
}

/**
 * Makes the button pulse once per visit, if the visitor has been on the site for a while and has not opened the chat.
 * Waits until the page is visible.
 * @returns a function that cancels it
 */
export function pulseOnce(button: () => HTMLElement | null): () => void {
  let clock = 0;
  const { since, noticed } = visit.read();
  if (noticed) return () => {};

  function act() {
    const element = button();
    if (document.hidden || !element || visit.read().noticed) return;
    stop();
    visit.change({ noticed: true });
    pulse(element);
  }
  function stop() {
    clearTimeout(clock);
    document.removeEventListener("visibilitychange", onSeen);
  }
  function onSeen() {
    if (Date.now() - since > idle.after) act();
  }
  clock = window.setTimeout(act, Math.max(0, since + idle.after - Date.now()) + 1);
  document.addEventListener("visibilitychange", onSeen);
  return stop;
}
