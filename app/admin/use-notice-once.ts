import { useEffect } from "react";

/** Removes a parameter from the address once its notice was shown, so that reloads and bookmarks do not repeat it. */
export function useNoticeOnce(parameter: string): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(parameter)) return;
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, "", address);
  }, [parameter]);
}
