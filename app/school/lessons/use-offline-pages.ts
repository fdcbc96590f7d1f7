import { useEffect } from "react";
import { keepThisPage } from "./offline-pages.ts";

/** Stores the shown page on the learner's device, so that it works offline. */
export function useOfflinePages(learner: string): void {
  useEffect(() => {
    keepThisPage(learner).catch(() => {
      // A browser that stores nothing (private window, full storage) still shows the lesson.
    });
  }, [learner]);
}
