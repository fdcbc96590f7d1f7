import { useEffect } from "react";
import { useLocation } from "react-router";
import type { ScrollInput } from "./contract.ts";
import { partsSeen } from "./page-parts-contract.ts";

/**
 * Reports how far down each page was read, when the visitor leaves or hides it. A report is never sent again, so no view
 * counts twice. Visitors who are not counted send no report.
 */
export function useScrollReport(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let reached = 0;
    let reported: number | undefined;
    const look = () => {
      const seen = partsSeen(scrollY + innerHeight, document.documentElement.scrollHeight);
      reached = Math.max(reached, seen);
    };
    const report = () => {
      if (reached === reported || (document.counts?.() ?? "none") === "none") return;
      const message: ScrollInput = {
        page_visited: pathname,
        reached,
        ...(reported !== undefined && { reported }),
      };
      navigator.sendBeacon("/api/scrolls", JSON.stringify(message));
      reported = reached;
    };
    const reportHidden = () => document.hidden && report();
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("pagehide", report);
    document.addEventListener("visibilitychange", reportHidden);
    return () => {
      report();
      removeEventListener("scroll", look);
      removeEventListener("pagehide", report);
      document.removeEventListener("visibilitychange", reportHidden);
    };
  }, [pathname]);
}
