import { useEffect } from "react";
import { keepThisPage } from "./kept-pages.ts";

/** Keeps the page that is shown on the device, so that it is there without a network. */
export function useKeptOffline(): void {
  useEffect(() => {
    keepThisPage().catch(() => {
      // A browser that keeps nothing (private window, full storage) still shows the lesson.
    });
  }, []);
}
