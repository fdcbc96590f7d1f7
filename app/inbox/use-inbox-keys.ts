import { useEffect } from "react";

const cards = () => Array.from(document.querySelectorAll<HTMLElement>("[data-lead]"));

/** The card that has the focus; the first one if none has. */
function currentCard(): HTMLElement | null | undefined {
  const focused = document.activeElement?.closest("article");
  return focused ?? cards()[0]?.closest("article");
}

function move(step: 1 | -1): void {
  const list = cards();
  const focused = document.activeElement?.closest("article");
  const at = list.findIndex((heading) => focused?.contains(heading));
  const next = list[at < 0 ? 0 : Math.min(Math.max(at + step, 0), list.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "start" });
}

/** Focuses a field of the lead behind its folded details. */
function focusField(key: string): void {
  const card = currentCard();
  const details = card?.querySelector<HTMLElement>("[data-details]")?.closest("details");
  if (!details) return;
  const focus = () => details.querySelector<HTMLElement>(`[data-key=${key}]`)?.focus();
  if (details.open) focus();
  // Its fields are drawn as it opens.
  else details.addEventListener("toggle", focus, { once: true });
  details.open = true;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/**
 * The keys of the inbox: j and k move, r replies, n writes a note, s sets the stage.
 * @param showKeys called for ?
 */
export function useInboxKeys(showKeys: () => void): void {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      r: () => currentCard()?.querySelector<HTMLElement>("a[data-key=r]")?.click(),
      n: () => focusField("n"),
      s: () => focusField("s"),
      "?": showKeys,
    };
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [showKeys]);
}
