import { useSyncExternalStore } from "react";

function never() {
  return () => {};
}

/** Whether the page is hydrated. False on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
