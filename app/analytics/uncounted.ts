/**
 * 'Don't count me': the choice is stored in this browser and nowhere else. The visitor counter
 * (tooling/browser/count.js) reads it before every message.
 */
const choiceKey = "mindsync-uncounted";
/** The counter's session, including events that wait for the network. */
const sessionKey = "mindsync-visits";

export type Counting =
  | "counted"
  /** By the choice made here. */
  | "uncounted"
  /** By Global Privacy Control, whatever was selected here. */
  | "refused";

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: calls back when the choice changes here or in another tab. */
export function onCountingChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Whether this browser is counted, and if not, why. */
export function readCounting(): Counting {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl) return "refused";
  try {
    return localStorage.getItem(choiceKey) ? "uncounted" : "counted";
  } catch {
    return "counted";
  }
}

/**
 * Stores the choice. Opting out deletes the session id and any unsent events at once.
 * @returns false if this browser stores nothing for this site, so that the choice could not be saved
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
