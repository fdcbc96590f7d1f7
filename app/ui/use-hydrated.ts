import { useSyncExternalStore } from "react";

function never() {
  return () => {};
}

/** Whether script has taken the page over. False on the server and in the very first drawing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
