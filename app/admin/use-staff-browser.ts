import { useEffect } from "react";

/** Visits of the owner and of staff are not counted, in this browser from now on (tooling/browser/count.js). */
export function useStaffBrowser(isStaff = true): void {
  useEffect(() => {
    if (!isStaff) return;
    try {
      localStorage.setItem("mindsync-uncounted", "staff");
    } catch {
      // A browser that stores nothing is counted.
    }
  }, [isStaff]);
}
