import { visit } from "./visit.ts";

/** After how long on the site the button asks to be noticed, and for how long, in milliseconds. */
const idle = { after: 30_000, lasts: 3000, beats: 3 } as const;

/** A ring that spreads; for visitors who asked for less motion, one that stands still. */
function pulse(element: HTMLElement): void {
  const colour = "color-mix(in srgb, var(--accent)";
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const begin = { boxShadow: `0 0 0 ${still ? "6px" : "0"} ${colour} 60%, transparent)` };
  const end = { boxShadow: `0 0 0 ${still ? "6px" : "1.1rem"} ${colour} ${still ? 60 : 0}%, transparent)` };
  const beats = still ? 1 : idle.beats;
  element.animate([begin, end], { duration: idle.lasts / beats, iterations: beats });
}

/**
 * Lets the button pulse once a visit, when the visitor has been on the site for a while and has not opened the chat. It
 * waits for a page that is looked at.
 * @returns how to stop waiting
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
