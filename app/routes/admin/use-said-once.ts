import { useEffect } from "react";

/** Takes a word out of the address once it is said: a reload or a bookmark does not repeat it. */
export function useSaidOnce(word: string): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(word)) return;
    address.searchParams.delete(word);
    window.history.replaceState(window.history.state, "", address);
  }, [word]);
}
