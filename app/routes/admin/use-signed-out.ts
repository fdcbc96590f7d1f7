import { useEffect } from "react";
import { useNavigate } from "react-router";
import { onSignOut } from "#app/features/accounts/sign-out-channel.ts";

/** Leaves a page of the back office when its admin signs out in another tab. */
export function useSignedOut(): void {
  const navigate = useNavigate();
  useEffect(() => onSignOut(() => navigate("/admin-login?notice=signed-out", { replace: true })), [navigate]);
}
