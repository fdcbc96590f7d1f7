/**
 * 'Don't count me': the choice, kept in this browser and nowhere else. The visitor counter
 * (tooling/browser/count.js) reads it before every message.
 */
const choiceKey = "mindsync-uncounted";
/** The counter's session, and in it what waits for a network. */
const sessionKey = "mindsync-visits";

export type Counting =
  | "counted"
  /** By the choice made here. */
  | "uncounted"
  /** By Global Privacy Control, whatever was chosen here. */
  | "refused";

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: tells of a choice made here or in another tab. */
export function onCountingChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Whether this browser is counted, and if not, by what. */
export function readCounting(): Counting {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl) return "refused";
  try {
    return localStorage.getItem(choiceKey) ? "uncounted" : "counted";
  } catch {
    return "counted";
  }
}

/**
 * Keeps the choice. Whoever is not to be counted is forgotten at once: the session's number, and what waited to be
 * sent.
 * @returns false when this browser keeps nothing for this site, so that the choice could not be kept
 */
export function setUncounted(uncounted: boolean): boolean {
  try {
    if (uncounted) {
      localStorage.setItem(choiceKey, "1");
      sessionStorage.removeItem(sessionKey);
    } else localStorage.removeItem(choiceKey);
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}
