import { useEffect } from "react";
import { useNavigate } from "react-router";
import { onSignOut } from "#app/features/accounts/sign-out-channel.ts";

/**
 * Leaves a page of the back office when its reader signs out in another tab. A page that the browser kept and shows again
 * asks the server anew: it heard of nothing meanwhile.
 * @param signIn the sign-in screen that it belongs to
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
