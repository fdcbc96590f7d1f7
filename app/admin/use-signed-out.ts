import { useEffect } from "react";
import { useNavigate } from "react-router";
import { onSignOut } from "#app/ui/sign-out-channel.ts";

/**
 * For every page of the back office. Leaves it when its user signs out in another tab. A page that the browser restores from its
 * cache is loaded again, because it missed a sign-out in the meantime.
 * @param signIn the sign-in screen that the page belongs to
 */
export function useSignedOut(signIn = "/admin-login"): void {
  const navigate = useNavigate();
  useEffect(
    () => onSignOut(() => navigate(`${signIn}?notice=signed-out`, { replace: true })),
    [navigate, signIn],
  );
  // Visits of the owner and of staff are not counted, in this browser from now on (tooling/browser/count.js).
  useEffect(() => {
    try {
      localStorage.setItem("mindsync-uncounted", "staff");
    } catch {
      // A browser that stores nothing is counted.
    }
  }, []);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
}
