import { useEffect } from "react";
import { keepThisPage } from "./offline-pages.ts";

/** Keeps the page that is shown on the device of a learner, so that it is there without a network. */
export function useOfflinePages(learner: string): void {
  useEffect(() => {
    keepThisPage(learner).catch(() => {
      // A browser that keeps nothing (private window, full storage) still shows the lesson.
    });
  }, [learner]);
}
