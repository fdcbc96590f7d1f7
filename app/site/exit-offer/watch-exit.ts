import { afterAct, type ExitState, exitTime, mayOffer, onPage, type PointerAct } from "./exit-intent.ts";

const typedInto = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const open = "dialog[open], [role=dialog], header details[open]";

/** Whether an offer would fit now. Called only when the pointer is about to leave, because it forces a layout. */
export function offerFitsNow(): boolean {
  return mayOffer({
    width: innerWidth,
    occupied: Array.from(document.querySelectorAll(open)).some((element) => element.getClientRects().length),
    typing: document.activeElement?.matches(typedInto) ?? false,
  });
}

/**
 * Watches the mouse until it is about to leave the page and the offer was made. Ignores fingers and pens, and a pointer
 * that is dragging or selecting something.
 * @param offer makes the offer; resolves to false if it could not
 * @returns a function that stops watching
 */
export function watchExit(offer: () => Promise<boolean>): () => void {
  let state: ExitState = onPage;
  let touched = false;
  let timer = 0;
  const listening = new AbortController();

  async function feel(act: PointerAct) {
    if (state.at === "exit") return;
    clearTimeout(timer);
    state = afterAct(state, act);
    if (state.at === "edge") {
      timer = window.setTimeout(
        () => feel({ kind: "clock", time: performance.now() }),
        exitTime(state) - performance.now(),
      );
    }
    if (state.at !== "exit") return;
    if (await offer()) listening.abort();
    else state = { at: "rest" };
  }

  function onPointer(event: PointerEvent) {
    touched = event.pointerType !== "mouse";
    const y = event.clientY;
    if (touched) feel({ kind: "touch" });
    else if (event.buttons) feel({ kind: "press", y });
    else feel({ kind: "move", y, time: performance.now() });
  }

  function onLeave({ buttons, clientY }: MouseEvent) {
    if (!touched && !buttons) feel({ kind: "leave", y: clientY });
  }

  const options = { passive: true, signal: listening.signal };
  document.addEventListener("pointermove", onPointer, options);
  document.addEventListener("pointerdown", onPointer, { ...options, capture: true });
  document.documentElement.addEventListener("mouseleave", onLeave, options);
  listening.signal.addEventListener("abort", () => clearTimeout(timer));
  return () => listening.abort();
}
