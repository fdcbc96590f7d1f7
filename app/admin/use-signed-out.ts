import { useEffect } from "react";
import { useNavigate } from "react-router";
import { onSignOut } from "#app/ui/sign-out-channel.ts";

/**
 * Leaves a page of the back office when its user signs out in another tab. A page that the browser restores from its
 * cache is loaded again, because it missed a sign-out in the meantime.
 * @param signIn the sign-in screen that the page belongs to
 */
export function useSignedOut(signIn = "/admin-login"): void {
  const navigate = useNavigate();
  useEffect(
    () => onSignOut(() => navigate(`${signIn}?notice=signed-out`, { replace: true })),
    [navigate, signIn],
  );
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
}
